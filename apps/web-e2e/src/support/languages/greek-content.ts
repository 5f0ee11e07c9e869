import { addDays, isoWeekday, type CalendarDate } from '@lereng/shared-domain';
import {
  menuItemsKind,
  packagesKind,
  promotionsKind,
  SETTING_FIELDS,
  type KindDeclaration,
} from '@lereng/shared-domain/fields';
import { exampleRow, postRow, type ApiClient } from '@lereng/shared-testing';
import {
  addCalendarEntry,
  addLinks,
  addMenuCategories,
  addPhotos,
  addPricePeriod,
  addSlide,
  sellOut,
  setSetting,
} from '../content';
import { BLUE, plainPhoto, RED } from '../photos';

/** Opening hours and a duration that the product understands, as the owner writes them. */
export const HOURS = 'Setiap hari 08.00–17.00';
const DURATION = '2 jam';
const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

/** The same without some days of the week. */
export const hoursWithout = (days: readonly CalendarDate[]): string =>
  `Setiap hari kecuali ${days.map((day) => WEEKDAYS[isoWeekday(day) - 1]).join(' dan ')} 08.00–17.00`;

type Kind = Pick<KindDeclaration, 'fields' | 'name'>;
type Values = Record<string, unknown>;

async function add(api: ApiClient, kind: Kind, values: Values): Promise<{ id: number }> {
  const { buffer, mimeType } = await plainPhoto();
  const image = new Blob([new Uint8Array(buffer)], { type: mimeType });
  const { status, body } = await postRow(api, kind, values, image);
  if (status !== 201) throw new Error(`Adding to ${kind.name} ended with ${status}`);
  return body;
}

/** A row with every text that its kind has, but for those in English. */
const whole = ({ fields }: Pick<KindDeclaration, 'fields'>, text: string): Values => {
  const own = Object.entries(fields).filter(([, field]) => !('translates' in field));
  return exampleRow({ fields: Object.fromEntries(own) }, { text, isFull: true });
};

const NAME = 'Κήπος';
const ADDRESS = 'Οδός 1';
const PLATFORM = 'Σελίδα';

/** What stands in no element of its own language: proper names, the address, and what visitors type. */
export const PROPER_NAMES = [NAME, ADDRESS, PLATFORM, 'Νίκος', 'Νωρίς', 'ξξξ'];

/** The one row with a name in English. */
export const COFFEE = { id: 'Καφές', en: 'Coffee' };

/** The name that visitors read everywhere; a site without one has the product's. With it, the site is there in English. */
export const nameSite = (api: ApiClient) =>
  api.json('PUT', '/site-settings/site_name', { value: NAME, value_en: NAME });

/** Rows in every state that pages tell of. */
export async function addRows(api: ApiClient, today: CalendarDate) {
  const onDay = (inDays: number) => addDays(today, inDays);
  const weekdays = (...inDays: number[]) => inDays.map((each) => isoWeekday(onDay(each)));

  await addMenuCategories(api, ['Ροφήματα', 'Φαγητά']);
  const menuItem = (name: string, more = {}) =>
    add(api, menuItemsKind, { name, price: 25_000, ...more });
  const menuItems = [
    await menuItem(COFFEE.id, {
      ...whole(menuItemsKind, 'Γεύση'),
      name: COFFEE.id,
      name_en: COFFEE.en,
      category: 'Ροφήματα',
    }),
    await menuItem('Σούπα', { category: 'Φαγητά' }),
    await menuItem('Ψωμί'),
    await menuItem('Τυρί'),
    await menuItem('Μέλι'),
  ];
  await sellOut(api, 'menu-items', menuItems[2]!);
  await sellOut(api, 'menu-items', menuItems[3]!, today);
  await sellOut(api, 'menu-items', menuItems[4]!, onDay(20));

  const jeep = await add(api, packagesKind, {
    ...whole(packagesKind, 'Τζιπ'),
    price: 350_000,
    capacity: 4,
    route: 'Πύλη → Δάσος → Κορυφή',
    items: ['Οδηγός', 'Νερό', 'Καπέλο', 'Γεύμα'],
    duration: DURATION,
  });
  await addPhotos(api, jeep, [RED, BLUE]);
  const walk = await add(api, packagesKind, { name: 'Βόλτα', price: 50_000, capacity: 3 });
  await sellOut(api, 'packages', walk);
  const picnic = await add(api, packagesKind, {
    name: 'Πικνίκ',
    price: 80_000,
    meeting_point_url: 'https://example.com/2',
  });
  const packages = [jeep, walk, picnic];

  const priced = (pkg: { id: number }, price: number) => [{ package_id: pkg.id, price }];
  for (const period of [
    { name: 'Εβδομάδα', weekdays: weekdays(2, 3), prices: priced(jeep, 375_000) },
    { name: 'Γιορτές', from: onDay(16), until: onDay(24), prices: priced(jeep, 400_000) },
    { name: 'Ημέρα', from: onDay(40), until: onDay(40), prices: priced(jeep, 450_000) },
    { name: 'Νέα τιμή', from: onDay(30), until: onDay(300), prices: priced(walk, 60_000) },
    {
      name: 'Από τώρα',
      weekdays: weekdays(1, 2, 3),
      from: onDay(1),
      until: onDay(21),
      prices: priced(picnic, 90_000),
    },
    {
      name: 'Αργότερα',
      weekdays: weekdays(4),
      from: onDay(30),
      until: onDay(50),
      prices: priced(picnic, 95_000),
    },
  ])
    await addPricePeriod(api, period);

  const promotion = (title: string, discount_percent: number, more: object) =>
    add(api, promotionsKind, {
      title,
      discount_percent,
      valid_from: onDay(-3),
      valid_until: onDay(70),
      ...more,
    });
  const promotions = [
    await promotion('Έκπτωση', 10, {
      package_ids: [jeep.id],
      weekdays: weekdays(0, 1),
      description: 'Λιγότερα χρήματα.',
      terms: 'Με κράτηση.',
    }),
    await promotion('Δώρο', 20, { package_ids: [picnic.id] }),
    await promotion('Βράδυ', 30, { package_ids: [walk.id], weekdays: weekdays(2, 4) }),
  ];

  await addLinks(api, [
    ['WhatsApp', 'https://wa.me/6281234567890'],
    ['Instagram', 'https://www.instagram.com/123.456/'],
    ['TikTok', 'https://www.tiktok.com/@123456'],
    [PLATFORM, 'https://example.com/3'],
  ]);
  return { menuItems, packages, promotions };
}

export type GreekContent = Awaited<ReturnType<typeof addRows>>;

/** Names of the pages, by which tests find the links to them. */
export const PAGE_NAMES = {
  menu: 'Κατάλογος',
  packages: 'Βόλτες',
  promotions: 'Εκπτώσεις',
  contact: 'Επαφή',
};

/** Every text that the owner may write instead of the site's own words. */
const SETTINGS = {
  ...whole({ fields: SETTING_FIELDS }, 'Κείμενο'),
  ...Object.fromEntries(Object.entries(PAGE_NAMES).map(([page, name]) => [`${page}_name`, name])),
  address: ADDRESS,
  opening_hours: HOURS,
  latitude: '-7.5',
  longitude: '110.25',
};

/** Writes every text of the settings, slides, and what the calendar may have of the coming days. */
export async function writeTexts(
  api: ApiClient,
  today: CalendarDate,
  { packages }: GreekContent,
): Promise<void> {
  for (const [key, value] of Object.entries(SETTINGS))
    if (typeof value === 'string' && key !== 'site_name') await setSetting(api, key, value);
  await addSlide(api, { title: 'Πρωί', description: 'Ομίχλη.', order: 1 });
  await addSlide(api, { title: 'Βράδυ', order: 2 });
  const days = (from: number, until = from) => ({
    from: addDays(today, from),
    until: addDays(today, until),
  });
  const hours = [
    { opens: '06:00', closes: '09:00' },
    { opens: '16:00', closes: '20:00' },
  ];
  await addCalendarEntry(api, { ...days(3), kind: 'closed', reason: 'Γιορτή' });
  await addCalendarEntry(api, { ...days(5, 6), kind: 'hours', hours, reason: 'Χειμώνας' });
  await addCalendarEntry(api, { ...days(8, 10), kind: 'full' });
  const package_ids = packages.map(({ id }) => id);
  await addCalendarEntry(api, { ...days(12), kind: 'full', package_ids });
}

/** Has the calendar say something of some days as long as `work` lasts. */
export async function withDays(
  api: ApiClient,
  days: Parameters<typeof addCalendarEntry>[1],
  work: () => Promise<void>,
): Promise<void> {
  const { id } = await addCalendarEntry(api, days);
  await work().finally(() => api.delete(`/calendar-entries/${id}`));
}
