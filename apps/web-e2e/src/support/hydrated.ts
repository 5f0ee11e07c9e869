import type { Page } from 'playwright-core';

/** Waits until React has taken the served page over: what it knows hangs on each element then. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}
