/**
 * `npm run test:upgrade`: a rolling upgrade from the released version. Builds it in a work tree of its own, fills a site
 * on PostgreSQL through its API, starts the present version beside it on the same database, and goes on using both.
 *
 *   TEST_DATABASE_URL=postgres://… npm run test:upgrade
 *   npm run test:upgrade -- --release FOLDER      a checkout that is built already
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { clientOf, picture } from '../server/client.mjs';
import { ROOT, startProduct } from '../server/server.mjs';
import { describeSite, fillSite, LISTS, logIn, OWNER } from './content.mjs';
import { createDatabase } from './postgres.mjs';
import { buildRelease, RELEASE } from './release.mjs';

/** Without Redis the released version shows what another replica has saved after a minute. */
const SEEN_WITHIN_MS = 75_000;

const { values } = parseArgs({ options: { release: { type: 'string' } } });

function buildPresent() {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const env = { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false' };
  const args = [nx, 'run-many', '-t', 'build', '-p', 'api,operator,web'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The present version cannot be built');
}

function assert(isTrue, what) {
  if (!isTrue) throw new Error(`Not so: ${what}`);
  console.log(`ok: ${what}`);
}

/** Whether everything that `older` says is in `newer`, which may say more. */
function has(newer, older) {
  if (typeof older !== 'object' || older === null) return newer === older;
  if (Array.isArray(older) && newer?.length !== older.length) return false;
  return Object.keys(older).every((key) => has(newer?.[key], older[key]));
}

/** Preview images are made again where their design has changed, under other URLs. */
const withoutPreviews = (site) =>
  JSON.parse(JSON.stringify(site).replaceAll(/previews\/([\w-]+\/\d+)\/\w+\.jpg/g, '$1'));

/** Saves and reads through a server until it is told to stop. @returns how many did */
function useUntil(end, client) {
  const work = async () => {
    let count = 0;
    for (; !end.isOver; count += 1) {
      await client.json('PUT', '/site-settings/address', { value: `Jalan ${count}` });
      for (const list of LISTS) await client.get(`/${list}`);
    }
    return count;
  };
  const used = work();
  // It is awaited later.
  used.catch(() => undefined);
  return used;
}

/** A visitor of one replica sees what the owner saves through the other one. */
async function assertSeen(what, { writer, reader, id, price }) {
  const seen = async () => (await reader.get(`/menu-items/${id}`)).price === price;
  // It is cached before.
  await seen();
  await writer.form('PUT', `/menu-items/${id}`, { price: String(price) });
  const begun = performance.now();
  while (!(await seen()) && performance.now() - begun < SEEN_WITHIN_MS) await sleep(500);
  assert(await seen(), what);
}

/** Every kind of write of the released version, on a database that it does not know. */
async function write(client) {
  const image = () => picture('tan');
  const add = async (path, fields) => (await client.form('POST', path, fields)).id;
  const item = await add('/menu-items', { name: 'Jahe', price: '8000', image: await image() });
  await client.form('PUT', `/menu-items/${item}`, { name: 'Jahe merah', image: await image() });
  const ids = (await client.get('/menu-items')).map(({ id }) => id);
  const all = [...new Set([...ids, item])];
  await client.json('PUT', '/menu-items/order', { ids: all.toReversed() });
  await client.delete(`/menu-items/${item}`);
  await client.json('POST', `/trash/menu-items/${item}/restore`, {});
  const offer = await add('/packages', { name: 'Trek', price: '90000', image: await image() });
  await add('/promotions', {
    title: 'Libur',
    valid_from: '2026-11-20',
    valid_until: '2030-11-20',
    discount_percent: '5',
    package_ids: `[${offer}]`,
  });
  await add('/slides', { title: 'Sore', order: '2', image: await image() });
  await client.json('POST', '/social-media', { platform: 'x', url: 'https://x.com/a' });
  return { item, offer };
}

async function upgrade(checkout, env) {
  const old = await startProduct(env, { checkout });
  let present;
  try {
    const token = await fillSite(old.origin);
    const before = await describeSite(old.origin, token);
    const owner = clientOf(old.origin, token);
    const migrated = { isOver: false };
    const used = useUntil(migrated, owner);
    present = await startProduct(env);
    migrated.isOver = true;
    console.log(`The old version was used ${await used} times while the new one migrated.`);
    const newOwner = clientOf(present.origin, token);

    const { password } = OWNER;
    assert(await logIn(present.origin, password), 'the password works on the new version');
    assert(await logIn(old.origin, password), 'and on the old one, after the migration');
    await owner.json('PUT', '/site-settings/address', { value: null });
    const { lists, pictures } = before;
    const content = (site) => withoutPreviews({ ...site, history: null });
    // Public lists of the new version may be cached for a moment.
    await sleep(2_000);
    const onNew = await describeSite(present.origin, token);
    assert(has(onNew.pictures, pictures), 'the new version serves the same pictures');
    assert(has(content(onNew.lists), content(lists)), 'and has the same content');

    const { item, offer } = await write(owner);
    assert((await newOwner.get(`/menu-items/${item}`)).name === 'Jahe merah', 'the old one saves');
    assert((await newOwner.get(`/packages/${offer}`)).name === 'Trek', 'packages, too');
    const visitors = { old: clientOf(old.origin), present: clientOf(present.origin) };
    await assertSeen('visitors of the new version see what the old one saves', {
      writer: owner,
      reader: visitors.present,
      id: item,
      price: 9_000,
    });
    await assertSeen('visitors of the old version see what the new one saves', {
      writer: newOwner,
      reader: visitors.old,
      id: item,
      price: 9_500,
    });
    await newOwner.form('PUT', `/menu-items/${item}`, { hidden: 'true' });
    await owner.form('PUT', `/menu-items/${item}`, { price: '9750' });
    assert((await owner.get('/history')).length > 0, 'the old version reads the history of both');

    assert((await old.stop()) === 0, 'the old version ends');
    const { hidden, price } = await newOwner.get(`/menu-items/${item}`);
    assert(
      hidden && price === 9_750,
      'what the old one does not know is as it was, and the new one goes on',
    );
    assert((await present.stop()) === 0, 'and ends');

    const back = await startProduct(env, { checkout });
    const again = clientOf(back.origin, await logIn(back.origin, password));
    assert((await again.get(`/menu-items/${item}`)).price === 9_750, 'the old one starts again');
    await back.stop();
  } catch (error) {
    await present?.stop();
    await old.stop();
    throw error;
  }
}

const built = values.release ? null : await buildRelease(RELEASE.commit);
const dataDir = await mkdtemp(join(tmpdir(), 'lereng-upgrade-'));
const { url, drop } = await createDatabase();
try {
  buildPresent();
  await upgrade(values.release ?? built.folder, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO_CONTENT: 'false',
    JWT_SECRET: OWNER.jwtSecret,
    ADMIN_PASSWORD: OWNER.firstPassword,
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://lereng.example',
  });
  console.log('The upgrade works.');
} finally {
  await drop();
  await rm(dataDir, { recursive: true, force: true });
  await built?.remove();
}
