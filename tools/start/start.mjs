/**
 * `npm start`: builds what is stale, then serves site, API and images from this process.
 *
 * Nx decides what is stale from the inputs of each build, so a second start builds nothing.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

function build() {
  let nx;
  try {
    nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  } catch {
    console.error('The build tools are not installed. Run "npm ci" first (without --omit=dev).');
    process.exit(1);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', 'api,operator,web'],
    // A build is always a production build; NODE_ENV is the server's business.
    {
      encoding: 'utf8',
      env: { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) {
    process.stderr.write(`${stdout}\n${stderr}\nThe build failed; nothing was started.\n`);
    process.exit(1);
  }
}

// A server on PostgreSQL needs no SQLite.
if (!process.env.DATABASE_URL) await import('../sqlite/prepare.mjs');
console.log('Building what has changed …');
build();
await import(pathToFileURL(join(root, 'dist/apps/api/main.js')).href);
