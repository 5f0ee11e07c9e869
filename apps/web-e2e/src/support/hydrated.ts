import type { Locator, Page } from 'playwright-core';

/** Waits until React has hydrated the server-rendered page: its elements then carry React's props. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}

/** Leads a page to a path of the site, and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Whether React has hydrated, or rendered, an element. */
export const isHydrated = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
