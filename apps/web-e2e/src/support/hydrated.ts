import type { Locator, Page } from 'playwright-core';

/** Waits until React has hydrated the server-rendered page: its elements then carry React's props. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}

/** Whether React has hydrated, or rendered, an element. */
export const isHydrated = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
