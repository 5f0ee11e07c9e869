import { Logger } from '@nestjs/common';
import { Metrics, READ_TIMEOUT_MS, type Values } from './metrics';

describe('Metrics', () => {
  let metrics: Metrics;
  let warn: jest.SpyInstance;
  beforeEach(async () => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    metrics = await Metrics.open({ metricsPort: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** The lines of these metrics, without their descriptions. */
  const lines = async (name: string) =>
    (await metrics.text()).body.split('\n').filter((line) => line.startsWith(name));

  it('reads values when it is asked, and each time anew', async () => {
    const counts = { hit: 1, miss: 0 };
    metrics.counter({
      name: 'lookups_total',
      help: 'Lookups',
      label: 'result',
      read: () => ({ ...counts }),
    });
    metrics.gauge({ name: 'depth', help: 'Depth', read: async () => counts.hit });
    counts.hit = 3;
    for (let scrape = 0; scrape < 2; scrape += 1) {
      expect(await lines('lookups_total')).toEqual([
        'lookups_total{result="hit"} 3',
        'lookups_total{result="miss"} 0',
      ]);
      expect(await lines('depth')).toEqual(['depth 3']);
    }
    counts.hit = 0;
    expect(await lines('depth')).toEqual(['depth 0']);
  });

  it('leaves out what is not known or cannot be read, and says so once', async () => {
    metrics.gauge({ name: 'unknown', help: 'Unknown', read: () => null });
    metrics.gauge({ name: 'labelled', help: 'Unknown', label: 'part', read: () => null });
    metrics.gauge({ name: 'away', help: 'Away', read: () => Promise.reject(new Error('gone')) });
    metrics.gauge({ name: 'there', help: 'There', read: () => 1 });
    for (let scrape = 0; scrape < 2; scrape += 1) {
      for (const name of ['unknown', 'labelled', 'away']) expect(await lines(name)).toEqual([]);
      expect(await lines('there')).toEqual(['there 1']);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith('away cannot be read: Error: gone');
  });

  it('does not wait for what hangs, and does not ask it twice', async () => {
    let resolve: (values: Values) => void = () => undefined;
    const read = jest.fn(() => new Promise<Values>((done) => (resolve = done)));
    metrics.gauge({ name: 'slow', help: 'Slow', read });
    jest.useFakeTimers();
    for (let scrape = 0; scrape < 2; scrape += 1) {
      const asked = lines('slow');
      await jest.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
      expect(await asked).toEqual([]);
    }
    expect(read).toHaveBeenCalledTimes(1);
    const asked = lines('slow');
    resolve(5);
    expect(await asked).toEqual(['slow 5']);
  });

  it('drops whatever is registered where nobody asks', async () => {
    const off = await Metrics.open({ metricsPort: null });
    const read = jest.fn(() => 1);
    off.gauge({ name: 'depth', help: 'Depth', read });
    off.counter({ name: 'count_total', help: 'Count', read });
    expect(off.histogram({ name: 'h', help: 'H', labelNames: [], buckets: [1] })).toBeNull();
    await expect(off.text()).rejects.toThrow('METRICS_PORT');
    expect(read).not.toHaveBeenCalled();
  });
});
