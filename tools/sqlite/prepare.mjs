/**
 * Makes the embedded database's package ready for this Node.js, and does nothing where it is.
 *
 * Line 13 of better-sqlite3 has its native part inside the package. Line 12, which Node.js 20 needs, fetches or
 * compiles it by an install script, and `.npmrc` denies all of these, so that it is run here, by name.
 */
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSqlite, SQLITE_PACKAGE } from './sqlite-package.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

function isReady() {
  try {
    checkSqlite();
    return true;
  } catch {
    return false;
  }
}

if (!isReady()) {
  console.log(`Building ${SQLITE_PACKAGE} for Node.js ${process.versions.node} …`);
  const script = SQLITE_PACKAGE === 'better-sqlite3' ? 'build-release' : 'install';
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', script, '--prefix', resolve(root, 'node_modules', SQLITE_PACKAGE)],
    { encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0 || !isReady()) {
    process.stderr.write(`${stdout ?? ''}\n${stderr ?? ''}\n`);
    console.error(
      `${SQLITE_PACKAGE} could be neither fetched nor compiled. Compiling needs Python 3, make and a C++ compiler; Node.js 22.14 and newer need none.`,
    );
    process.exit(1);
  }
}
