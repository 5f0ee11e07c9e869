import type { Page } from 'playwright-core';
import { expect } from './expect';

/** Marks the document that is open now, which a full page load would replace. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** Fails where another document than the marked one is open. */
export const expectSameDocument = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(true);
