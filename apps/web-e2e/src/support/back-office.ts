import type { Locator, Page } from 'playwright-core';
import { expect } from './expect';

/** The dialog with this title. */
export const dialog = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

/** The rows of a management list, without its head. */
export const rows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell') });

/** The row of a list in which a cell says exactly this. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: text, exact: true }) });

/** A row's buttons are named after it. */
export const action = (page: Page, verb: 'Lihat' | 'Edit' | 'Hapus', name: string): Locator =>
  page.getByRole('button', { name: `${verb} ${name}`, exact: true });

/** The rarer buttons of a row, in the menu that this opens. */
export async function openMenuOf(page: Page, name: string): Promise<Locator> {
  const title = `Lainnya: ${name}`;
  await button(page, title).click();
  return page.getByRole('group', { name: title, exact: true });
}

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The field with this label. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(label, { exact: true });

/** A column's cells, from the first row to the last; columns count from 0. */
export const column = (page: Page, position: number): Locator =>
  rows(page).locator(`:scope > :nth-child(${position + 1})`);

/** Fails where the first columns of a list have other headers. */
export async function expectColumns(page: Page, names: string[]): Promise<void> {
  for (const [position, name] of names.entries()) {
    await expect(page.getByRole('columnheader').nth(position)).toHaveText(name);
  }
}

/** Chooses a platform in a form, however its name is written there. */
export async function choosePlatform(form: Locator, platform: string): Promise<void> {
  const choice = form.getByRole('option', { name: new RegExp(`^${platform}$`, 'i') });
  const value = await choice.getAttribute('value');
  await field(form, 'Platform').selectOption(value);
}

/** The token in the browser's storage, if any. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('accessToken'));

/**
 * Records how long a sentence is on the page from its next appearance on, by the page's own clock, which
 * a busy machine does not make late.
 *
 * @returns reads it, in milliseconds; null as long as it is there
 */
export async function recordShown(
  page: Page,
  sentence: string,
): Promise<() => Promise<number | null>> {
  const times = await page.evaluateHandle((text) => {
    const record: { from?: number; to?: number } = {};
    new MutationObserver(() => {
      const isShown = document.body.textContent.includes(text);
      if (isShown) record.from ??= Date.now();
      else if (record.from !== undefined) record.to ??= Date.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return record;
  }, sentence);
  return async () => {
    const { from, to } = await times.jsonValue();
    return from === undefined || to === undefined ? null : to - from;
  };
}
