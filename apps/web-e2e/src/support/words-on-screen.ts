import type { Page } from 'playwright-core';
import { expect } from './expect';
import { layOut } from './visible-text';

/** What a value that nobody looked after leaves on a screen. */
const SLIPS = /\b(?:NaN|Infinity|undefined|null)\b|\[object |Invalid Date|\{\{|\$\{/;

/** English words that a page would show where a translation is missing. */
const ENGLISH =
  /\b(?:the|and|of|with|for|is|are|this|that|your|loading|search|price|packages?|orders?|not found|contact|more|next|previous|close|open|read|view|from|until|valid|discount|image|picture|skip|back|here|click|error|failed|today|directions)\b/i;

/** Everything that a page says: visible text, and what only screen readers say. */
async function said(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].filter(Boolean);
  });
}

/**
 * Fails where a page shows what no visitor should read: a slip of a program, or another language. Not
 * retried, as it never may.
 */
export async function expectGoodWords(page: Page): Promise<void> {
  const texts = await said(page);
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const others = isEnglish ? [] : [ENGLISH];
  const bad = texts.flatMap((text) => [SLIPS, ...others].map((words) => words.exec(text)?.[0]));
  expect({ at: page.url(), bad: bad.filter(Boolean) }).toEqual({ at: page.url(), bad: [] });
}
