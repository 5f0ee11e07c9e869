import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As the documents name what has content or secrets: `*.env` of a copied site, archives, keys. */
const FILES = [
  'site.tar',
  'data.tar',
  'site.tar.age',
  'lereng-2026-11-25T03-00-00Z.tar.age',
  'key.txt',
  'old.env',
  'new.env',
  '.env',
  '.env.production',
  'docker/.env',
  'docker/site.tar',
  'docker/secrets/jwt_secret',
  'backups/site.tar',
  'data/lereng.db',
];

describe.each(['.gitignore', '.dockerignore'])('%s', (list) => {
  const folder = mkdtempSync(join(tmpdir(), 'lereng-ignored-'));
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  beforeAll(() => {
    copyFileSync(join(__dirname, '../..', list), join(folder, '.gitignore'));
    git('init', '--quiet');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has archives, keys and variables where the documents put them', () => {
    const { stdout } = git('check-ignore', ...FILES);
    expect(stdout.trim().split('\n')).toEqual(FILES);
  });

  it('has no file of the project', () => {
    const { stdout } = git('check-ignore', 'apps/api/src/main.ts', 'package.json', '.npmrc');
    expect(stdout).toBe('');
  });
});
