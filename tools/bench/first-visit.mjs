/* global document, innerHeight -- in the page */
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/browser.mjs';
import { fetchOnce } from './load.mjs';
import { amounts } from './rounds.mjs';

const PHONE = { width: 390, height: 844 };
const DENSITY = 3;

/** What a first visit downloads: scripts of every public page, and all of the home page's first screen. */
export async function firstVisit(bench, product) {
  return [await scripts(product), await firstScreen(product)];
}

async function scripts({ origin }) {
  const pages = ['/', '/menu', '/packages', '/promotions', '/contact'];
  for (const path of ['/menu-items', '/packages', '/promotions']) {
    const [row] = await (await fetch(`${origin}/api${path}`)).json();
    if (row) pages.push(`${path === '/menu-items' ? '/menu' : path}/${row.id}`);
  }
  const sizes = [];
  for (const path of pages) {
    const html = (await fetchOnce(`${origin}${path}`, {})).body.toString();
    const files = [
      ...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g),
      ...html.matchAll(/ data-entry="([^"]+)"/g),
      ...html.matchAll(/ data-modules="([^"]+)"/g),
    ].flatMap(([, list]) => list.split(' '));
    const bodies = await Promise.all(
      files.map((file) => fetchOnce(`${origin}${file}`, { 'accept-encoding': 'gzip' })),
    );
    sizes.push(bodies.reduce((sum, { body }) => sum + body.length, 0) / 1_000);
  }
  const { least, greatest } = amounts(sizes);
  return {
    what: `JavaScript of a first visit, gzip, in KB: the largest of ${pages.length} public pages`,
    reach: { atMost: 135 },
    median: greatest,
    least,
    greatest,
  };
}

/** Of a phone, without pictures below the first screen. */
async function firstScreen({ origin }) {
  const row = {
    what: 'bytes of a first visit to the home page without pictures below the fold, in KB',
    reach: { atMost: 250 },
  };
  const executablePath = findBrowser();
  if (!executablePath) return { ...row, skipped: 'there is no Chromium' };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: DENSITY });
    const session = await page.context().newCDPSession(page);
    const urls = new Map();
    const bytes = new Map();
    session.on('Network.responseReceived', ({ requestId, response }) =>
      urls.set(requestId, response.url),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(urls.get(requestId), encodedDataLength),
    );
    await session.send('Network.enable');
    await page.goto(origin, { waitUntil: 'networkidle' });
    const below = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
    const counted = [...bytes].filter(([url]) => url && !below.includes(url));
    const total = counted.reduce((sum, [, length]) => sum + length, 0);
    return { ...row, ...amounts([total / 1_000]) };
  } finally {
    await browser.close();
  }
}
