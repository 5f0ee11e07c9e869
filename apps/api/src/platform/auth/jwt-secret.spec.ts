import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { persistedSecret } from './jwt-secret';

describe('keptSecret', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-secret-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('is made once, for the eyes of its owner alone, and leaves nothing beside it', async () => {
    const secret = await persistedSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(await persistedSecret(folder)).toBe(secret);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
    expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for all who make it at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => persistedSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
  });

  it('sweeps what a start left that was killed, and nothing else', async () => {
    const names = ['jwt-secret.0123456789ab', 'jwt-secret.ba9876543210', 'jwt-secret.bak'];
    for (const name of names) await writeFile(join(folder, name), 'x');
    const longAgo = new Date(Date.now() - 120_000);
    for (const name of [names[0], names[2]])
      await utimes(join(folder, name ?? ''), longAgo, longAgo);
    await persistedSecret(folder);
    expect((await readdir(folder)).sort()).toEqual(['jwt-secret', ...names.slice(1)].sort());
  });

  it('goes on where another process removes its file meanwhile', async () => {
    // It is there for who lists the folder, and missing for who looks at it.
    await symlink('removed', join(folder, 'jwt-secret.0123456789ab'));
    await expect(persistedSecret(folder)).resolves.toEqual(expect.any(String));
  });

  it('leaves nothing behind where the process ends while it is made', async () => {
    const making = persistedSecret(folder);
    // Whatever of the work is asynchronous, no unfinished file is there between two of its steps.
    for (let step = 0; step < 50; step += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      expect(readdirSync(folder).filter((name) => name !== 'jwt-secret')).toEqual([]);
    }
    await making;
  });

  it('stops the start where the file is damaged, or cannot be stored', async () => {
    await writeFile(join(folder, 'jwt-secret'), 'x');
    await expect(persistedSecret(folder)).rejects.toThrow(/^DATA_DIR: .*damaged/);
    await expect(persistedSecret(join(folder, 'jwt-secret'))).rejects.toThrow(/^DATA_DIR: /);
  });
});
