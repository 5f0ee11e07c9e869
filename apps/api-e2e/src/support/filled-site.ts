import { LISTS, tinyPicture } from '@lereng/api-testing';
import { KINDS } from '@lereng/shared-domain/fields';
import { exampleRow, postRow, type ApiClient, type TestServer } from '@lereng/shared-testing';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** All that the API shows of the content. */
export async function listsOf(client: ApiClient): Promise<unknown[]> {
  return Promise.all(LISTS.map(async (path) => (await client.get(path)).body));
}

/** Every stored file with its bytes, in base64. */
export async function filesOf(server: TestServer): Promise<[string, string][]> {
  const files = (await server.storedFiles()).map(async (file): Promise<[string, string]> => [
    relative(server.dataDir, file),
    (await readFile(file)).toString('base64'),
  ]);
  return Promise.all(files);
}

/** Content of every kind: hidden, deleted and replaced, in an order, with several photos. */
export async function fill(client: ApiClient): Promise<void> {
  const image = await tinyPicture();
  const add = async (path: string, fields: object) =>
    (await client.form<{ id: number }>('POST', path, fields as never)).body.id;
  await client.json('POST', '/menu-categories', { name: 'Minuman' });
  const food = { name: 'Teh "poci" 🍵', price: '5000', description: 'é\nü', image };
  const first = await add('/menu-items', { ...food, category: 'Minuman' });
  const second = await add('/menu-items', { ...food, name: 'Kopi', hidden: 'true' });
  await client.json('PUT', '/menu-items/order', { ids: [second, first] });
  await client.form('PUT', `/menu-items/${first}`, { image });
  await client.delete(`/menu-items/${await add('/menu-items', { ...food, name: 'Susu' })}`);
  const offer = await add('/packages', {
    name: 'Jip',
    price: '350000',
    items: '["helm"]',
    image,
    price_unit: 'per jip',
    capacity: '4',
    duration: '3 jam',
    minimum_age: '5 tahun',
    what_to_bring: 'Jaket',
    meeting_point: 'Pos',
    meeting_point_url: 'https://maps.example/pos',
    terms: 'DP 50%',
  });
  await client.form('POST', `/packages/${offer}/images`, { image });
  await add('/promotions', {
    title: 'Panen',
    valid_from: '2026-11-20',
    valid_until: '2030-11-20',
    discount_percent: '10',
    package_ids: `[${offer}]`,
    weekdays: '[1,2,3,4]',
  });
  const day = { from: '2026-12-24', until: '2027-01-04' };
  await client.json('POST', '/calendar-entries', {
    ...day,
    kind: 'full',
    package_ids: [offer],
    reason: 'Rombongan',
  });
  await client.json('POST', '/price-periods', {
    ...day,
    name: 'Libur Natal',
    prices: [{ package_id: offer, price: 400_000 }],
  });
  const hours = [{ opens: '18:00', closes: '02:00' }];
  await client.json('POST', '/calendar-entries', { ...day, kind: 'hours', hours });
  const weekend = { weekdays: [6, 7], prices: [{ package_id: offer, price: 375_000 }] };
  await client.json('POST', '/price-periods', { ...weekend, name: 'Akhir Pekan' });
  const soldOut = { state: 'sold_out', until: '2999-12-31' };
  await client.json('PUT', `/menu-items/${first}/availability`, soldOut);
  await client.json('PUT', `/packages/${offer}/availability`, { ...soldOut, until: null });
  for (const kind of KINDS) {
    if ((await client.get<unknown[]>(`/${kind.name}`)).body.length > 0) continue;
    await postRow(client, kind, exampleRow(kind, { isFull: true }), image);
  }
  const settings = { site_name: 'Kebun', notice: 'Jalur licin', notice_until: day.until };
  for (const [key, value] of Object.entries(settings)) {
    await client.json('PUT', `/site-settings/${key}`, { value });
  }
}
