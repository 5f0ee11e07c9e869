import type { Locator, Page } from 'playwright-core';
import { expect } from './expect';
import { openHydrated } from './hydrated';
import type { Site, VisitOptions } from './site';

/** Longer than the call takes, and shorter than requests may take by the page's clock, or what is on its way fails. */
const AHEAD_MS = 10_000;

/** The home page with a clock that only the test moves. */
export async function stillHome(site: Site, options?: VisitOptions): Promise<Page> {
  const page = await site.newPage(options);
  // On the server's day: on another one the page would first fetch that day's prices.
  await page.clock.install({ time: new Date() });
  await openHydrated(page, '/');
  // The controls come with the scripts: the clock must not stop before they are there.
  await expect(dots(page).first()).toBeVisible();
  // Under the pointer it rests: the clock goes ahead to stop, which would otherwise begin a turn that ends later.
  await page.mouse.move(200, 300);
  await expect(page.locator('[data-hero] [aria-live=polite]')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await pointAway(page);
  await expect(page.locator('[data-hero] [aria-live=off]')).toBeVisible();
  return page;
}

export const dots = (page: Page): Locator => page.getByRole('button', { name: /^Slide \d+$/ });

/** Position of the current slide, from 0. */
export const current = (page: Page): Promise<number> =>
  dots(page).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));

export const expectCurrent = (page: Page, position: number): Promise<void> =>
  expect.poll(() => current(page)).toBe(position);

/** From the carousel to the bar above it, which is there on a phone and on a desk. */
const pointAway = (page: Page): Promise<void> => page.mouse.move(200, 20);
