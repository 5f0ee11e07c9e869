import type { Page } from 'playwright-core';

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
