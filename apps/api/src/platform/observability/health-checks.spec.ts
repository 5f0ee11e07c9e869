import { Logger } from '@nestjs/common';
import { CHECK_TIMEOUT_MS, HealthChecks, SHARED_MS } from './health-checks';

describe('HealthChecks', () => {
  let checks: HealthChecks;
  let lines: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    checks = new HealthChecks();
    lines = [];
    for (const level of ['log', 'error'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation((...line: unknown[]) => {
        lines.push(`${level} ${String(line[0])}`);
      });
    }
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('names each part, and says why only in the log, once', async () => {
    let isAway = true;
    checks.register('database', () => Promise.resolve());
    checks.register('images', () =>
      isAway ? Promise.reject(new Error('EACCES secret')) : Promise.resolve(),
    );
    expect(await checks.status()).toEqual({ database: 'ok', images: 'failing' });
    await later(SHARED_MS);
    expect(await checks.status()).toEqual({ database: 'ok', images: 'failing' });
    isAway = false;
    await later(SHARED_MS);
    expect(await checks.status()).toEqual({ database: 'ok', images: 'ok' });
    expect(lines).toEqual(['error images is failing: EACCES secret', 'log images is ok again']);
  });

  it('counts a part as failing that throws', async () => {
    checks.register('images', () => {
      throw new Error('at once');
    });
    expect(await checks.status()).toEqual({ images: 'failing' });
  });

  it('checks all parts at once and each one once a second, however many ask', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    for (const name of ['database', 'images']) {
      checks.register(name, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    }
    const asked = [checks.status(), checks.status()];
    await later(0);
    expect(begun).toEqual(['database', 'images']);
    for (const end of ends) end();
    await Promise.all(asked);
    await checks.status();
    expect(begun).toHaveLength(2);
    await later(SHARED_MS);
    void checks.status();
    await later(0);
    expect(begun).toHaveLength(4);
  });

  it('waits for a part for a bounded time, and begins no second check beside one that hangs', async () => {
    const hang = jest.fn(() => new Promise<never>(() => undefined));
    checks.register('database', hang);
    const first = checks.status();
    await later(CHECK_TIMEOUT_MS);
    expect(await first).toEqual({ database: 'failing' });
    const second = checks.status();
    await later(CHECK_TIMEOUT_MS);
    expect(await second).toEqual({ database: 'failing' });
    expect(hang).toHaveBeenCalledTimes(1);
  });
});
