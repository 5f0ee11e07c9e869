import type { Locator, Page } from 'playwright-core';
import { expect } from './expect';

/**
 * Lays everything out that waits until it comes near the screen: what a visitor sees who reads the
 * page to its end.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [whole];
  });
}

/**
 * A retrying assertion on the visible text of a part of the page, by default of its main content. Line
 * breaks count, which `toContainText` would drop; spaces are plain.
 */
export const expectText = (
  page: Page,
  place: Locator = page.getByRole('main'),
  options?: { timeout: number },
) =>
  expect.poll(async () => {
    await layOut(page);
    return (await place.innerText()).replace(/[ \u00a0]+/g, ' ');
  }, options);
