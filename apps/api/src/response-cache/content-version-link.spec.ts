import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { ConfigError, type AppConfig } from '../platform/config';
import { ContentVersionLink } from './content-version-link';

const HOUR_S = 3_600;

describe('ContentVersionLink', () => {
  let folder: string;
  let path: string;
  let logged: jest.SpyInstance;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-link-'));
    path = join(folder, 'current');
    logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    await rm(folder, { recursive: true });
  });

  const linkAt = (contentVersionLink: string | null) =>
    new ContentVersionLink({ contentVersionLink } as AppConfig);

  function created(): ContentVersionLink {
    const link = linkAt(path);
    link.create();
    return link;
  }

  /** What nginx has in its cache keys. */
  const version = () => fs.realpathSync(path).slice(folder.length + 1);

  const fail = (name: 'symlinkSync' | 'mkdirSync' | 'rmSync') =>
    jest.spyOn(fs, name).mockImplementation(() => {
      throw new Error('ENOSPC: no space left on device');
    });

  it('points to another name each time, in the form that nginx takes', () => {
    const link = created();
    const versions = [version()];
    for (let i = 0; i < 20; i += 1) {
      link.renew();
      versions.push(version());
    }
    expect(new Set(versions).size).toBe(21);
    for (const each of versions) expect(each).toMatch(/^v-[\w-]{16}$/);
    expect(link.isCurrent).toBe(true);
  });

  it('is replaced in one step: there is always a version that it points to', () => {
    const link = created();
    const rename = jest.spyOn(fs, 'renameSync');
    const removed = jest.spyOn(fs, 'rmSync').mockImplementation((target) => {
      expect(target).not.toBe(path);
    });
    for (let i = 0; i < 5; i += 1) link.renew();
    expect(rename.mock.calls.map(([, to]) => to)).toEqual(Array(5).fill(path));
    expect(removed).toHaveBeenCalledTimes(4);
  });

  it('leaves the version and the one before it behind, however often it changes', () => {
    const link = created();
    for (let i = 0; i < 10; i += 1) link.renew();
    expect(fs.readdirSync(folder)).toHaveLength(3);
  });

  it('leaves the versions of replicas alone, and removes what killed processes left', () => {
    const replica = created();
    const [ofReplica] = [version()];
    for (const name of ['v-aaaaaaaaaaaaaaaa', 'v-bbbbbbbbbbbbbbbb']) {
      fs.mkdirSync(join(folder, name));
    }
    fs.mkdirSync(join(folder, 'photos'));
    const old = Date.now() / 1_000 - HOUR_S;
    for (const name of ['v-aaaaaaaaaaaaaaaa', 'photos']) {
      fs.utimesSync(join(folder, name), old, old);
    }
    created();
    expect(fs.readdirSync(folder).sort()).toEqual(
      ['current', 'photos', 'v-bbbbbbbbbbbbbbbb', ofReplica, version()].sort(),
    );
    replica.renew();
    expect(fs.existsSync(join(folder, version()))).toBe(true);
  });

  it.each(['mkdirSync', 'symlinkSync'] as const)(
    'is removed where %s fails, and made again when it works',
    (name) => {
      jest.useFakeTimers();
      const link = created();
      const before = version();
      const failing = fail(name);
      link.renew();
      expect(fs.existsSync(path)).toBe(false);
      expect(link.isCurrent).toBe(false);
      jest.advanceTimersByTime(10_000);
      expect(logged).toHaveBeenCalledTimes(1);
      failing.mockRestore();
      jest.advanceTimersByTime(1_000);
      expect(link.isCurrent).toBe(true);
      expect(version()).not.toBe(before);
      expect(fs.readdirSync(folder).filter((each) => each.endsWith('.link'))).toEqual([]);
    },
  );

  it('lets nothing be stored where it can be neither renewed nor removed', () => {
    jest.useFakeTimers();
    const link = created();
    fail('symlinkSync');
    fail('rmSync');
    expect(() => link.renew()).not.toThrow();
    expect(link.isCurrent).toBe(false);
    expect(logged).toHaveBeenCalledTimes(2);
    link.onModuleDestroy();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['a folder', () => fs.mkdirSync(path)],
    ['a file', () => fs.writeFileSync(path, 'holiday photos')],
    ['in no folder', () => (path = join(folder, 'missing', 'current'))],
  ])('refuses a path that is %s', (_name, arrange) => {
    arrange();
    expect(() => linkAt(path).create()).toThrow(ConfigError);
    expect(() => linkAt(path).create()).toThrow(
      `CONTENT_VERSION_LINK: ${path} is no path where a symbolic link can be made`,
    );
    if (path.startsWith(join(folder, 'current'))) expect(fs.existsSync(path)).toBe(true);
  });

  it('does nothing where it is not configured', () => {
    const mkdir = jest.spyOn(fs, 'mkdirSync');
    const link = linkAt(null);
    link.create();
    link.renew();
    expect(link.isCurrent).toBe(false);
    expect(mkdir).not.toHaveBeenCalled();
  });
});
