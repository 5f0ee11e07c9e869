import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from './data-dir';
import { loadConfig } from './load-config';

describe('prepareDataDir', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-dir-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const prepare = (path: string) => prepareDataDir(loadConfig({ DATA_DIR: path }));

  it('makes the folder with those above it, and takes one that is there', async () => {
    const path = join(folder, 'a', 'b', 'c');
    await prepare(path);
    await prepare(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('names the setting where the path is a file, or below one', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '', { mode: 0o777 });
    for (const path of [file, join(file, 'below')]) {
      await expect(prepare(path)).rejects.toThrow(`DATA_DIR: ${path} is no folder`);
    }
  });

  // Linux alone has such a folder.
  (process.platform === 'linux' ? it : it.skip)(
    'names the setting where nothing can be made and nothing says why',
    async () => {
      for (const path of ['/proc/nope', '/proc/nope/below']) {
        await expect(prepare(path)).rejects.toThrow(`DATA_DIR: ${path} is no folder`);
      }
    },
  );
});
