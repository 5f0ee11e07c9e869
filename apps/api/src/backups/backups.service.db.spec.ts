import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DiskImageStore } from '@lereng/api-site/images';
import { loadConfig } from '@lereng/api-site/config';
import { openTestSqlite, type TestDatabase } from '@lereng/api-site/testing';
import { BackupState } from './backup-state';
import { BackupsService } from './backups.service';
import { fillSite, makeSite, type TestSite } from './test-site';

const HOUR_MS = 60 * 60_000;
const START = Date.parse('2026-11-20T20:01:00.000Z');

describe('BackupsService', () => {
  let test: TestDatabase;
  let site: TestSite;
  let state: BackupState;
  let service: BackupsService;

  const serviceWith = (env: Record<string, string> = {}) => {
    const config = loadConfig({ DATA_DIR: site.folder, ...env });
    return new BackupsService({ ...config, database: test.config }, state);
  };

  beforeEach(async () => {
    test = await openTestSqlite();
    site = await makeSite(test.config);
    await fillSite(test.database, site);
    state = new BackupState(test.database);
    service = serviceWith();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.drop();
    await site.remove();
  });

  const statusAfter = async (hours: number, of = service) =>
    (await of.status(new Date(START + hours * HOUR_MS))).status;

  it('warns of a backup that failed, and of none for 26 hours', async () => {
    expect(await statusAfter(0)).toBe('ok');
    await state.readOrBegin(new Date(START));
    expect([await statusAfter(26), await statusAfter(26.1)]).toEqual(['ok', 'failing']);
    await state.succeeded(new Date(START));
    expect([await statusAfter(26), await statusAfter(26.1)]).toEqual(['ok', 'failing']);
    await state.failed(new Date(START + HOUR_MS));
    expect(await service.status(new Date(START + HOUR_MS))).toEqual({
      ...{ status: 'failing', last_backup_at: '2026-11-20T20:01:00.000Z' },
    });
    expect(await statusAfter(30, serviceWith({ BACKUP_KEEP: '0' }))).toBe('off');
  });

  it('gives one download at a time, and the next one after it was left', async () => {
    const streams: Readable[] = [];
    const open = DiskImageStore.prototype.open;
    jest.spyOn(DiskImageStore.prototype, 'open').mockImplementation(async function (
      this: DiskImageStore,
      ...file
    ) {
      const stored = await open.apply(this, file);
      if (stored) streams.push(stored.stream);
      return stored;
    });
    const first = (await service.download()).getStream();
    await expect(service.download()).rejects.toMatchObject({ status: 429 });
    const closed = once(first, 'close');
    first.destroy();
    await closed;
    const second = (await service.download()).getStream();
    expect((await buffer(second)).length).toBeGreaterThan(10_000);
    expect(streams.length).toBeGreaterThan(10);
    expect(streams.every(({ closed: isClosed }) => isClosed)).toBe(true);
  });

  it('says at once that there is no database, and lets others try', async () => {
    const config = loadConfig({ DATA_DIR: site.folder });
    const away = new BackupsService(config, state);
    for (let n = 0; n < 2; n += 1) {
      await expect(away.download()).rejects.toThrow('the database cannot be opened');
    }
  });
});
