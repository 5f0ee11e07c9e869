import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '@lereng/api-site/database';
import { openDatabase } from '@lereng/api-site/testing';
import { ObjectServer } from '@lereng/shared-testing';
import { checkArchive } from './archive/check-archive';
import { backup } from './backup';
import { BackupFolder } from './places/backup-folder';
import { type Outcome, run } from './testing/run';
import { fillSite, imageId, makeSite, type TestSite } from './testing/test-site';

/** Hundreds of flushed files take seconds on a busy machine. */
jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-11-20T20:01:00Z');

/** Only the clock is not the real one. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

describe('backup --nightly', () => {
  let site: TestSite;
  let database: Database;
  let env: Record<string, string>;

  beforeEach(async () => {
    site = await makeSite();
    env = { DATA_DIR: site.folder };
    database = await openDatabase(site.database);
    await fillSite(database, site);
    jest.useFakeTimers({ doNotFake: [...REAL] });
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await database.close();
    await site.remove();
  });

  async function onDay(day: number): Promise<Outcome> {
    jest.setSystemTime(START + day * DAY_MS);
    return run(backup, ['--nightly'], env);
  }

  async function onDays(...days: number[]): Promise<void> {
    for (const day of days) expect(await onDay(day)).toMatchObject({ code: 0, error: '' });
  }

  const expectWhole = (bytes: Buffer) => checkArchive(async () => Readable.from([bytes]));

  const backups = async () =>
    (await readdir(join(site.folder, 'backups')).catch(() => [] as string[])).sort();

  it('keeps the newest two of four nights, each of them whole, and all that is not nightly', async () => {
    env['BACKUP_KEEP'] = '2';
    await onDays(0, 1);
    expect(await run(backup, [], env)).toMatchObject({ code: 0 });
    await onDays(2, 3);
    const names = await backups();
    expect(names).toEqual([
      'lereng-20261121T200100Z.tar',
      'lereng-nightly-20261122T200100Z.tar',
      'lereng-nightly-20261123T200100Z.tar',
    ]);
    for (const name of names) {
      await expectWhole(await readFile(join(site.folder, 'backups', name)));
    }
  });

  it('deletes what a crash has left, and nothing that is not its own', async () => {
    const folder = join(site.folder, 'backups');
    await mkdir(folder);
    const left = 'lereng-nightly-20261101T200000Z.tar.0badcafe.part';
    const others = ['lereng-20261101T200000Z.tar', 'lereng-x.tar.0badcafe.part', 'notes.txt'];
    for (const name of [left, ...others]) await writeFile(join(folder, name), 'x');
    const recent = new Date(START - 60_000);
    for (const name of others) await utimes(join(folder, name), recent, recent);
    await utimes(join(folder, left), 0, 0);
    await onDays(0);
    const names = await backups();
    expect(names).toEqual(expect.arrayContaining(others));
    expect(names).not.toContain(left);
  });

  it('makes none where there is no room', async () => {
    jest.spyOn(BackupFolder.prototype, 'freeBytes').mockResolvedValue(1_000);
    const { code, error } = await onDay(0);
    expect(code).toBe(1);
    expect(error).toMatch(/^No backup was made: .* has 1000 bytes free, and \d+ are needed\.\n$/);
    expect(await backups()).toEqual([]);
  });

  it('leaves nothing of one that fails, and keeps the others', async () => {
    env['BACKUP_KEEP'] = '1';
    await onDays(0);
    const before = await backups();
    await rm(join(site.folder, 'images'), { recursive: true });
    expect((await onDay(1)).error).toContain('lacks the file');
    expect(await backups()).toEqual(before);
  });

  /** `pictures` is the bucket that the object server knows. */
  describe('in a bucket', () => {
    const LARGE = 20 * 2 ** 20;
    let objects: ObjectServer;

    beforeEach(async () => {
      objects = new ObjectServer();
      Object.assign(env, {
        BACKUP_DIR: 's3://pictures/site/copies',
        BACKUP_KEEP: '2',
        S3_ENDPOINT: await objects.start(),
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      });
    });
    afterEach(() => objects.stop());

    const keys = () => [...objects.objects.keys()].sort();

    it('keeps the newest of them, each of them whole, and nothing else goes', async () => {
      objects.objects.set('site/copies/notes.txt', { bytes: Buffer.from('mine'), headers: {} });
      await onDays(0, 1, 2, 3);
      expect(keys()).toEqual([
        'site/copies/lereng-nightly-20261122T200100Z.tar',
        'site/copies/lereng-nightly-20261123T200100Z.tar',
        'site/copies/notes.txt',
      ]);
      await expectWhole(objects.objects.get(keys()[0]!)!.bytes);
      expect(await backups()).toEqual([]);
    });

    it('says whether the bucket refuses, and makes none for that', async () => {
      expect(await run(backup, ['--check'], env)).toEqual({ code: 0, output: '', error: '' });
      objects.failure = 403;
      const { code, error } = await run(backup, ['--check'], env);
      expect(code).toBe(1);
      expect(error).toMatch(/^BACKUP_DIR: no backup can be made: \w+/);
      expect(keys()).toEqual([]);
    });

    it('takes large ones in parts', async () => {
      await site.store.put(imageId('e'), [{ name: '10.jpg', bytes: randomBytes(LARGE) }]);
      await onDays(0);
      expect([objects.parts, objects.uploads.size]).toEqual([3, 0]);
      await expectWhole(objects.objects.get(keys()[0]!)!.bytes);
    });

    it('has nothing of one that fails halfway', async () => {
      await site.store.put(imageId('a'), [{ name: '10.jpg', bytes: randomBytes(LARGE) }]);
      await site.store.removeFiles(imageId('e'), ['5.avif']);
      expect((await onDay(0)).error).toContain('lacks the file');
      expect(objects.parts).toBeGreaterThan(0);
      expect([keys(), objects.uploads.size]).toEqual([[], 0]);
      objects.failure = 500;
      expect(await onDay(1)).toMatchObject({ code: 1 });
    });
  });
});
