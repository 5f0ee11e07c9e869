import type { Locator, Page } from 'playwright-core';

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

/** The text that can be seen in a part of the page, its content where none is named, with plain spaces. */
export async function textOf(page: Page, place: Locator = page.getByRole('main')): Promise<string> {
  await layOut(page);
  return (await place.innerText()).replace(/[ \u00a0]+/g, ' ');
}
