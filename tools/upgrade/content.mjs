/** Content of a site of the released version, through its API, and all that the API says of it. */
import { createHash } from 'node:crypto';
import { clientOf, picture, tokenOf } from '../server/client.mjs';

/** Whose password was changed after the first start, so that the environment has another one. */
export const OWNER = {
  username: 'admin',
  firstPassword: 'kopi tubruk di lereng',
  password: 'wedang uwuh di pagi hari',
  jwtSecret: 'a secret of thirty-two characters',
};

const FOCUS = { image_focus_x: '20', image_focus_y: '80' };

/** All lists of the release, so a new kind joins them with its own; the trash and the history need the token. */
export const LISTS = [
  'menu-items',
  'packages',
  'promotions',
  'slides',
  'social-media',
  'site-settings',
  'trash',
  'history',
];

export const logIn = (origin, password) => tokenOf(origin, OWNER.username, password);

/** @returns the token of a session that goes on */
export async function fillSite(origin) {
  const first = clientOf(origin, await logIn(origin, OWNER.firstPassword));
  await first.json('PUT', '/auth/password', {
    current_password: OWNER.firstPassword,
    new_password: OWNER.password,
  });
  const token = await logIn(origin, OWNER.password);
  const client = clientOf(origin, token);
  const image = () => picture('tan');
  const add = async (path, fields) => (await client.form('POST', path, fields)).id;
  const tea = await add('/menu-items', {
    name: 'Teh "poci" 🍵',
    price: '5000',
    description: 'é\nü',
    image: await image(),
    ...FOCUS,
  });
  const coffee = await add('/menu-items', {
    name: 'Kopi',
    price: '1000000000',
    image: await image(),
  });
  const milk = await add('/menu-items', { name: 'Susu', price: '1', image: await image() });
  await client.json('PUT', '/menu-items/order', { ids: [coffee, milk, tea] });
  await client.form('PUT', `/menu-items/${tea}`, { image: await picture('green'), price: '7500' });
  await client.delete(`/menu-items/${milk}`);
  const jeep = await add('/packages', {
    name: 'Jip',
    price: '350000',
    items: '["helm","kopi"]',
    route: 'Desa\nKawah',
    image: await image(),
  });
  const gone = await add('/packages', {
    name: 'Kemah',
    price: '2',
    items: '["tenda"]',
    image: await image(),
  });
  await add('/promotions', {
    title: 'Panen',
    valid_from: '2026-11-20',
    valid_until: '2030-11-20',
    discount_percent: '10',
    package_ids: `[${jeep},${gone}]`,
    terms: 'Tidak digabung',
  });
  await client.delete(`/packages/${gone}`);
  await add('/slides', {
    title: 'Pagi',
    order: '1',
    image: await image(),
    ...FOCUS,
  });
  await client.json('POST', '/social-media', { platform: 'tiktok', url: 'https://tiktok.com/@a' });
  await client.json('PUT', '/site-settings/site_name', { value: 'Kebun' });
  return token;
}

/** What the API says of all content, and the hash of each picture that it names. */
export async function describeSite(origin, token) {
  const client = clientOf(origin, token);
  const lists = {};
  for (const list of LISTS) lists[list] = await client.get(`/${list}`);
  const pictures = {};
  const urls = JSON.stringify(lists).match(/\/uploads\/[0-9a-f]{32}\/[\w-]+\.\w+/g) ?? [];
  for (const url of new Set(urls)) {
    const response = await fetch(origin + url);
    const bytes = new Uint8Array(await response.arrayBuffer());
    pictures[url] =
      response.status === 200 ? createHash('sha256').update(bytes).digest('hex') : response.status;
  }
  return { lists, pictures };
}
