import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copy } from './copy';
import { run } from './testing/run';

describe('copy', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-command-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['to itself', 'DATA_DIR=FOLDER/old', /^Both sites have the same database\.$/],
    [
      'to a site that has its images',
      'DATA_DIR=FOLDER/old\nDATABASE_URL=postgres://127.0.0.1/x',
      /^Both sites have the same images: /,
    ],
    ['to a bad environment', 'DATABASE_URL=mysql://x', /^\S+to\.env: DATABASE_URL: /],
    [
      'to a site that the file does not name',
      'DATA_DIR is=missing',
      /^\S+to\.env: neither DATA_DIR nor DATABASE_URL is given/,
    ],
    ['from a folder without a database', 'DATA_DIR=FOLDER/new', /^DATA_DIR: the database cannot /],
  ])('refuses to copy %s, and makes nothing', async (_, to, reason) => {
    const fromFile = join(folder, 'from.env');
    const toFile = join(folder, 'to.env');
    await writeFile(fromFile, `DATA_DIR=${folder}/old`);
    await writeFile(toFile, to.replace('FOLDER', folder));
    const { code, error } = await run(copy, ['--from', fromFile, '--to', toFile], {});
    expect(code).toBe(1);
    const [, found = ''] = /^Nothing was copied\. ([^\n]+)\n$/.exec(error) ?? [];
    expect(found).toMatch(reason);
    expect((await readdir(folder)).sort()).toEqual(['from.env', 'to.env']);
  });
});
