import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from './expect';
import { layOut } from './visible-text';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // The map is another site's page.
  iframes: false,
};

type Violations = AxeResults['violations'];

function audit(page: Page, options: RunOptions): Promise<Violations> {
  return page.evaluate(
    async (given) =>
      (
        await (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(
          given,
        )
      ).violations,
    options,
  );
}

/**
 * A button that is half beneath a bar that stays in sight is smaller only until the page is
 * scrolled, so its size is judged again in the middle of the screen.
 */
async function isTooSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  const before = await page.evaluate((target) => {
    const { scrollX, scrollY } = window;
    document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { scrollX, scrollY };
  }, selector);
  const again = await audit(page, {
    ...OPTIONS,
    runOnly: { type: 'rule', values: ['target-size'] },
  });
  await page.evaluate(
    ({ scrollX, scrollY }) => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' }),
    before,
  );
  return again.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector));
}

/** Fails with each element that breaks a rule of WCAG 2.2 AA that a machine can judge. */
export async function expectAccessible(page: Page): Promise<void> {
  // Otherwise sections get their heights while it compares where elements are with what is below them.
  await layOut(page);
  // By the debugger, since the page's own security policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const { id, nodes } of await audit(page, OPTIONS)) {
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ');
      if (id === 'target-size' && !(await isTooSmallInTheMiddle(page, selector))) continue;
      found.push(`${id}: ${selector}\n${failureSummary}`);
    }
  }
  expect(found).toEqual([]);
}

/** Fails where the page can be scrolled sideways. Not retried, as it never may. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide, page.url()).toBeLessThanOrEqual(seen);
}

/** Fails where a text goes beyond an edge of the page, unless its part is scrolled sideways or ends with `…`. */
export async function expectNoTextBeyondEdges(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // Texts for screen readers are a pixel wide.
      if (!element?.checkVisibility() || element.clientWidth === 1 || scrolls(element)) continue;
      if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1)) found.push(text.textContent ?? '');
    }
    return found;
  });
  expect({ at: page.url(), beyond }).toEqual({ at: page.url(), beyond: [] });
}
