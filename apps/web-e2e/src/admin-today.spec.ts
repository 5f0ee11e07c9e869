import { addOneMonth, calendarDateIn, formatCalendarDate } from '@lereng/shared-domain';
import { button, says } from './support/back-office';
import { addMenuItems, addPackage } from './support/content';
import { expect } from './support/expect';
import { PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  await addMenuItems(api, [
    { name: 'Wedang Jahe', price: 9_000 },
    { name: 'Kopi Tubruk', price: 12_000 },
  ]);
  await addPackage(api, { name: 'Jip Pagi', price: 350_000 });
});

test('what is sold out is marked by one tap each, as visitors see, and comes back', async () => {
  const visitor = await site().visit('/menu', { viewport: PHONE });
  const height = () => visitor.evaluate(() => document.documentElement.scrollHeight);
  const available = await height();
  const page = await site().visitAsAdmin('/admin/today', { viewport: PHONE });
  await button(page, 'Tandai Kopi Tubruk habis').click();
  await button(page, 'Tandai Jip Pagi habis').click();
  const soldOut = page.getByRole('region', { name: 'Sedang habis' });
  await expect(soldOut.getByRole('listitem')).toHaveText([/^Kopi Tubruk/, /^Jip Pagi/]);

  await visitor.reload();
  const card = (name: string) => visitor.getByRole('article').filter({ hasText: name });
  await expect(card('Kopi Tubruk')).toContainText('Habis hari ini');
  await expect(card('Wedang Jahe')).not.toContainText('Habis');
  // A page that is open renews itself, and nothing on it moves (E2).
  expect(await height()).toBe(available);
  await card('Kopi Tubruk').getByRole('link').click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kopi Tubruk');
  await expect(visitor.getByRole('link', { name: 'Tanya via WhatsApp' })).toBeVisible();

  await button(page, 'Urungkan').click();
  await expect(says(page, '"Jip Pagi" seperti semula.')).toBeVisible();
  await button(page, 'Tandai Kopi Tubruk ada lagi').click();
  await expect(soldOut).toContainText('Tidak ada yang habis.');
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Pesan via WhatsApp' })).toBeVisible();
});

test('today is closed by one tap, which the first HTML of every page says, and open again', async () => {
  const page = await site().visitAsAdmin('/admin/today', { viewport: PHONE });
  const paths = ['/', '/contact', '/menu/1', '/packages/1', '/promotions'];
  const closedOn = async () => {
    const texts = await Promise.all(
      paths.map(async (path) => (await fetch(site().origin + path)).text()),
    );
    return paths.filter((_, index) => />Tutup hari ini</.test(texts[index] ?? ''));
  };
  expect(await closedOn()).toEqual([]);
  await button(page, 'Tutup hari ini').click();
  await expect(says(page, 'Hari ini tutup.')).toBeVisible();
  expect(await closedOn()).toEqual(paths);
  const visitor = await site().visit('/packages/1', { viewport: PHONE });
  await expect(visitor.getByRole('article').getByText('Tutup hari ini')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Pesan via WhatsApp' })).toBeVisible();

  await button(page, 'Urungkan').click();
  await expect(says(page, 'Kembali seperti semula.')).toBeVisible();
  expect(await closedOn()).toEqual([]);
});

test('a day is closed by three taps on the month, and opened again by one', async () => {
  const day = addOneMonth(calendarDateIn(new Date(), 'Asia/Jakarta'));
  const page = await site().visitAsAdmin('/admin/calendar-entries', { viewport: PHONE });
  await button(page, 'Bulan berikutnya').click();
  const name = new RegExp(`^${formatCalendarDate(day)}, `);
  await page.getByRole('grid').getByRole('button', { name }).click();
  await button(page, 'Tutup').click();
  const undo = button(page, 'Urungkan');
  await expect(undo).toBeInViewport();
  const entries = async () => (await site().api.get('/calendar-entries')).body;
  expect(await entries()).toMatchObject([{ kind: 'closed', from: day, until: day }]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await undo.click();
  await expect.poll(entries).toEqual([]);
});
