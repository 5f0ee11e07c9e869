import { setTimeout as sleep } from 'node:timers/promises';
import { middleOf } from './phone.mjs';
import { amounts } from './rounds.mjs';

/** Entries of the navigation, and of its pages. */
const PATHS = ['/menu', '/packages', '/promotions', '/contact'];
const WHY = 'Then it feels like turning a page.';
/** Until the sidebar has come in. */
const SIDEBAR_MS = 600;
const LONGEST_MS = 20_000;

/** From the tap to the painted heading of the next page, by the navigation of a page that has hydrated. */
export async function nextPage({ visits }, phones, { origin }) {
  const held = {
    what: 'mid: a tap in the navigation until the heading of the next page is painted, its data held, in ms',
    why: WHY,
    reach: { atMost: 200 },
  };
  const first = { what: 'mid: the same, its data not held', why: WHY, reach: { atMost: 350 } };
  const ratio = {
    what: 'mid: the longer of both, of loading the same page anew',
    why: 'Scripts must not make a site slower.',
    reach: { atMost: 1 },
  };
  const rows = [held, first, ratio];
  const skipped = await phones.whyNot('mid');
  if (skipped) return rows.map((row) => ({ ...row, skipped }));

  const times = { held: [], first: [], anew: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    const phone = await phones.open('mid');
    try {
      const { loaded } = await phone.load(`${origin}/`);
      await loaded;
      await phone.untilRest();
      for (const name of ['first', 'held'])
        for (const path of PATHS) times[name].push(await follow(phone, path));
      for (const path of PATHS) times.anew.push(await anew(phone, `${origin}${path}`));
    } finally {
      await phone.close();
    }
  }
  const { median: fresh } = amounts(times.anew);
  for (const [name, list] of Object.entries(times)) {
    const { median, least, greatest } = amounts(list);
    console.log(`${name}: ${[median, least, greatest].map((ms) => ms.toFixed(0)).join(', ')} ms`);
  }
  return [
    { ...held, ...amounts(times.held) },
    { ...first, ...amounts(times.first) },
    {
      ...ratio,
      ...amounts(times.first.map((one, index) => one / times.anew[index])),
      own: amounts(times.first).median,
      other: fresh,
    },
  ];
}

/** Taps a link of the sidebar. */
async function follow(phone, path) {
  const { page, reports } = phone;
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await phone.tap(await middleOf(page.getByRole('button', { name: 'Buka navigasi' }).first()));
  await sleep(SIDEBAR_MS);
  const point = await middleOf(page.locator(`#navigasi a[href="${path}"]`));
  reports.length = 0;
  await phone.tap(point);
  // Until the finger is lifted it may as well begin to scroll.
  const tapped = await phone.waitFor('click');
  const heading = await phone.waitFor('heading', ({ at }) => at > tapped.at, LONGEST_MS);
  if (!heading || heading.document !== tapped.document)
    throw new Error(`${path} was not shown in the same document`);
  await sleep(1_000);
  return heading.at - tapped.at;
}

/** Loads a page as a visitor who has its files. */
async function anew(phone, url) {
  const start = Date.now();
  const { loaded } = await phone.load(url);
  const heading = await phone.waitFor('heading', ({ at }) => at > start, LONGEST_MS);
  await loaded;
  await sleep(1_000);
  return heading.at - heading.document;
}
