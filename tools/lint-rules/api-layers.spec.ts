import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PLATFORM_IMPORTS } from '../workspace-rules.cjs';

const root = join(__dirname, '../..');

// ESLint reads its configuration and the graph of the projects first.
jest.setTimeout(120_000);

const LAYERS = ['import-x/no-cycle', 'import-x/no-restricted-paths'];

/** ESLint and its configuration are ES modules, which Jest does not load. */
const LINT = `
  import { readFileSync } from 'node:fs';
  import { ESLint } from 'eslint';
  const [rules, cases] = process.argv.slice(1).map((each) => JSON.parse(each));
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => rules.includes(ruleId) });
  const found = [];
  for (const { file, imports } of cases) {
    const planted = imports.map((from) => \`import '\${from}';\\n\`).join('');
    const code = planted + readFileSync(file, 'utf8');
    const [{ messages }] = await eslint.lintText(code, { filePath: file });
    found.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log('\\n' + JSON.stringify(found));
`;

interface Case {
  file: string;
  imports: readonly string[];
}

/** For each case the rules about layers that fail on a file of the API with `imports` added to it. */
async function lintWith(cases: readonly Case[]): Promise<string[][]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', LINT, JSON.stringify(LAYERS), JSON.stringify(cases)],
    {
      cwd: root,
      // In a single run the parser takes the file from the disk, without the planted line.
      env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' },
    },
  );
  // Notes about the project graph may come before the report.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[][];
}

describe('the layers of the API', () => {
  it('name every folder of the platform', () => {
    const folders = readdirSync(join(root, 'apps/api/src/platform'));
    expect(folders.sort()).toEqual(Object.keys(PLATFORM_IMPORTS).sort());
  });

  it('fail on an import from above, on a cycle of files, and of one kind of content by another', async () => {
    const low = 'apps/api/src/platform/database/database.ts';
    const kind = 'apps/api/src/content/menu-items/menu-items.module.ts';
    const found = await lintWith([
      { file: low, imports: ['../../content/slides/slides.module'] },
      { file: low, imports: ['./database.module'] },
      { file: kind, imports: ['../slides/slides.module'] },
      { file: kind, imports: ['../core'] },
      { file: low, imports: ['../idempotency/keyed-request'] },
      { file: 'apps/api/src/platform/errors/api-error.ts', imports: ['../http/entity-tag'] },
    ]);
    expect(found.map((rules) => [...new Set(rules)])).toEqual([
      expect.arrayContaining(['import-x/no-restricted-paths']),
      ['import-x/no-cycle'],
      ['import-x/no-restricted-paths'],
      [],
      expect.arrayContaining(['import-x/no-restricted-paths']),
      ['import-x/no-restricted-paths'],
    ]);
  });
});
