import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMITTED = join(__dirname, '../../apps/api/src/og-images/font-coverage.gen.json');

it('has committed what the tables of the committed faces say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-coverage-'));
  try {
    const fresh = join(folder, 'font-coverage.gen.json');
    execFileSync(process.execPath, [join(__dirname, 'og-image-coverage.mjs'), fresh]);
    expect(await readFile(COMMITTED, 'utf8')).toBe(await readFile(fresh, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
});
