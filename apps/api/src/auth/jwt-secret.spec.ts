import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret } from './jwt-secret';

describe('keptSecret', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-secret-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('is made once, for the eyes of its owner alone, and leaves nothing beside it', async () => {
    const secret = await keptSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(await keptSecret(folder)).toBe(secret);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
    expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for all who make it at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => keptSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
  });

  it('stops the start where the file is damaged', async () => {
    await writeFile(join(folder, 'jwt-secret'), 'x');
    await expect(keptSecret(folder)).rejects.toThrow(/^DATA_DIR: .*damaged/);
  });

  it('stops the start where it cannot be kept', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(keptSecret(file)).rejects.toThrow(/^DATA_DIR: /);
  });
});
