import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { ObjectServer } from '@lereng/shared-testing';
import { loadConfig } from '../platform/config';
import { OneAtATime } from '../platform/database';
import { openTestSqlite, type TestDatabase } from '../platform/database/test-database';
import { checkArchive } from './archive/check-archive';
import { BackupState } from './backup-state';
import { NightlyBackups } from './nightly-backups';
import { migrationNames, restore } from './restore-command';
import { fillSite, imageId, makeSite, type TestSite } from './test-site';

jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-11-20T05:00:00Z');
const LARGE = 20 * 2 ** 20;

/** `pictures` is the bucket that the object server knows. */
describe('A bucket of backups', () => {
  let objects: ObjectServer;
  let test: TestDatabase;
  let site: TestSite;
  let state: BackupState;
  let env: Record<string, string>;
  let warn: jest.SpyInstance;

  beforeEach(async () => {
    objects = new ObjectServer();
    env = {
      ...{ BACKUP_DIR: 's3://pictures/site/copies', BACKUP_KEEP: '2' },
      ...{ S3_ENDPOINT: await objects.start(), S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    };
    test = await openTestSqlite();
    site = await makeSite(test.config);
    await fillSite(test.database, site);
    state = new BackupState(test.database);
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.drop();
    await site.remove();
    await objects.stop();
  });

  function nightlyAt(day: number): NightlyBackups {
    const config = { ...loadConfig({ DATA_DIR: site.folder, ...env }), database: test.config };
    const nightly = new NightlyBackups(config, state, new OneAtATime(test.database));
    Object.assign(nightly, { now: () => new Date(START + day * DAY_MS) });
    return nightly;
  }

  const lookAt = (day: number) => nightlyAt(day).makeIfDue();

  const keys = () => [...objects.objects.keys()].sort();

  it('keeps the newest nightly backups, each of them whole, and nothing else goes', async () => {
    objects.objects.set('site/copies/notes.txt', { bytes: Buffer.from('mine'), headers: {} });
    for (let day = 0; day <= 4; day += 1) await lookAt(day);
    expect(warn.mock.calls).toEqual([]);
    expect(keys()).toEqual([
      'site/copies/lereng-nightly-20261123T050000Z.tar',
      'site/copies/lereng-nightly-20261124T050000Z.tar',
      'site/copies/notes.txt',
    ]);
    const { bytes } = objects.objects.get(keys()[0]!)!;
    await checkArchive(async () => Readable.from([bytes]), migrationNames());
    expect(await readdir(site.folder)).toEqual(['images']);
  });

  it('says at the start that the bucket refuses, and nothing of one that does not', async () => {
    const start = async () => {
      const nightly = nightlyAt(0);
      nightly.onApplicationBootstrap();
      await nightly.onModuleDestroy();
    };
    await start();
    expect(warn.mock.calls).toEqual([]);
    objects.failure = 403;
    await start();
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^BACKUP_DIR: no backup can be made: \w+/)],
    ]);
    expect(keys()).toEqual([]);
  });

  it('takes large ones in parts, and a restore reads them', async () => {
    await site.store.put(imageId('e'), [{ name: '10.jpg', bytes: randomBytes(LARGE) }]);
    await lookAt(0);
    await lookAt(1);
    expect([objects.parts, objects.uploads.size]).toEqual([3, 0]);
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const url = `s3://pictures/${keys()[0]}`;
    const argv = ['node', 'restore', url, '--rehearse'];
    expect(await restore({ argv, env, stdout: sink, stderr: sink })).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/^s3:\S+\.tar can be restored: /)]);
    const without = { argv, env: {}, stdout: sink, stderr: sink };
    expect(await restore(without)).toBe(1);
    expect(lines.at(-1)).toBe('Nothing was restored. Name the bucket by BACKUP_DIR, too.\n');
  });

  it('has nothing of one that fails halfway', async () => {
    await site.store.put(imageId('a'), [{ name: '10.jpg', bytes: randomBytes(LARGE) }]);
    await site.store.removeFiles(imageId('e'), ['5.avif']);
    await lookAt(0);
    await lookAt(1);
    expect(objects.parts).toBeGreaterThan(0);
    expect([keys(), objects.uploads.size]).toEqual([[], 0]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('lacks the file')]]);
    objects.failure = 500;
    await lookAt(2);
    expect(await state.read()).toMatchObject({ succeededAt: null });
  });
});
