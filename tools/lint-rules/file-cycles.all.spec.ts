import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rule = join(__dirname, 'file-cycles.cjs');

// It reads every file of the workspace.
jest.setTimeout(60_000);

/** The report on the files below `folder`, whatever is found. */
async function cruise(folder: string, ...parts: readonly string[]): Promise<string> {
  const args = [cruiser, '--config', rule, ...parts];
  // Whoever runs the tests may want colours; the report is compared without.
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd: folder, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

describe('cycles of files', () => {
  it('are not in the workspace', async () => {
    expect(await cruise(root, 'apps', 'libs')).toContain('no dependency violations found');
  });

  it('are found among types, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cycles-'));
    try {
      mkdirSync(join(folder, 'libs'));
      writeFileSync(join(folder, 'tsconfig.base.json'), '{}');
      const fileOf = (own: string, other: string) =>
        `import type { ${other} } from './${other}';\nexport type ${own} = ${other}[];\n`;
      writeFileSync(join(folder, 'libs/egg.ts'), fileOf('egg', 'hen'));
      writeFileSync(join(folder, 'libs/hen.ts'), fileOf('hen', 'egg'));
      expect(await cruise(folder, 'libs')).toMatch(/no-circular: libs\/egg\.ts/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
