import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, picture, tokenOf } from '../server/client.mjs';
import { untilIdle } from '../server/server.mjs';
import { cpuAtIndex1000, indexHere } from './calibration.mjs';
import { CREDENTIALS } from './content.mjs';
import { fetchOnce } from './load.mjs';
import { amounts, percentile } from './rounds.mjs';

/** A venue that has as much as the product lets it have, or more than any will. */
const FULL = {
  menuItems: 200,
  packages: 200,
  pricePeriods: 200,
  packagesOfPeriod: 30,
  calendarEntries: 500,
  promotions: 20,
  packagesOfPromotion: 30,
  versions: 800,
};
/** Of an order: half of them are menu items, half packages. */
const LINES = 30;
/** Days ahead on which prices and the calendar differ. */
const DAYS = 120;
/** The menu item that was saved so often is in each order. */
const OFTEN_SAVED = 1;

/** CPU time of the server is counted in ticks of 10 ms, so each figure is of so many requests. */
const BATCH = 40;
const CLIENTS = 12;
const CLIENTS_MS = 8_000;
const AFTER_A_SAVE_MS = 400;
const WRITERS = 8;

const DAY_MS = 86_400_000;
/** A calendar day so many days from now; that of the venue may be one later. */
const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Names of 40 characters. */
const nameOf = (kind, number) => `${kind} ${number} `.padEnd(40, 'dengan nama yang panjang ');

const WHY_QUOTE = 'Orders are asked for anew with each change of a line.';
const WHY_PAGE = 'The first visitor after a save waits for it.';

/**
 * What the largest site costs. CPU time is that of a machine with index 1,000, by a loop that runs in turns with what is
 * measured.
 */
export async function fullSite({ rounds, startEmpty, accepted }) {
  const product = await startEmpty();
  try {
    const owner = await addContent(product.origin);
    await untilIdle(product);
    const get = (path) => fetchOnce(`${product.origin}${path}`, accepted);
    const cpuOf = (requests) => cpuAt1000(product, requests);

    const quotes = [];
    const tokens = [];
    const pages = [];
    const empty = [];
    const listed = [];
    let next = 0;
    for (let round = 0; round < rounds; round += 1) {
      const orders = Array.from({ length: BATCH }, () => orderOf((next += 1)));
      const written = [];
      quotes.push(
        (await cpuOf(async () => {
          for (const order of orders) written.push(await get(`/api/quotes/${order}`));
        })) / BATCH,
      );
      const codes = written.map(({ body }) => JSON.parse(body).token);
      tokens.push(
        (await cpuOf(async () => {
          for (const code of codes) await get(`/api/orders/${encodeURIComponent(code)}`);
        })) / BATCH,
      );
      empty.push(
        (await cpuOf(async () => {
          for (let number = 0; number < BATCH; number += 1)
            await get(`/api/quotes/~date.${dayIn(number)}~people.${round + 2}`);
        })) / BATCH,
      );
      await save(owner, `Baru ${round}`);
      await sleep(AFTER_A_SAVE_MS);
      pages.push(await cpuOf(() => get('/')));
      listed.push((await fetchOnce(`${product.origin}/api/promotions`, {})).body.length / 1_000);
    }
    const { body } = await fetchOnce(`${product.origin}/`, {});
    const asked = () => orderOf((next += 1));
    const answered = await liveAmidClients(product.origin, get, asked);
    const row = (what, atMost, why, list) => ({
      what: `full site: ${what}`,
      why,
      reach: { atMost },
      ...amounts(list),
    });
    return [
      row(`a quote of ${LINES} lines, CPU at index 1,000, in ms`, 25, WHY_QUOTE, quotes),
      row('the same without lines', 5, WHY_QUOTE, empty),
      row(
        `an order of ${LINES} lines by its token`,
        15,
        'The owner opens it from the chat.',
        tokens,
      ),
      row('/ after a save', 200, WHY_PAGE, pages),
      row('HTML of /, in KB', 60, WHY_PAGE, [body.length / 1_000]),
      row('/api/promotions, in KB', 300, 'It is read by other programs alone.', listed),
      {
        ...row(
          `health/live amid ${CLIENTS} clients that ask for quotes and tokens: 95th percentile, in ms`,
          100,
          'A probe that waits restarts a server that works.',
          answered,
        ),
        median: percentile(answered, 0.95),
      },
    ];
  } finally {
    await product.stop();
  }
}

/** An order that was not asked for before. */
function orderOf(number) {
  const first = (number * 7) % (FULL.packages - LINES);
  const line = (kind, index) => `${kind}${first + index + 1}.${1 + (number % 9)}`;
  const half = LINES / 2 - 1;
  const lines = [
    `m${OFTEN_SAVED}.${1 + (number % 99)}`,
    ...Array.from({ length: half }, (_, index) => line('m', index + 1)),
    ...Array.from({ length: half + 1 }, (_, index) => line('p', index)),
  ];
  return `${lines.join('~')}~date.${dayIn(1 + (number % DAYS))}~people.8`;
}

async function cpuAt1000(product, act) {
  const before = indexHere();
  const start = product.cpuSeconds();
  await act();
  const cpu = (product.cpuSeconds() - start) * 1_000;
  return cpuAtIndex1000(cpu, (before + indexHere()) / 2);
}

const save = (owner, name) =>
  owner.form('PUT', `/menu-items/${OFTEN_SAVED}`, { name: nameOf(name, '') });

/** Milliseconds of each answer of a probe, while clients ask for what costs most. */
async function liveAmidClients(origin, get, asked) {
  const end = Date.now() + CLIENTS_MS;
  const client = async () => {
    while (Date.now() < end) {
      const { token } = JSON.parse((await get(`/api/quotes/${asked()}`)).body);
      await get(`/api/orders/${encodeURIComponent(token)}`);
    }
  };
  const times = [];
  const probe = async () => {
    while (Date.now() < end) {
      const start = performance.now();
      await get('/api/health/live');
      times.push(performance.now() - start);
      await sleep(50);
    }
  };
  await Promise.all([probe(), ...Array.from({ length: CLIENTS }, client)]);
  return times;
}

/** Runs a write for each number from 0, a few at once. */
async function each(count, write) {
  let begun = 0;
  const writer = async () => {
    while (begun < count) await write(begun++);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

async function addContent(origin) {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = CREDENTIALS;
  const owner = clientOf(origin, await tokenOf(origin, ADMIN_USERNAME, ADMIN_PASSWORD));
  const image = await picture('#963');
  await each(FULL.menuItems, (number) =>
    owner.form('POST', '/menu-items', {
      name: nameOf('Hidangan', number),
      price: String(10_000 + number * 500),
      image,
    }),
  );
  await each(FULL.packages, (number) =>
    owner.form('POST', '/packages', {
      name: nameOf('Paket', number),
      price: String(100_000 + number * 1_000),
      description: 'Berangkat pukul 4 dari loket.',
      capacity: '4',
      image,
    }),
  );
  const packages = (await owner.get('/packages')).map(({ id }) => id).toSorted((a, b) => a - b);
  const some = (count, number) =>
    Array.from({ length: count }, (_, index) => packages[(number * 7 + index) % packages.length]);
  await each(FULL.pricePeriods, (number) =>
    owner.json('POST', '/price-periods', {
      name: nameOf('Musim', number),
      from: dayIn(1 + (number % DAYS)),
      until: dayIn(1 + (number % DAYS)),
      prices: some(FULL.packagesOfPeriod, number).map((id) => ({
        package_id: id,
        price: 150_000 + number * 1_000 + id,
      })),
    }),
  );
  await each(FULL.calendarEntries, (number) =>
    owner.json('POST', '/calendar-entries', {
      kind: 'full',
      from: dayIn(1 + (number % DAYS)),
      until: dayIn(1 + (number % DAYS)),
      reason: nameOf('Penuh', number),
      package_ids: [packages[number % packages.length]],
    }),
  );
  await each(FULL.promotions, (number) =>
    owner.form('POST', '/promotions', {
      title: nameOf('Promo', number),
      discount_percent: '10',
      valid_from: dayIn(-1),
      valid_until: dayIn(DAYS),
      package_ids: JSON.stringify(some(FULL.packagesOfPromotion, number * 30)),
    }),
  );
  for (let number = 0; number < FULL.versions; number += 1) await save(owner, `Versi ${number}`);
  return owner;
}
