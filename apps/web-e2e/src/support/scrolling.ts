import type { Page } from 'playwright-core';

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/**
 * Records every position that the page is scrolled to from this call on: a jump is one, smooth
 * scrolling is many.
 */
export async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const recorded: number[] = [];
    let last = window.scrollY;
    window.addEventListener('scroll', () => {
      // The event of an earlier scroll may still be due.
      if (window.scrollY === last) return;
      last = window.scrollY;
      recorded.push(last);
    });
    return recorded;
  });
  return () => positions.jsonValue();
}
