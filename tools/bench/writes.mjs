import { mkdir, open as openFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadSqlite } from '../sqlite/sqlite-package.mjs';
import { load } from './load.mjs';
import { inTurns, perSecond } from './rounds.mjs';

/** Small enough that the database and the flushes count beside the encoders. */
const SIZE = { width: 640, height: 480 };

const BOUNDARY = 'lereng-bench';
const formOf = (name, value) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--${BOUNDARY}--\r\n`;

/** Saves that are under way at the same time. */
const SAVERS = 8;

/** As `apps/api/src/media/image-pipeline.ts` has them; a difference in bytes stops the benchmark. */
const WIDTHS = [320, 480, 640];
const AVIF = { quality: 50, chromaSubsampling: '4:2:0', effort: 3 };
const WEBP = { quality: 72, effort: 2 };
const JPEG = { quality: 80, progressive: true };

/** What a write costs beside the least that is durable: a bare insert, and with a picture its files. */
export async function writes({ rounds, seconds, folder }, product, owner) {
  const photo = await smallPhoto();
  const floor = await openFloor(join(folder, 'floor'));
  try {
    const menuItem = await owner.addMenuItem('Nomor 0', photo);
    assertSameFiles(await owner.sizesOfFiles(menuItem), await encode(photo));
    let saved = 0;
    const saves = await inTurns(
      rounds,
      () =>
        load(product, {
          path: `/api/menu-items/${menuItem.id}`,
          method: 'PUT',
          headers: {
            ...owner.authorization,
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          },
          // A save that changes nothing writes nothing.
          body: () => formOf('name', `Nama ${(saved += 1)}`),
          connections: SAVERS,
          seconds,
          status: 200,
        }),
      () => perSecond(seconds, () => floor.insert()),
    );
    const creates = await inTurns(
      rounds,
      () => perSecond(seconds, () => owner.addMenuItem('Nomor 0', photo)),
      () =>
        perSecond(seconds, async () => {
          await floor.put(await encode(photo));
          floor.insert();
        }),
    );
    return [
      {
        what: 'saves of a menu item without a picture, a second, of durable inserts in better-sqlite3',
        reach: { atLeast: 0.15 },
        ...saves('perSecond'),
      },
      {
        what: 'creates of a menu item with a small picture, a second, of sharp, flushed files and an insert',
        reach: { atLeast: 0.8 },
        ...creates('perSecond'),
      },
    ];
  } finally {
    floor.close();
  }
}

/** @throws where the floor has less or other work than the product */
function assertSameFiles(sizes, files) {
  const [own, other] = [sizes, files.map(({ bytes }) => bytes.length)].map((list) =>
    [...list].sort((a, b) => a - b).join(', '),
  );
  if (own !== other) throw new Error(`The product's files have ${own} bytes, the floor's ${other}`);
}

/** Hills under a sky, with a little noise: a flat picture is no work for the encoders. */
async function smallPhoto() {
  const { width, height } = SIZE;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const hill = y > height / 2 + 60 * Math.sin(x / 70) ? 60 : 150;
    pixels[at] = hill + (at % 3) * 20 + ((x * 7919 + y * 104_729) % 23);
  }
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** @returns {Promise<{ name: string; bytes: Buffer }[]>} */
async function encode(photo) {
  const largest = await rawOf(sharp(photo));
  const files = [];
  for (const width of WIDTHS) {
    const pixels = width === SIZE.width ? largest : await rawOf(open(largest).resize({ width }));
    files.push(
      { name: `${width}.avif`, bytes: await open(pixels).avif(AVIF).toBuffer() },
      { name: `${width}.webp`, bytes: await open(pixels).webp(WEBP).toBuffer() },
    );
  }
  files.push({ name: `${SIZE.width}.jpg`, bytes: await open(largest).jpeg(JPEG).toBuffer() });
  return files;
}

const open = ({ data, raw }) => sharp(data, { raw });

async function rawOf(image) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function openFloor(folder) {
  // As in the product, which leaves a core to requests.
  sharp.concurrency(1);
  sharp.cache(false);
  await mkdir(folder, { recursive: true });
  const Sqlite = loadSqlite();
  const database = new Sqlite(join(folder, 'floor.db'));
  // In this order: WAL would lower it otherwise.
  database.pragma('synchronous = FULL');
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE items (id integer PRIMARY KEY, name text NOT NULL, price integer)');
  const insert = database.prepare('INSERT INTO items (name, price) VALUES (?, ?)');
  let count = 0;
  return {
    insert: () => insert.run('Nama', 15_000),
    async put(files) {
      count += 1;
      const place = join(folder, String(count));
      await mkdir(place);
      for (const { name, bytes } of files) {
        const handle = await openFile(join(place, `${name}.part`), 'wx');
        await handle.writeFile(bytes);
        await handle.sync();
        await handle.close();
        await rename(join(place, `${name}.part`), join(place, name));
      }
      for (const path of [place, folder]) {
        const handle = await openFile(path);
        await handle.sync();
        await handle.close();
      }
    },
    close: () => database.close(),
  };
}
