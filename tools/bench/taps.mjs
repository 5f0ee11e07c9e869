import { setTimeout as sleep } from 'node:timers/promises';
import { middleOf } from './phone.mjs';
import { amounts, percentile } from './rounds.mjs';

/** After the first paint: before the scripts, while they start, and afterwards. */
const DELAYS_MS = [200, 1_000, 4_000];
/** Durations are multiples of 8 ms, and shorter events are not reported. */
const SHORTEST_MS = 16;
/** Until then nothing asks the page, which would be in the way of what is measured. */
const QUIET_MS = 2_000;
const LONGEST_EFFECT_MS = 20_000;

const WHY = 'A finger waits for it.';
/** Of the menu on the phone: the first card is then on the first screen. */
const MENU = '/menu#kategori-1';
const LETTER = 'z';

const button = (page, name) => page.getByRole('button', { name }).first();
const search = (page) => page.getByRole('searchbox', { name: 'Cari menu' });
const ADD = /^Tambah .+ ke pesanan$/;
const addButtons = (page) => page.getByRole('button', { name: ADD });

const TARGETS = [
  {
    name: 'the + of a card',
    path: MENU,
    find: (page) => button(page, ADD),
    // The bar of the menu, or the page of the order where the form was sent by the browser.
    hasWorked: async (page) =>
      (await page.getByRole('link', { name: 'Pesanan (1)' }).isVisible()) ||
      (await page.getByLabel(/^Jumlah /).evaluateAll(([first]) => first?.value === '1')),
  },
  {
    name: 'Buka navigasi',
    path: '/',
    find: (page) => button(page, 'Buka navigasi'),
    hasWorked: (page) => page.getByRole('button', { name: 'Tutup navigasi' }).isVisible(),
  },
  {
    name: 'a letter in Cari menu',
    path: '/menu',
    find: search,
    async then(phone, since) {
      // The keyboard appears with the focus.
      await phone.waitFor('focusin', ({ at }) => at >= since);
      await phone.type(LETTER);
    },
    hasWorked: async (page, before) =>
      (await search(page).inputValue()) === LETTER && (await addButtons(page).count()) < before,
  },
];

/** Taps while a page loads on the slowest phone, as they are felt: from the finger to the next paint. */
export async function taps({ taps: count }, phones, { origin }) {
  const rows = TARGETS.map(({ name }) => ({
    what: `low: ${name}, tapped ${DELAYS_MS.map((ms) => ms / 1_000).join(', ')} s after the first paint: 95th percentile, in ms`,
    why: WHY,
    reach: { atMost: 200 },
  }));
  const worst = { what: 'low: the longest of these', why: WHY, reach: { atMost: 350 } };
  const kept = {
    what: 'low: part of these that did what they are for',
    why: 'A tap that is lost is tapped again, or never.',
    reach: { atLeast: 1 },
  };
  const all = [...rows, worst, kept];
  const skipped = await phones.whyNot('low');
  if (skipped) return all.map((row) => ({ ...row, skipped }));

  const felt = [];
  const worked = [];
  for (const [index, target] of TARGETS.entries()) {
    const point = await where(phones, origin, target);
    const ofTarget = [];
    for (const delay of DELAYS_MS) {
      const results = [];
      for (let number = 0; number < count; number += 1)
        results.push(await tapOnce(phones, origin, target, point, delay));
      const figures = amounts(results.map(({ felt }) => felt));
      const left = results.filter(({ next }) => next !== undefined).map(({ next }) => next);
      console.log(
        `${target.name} at ${delay} ms: median ${figures.median}, longest ${figures.greatest}; ` +
          `${results.filter(({ hasWorked }) => hasWorked).length} of ${count} worked` +
          (left.length > 0
            ? `; ${left.length} by a new document, painted after ${amounts(left).median.toFixed(0)} ms`
            : ''),
      );
      ofTarget.push(...results);
    }
    const durations = ofTarget.map(({ felt }) => felt);
    Object.assign(rows[index], amounts(durations), { median: percentile(durations, 0.95) });
    felt.push(...durations);
    worked.push(...ofTarget.map(({ hasWorked }) => Number(hasWorked)));
  }
  Object.assign(worst, amounts(felt), { median: Math.max(...felt) });
  const part = worked.filter(Boolean).length / worked.length;
  Object.assign(kept, amounts([part]));
  return all;
}

/** Where a target is, seen in a load of its own: later nothing asks the page. */
async function where(phones, origin, { path, find }) {
  const phone = await phones.open('low');
  try {
    const { loaded } = await phone.load(`${origin}${path}`);
    await loaded;
    await phone.untilRest();
    return {
      point: await middleOf(find(phone.page)),
      count: await addButtons(phone.page).count(),
    };
  } finally {
    await phone.close();
  }
}

async function tapOnce(phones, origin, target, { point, count }, delay) {
  const phone = await phones.open('low');
  try {
    const { paintedAt } = await phone.load(`${origin}${target.path}`);
    await sleep(Math.max(0, paintedAt + delay - Date.now()));
    const since = Date.now();
    await phone.tap(point);
    await target.then?.(phone, since);
    await sleep(QUIET_MS);
    const hasWorked = await untilTrue(() => target.hasWorked(phone.page, count));
    await sleep(300);
    const ofTap = phone.reports.filter(({ at }) => at >= since - 1);
    const events = ofTap.filter(({ type }) => type === 'event');
    const tapped = ofTap.find(({ type }) => type === 'pointerdown');
    const painted = ofTap.find(({ type }) => type === 'paint');
    const next = painted && tapped ? painted.at - tapped.at : undefined;
    return {
      hasWorked,
      // A document that is left before it paints again reports none: then the next one is the first to be seen.
      felt: Math.max(
        events.length > 0 ? 0 : (next ?? SHORTEST_MS),
        ...events.map((one) => one.duration),
      ),
      next,
    };
  } finally {
    await phone.close();
  }
}

async function untilTrue(check) {
  for (const end = Date.now() + LONGEST_EFFECT_MS; Date.now() < end; await sleep(250))
    if (await check().catch(() => false)) return true;
  return false;
}

/** A link that is tapped before the scripts run, which the browser follows by itself. */
export async function earlyLink({ taps: count }, phones, { origin }) {
  const row = {
    what: 'low: a link of / that is tapped 0.2 s after the first paint: until the first paint of the next document, in ms',
    why: 'Nobody waits for scripts to go on.',
  };
  const skipped = await phones.whyNot('low');
  if (skipped) return { ...row, skipped };
  const target = {
    path: '/',
    find: (page) => page.getByRole('link', { name: 'Menu & Harga' }),
    hasWorked: async (page) => new URL(page.url()).pathname === '/menu',
  };
  const point = await where(phones, origin, target);
  const times = [];
  for (let number = 0; number < count; number += 1) {
    const { next, hasWorked } = await tapOnce(phones, origin, target, point, DELAYS_MS[0]);
    if (!hasWorked || next === undefined) console.log('The link did not lead to a new document.');
    else times.push(next);
  }
  if (times.length === 0) return { ...row, skipped: 'not measured: there was no new document' };
  return { ...row, ...amounts(times) };
}
