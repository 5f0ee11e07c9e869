import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { ObjectServer } from '@lereng/shared-testing';
import { loadConfig } from '@lereng/api-site/config';
import { openTestSqlite, type TestDatabase } from '@lereng/api-site/testing';
import { OneAtATime } from '../platform/database';
import { checkArchive } from './archive/check-archive';
import { BackupFolder } from './backup-folder';
import { BackupState } from './backup-state';
import { NightlyBackups } from './nightly-backups';
import { migrationNames, restore } from './restore-command';
import { fillSite, imageId, makeSite, type TestSite } from './test-site';

/** Hundreds of flushed files take seconds on a busy machine. */
jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60_000;

/** Noon of the venue, which is in UTC+7. */
const START = Date.parse('2026-11-20T05:00:00Z');

describe('NightlyBackups', () => {
  let test: TestDatabase;
  let site: TestSite;
  let state: BackupState;
  let log: jest.SpyInstance;
  let warn: jest.SpyInstance;

  beforeEach(async () => {
    test = await openTestSqlite();
    site = await makeSite(test.config);
    await fillSite(test.database, site);
    state = new BackupState(test.database);
    log = jest.spyOn(Logger.prototype, 'log').mockImplementation();
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.drop();
    await site.remove();
  });

  function nightlyAt(time: number, env: Record<string, string> = {}): NightlyBackups {
    const config = { ...loadConfig({ DATA_DIR: site.folder, ...env }), database: test.config };
    const nightly = new NightlyBackups(config, state, new OneAtATime(test.database));
    return Object.assign(nightly, { now: () => new Date(time) });
  }

  /** A server that looks at its clock, as it does every few minutes. */
  const lookAt = (time: number, env?: Record<string, string>) => nightlyAt(time, env).makeIfDue();

  const expectWhole = (bytes: Buffer) =>
    checkArchive(async () => Readable.from([bytes]), migrationNames());

  const backups = async () =>
    (await readdir(join(site.folder, 'backups')).catch(() => [] as string[])).sort();

  it('keeps the newest seven of ten nights, each of them whole', async () => {
    await lookAt(START);
    const made: string[] = [];
    for (let night = 1; night <= 10; night += 1) {
      const three = Date.parse('2026-11-20T20:00:00Z') + (night - 1) * DAY_MS;
      await lookAt(three - 60_000);
      expect(await backups()).toEqual(made.slice(-7));
      await lookAt(three + 60_000);
      made.push(`lereng-nightly-202611${19 + night}T200100Z.tar`);
      await lookAt(three + 660_000);
      expect(await backups()).toEqual(made.slice(-7));
    }
    for (const name of await backups()) {
      await expectWhole(await readFile(join(site.folder, 'backups', name)));
    }
    expect([log.mock.calls.length, warn.mock.calls.length]).toEqual([10, 0]);
    const succeededAt = '2026-11-29T20:01:00.000Z';
    expect(await state.read()).toMatchObject({ succeededAt, failedAt: null });
  });

  it('makes none at the first start, and what was missed at a later one', async () => {
    await lookAt(START);
    expect(await backups()).toEqual([]);
    await lookAt(START + 3 * DAY_MS);
    expect(await backups()).toEqual(['lereng-nightly-20261123T050000Z.tar']);
    await lookAt(START + 3 * DAY_MS + 60_000);
    expect(await backups()).toHaveLength(1);
  });

  it('deletes what a crash has left, and nothing that is not its own', async () => {
    const folder = join(site.folder, 'backups');
    await mkdir(folder);
    const left = 'lereng-nightly-20261101T200000Z.tar.0badcafe.part';
    const others = ['lereng-20261101T200000Z.tar', 'lereng-x.tar.0badcafe.part', 'notes.txt'];
    for (const name of [left, ...others]) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, left), 0, 0);
    await lookAt(START);
    await lookAt(Date.now() + DAY_MS / 48, {});
    const names = await backups();
    expect(names).toEqual(expect.arrayContaining(others));
    expect(names).not.toContain(left);
  });

  it('skips one where there is no room, warns once, and makes it when there is', async () => {
    await lookAt(START);
    const free = jest.spyOn(BackupFolder.prototype, 'freeBytes').mockResolvedValue(1_000);
    for (const hours of [24, 24.5, 25.5]) await lookAt(START + hours * (DAY_MS / 24));
    expect(await backups()).toEqual([]);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/1000 bytes free, and \d+ are/)]]);
    expect(await state.read()).toMatchObject({ succeededAt: null, failedAt: expect.any(String) });
    free.mockRestore();
    await lookAt(START + 1.5 * DAY_MS);
    expect(await backups()).toHaveLength(1);
    expect(await state.read()).toMatchObject({ failedAt: null });
  });

  it('leaves nothing of one that fails, and keeps the others', async () => {
    await lookAt(START);
    await lookAt(START + DAY_MS, { BACKUP_KEEP: '1' });
    const before = await backups();
    await rm(join(site.folder, 'images'), { recursive: true });
    await lookAt(START + 2 * DAY_MS, { BACKUP_KEEP: '1' });
    expect(await backups()).toEqual(before);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('lacks the file')]]);
  });

  /** `pictures` is the bucket that the object server knows. */
  describe('in a bucket', () => {
    const LARGE = 20 * 2 ** 20;
    let objects: ObjectServer;
    let env: Record<string, string>;

    beforeEach(async () => {
      objects = new ObjectServer();
      env = {
        ...{ BACKUP_DIR: 's3://pictures/site/copies', BACKUP_KEEP: '2' },
        ...{ S3_ENDPOINT: await objects.start(), S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      };
    });
    afterEach(() => objects.stop());

    const lookOnDays = async (...days: number[]) => {
      for (const day of days) await lookAt(START + day * DAY_MS, env);
    };
    const keys = () => [...objects.objects.keys()].sort();

    it('keeps the newest of them, each of them whole, and nothing else goes', async () => {
      objects.objects.set('site/copies/notes.txt', { bytes: Buffer.from('mine'), headers: {} });
      await lookOnDays(0, 1, 2, 3, 4);
      expect(warn.mock.calls).toEqual([]);
      expect(keys()).toEqual([
        'site/copies/lereng-nightly-20261123T050000Z.tar',
        'site/copies/lereng-nightly-20261124T050000Z.tar',
        'site/copies/notes.txt',
      ]);
      await expectWhole(objects.objects.get(keys()[0]!)!.bytes);
      expect(await readdir(site.folder)).toEqual(['images']);
    });

    it('says at the start that the bucket refuses, and nothing of one that does not', async () => {
      const start = async () => {
        const nightly = nightlyAt(START, env);
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
      await lookOnDays(0, 1);
      expect([objects.parts, objects.uploads.size]).toEqual([3, 0]);
      const lines: string[] = [];
      const sink = new Writable({
        write(chunk, _, done) {
          lines.push(String(chunk));
          done();
        },
      });
      const argv = ['node', 'restore', `s3://pictures/${keys()[0]}`, '--rehearse'];
      expect(await restore({ argv, env, stdout: sink, stderr: sink })).toBe(0);
      expect(lines).toEqual([expect.stringMatching(/^s3:\S+\.tar can be restored: /)]);
      expect(await restore({ argv, env: {}, stdout: sink, stderr: sink })).toBe(1);
      expect(lines.at(-1)).toBe('Nothing was restored. Name the bucket by BACKUP_DIR, too.\n');
    });

    it('has nothing of one that fails halfway', async () => {
      await site.store.put(imageId('a'), [{ name: '10.jpg', bytes: randomBytes(LARGE) }]);
      await site.store.removeFiles(imageId('e'), ['5.avif']);
      await lookOnDays(0, 1);
      expect(objects.parts).toBeGreaterThan(0);
      expect([keys(), objects.uploads.size]).toEqual([[], 0]);
      expect(warn.mock.calls).toEqual([[expect.stringContaining('lacks the file')]]);
      objects.failure = 500;
      await lookOnDays(2);
      expect(await state.read()).toMatchObject({ succeededAt: null });
    });
  });
});
