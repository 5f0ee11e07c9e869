import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('CHANGELOG.md names the version and the commit of the newest release', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const [, release = '', commit = ''] =
    /RELEASE = \{ version: '(.+)', commit: '(\w+)' \}/.exec(read('tools/upgrade/release.mjs')) ??
    [];
  expect(release).toBe(version);
  const [, newest, text = ''] =
    /^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d\n(.*?)(?=\n##)/ms.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toBe(release);
  const named = /\bcommit ([0-9a-f]{7,})\b/.exec(text)?.[1] ?? 'none';
  expect(commit.startsWith(named)).toBe(true);
});
