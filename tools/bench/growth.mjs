import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSqlite } from '../sqlite/sqlite-package.mjs';
import { fill, logIn } from './content.mjs';
import { fetchOnce } from './load.mjs';
import { untilIdle } from './processes.mjs';
import { inTurns } from './rounds.mjs';

const FEW = 10;
const MANY = 1_000;

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
  return { small, large };
}

/**
 * How a page grows with the number of packages.
 *
 * @param sites as `openSites` gives them; they are stopped
 */
export async function growth(bench, { small, large }) {
  try {
    const measure = (site) => () => afterWrites(bench, site, '/');
    const compare = await inTurns(bench.rounds, measure(large), measure(small));
    return {
      what: `home page after a write, with ${MANY} packages: responses per CPU second, of those with ${FEW}`,
      why: 'What a page costs does not grow with the list.',
      reach: { atLeast: 0.8 },
      ...compare('perCpuSecond'),
    };
  } finally {
    await Promise.all([small, large].map(({ product }) => product.stop()));
  }
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
