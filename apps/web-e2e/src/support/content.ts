import type { ApiClient } from '@lereng/shared-testing';
import { plainPhoto } from './photos';

export interface Dish {
  id: number;
  name: string;
  description: string | null;
  price: number;
  image_url: string;
  image_sources: { type: string; srcset: string }[];
}

export interface SocialLink {
  id: number;
  platform: string;
  url: string;
}

export type NewDish = Pick<Dish, 'name' | 'price'> & { description?: string };

async function made<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Arranging failed with ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function addDish(api: ApiClient, dish: NewDish): Promise<Dish> {
  const { buffer, mimeType } = await plainPhoto();
  const { name, description, price } = dish;
  return made(
    api.form<Dish>('POST', '/menu-items', {
      name,
      description,
      price: String(price),
      image: new Blob([new Uint8Array(buffer)], { type: mimeType }),
    }),
  );
}

export async function addDishes(api: ApiClient, dishes: NewDish[]): Promise<Dish[]> {
  const added: Dish[] = [];
  for (const dish of dishes) added.push(await addDish(api, dish));
  return added;
}

export const listDishes = (api: ApiClient) => made(api.get<Dish[]>('/menu-items'));

/** Leaves exactly these dishes, touching nothing where they are there already. */
export async function resetDishes(api: ApiClient, dishes: NewDish[]): Promise<void> {
  const present = await listDishes(api);
  const facts = ({ name, description, price }: NewDish | Dish) => [
    name,
    description ?? null,
    price,
  ];
  if (JSON.stringify(present.map(facts)) === JSON.stringify(dishes.map(facts))) return;
  for (const { id } of present) await made(api.delete(`/menu-items/${id}`));
  await addDishes(api, dishes);
}

export interface NewPackage {
  name: string;
  price: number;
  description?: string;
  route?: string;
  items?: string[];
}

export interface TourPackage {
  id: number;
  name: string;
  price: number;
  original_price?: number;
}

export interface NewPromotion {
  title: string;
  valid_from: string;
  valid_until: string;
  discount_percent: number;
  packages: { id: number }[];
  description?: string;
  terms?: string;
}

export interface Promotion {
  id: number;
  title: string;
}

async function photo(): Promise<Blob> {
  const { buffer, mimeType } = await plainPhoto();
  return new Blob([new Uint8Array(buffer)], { type: mimeType });
}

export async function addPackage(api: ApiClient, { items, ...added }: NewPackage) {
  return made(
    api.form<TourPackage>('POST', '/packages', {
      ...added,
      price: String(added.price),
      items: items && JSON.stringify(items),
      image: await photo(),
    }),
  );
}

export async function addPromotion(api: ApiClient, { packages, ...added }: NewPromotion) {
  return made(
    api.form<Promotion>('POST', '/promotions', {
      ...added,
      discount_percent: String(added.discount_percent),
      package_ids: JSON.stringify(packages.map(({ id }) => id)),
    }),
  );
}

export async function addSlide(
  api: ApiClient,
  slide: { title: string; description?: string; order?: number },
) {
  return made(
    api.form<{ id: number }>('POST', '/slides', {
      ...slide,
      order: String(slide.order ?? 0),
      image: await photo(),
    }),
  );
}

export const listSlides = (api: ApiClient) =>
  made(api.get<{ id: number; image_url: string }[]>('/slides'));

export const setSetting = (api: ApiClient, key: string, value: string) =>
  made(api.json('PUT', `/site-settings/${key}`, { value, type: 'text' }));

export async function setHomeImage(api: ApiClient) {
  return made(api.form('PUT', '/site-settings/home_image', { image: await photo() }));
}

export const addLink = (api: ApiClient, platform: string, url: string) =>
  made(api.json<SocialLink>('POST', '/social-media', { platform, url, icon: 'Share2' }));

export const listLinks = (api: ApiClient) => made(api.get<SocialLink[]>('/social-media'));

/** Leaves exactly these links, as pairs of platform and address. */
export async function resetLinks(api: ApiClient, links: [string, string][]): Promise<void> {
  for (const { id } of await listLinks(api)) await made(api.delete(`/social-media/${id}`));
  for (const [platform, url] of links) await addLink(api, platform, url);
}
