/**
 * Fails where the committed contract is not what the code makes: emits the API's description and
 * generates the slices of it elsewhere, and compares both with what is in the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../../..');
const committed = {
  document: join(workspace, 'libs/shared/contract/openapi.json'),
  slices: join(workspace, 'libs/web/data-access/src/lib'),
};

const scratch = await mkdtemp(join(tmpdir(), 'contract-'));
try {
  const fresh = { document: join(scratch, 'openapi.json'), slices: join(scratch, 'slices') };
  run('dist/apps/api/emit-openapi.js', fresh.document);
  run('libs/web/data-access/codegen/generate.mjs', fresh.slices, fresh.document);
  const stale = [
    ...((await differs(fresh.document, committed.document)) ? ['openapi.json'] : []),
    ...(await staleSlices(fresh.slices)),
  ];
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run "npm run contract" and commit the result.`);
    process.exitCode = 1;
  }
} finally {
  await rm(scratch, { recursive: true });
}

function run(program, ...args) {
  execFileSync(process.execPath, [join(workspace, program), ...args], { stdio: 'inherit' });
}

/** Generated files that differ, are missing, or that nothing generates any more. */
async function staleSlices(folder) {
  const [made, kept] = await Promise.all([generated(folder), generated(committed.slices)]);
  const names = [...new Set([...made, ...kept])].sort();
  const verdicts = await Promise.all(
    names.map((name) => differs(join(folder, name), join(committed.slices, name))),
  );
  return names.filter((_, i) => verdicts[i]);
}

async function generated(folder) {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.gen.ts'));
}

async function differs(a, b) {
  const [one, other] = await Promise.all(
    [a, b].map((file) => readFile(file, 'utf8').catch(() => null)),
  );
  return one !== other;
}
