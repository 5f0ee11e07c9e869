import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const WORKSPACE = join(__dirname, '../../../../..');

/** Folder of the test build, whose every response is in pseudo-words. */
export const PSEUDO_BUILD = join(WORKSPACE, 'tmp/pseudo-locale');

const LIMIT_MS = 900_000;

/** Builds it before the tests of a file, which takes a minute or two. Comes before `useSite`. */
export function buildPseudoSite(): void {
  beforeAll(async () => {
    const script = join(__dirname, 'build.mjs');
    // As outside of a test run.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [script, PSEUDO_BUILD], { env, cwd: WORKSPACE });
  }, LIMIT_MS);
}
