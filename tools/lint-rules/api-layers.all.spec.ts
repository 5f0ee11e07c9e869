import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPERATOR_IMPORTS, PLATFORM_IMPORTS, SITE_IMPORTS } from '../workspace-rules.cjs';

const root = join(__dirname, '../..');

// ESLint reads its configuration and the graph of the projects first.
jest.setTimeout(120_000);

/** ESLint and its configuration are ES modules, which Jest does not load. */
const LINT = `
  import { readFileSync } from 'node:fs';
  import { ESLint } from 'eslint';
  const rule = 'import-x/no-restricted-paths';
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule });
  const found = [];
  for (const [file, from] of JSON.parse(process.argv[1])) {
    const code = \`import '\${from}';\\n\` + readFileSync(file, 'utf8');
    const [{ messages }] = await eslint.lintText(code, { filePath: file });
    found.push(messages.length);
  }
  console.log('\\n' + JSON.stringify(found));
`;

/** For each case how many imports of a file of the API break the rule, with this one added to the file. */
async function lintWith(cases: readonly (readonly [file: string, from: string])[]) {
  const args = ['--input-type=module', '-e', LINT, JSON.stringify(cases)];
  // In a single run the parser takes the file from the disk, without the planted line.
  const env = { ...process.env, TSESTREE_SINGLE_RUN: 'false' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  // Notes about the project graph may come before the report.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as number[];
}

describe('the layers of the API', () => {
  it.each([
    ['apps/api/src/platform', Object.keys(PLATFORM_IMPORTS)],
    ['apps/operator/src', [...Object.keys(OPERATOR_IMPORTS), 'testing']],
    ['libs/api/site/src/lib', [...Object.keys(SITE_IMPORTS), 'testing']],
  ])('name every folder of %s', (parent, names) => {
    const entries = readdirSync(join(root, parent), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.sort()).toEqual(names.sort());
  });

  it('fail on an import from above, and of one kind of content by another', async () => {
    const low = 'apps/api/src/platform/database/one-at-a-time.ts';
    const kind = 'apps/api/src/content/menu-items/menu-items.service.ts';
    const found = await lintWith([
      [low, '../../content/slides/slides.service'],
      [kind, '../slides/slides.service'],
      [kind, '../core'],
      [low, '../idempotency/keyed-request'],
      ['apps/api/src/platform/errors/api-error.ts', '../http/entity-tag'],
      ['libs/api/site/src/lib/config/load-config.ts', '../database'],
    ]);
    expect(found).toEqual([1, 1, 0, 1, 1, 1]);
  });
});
