import { LIMITS } from '@lereng/shared-domain';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { menuItemCalls } from '@lereng/web-data-access/menu-items-admin';
import { aMenuItem, failure, type FakeApi, type FakeRoutes } from '@lereng/web-testing';
import { act, waitFor } from '@testing-library/react';
import { renderAdminPage } from '../../testing';
import { text } from '../form/fields';
import { useManagedRows, type ManagedForm } from './use-managed-rows';

type Values = { name: string; note: string };
type Body = Parameters<ReturnType<typeof menuItemCalls.useCreate>[0]>[0]['body'];
type Form = ManagedForm<MenuItem, Values, Body>;

const soto = aMenuItem({ id: 7, name: 'Soto' });
const kopi = aMenuItem({ id: 8, name: 'Kopi' });
const values: Values = { name: 'Rawon', note: '' };
/** What every save of the form says, as form data has it. */
const sent = { price: '5000', image: expect.any(File) as File };
const request = { 'Idempotency-Key': 'k1' };

const { useReorder, ...calls } = menuItemCalls;

const form: Form = {
  initial: (row) => ({ name: row?.name ?? '', note: '' }),
  fields: () => [
    text({ name: 'name', label: 'Nama', maxLength: LIMITS.nameMax }),
    text({ name: 'note', label: 'Catatan', maxLength: LIMITS.nameMax }),
  ],
  // An empty note keeps what is stored.
  body: ({ name, note }, row) => ({
    name: row ? `${row.name} ${name}` : name,
    description: note || undefined,
    price: 5_000,
    image: new File([], 'a.png'),
  }),
};

/** A screen with the rows, once they are there; `rows()` is what its last render got. */
async function show(
  api: FakeRoutes = {},
  { using = calls, of = form }: { using?: typeof calls; of?: Parameters<typeof useHook>[1] } = {},
) {
  let current: ReturnType<typeof useHook> | undefined;
  const Screen = () => {
    current = useHook(using, of);
    return null;
  };
  const page = renderAdminPage(<Screen />, {
    api: { 'GET /menu-items': [soto, kopi], ...api },
  });
  const rows = () => current!;
  await waitFor(() => expect(rows().list.data).toBeDefined());
  return { ...page, Screen, rows, names: () => rows().list.data?.map(({ name }) => name) };
}
const useHook = useManagedRows<MenuItem, Values, Body>;

/** What the last write sent. */
function written(api: FakeApi) {
  const { method, path, body, headers } = api.calls.filter((call) => call.method !== 'GET').at(-1)!;
  const sent = body instanceof FormData ? Object.fromEntries(body) : body;
  return { call: `${method} ${path}`, sent, headers };
}

/** A list that is fetched again shows nothing new until the test ends. */
const never = () => new Promise<never>(() => undefined);

describe('the list', () => {
  it('is fetched anew whenever the screen is shown', async () => {
    const { api, rerender, Screen, names } = await show();
    expect(names()).toEqual(['Soto', 'Kopi']);
    rerender(null);
    api.respondWith({ 'GET /menu-items': [kopi] });
    rerender(<Screen />);
    await waitFor(() => expect(names()).toEqual(['Kopi']));
  });

  it('says that it cannot be loaded', async () => {
    const { api, rerender, Screen, rows } = await show();
    rerender(null);
    api.respondWith({ 'GET /menu-items': failure(500) });
    rerender(<Screen />);
    await waitFor(() => expect(rows().list.isError).toBe(true));
  });
});

describe('a save', () => {
  it('without a row adds one, which is in the list at once', async () => {
    const rawon = aMenuItem({ id: 9, name: 'Rawon' });
    const { api, rows, names } = await show({ 'POST /menu-items': { status: 201, body: rawon } });
    api.respondWith({ 'GET /menu-items': never });
    await act(async () => {
      expect(await rows().form.save(values, undefined, request)).toEqual(rawon);
    });
    expect(written(api)).toMatchObject({ call: 'POST /menu-items', headers: request });
    expect(written(api).sent).toEqual({ name: 'Rawon', ...sent });
    expect(names()).toEqual(['Soto', 'Kopi', 'Rawon']);
  });

  it('of a row replaces the version that was read, in its place', async () => {
    const changed = { ...soto, name: 'Soto Rawon' };
    const { api, rows, names } = await show({ 'PUT /menu-items/7': changed });
    api.respondWith({ 'GET /menu-items': never });
    const headers = { ...request, 'If-Match': '"v1"' };
    await act(async () => {
      expect(await rows().form.save({ ...values, note: 'Hitam' }, soto, headers)).toEqual(changed);
    });
    expect(written(api)).toMatchObject({ call: 'PUT /menu-items/7', headers });
    expect(written(api).sent).toEqual({ name: 'Soto Rawon', description: 'Hitam', ...sent });
    expect(names()).toEqual(['Soto Rawon', 'Kopi']);
  });

  it("rejects with the API's error", async () => {
    const refused = failure(422, 'Nama terlalu panjang');
    const { rows } = await show({ 'POST /menu-items': refused, 'PUT /menu-items/7': refused });
    for (const row of [undefined, soto]) {
      await act(async () => {
        await expect(rows().form.save(values, row, request)).rejects.toMatchObject({
          status: 422,
          data: { message: 'Nama terlalu panjang' },
        });
      });
    }
  });
});

it('reads a row anew, with its version', async () => {
  const stored = { ...soto, name: 'Soto Ayam' };
  const { rows } = await show({
    'GET /menu-items/7': { status: 200, body: stored, etag: '"v2"' },
    'GET /menu-items/8': failure(404),
  });
  await act(async () => {
    expect(await rows().form.fetch(7)).toEqual({ row: stored, version: '"v2"' });
    await expect(rows().form.fetch(8)).rejects.toMatchObject({ status: 404 });
  });
});

it('deletes a row, which leaves the list at once', async () => {
  const { api, rows, names } = await show({
    'DELETE /menu-items/7': { status: 204, body: undefined },
    'DELETE /menu-items/8': failure(503),
  });
  api.respondWith({ 'GET /menu-items': never });
  await act(() => rows().remove(soto));
  expect(names()).toEqual(['Kopi']);
  await act(async () => {
    await expect(rows().remove(kopi)).rejects.toMatchObject({ status: 503 });
  });
  expect(names()).toEqual(['Kopi']);
});

describe('an order', () => {
  it('is of kinds that have one', async () => {
    expect((await show()).rows().reorder).toBeUndefined();
  });

  it('names every id', async () => {
    const using = { ...calls, useReorder };
    const { api, rows } = await show(
      { 'PUT /menu-items/order': { items: [kopi, soto] } },
      { using },
    );
    await act(async () => {
      await rows().reorder?.([8, 7]);
    });
    expect(written(api)).toMatchObject({ call: 'PUT /menu-items/order', sent: { ids: [8, 7] } });
  });
});

it('lets a form depend on all rows, none of them before they are there', async () => {
  const counts = new Set<number>();
  const of = (rows: readonly MenuItem[]): Form => {
    counts.add(rows.length);
    return { ...form, initial: () => ({ name: `Menu ${rows.length + 1}`, note: '' }) };
  };
  const { rows } = await show({}, { of });
  expect([...counts]).toEqual([0, 2]);
  expect(rows().form.initial(undefined).name).toBe('Menu 3');
});
