import type { Locator, Page } from 'playwright-core';

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

/** Whether lists are as on a phone: all buttons of a row are in its menu, and most of the page in another one. */
const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;

/** What the menu of a row is called, in which the rarer buttons are. */
export const menuName = (page: Page, name: string): string =>
  isNarrow(page) ? `Tindakan ${name}` : `Lainnya: ${name}`;

/** Opens the menu of a row. */
export async function openMenuOf(page: Page, name: string): Promise<Locator> {
  const title = menuName(page, name);
  await button(page, title).click();
  return page.getByRole('group', { name: title, exact: true });
}

/** Does something with a row, whose button is in its menu on a phone. */
export async function act(page: Page, verb: string, name: string): Promise<void> {
  const within = isNarrow(page) ? await openMenuOf(page, name) : page;
  await button(within, `${verb} ${name}`).click();
}

/** Opens a mode of a list, whose button is in the page's menu on a phone. */
export async function openMode(page: Page, mode: 'Atur urutan' | 'Ubah harga'): Promise<void> {
  if (isNarrow(page)) await button(page, 'Tindakan lain').click();
  await button(page, mode).click();
}

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The first place that says exactly this. */
export const says = (within: Page | Locator, sentence: string): Locator =>
  within.getByText(sentence, { exact: true }).first();

/** The field with this label. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(label, { exact: true });

/** A column's cells, from the first row to the last; columns count from 0. */
export const column = (page: Page, position: number): Locator =>
  rows(page).locator(`:scope > :nth-child(${position + 1})`);

/** Chooses a platform in a form, however its name is written there. */
export async function choosePlatform(form: Locator, platform: string): Promise<void> {
  const choice = form.getByRole('option', { name: new RegExp(`^${platform}$`, 'i') });
  const value = await choice.getAttribute('value');
  await field(form, 'Platform').selectOption(value);
}

/** The token in the browser's storage, if any. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('accessToken'));
