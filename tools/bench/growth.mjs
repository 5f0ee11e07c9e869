import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSqlite } from '../sqlite/sqlite-package.mjs';
import { fill, logIn } from './content.mjs';
import { fetchOnce, load } from './load.mjs';
import { untilIdle } from './processes.mjs';
import { inTurns } from './rounds.mjs';

const FEW = 10;
const MANY = 1_000;
const VERY_MANY = 10_000;
/** Of the largest list, whose responses have megabytes. */
const CONNECTIONS = 4;

/**
 * Sites with few packages and with many, once they are idle. The first ones come through the API; thousands would
 * take it a quarter of an hour, as each has a photograph, so their rows are copied in the database, without files.
 */
export async function openSites({ folder, startProduct }) {
  const few = join(folder, 'few');
  const first = await startProduct(few, { DEMO_CONTENT: 'false' });
  const owner = await logIn(first.origin);
  await fill(first.origin, '/packages', FEW, owner.addPackage);
  await fill(first.origin, '/menu-items', 4, owner.addMenuItem);
  await first.stop();

  const open = async (count) => {
    const dataDir = join(folder, `packages-${count}`);
    await cp(few, dataDir, { recursive: true });
    addRows(join(dataDir, 'lereng.db'), count - FEW);
    const product = await startProduct(dataDir, { DEMO_CONTENT: 'false' });
    return { product, owner: await logIn(product.origin) };
  };
  const [small, large] = [await open(FEW), await open(MANY)];
  await Promise.all([untilIdle(small.product), untilIdle(large.product)]);
  return { small, large, open };
}

/**
 * How responses grow with the number of packages.
 *
 * @param sites as `openSites` gives them; they are stopped
 */
export async function growth(bench, { small, large, open }) {
  const { rounds } = bench;
  const rows = [];
  try {
    for (const [title, path] of [
      ['home page', '/'],
      ['detail page', '/packages/1'],
    ]) {
      const measure = (site) => () => afterWrites(bench, site, path);
      const compare = await inTurns(rounds, measure(large), measure(small));
      rows.push({
        what: `${title} after a write, with ${MANY} packages: responses per CPU second, of those with ${FEW}`,
        reach: { atLeast: 0.8 },
        ...compare('perCpuSecond'),
      });
    }
    const size = async ({ product }) => ({
      bytes: (await fetchOnce(`${product.origin}/`, {})).body.length,
    });
    const compare = await inTurns(
      1,
      () => size(large),
      () => size(small),
    );
    rows.push({
      what: `bytes of the home page with ${MANY} packages, of those with ${FEW}`,
      reach: { atMost: 1 },
      ...compare('bytes'),
    });
    await large.product.stop();
    rows.push(await longList(bench, small, await open(VERY_MANY)));
  } finally {
    await Promise.all([small, large].map(({ product }) => product.stop()));
  }
  return rows;
}

/** A page that is rendered anew, as a package was saved before. Only the page's CPU time is counted. */
async function afterWrites({ writes }, { product, owner }, path) {
  let cpu = 0;
  for (let count = 0; count < writes; count += 1) {
    // Of two names in turn, of equal length.
    await owner.renamePackage(1, `Nomor ${count % 2}`);
    const cpuSince = product.watchCpu();
    const { status } = await fetchOnce(`${product.origin}${path}`, {});
    cpu += cpuSince();
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
  return { perCpuSecond: writes / cpu };
}

/** The cached list with thousands of rows, by the bytes that it has more of. */
async function longList({ rounds, seconds, accepted: headers }, small, large) {
  const measure =
    ({ product }) =>
    async () => {
      const { body } = await fetchOnce(`${product.origin}/packages`, headers);
      const options = {
        path: '/packages',
        headers,
        connections: CONNECTIONS,
        seconds,
        status: 200,
      };
      const { perCpuSecond } = await load(product, options);
      return { bytesPerCpuSecond: perCpuSecond * body.length };
    };
  try {
    // Not once it is idle, which takes a minute: it looks for previews of all rows, at its own cost here.
    const compare = await inTurns(rounds, measure(large), measure(small));
    return {
      what: `/packages with ${VERY_MANY} packages, cached: bytes per CPU second, of those with ${FEW}`,
      reach: { atLeast: 0.8 },
      ...compare('bytesPerCpuSecond'),
    };
  } finally {
    await large.product.stop();
  }
}

/** Copies the first package so many times, each with an image of its own that has no files. */
function addRows(file, count) {
  const Sqlite = loadSqlite();
  const database = new Sqlite(file);
  const names = (table) =>
    database
      .pragma(`table_info(${table})`)
      .map(({ name }) => name)
      .filter((name) => name !== 'id');
  const copy = (table, replaced) => {
    const columns = names(table);
    const values = columns.map((name) => (name in replaced ? `@${name}` : name));
    return { columns: columns.join(', '), values: values.join(', ') };
  };
  const image = copy('images', {});
  const pkg = copy('packages', { name: '', image_id: '', position: '' });
  const addImage = database.prepare(
    `INSERT INTO images (id, ${image.columns}) SELECT @image_id, ${image.values} FROM images
     WHERE id = (SELECT image_id FROM packages ORDER BY id LIMIT 1)`,
  );
  const addPackage = database.prepare(
    `INSERT INTO packages (${pkg.columns}) SELECT ${pkg.values} FROM packages ORDER BY id LIMIT 1`,
  );
  database.transaction(() => {
    for (let number = 1; number <= count; number += 1) {
      const image_id = randomBytes(16).toString('hex');
      addImage.run({ image_id });
      addPackage.run({ image_id, name: `Nomor ${FEW + number}`, position: FEW + number });
    }
  })();
  database.close();
}
