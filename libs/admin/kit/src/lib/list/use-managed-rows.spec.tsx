import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { menuItemCalls } from '@lereng/web-data-access/menu-items-admin';
import { aMenuItem, failure, type FakeRoutes } from '@lereng/web-testing';
import { act, waitFor } from '@testing-library/react';
import { renderAdminPage, sent } from '../../testing';
import { text } from '../form';
import { useManagedRows, type ManagedForm } from './use-managed-rows';

type Values = { name: string; note: string };
type Body = Parameters<ReturnType<typeof menuItemCalls.useCreate>[0]>[0]['body'];
type Form = ManagedForm<MenuItem, Values, Body>;

const soto = aMenuItem({ id: 7, name: 'Soto' });
const kopi = aMenuItem({ id: 8, name: 'Kopi' });
const image = new File([], 'a.png');

const form: Form = {
  fields: () => [text({ name: 'name', label: 'Nama', maxLength: 20 })],
  // An empty note keeps what is stored.
  body: ({ name, note }, row) => ({
    name: row ? `${row.name} ${name}` : name,
    description: note || undefined,
    price: 5_000,
    image,
  }),
};
const useHook = useManagedRows<MenuItem, Values, Body>;

/** A screen with the rows, once they are there; `rows()` is what its last render got. */
async function show(api: FakeRoutes = {}, of: Parameters<typeof useHook>[1] = form) {
  let current: ReturnType<typeof useHook> | undefined;
  const Screen = () => {
    current = useHook(menuItemCalls, of);
    return null;
  };
  const page = renderAdminPage(<Screen />, { api: { 'GET /menu-items': [soto, kopi], ...api } });
  const rows = () => current!;
  await waitFor(() => expect(rows().list.data).toBeDefined());
  return { ...page, Screen, rows, names: () => rows().list.data?.map(({ name }) => name) };
}

// That a save is in the list at once is in `put-saved.spec.ts`; what fails, in the spec of each page.
it('fetches the list anew whenever the screen is shown', async () => {
  const { api, rerender, Screen, names } = await show();
  expect(names()).toEqual(['Soto', 'Kopi']);
  rerender(null);
  api.respondWith({ 'GET /menu-items': [kopi] });
  rerender(<Screen />);
  await waitFor(() => expect(names()).toEqual(['Kopi']));
});

it('adds a row, or replaces the version of one that was read, by a request with a key', async () => {
  const changed = { ...soto, name: 'Soto Rawon' };
  const rawon = aMenuItem({ id: 9, name: 'Rawon' });
  const { api, rows } = await show({
    'POST /menu-items': { status: 201, body: rawon },
    'PUT /menu-items/7': changed,
  });
  const first = { 'Idempotency-Key': 'k1' };
  const second = { 'Idempotency-Key': 'k2', 'If-Match': '"v1"' };
  const values = { name: 'Rawon', note: '' };
  await act(async () => {
    expect(await rows().form.save(values, undefined, first)).toEqual(rawon);
    expect(await rows().form.save({ ...values, note: 'Hitam' }, soto, second)).toEqual(changed);
  });
  const writes = api.calls.filter(({ method }) => method !== 'GET');
  expect(writes).toMatchObject([
    { method: 'POST', path: '/menu-items', headers: first },
    { method: 'PUT', path: '/menu-items/7', headers: second },
  ]);
  const always = { price: '5000', image: expect.any(File) as File };
  expect(sent(api, 'POST')).toEqual([{ name: 'Rawon', ...always }]);
  expect(sent(api, 'PUT')).toEqual([{ name: 'Soto Rawon', description: 'Hitam', ...always }]);
});

it('reads the list anew before its order or its prices are saved for the screen', async () => {
  const { api, rows, names } = await show({
    'PUT /menu-items/order': [kopi, soto],
    'PUT /menu-items/prices': [kopi, soto],
  });
  api.respondWith({ 'GET /menu-items': [kopi, soto] });
  await act(() => rows().reorder!([8, 7]));
  await waitFor(() => expect(names()).toEqual(['Kopi', 'Soto']));
  api.respondWith({ 'GET /menu-items': [{ ...kopi, name: 'Kopi Tubruk' }] });
  await act(() => rows().prices!.save([{ id: 8, price: 9_000, version: 'v' }], 'k'));
  await waitFor(() => expect(names()).toEqual(['Kopi Tubruk']));
});

it('reads a row anew', async () => {
  const stored = { ...soto, name: 'Soto Ayam' };
  const { rows } = await show({
    'GET /menu-items/7': stored,
    'GET /menu-items/8': failure(404),
  });
  await act(async () => {
    expect(await rows().form.fetch(7)).toEqual(stored);
    await expect(rows().form.fetch(8)).rejects.toMatchObject({ status: 404 });
  });
});

it('lets a form depend on all rows, none of them before they are there', async () => {
  const counts = new Set<number>();
  const { rows } = await show({}, (all) => {
    counts.add(all.length);
    const name = `Menu ${all.length + 1}`;
    return { ...form, fields: () => [text({ name: 'name', label: name, maxLength: 20 })] };
  });
  expect([...counts]).toEqual([0, 2]);
  expect(rows().form.fields(undefined)[0]?.label).toBe('Menu 3');
});
