import { DATABASES, LISTS, runSql, tinyPicture } from '@lereng/api-testing';
import {
  ApiClient,
  REFUSED_VALUES,
  type RefusedValue,
  type TestServer,
} from '@lereng/shared-testing';
import { join } from 'node:path';
import { fill } from './support/filled-site';
import { newFolder } from './support/folders';
import { addRow } from './support/rows';
import { contentOf, restored } from './support/restored-site';

const WRITTEN = REFUSED_VALUES.filter(({ isConstrained }) => !isConstrained);

const DAYS = { from: '2026-12-24', until: '2026-12-26' };

/** Adds a row to a table. @returns its id */
async function add(owner: ApiClient, table: string, n: number): Promise<number> {
  const image = await tinyPicture();
  const json = async (path: string, body: object) =>
    (await owner.json<{ id: number }>('POST', path, body)).body.id;
  const name = `Baris ${n}`;
  const hours = [{ opens: '08:00', closes: '12:00' }];
  const rows: Record<string, () => Promise<{ id: number } | number>> = {
    menu_items: () => addRow(owner, '/menu-items', { name, price: '5000', image }),
    menu_categories: () => json('/menu-categories', { name }),
    packages: () => addRow(owner, '/packages', { name, price: '5000', image }),
    promotions: () =>
      addRow(owner, '/promotions', {
        title: name,
        valid_from: '2026-11-20',
        valid_until: '2030-11-20',
        discount_percent: '10',
        package_ids: '[1]',
      }),
    calendar_entries: () => json('/calendar-entries', { ...DAYS, kind: 'hours', hours }),
    price_periods: () =>
      json('/price-periods', { ...DAYS, name, prices: [{ package_id: 1, price: 4_000 }] }),
    slides: () => addRow(owner, '/slides', { title: name, image }),
    social_media: () => json('/social-media', { platform: name, url: 'https://example.com' }),
  };
  const row = await rows[table]?.();
  return typeof row === 'object' ? row.id : (row ?? 0);
}

const PAGES = [
  '/',
  '/menu',
  '/packages',
  '/promotions',
  '/contact',
  '/order',
  '/order?p1=1&m1=1',
  '/menu/1',
  '/packages/1',
  '/promotions/1',
  '/sitemap.xml',
  '/robots.txt',
  '/qr.svg',
  '/site.webmanifest',
  '/menu?q=teh',
];

describe.each(DATABASES)('a site with rows that the rules refuse, on $name', (kind) => {
  let server: TestServer;
  let owner: ApiClient;
  let restart: () => Promise<void>;
  let dispose: () => Promise<void>;
  /** The conditions of the spoiled rows. */
  const spoiled: { refused: RefusedValue; id: number }[] = [];

  beforeAll(async () => {
    const started = await kind.start();
    ({ server, dispose } = started);
    restart = async () => {
      await started.restart();
      ({ server } = started);
      owner = await ApiClient.login(server.origin);
    };
    owner = await ApiClient.login(server.origin);
    await fill(owner);
    for (const [n, refused] of WRITTEN.entries()) {
      const { table } = refused;
      const ofOthers = ['images', 'content_history'].includes(table);
      const id = await add(owner, ofOthers ? 'menu_items' : table, n);
      spoiled.push({ refused, id });
    }
    for (const { refused, id } of spoiled) {
      const { table, field, value } = refused;
      const conditions: Record<string, string> = {
        site_settings: field === 'key' ? "key = 'notice'" : "key = 'site_name'",
        images: `id = (SELECT image_id FROM menu_items WHERE id = ${id})`,
        content_history: `kind = 'menu-items' AND row_id = '${id}'`,
      };
      const where = conditions[table] ?? `id = ${id}`;
      await runSql(server, `UPDATE ${table} SET ${field} = '${value}' WHERE ${where}`);
    }
    await restart();
  }, 240_000);
  afterAll(() => dispose?.());

  it('answers every list and page as if they were not there', async () => {
    for (const client of [owner, new ApiClient(server.origin)]) {
      for (const list of LISTS) {
        const { status, body } = await client.get<{ id?: number }[]>(list);
        const isClosed = client !== owner && status === 401;
        expect([list, status]).toEqual([list, isClosed ? 401 : 200]);
        if (isClosed || list === '/history') continue;
        const refused = spoiled.filter(
          ({ refused: { table } }) => `/${table.replaceAll('_', '-')}` === list,
        );
        const ids = body.map(({ id }) => id);
        for (const { id } of refused) {
          if (list !== '/site-settings') expect([list, ids.includes(id)]).toEqual([list, false]);
        }
        expect([list, body.length > 0 || list === '/trash']).toEqual([list, true]);
      }
    }
    for (const path of PAGES) {
      const { status } = await fetch(server.origin + path, { redirect: 'manual' });
      expect([path, status]).toEqual([path, 200]);
    }
    const order = await owner.get('/quotes/m1-1p1-1');
    expect(order.status).toBeLessThan(500);
    expect(server.output).not.toMatch(/ERROR/);
  }, 120_000);

  it('has no page for such a row, and deletes it', async () => {
    const pages: Record<string, string> = { menu_items: '/menu', packages: '/packages' };
    for (const { refused, id } of spoiled) {
      const path = `/${refused.table.replaceAll('_', '-')}`;
      const page = pages[refused.table];
      if (page) {
        const { status, headers } = await fetch(`${server.origin}${page}/${id}`, {
          redirect: 'manual',
        });
        expect([refused, status, headers.get('location')]).toEqual([refused, 302, page]);
        expect((await owner.get(`${path}/${id}`)).status).toBe(404);
      }
    }
    const { id } = spoiled.find(({ refused }) => refused.table === 'calendar_entries')!;
    expect((await owner.delete(`/calendar-entries/${id}`)).status).toBe(204);
  });

  it('is told by the doctor, and restored without them', async () => {
    const { output } = await server.run('doctor', [], '', server.env);
    for (const { refused, id } of spoiled) {
      const { table, field } = refused;
      const hasOtherKey = ['images', 'content_history', 'site_settings'].includes(table);
      const name = `${table.replaceAll('_', '-')} ${hasOtherKey ? '\\S+' : id}: ${field} `;
      expect(output).toMatch(new RegExp(`problem {2}rows: ${name}`));
    }
    const file = join(await newFolder(), 'site.tar');
    const made = await server.run('backup', ['--to', file], '', server.env);
    expect(made).toMatchObject({ code: 0 });
    const refusal = await server.run('restore', [file, '--rehearse'], '', server.env);
    expect(refusal.code).toBe(1);
    expect(refusal.output).toMatch(/^rows\/images\/1\.jsonl: images /);
    const before = await contentOf(server, owner);
    await restored(server, kind, [file, '--leave-out-invalid'], async (site, client) => {
      const after = await contentOf(site, client);
      expect(after.lists.length).toBe(before.lists.length);
      const doctor = await site.run('doctor', [], '', site.env);
      expect(doctor.output).toMatch(/ok {7}rows: the rules take every row/);
    });
  }, 120_000);
});
