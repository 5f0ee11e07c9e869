import 'fake-indexeddb/auto';
import type { Draft } from './draft-store';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW = Date.parse('2026-11-24T03:00:00.000Z');

const draft = (title: string, ageMs = 0): Draft => ({
  edits: { name: title },
  savedAt: new Date(NOW - ageMs).toISOString(),
  title,
});

/** The store as a page has it that was just opened. */
async function open() {
  jest.resetModules();
  const { draftStore } = await import('./draft-store');
  return draftStore;
}

const titles = async (store: Awaited<ReturnType<typeof open>>) =>
  (await store.list()).map(({ title }) => title);

beforeEach(async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await (await open()).clear();
});
afterEach(() => jest.useRealTimers());

it('ends drafts 14 days after their last change, when the back office is opened', async () => {
  const before = await open();
  await before.put('/young', draft('Muda', 14 * DAY_MS - 1));
  await before.put('/old', draft('Tua', 14 * DAY_MS));
  const store = await open();
  expect(await store.get('/old')).toBeNull();
  expect(await titles(store)).toEqual(['Muda']);
});

it('keeps drafts with the name of whoever is logged in, until a session of another name begins', async () => {
  const before = await open();
  await before.beginSession('sari');
  await before.put('/a', draft('Satu'));
  expect(await before.get('/a')).toMatchObject({ owner: 'sari', savedAt: draft('').savedAt });
  const again = await open();
  await again.beginSession('sari');
  expect(await titles(again)).toEqual(['Satu']);
  const other = await open();
  // They are gone before that session reads them.
  void other.beginSession('budi');
  expect(await titles(other)).toEqual([]);
});

it('lets the next session have what an earlier version stored without a name', async () => {
  const before = await open();
  await before.put('/a', draft('Satu'));
  const store = await open();
  await store.beginSession('sari');
  expect(await titles(store)).toEqual(['Satu']);
  await store.beginSession('budi');
  expect(await titles(store)).toEqual([]);
});

it('takes over the texts that version 1.0 has stored, as far as they were edited', async () => {
  const { edits, ...rest } = draft('Satu');
  const values = { ...edits, price: '5000', image: new File(['x'], 'x.png') };
  const before = await open();
  await before.put('/a', { ...rest, values, base: { name: 'Nol', price: '5000' } } as never);
  const store = await open();
  await store.beginSession('sari');
  expect((await store.get('/a'))?.edits).toEqual({ name: 'Satu' });
});
