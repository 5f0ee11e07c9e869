import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

// A whole ESLint starts for each file.
jest.setTimeout(120_000);

/** The rules that fail on a file of the API once `imports` are added to it. */
function lintWith(file: string, imports: readonly string[]): Promise<string[]> {
  const path = join(root, file);
  const planted = imports.map((from) => `import '${from}';\n`).join('');
  return new Promise((resolve, reject) => {
    const eslint = spawn(
      process.execPath,
      ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', path, '-f', 'json'],
      {
        cwd: root,
        stdio: ['pipe', 'pipe', 'ignore'],
        // In a single run the parser takes the file from the disk, without the planted line.
        env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' },
      },
    );
    let output = '';
    eslint.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    eslint.on('error', reject);
    eslint.on('close', () => {
      // Notes about the project graph may come before the report.
      const report = JSON.parse(output.slice(output.indexOf('[{'))) as {
        messages: { ruleId: string }[];
      }[];
      resolve(report.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
    });
    eslint.stdin.end(`${planted}${readFileSync(path, 'utf8')}`);
  });
}

describe('the layers of the API', () => {
  it('fail on an import from above, and on a cycle of files', async () => {
    const file = 'apps/api/src/platform/database/database.ts';
    const rules = await lintWith(file, ['../../content/slides/slides.module', './database.module']);
    expect(new Set(rules)).toEqual(new Set(['import-x/no-cycle', 'import-x/no-restricted-paths']));
  });

  it('fail where one kind of content imports another', async () => {
    const file = 'apps/api/src/content/menu-items/menu-items.module.ts';
    // The second is allowed.
    expect(await lintWith(file, ['../slides/slides.module', '../core'])).toEqual([
      'import-x/no-restricted-paths',
    ]);
  });
});
