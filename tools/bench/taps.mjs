/* global document */
import { timed } from './timed.mjs';

const PHONE = { width: 390, height: 844 };

/**
 * How long taps take from a list to the page of a row, and back, within the application. Each page is opened once
 * before, so that its scripts and data are there.
 *
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<{ there: number[]; back: number[] }>} milliseconds until the heading of the other page is painted
 */
export async function tapsBetween(browser, origin, list, detail, { slower, rounds }) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(origin + list, { waitUntil: 'load' });
    await page.waitForTimeout(4_000);
    await follow(page, detail);
    await follow(page, list);
    const result = { there: [], back: [] };
    for (let count = 0; count < rounds; count += 1) {
      result.there.push(await follow(page, detail));
      result.back.push(await follow(page, list));
    }
    return result;
  } finally {
    await context.close();
  }
}

/** A tap on the link in the page's content that leads to `path`. */
async function follow(page, path) {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('h1').setAttribute('data-before', ''));
  const time = await timed(
    page,
    () => link.tap(),
    () => document.querySelector('h1:not([data-before])'),
  );
  await page.waitForTimeout(1_000);
  return Math.round(time);
}
