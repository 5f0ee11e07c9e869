import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from './expect';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // The map is another site's page.
  iframes: false,
};

/** Fails with each element that breaks a rule of WCAG 2.2 AA that a machine can judge. */
export async function expectAccessible(page: Page): Promise<void> {
  // By the debugger, since the page's own security policy lets no foreign script in.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
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
