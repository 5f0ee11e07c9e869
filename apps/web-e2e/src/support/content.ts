import { KINDS, type packagesKind, type RequestOf } from '@lereng/shared-domain/fields';
import { exampleRow, postRow, type ApiClient } from '@lereng/shared-testing';
import { plainPhoto, type Colour } from './photos';

export interface MenuItem {
  id: number;
  name: string;
  description: string | null;
  price: number;
  category: string | null;
  image_url: string;
  image_sources: { type: string; srcset: string }[];
}

export type NewMenuItem = Pick<MenuItem, 'name' | 'price'> & {
  description?: string;
  category?: string;
  hidden?: boolean;
};

async function bodyOf<Body>(response: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await response;
  if (status >= 300) throw new Error(`Arranging failed with ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function addMenuItem(api: ApiClient, menuItem: NewMenuItem): Promise<MenuItem> {
  const { price, hidden = false, ...texts } = menuItem;
  const fields = {
    ...texts,
    price: String(price),
    hidden: String(hidden),
    image: await photo(),
  };
  return bodyOf(api.form<MenuItem>('POST', '/menu-items', fields));
}

export async function addMenuItems(api: ApiClient, menuItems: NewMenuItem[]): Promise<MenuItem[]> {
  const added: MenuItem[] = [];
  for (const menuItem of menuItems) added.push(await addMenuItem(api, menuItem));
  return added;
}

/** Adds so many menu items, which are named by their numbers from 1. */
export const addNumberedMenuItems = (api: ApiClient, name: string, count: number) =>
  addMenuItems(
    api,
    Array.from({ length: count }, (_, at) => ({ name: `${name} ${at + 1}`, price: 10_000 })),
  );

export async function addMenuCategories(api: ApiClient, names: readonly string[]): Promise<void> {
  for (const name of names) await bodyOf(api.json('POST', '/menu-categories', { name }));
}

export const listMenuItems = (api: ApiClient) => bodyOf(api.get<MenuItem[]>('/menu-items'));

/** Leaves exactly these menu items. */
export async function resetMenuItems(api: ApiClient, menuItems: NewMenuItem[]): Promise<void> {
  for (const { id } of await listMenuItems(api)) await bodyOf(api.delete(`/menu-items/${id}`));
  await addMenuItems(api, menuItems);
}

type Given<Request> = { [Name in keyof Request]: Exclude<Request[Name], null> };
export type NewPackage = Omit<Given<RequestOf<typeof packagesKind.fields>>, 'hidden'>;

export interface Package {
  id: number;
  name: string;
  description: string | null;
  route: string | null;
  price: number;
  original_price?: number;
  image_url: string;
  image_preview_url: string;
  items: { item_name: string }[];
  images: PackageImage[];
}

export interface PackageImage {
  id: string;
  image_url: string;
  image_focus_x: number;
  image_focus_y: number;
}

/** Without a period it is active for good, and without another discount it has one of 10 percent. */
export interface NewPromotion {
  title: string;
  valid_from?: string;
  valid_until?: string;
  discount_percent?: number;
  /** Of the week, ISO 8601; every day by default. */
  weekdays?: number[];
  packages: { id: number }[];
  description?: string;
  terms?: string;
}

export interface Promotion {
  id: number;
  title: string;
  valid_from: string;
  valid_until: string;
  discount_percent: number;
  image_url: string | null;
  packages: { id: number; price: number }[];
}

async function photo(colour?: Colour): Promise<Blob> {
  const { buffer, mimeType } = await plainPhoto(colour);
  return new Blob([new Uint8Array(buffer)], { type: mimeType });
}

export async function addPackage(
  api: ApiClient,
  { items, items_en, capacity, ...added }: NewPackage,
) {
  return bodyOf(
    api.form<Package>('POST', '/packages', {
      ...added,
      price: String(added.price),
      capacity: capacity?.toString(),
      items: items && JSON.stringify(items),
      items_en: items_en && JSON.stringify(items_en),
      image: await photo(),
    }),
  );
}

/** Adds a photo in each colour to a package. */
export async function addPhotos(
  api: ApiClient,
  { id }: { id: number },
  colours: readonly Colour[],
): Promise<void> {
  for (const colour of colours) {
    await bodyOf(api.form('POST', `/packages/${id}/images`, { image: await photo(colour) }));
  }
}

export async function addPromotion(api: ApiClient, { packages, weekdays, ...added }: NewPromotion) {
  return bodyOf(
    api.form<Promotion>('POST', '/promotions', {
      valid_from: '2026-01-01',
      valid_until: '2999-12-31',
      ...added,
      discount_percent: String(added.discount_percent ?? 10),
      weekdays: weekdays && JSON.stringify(weekdays),
      package_ids: JSON.stringify(packages.map(({ id }) => id)),
    }),
  );
}

export const listPackages = (api: ApiClient) => bodyOf(api.get<Package[]>('/packages'));
export const listPromotions = (api: ApiClient) => bodyOf(api.get<Promotion[]>('/promotions'));

export async function addSlide(
  api: ApiClient,
  slide: { title: string; description?: string; order?: number },
) {
  return bodyOf(
    api.form<{ id: number }>('POST', '/slides', {
      ...slide,
      order: String(slide.order ?? 0),
      image: await photo(),
    }),
  );
}

export const listSlides = (api: ApiClient) =>
  bodyOf(api.get<{ id: number; image_url: string }[]>('/slides'));

export const setSetting = (api: ApiClient, key: string, value: string) =>
  bodyOf(api.json('PUT', `/site-settings/${key}`, { value, type: 'text' }));

/** Says where the venue is, which shows a map. */
export async function setPlace(api: ApiClient): Promise<void> {
  await setSetting(api, 'address', 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur');
  await setSetting(api, 'latitude', '-7.9368');
  await setSetting(api, 'longitude', '112.5406');
}

export async function setHomeImage(api: ApiClient) {
  return bodyOf(api.form('PUT', '/site-settings/home_image', { image: await photo() }));
}

export const addLink = (api: ApiClient, platform: string, url: string) =>
  bodyOf(api.json('POST', '/social-media', { platform, url, icon: 'Share2' }));

/** Marks a row as sold out, until further notice where no last day is given. */
export const sellOut = (
  api: ApiClient,
  kind: 'menu-items' | 'packages',
  { id }: { id: number },
  until: string | null = null,
) => bodyOf(api.json('PUT', `/${kind}/${id}/availability`, { state: 'sold_out', until }));

/** Adds an entry of the calendar; it is of one day where it has no last one. */
export const addCalendarEntry = (
  api: ApiClient,
  entry: {
    from: string;
    until?: string;
    kind: 'closed' | 'hours' | 'full';
    hours?: { opens: string; closes: string }[];
    package_ids?: number[];
    reason?: string;
  },
) => bodyOf(api.json<{ id: number }>('POST', '/calendar-entries', { until: entry.from, ...entry }));

/** Adds a price period; it is of every week where it has no dates. */
export const addPricePeriod = (
  api: ApiClient,
  period: {
    name: string;
    from?: string;
    until?: string;
    weekdays?: number[];
    prices: { package_id: number; price: number }[];
  },
) => bodyOf(api.json<{ id: number }>('POST', '/price-periods', period));

/** Of fields whose values depend on other rows, or on each other. */
const BY_HAND: readonly string[] = ['references', 'prices', 'hours'];

/** Adds a row for each of the texts to every list that is still empty, but for kinds with fields that are made by hand. */
export async function fillEmptyLists(api: ApiClient, texts: readonly string[]): Promise<void> {
  for (const kind of KINDS) {
    if (Object.values(kind.fields).some(({ type }) => BY_HAND.includes(type))) continue;
    if ((await bodyOf(api.get<unknown[]>(`/${kind.name}`))).length > 0) continue;
    for (const text of texts) {
      await bodyOf(postRow(api, kind, exampleRow(kind, { text, isFull: true }), await photo()));
    }
  }
}

/** Adds links, as pairs of platform and URL. */
export async function addLinks(api: ApiClient, links: [string, string][]): Promise<void> {
  for (const [platform, url] of links) await addLink(api, platform, url);
}
