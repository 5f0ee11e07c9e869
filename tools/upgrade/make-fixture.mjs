/**
 * Makes the sites of the released version that `apps/api-e2e/src/upgrade.all.spec.ts` upgrades, by that version's own code:
 * one archive for SQLite and one for PostgreSQL, each with the rows, the files and what the API says of them.
 *
 *   TEST_DATABASE_URL=postgres://… node tools/upgrade/make-fixture.mjs
 *   node tools/upgrade/make-fixture.mjs --release FOLDER      a checkout of the release that is built already
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, startProduct } from '../server/server.mjs';
import { describeSite, fillSite, OWNER } from './content.mjs';
import { createDatabase } from './postgres.mjs';
import { buildRelease, RELEASE } from './release.mjs';

const FIXTURES = join(ROOT, 'apps/api-e2e/src/fixtures');

/** What no start of today needs: it makes all of it again. */
const LEFT_OUT = ['previews', 'reserve', 'lock', 'backups', 'jwt-secret'];

const { values } = parseArgs({ options: { release: { type: 'string' } } });
/** Fills a site of the release, and packs it once it has stopped. */
async function make(checkout, name, env, dump) {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-fixture-'));
  try {
    const environment = {
      ...env,
      DATA_DIR: folder,
      DEMO_CONTENT: 'false',
      ADMIN_PASSWORD: OWNER.firstPassword,
      JWT_SECRET: OWNER.jwtSecret,
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://lereng.example',
    };
    const { origin, stop } = await startProduct(environment, { checkout });
    try {
      const token = await fillSite(origin);
      const madeAt = new Date().toISOString();
      const { password, jwtSecret } = OWNER;
      const site = await describeSite(origin, token);
      const expected = { madeAt, password, jwtSecret, token, ...site };
      await writeFile(join(folder, 'expected.json'), JSON.stringify(expected, null, 1));
    } finally {
      await stop();
    }
    if (dump) await writeFile(join(folder, 'dump.sql'), dump());
    for (const each of LEFT_OUT) await rm(join(folder, each), { recursive: true, force: true });
    const target = join(FIXTURES, `release-${RELEASE.version}-${name}.tar.gz`);
    const names = (await readdir(folder)).toSorted();
    execFileSync('tar', ['-czf', target, '-C', folder, '--owner=0', '--group=0', ...names]);
    console.log(`${target}: ${(await stat(target)).size} bytes`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeOnPostgres(checkout) {
  const { url, drop } = await createDatabase();
  try {
    const options = ['--no-owner', '--no-privileges', '--inserts', url];
    const dump = () => withoutMetaCommands(execFileSync('pg_dump', options, { encoding: 'utf8' }));
    await make(checkout, 'postgresql', { DATABASE_URL: url }, dump);
  } finally {
    await drop();
  }
}

/** Those are for psql, and the rest is SQL for any client. */
function withoutMetaCommands(dump) {
  const lines = dump.split('\n').filter((line) => !/^(\\|--|$)/.test(line));
  // Older servers do not know it.
  return lines.filter((line) => !line.startsWith('SET transaction_timeout')).join('\n');
}

const built = values.release ? null : await buildRelease(RELEASE.commit);
const checkout = values.release ?? built.folder;
try {
  await mkdir(FIXTURES, { recursive: true });
  await make(checkout, 'sqlite', {});
  await makeOnPostgres(checkout);
} finally {
  await built?.remove();
}
