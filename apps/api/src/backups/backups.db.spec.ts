import { PassThrough, type Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { loadConfig } from '@lereng/api-site/config';
import { openTestSqlite, type TestDatabase } from '@lereng/api-site/testing';
import { OneAtATime } from '../platform/database';
import { HealthChecks } from '../platform/observability/health-checks';
import { BackupState } from './backup-state';
import { BackupsService } from './backups.service';
import { NightlyBackups } from './nightly-backups';
import { OperatorProcess } from './operator-process';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Noon of the venue, which is in UTC+7. */
const START = Date.parse('2026-11-20T05:00:00Z');
const AFTER_THREE = Date.parse('2026-11-20T20:01:00Z');

/** Remembers the commands. Without an error each of them writes what it has done. */
class FakeOperator extends OperatorProcess {
  readonly commands: string[] = [];
  error: Error | null = null;

  constructor() {
    super('operator');
  }

  override run(...args: string[]): Readable {
    this.commands.push(args.join(' '));
    const output = new PassThrough();
    if (this.error) output.destroy(this.error);
    else output.write('/b/site.tar has 3 rows of 2 tables\n');
    // A download goes on until somebody ends it.
    if (!args.includes('-')) output.end();
    return output;
  }
}

describe('Backups', () => {
  let test: TestDatabase;
  let state: BackupState;
  let operator: FakeOperator;
  let log: jest.SpyInstance;
  let warn: jest.SpyInstance;

  beforeEach(async () => {
    test = await openTestSqlite();
    state = new BackupState(test.database);
    operator = new FakeOperator();
    log = jest.spyOn(Logger.prototype, 'log').mockImplementation();
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.drop();
  });

  const serviceWith = (env: Record<string, string> = {}) =>
    new BackupsService(loadConfig(env), state, operator);

  /** A server that looks at its clock, as it does every few minutes. @returns how many backups it has begun */
  async function lookAt(...times: number[]): Promise<number> {
    const before = operator.commands.length;
    for (const time of times) {
      const one = new OneAtATime(test.database);
      const nightly = new NightlyBackups(loadConfig({}), state, one, operator, new HealthChecks());
      await Object.assign(nightly, { now: () => new Date(time) }).makeIfDue();
    }
    return operator.commands.length - before;
  }

  it('are made once in each night, and after the start for a night without the server', async () => {
    expect(await lookAt(START, AFTER_THREE - 2 * 60_000)).toBe(0);
    expect(await lookAt(AFTER_THREE, AFTER_THREE + 600_000)).toBe(1);
    expect(await lookAt(AFTER_THREE + 3.5 * DAY_MS, AFTER_THREE + 3.6 * DAY_MS)).toBe(1);
    expect(operator.commands).toEqual(['backup --nightly', 'backup --nightly']);
    expect(log.mock.calls).toEqual(Array(2).fill(['Backed up to /b/site.tar']));
    const succeededAt = new Date(AFTER_THREE + 3.5 * DAY_MS).toISOString();
    expect(await state.read()).toMatchObject({ succeededAt, failedAt: null });
  });

  it('that fail are remembered, repeated after an hour, and logged once', async () => {
    await lookAt(START);
    operator.error = new Error('No backup was made: there is no room.');
    expect(await lookAt(START + DAY_MS, START + DAY_MS + 0.5 * HOUR_MS)).toBe(1);
    expect(await lookAt(START + DAY_MS + 1.5 * HOUR_MS)).toBe(1);
    expect(warn.mock.calls).toEqual([['No backup was made: there is no room']]);
    expect(await state.read()).toMatchObject({ succeededAt: null, failedAt: expect.any(String) });
    operator.error = null;
    expect(await lookAt(START + DAY_MS + 3 * HOUR_MS)).toBe(1);
    expect(await state.read()).toMatchObject({ failedAt: null });
  });

  it('that end with the server have not failed', async () => {
    await lookAt(START);
    operator.error = new Error('it was interrupted');
    operator.isClosed = true;
    await lookAt(START + DAY_MS);
    expect(warn.mock.calls).toEqual([]);
    expect(await state.read()).toMatchObject({ failedAt: null });
  });

  it('are failing where one failed, and where there was none for 26 hours', async () => {
    const service = serviceWith();
    const statusAfter = async (hours: number, of = service) =>
      (await of.status(new Date(START + hours * HOUR_MS))).status;
    expect(await statusAfter(0)).toBe('ok');
    await state.readOrBegin(new Date(START));
    expect([await statusAfter(26), await statusAfter(26.1)]).toEqual(['ok', 'failing']);
    await state.succeeded(new Date(START));
    expect([await statusAfter(26), await statusAfter(26.1)]).toEqual(['ok', 'failing']);
    await state.failed(new Date(START + HOUR_MS));
    expect(await service.status(new Date(START + HOUR_MS))).toEqual({
      status: 'failing',
      last_backup_at: '2026-11-20T05:00:00.000Z',
    });
    expect(await statusAfter(30, serviceWith({ BACKUP_KEEP: '0' }))).toBe('off');
  });

  it('are downloaded one at a time, and the next one after one was left', async () => {
    const service = serviceWith();
    const first = (await service.download()).getStream();
    await expect(service.download()).rejects.toMatchObject({ status: 429 });
    first.destroy();
    await new Promise((resolve) => first.once('close', resolve));
    await service.download();
    expect(operator.commands).toEqual(Array(2).fill('backup --for owner --to -'));
  });

  it('that cannot be downloaded are refused before the first byte, and others may try', async () => {
    const service = serviceWith();
    operator.error = new Error('No backup was made: the database cannot be opened.');
    for (let n = 0; n < 2; n += 1) {
      await expect(service.download()).rejects.toMatchObject({ status: 503 });
    }
    expect(warn.mock.calls[0]).toEqual(['No backup was made: the database cannot be opened']);
  });
});
