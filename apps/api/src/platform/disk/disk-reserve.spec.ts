import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DiskReserve } from './disk-reserve';

const RESERVE = 16 * 2 ** 20;

const failure = (code: string) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('…'), { code }));

/** `api-e2e` has the same on a full disk. */
describe('DiskReserve', () => {
  let folder: string;
  let file: string;
  let reserve: DiskReserve;
  let warn: jest.SpyInstance;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-reserve-'));
    file = join(folder, 'reserve');
    reserve = new DiskReserve(folder);
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
  });
  afterEach(async () => {
    await reserve.onModuleDestroy();
    await rm(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  /** A write that fails so, as often as there are codes, and then succeeds. */
  const write = (...codes: string[]) =>
    jest.fn(async () => {
      const code = codes.shift();
      if (code) throw failure(code);
      return 'written';
    });

  it('makes a file that really takes its room, and completes one that a crash left', async () => {
    await writeFile(file, 'half');
    await reserve.open();
    const { size, blocks } = await stat(file);
    expect(size).toBe(RESERVE);
    expect(blocks * 512).toBeGreaterThanOrEqual(RESERVE);
  });

  it.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT'])(
    'is given up at %s, for another try',
    async (code) => {
      await reserve.open();
      const failing = write(code);
      expect(await reserve.spendOn(failing)).toBe('written');
      expect(failing).toHaveBeenCalledTimes(2);
      expect(existsSync(file)).toBe(false);
      expect(await reserve.isLow()).toBe(true);
    },
  );

  it('is given up once by several writes, each of which has another try', async () => {
    await reserve.open();
    const writes = [1, 2, 3].map(() => reserve.spendOn(write('SQLITE_FULL')));
    expect(await Promise.all(writes)).toEqual(['written', 'written', 'written']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('does not help twice', async () => {
    await reserve.open();
    const failing = reserve.spendOn(write('SQLITE_FULL', 'SQLITE_FULL'));
    await expect(failing).rejects.toEqual(failure('SQLITE_FULL'));
  });

  it.each([
    ['another failure', 'SQLITE_IOERR'],
    ['a full disk that is not that of DATA_DIR', '53100'],
  ])('stays at %s', async (_name, code) => {
    await reserve.open();
    const failing = write(code);
    await expect(reserve.spendOn(failing)).rejects.toEqual(failure(code));
    expect(failing).toHaveBeenCalledTimes(1);
    expect(existsSync(file)).toBe(true);
  });

  it('is made again before a write that needs it there, as soon as there is room', async () => {
    await reserve.open();
    await reserve.spendOn(write('SQLITE_FULL'));
    await reserve.assertThere();
    expect((await stat(file)).size).toBe(RESERVE);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('keeps nobody from writing where it cannot be made for another reason', async () => {
    await reserve.onModuleDestroy();
    reserve = new DiskReserve(join(folder, 'missing'));
    await reserve.open();
    await reserve.assertThere();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
