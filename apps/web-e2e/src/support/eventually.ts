import type { Locator } from 'playwright-core';

const PATIENCE_MS = 5_000;
const PAUSE_MS = 50;

/** Repeats an assertion until it holds; fails as its last try did. */
export async function eventually(assertion: () => unknown, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Waits until each of these can be seen. */
export async function see(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await locator.waitFor({ state: 'visible' });
}

/** Waits until none of these can be seen. */
export async function gone(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await locator.waitFor({ state: 'hidden' });
}
