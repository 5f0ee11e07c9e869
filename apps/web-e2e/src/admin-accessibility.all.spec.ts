import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action } from './support/back-office';
import { arrange, LONG, WALKS } from './support/back-office-walk';
import { setSetting } from './support/content';
import { expect } from './support/expect';
import { DESK, PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  await arrange(api);
  await setSetting(api, 'site_name', 'Kebun'.repeat(30));
});

/** Fails where a part of the open dialog can be scrolled sideways, or of the page. */
async function expectNothingSideways(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page);
  const wide = await page.locator('dialog[open], dialog[open] *').evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter(
        (element) =>
          element.matches('dialog, [role=group], header, footer') ||
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
      )
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );
  expect({ at: page.url(), wide }).toEqual({ at: page.url(), wide: [] });
}

/**
 * Fails where a text is cut off, or a control is beyond an edge that nothing scrolls to. Texts that end
 * with `…` on purpose are whole in their dialogs.
 */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    // A map and what is typed are moved within their edges.
    const moved = 'svg, input, textarea, [role=application]';
    const shown = [...document.querySelectorAll<HTMLElement>('main *, dialog *, aside *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(moved),
    );
    return shown
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const { overflowX, textOverflow } = getComputedStyle(element);
        const beyond = width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element);
        const clips = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
        return beyond || (width > 1 && clips && element.scrollWidth > element.clientWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent}`);
  });
  expect({ at: page.url(), cut }).toEqual({ at: page.url(), cut: [] });
}

const SMALLEST = { width: 320, height: 640 };
const judged = [
  ['a phone', PHONE, '', expectAccessible],
  ['the smallest phone', SMALLEST, '', expectAccessible],
  ['the smallest phone with text twice as large', SMALLEST, '200%', expectNothingSideways],
  [
    'a desk twice as large',
    { width: DESK.width / 2, height: DESK.height / 2 },
    '',
    expectNothingCut,
  ],
  ['a desk with text twice as large', { width: 1280, height: 800 }, '200%', expectNothingCut],
] as const;

describe.each(judged)('every page and dialog on %s', (_, viewport, fontSize, judge) => {
  test.each(WALKS)('%s', async (__, walk) => {
    const { token } = site().api;
    const page = await site().newPage({ viewport, reducedMotion: true, token });
    await walk({
      site: site(),
      page,
      check: async () => {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
        await expectNothingSideways(page);
        await judge(page);
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      },
    });
  });
});

test.each([992, 1024])('the last button of a row is in sight at %d px', async (width) => {
  for (const path of ['packages', 'promotions']) {
    const page = await site().visitAsAdmin(`/admin/${path}`, { viewport: { width, height: 640 } });
    await expect(action(page, 'Hapus', LONG)).toBeInViewport({ ratio: 1 });
  }
});
