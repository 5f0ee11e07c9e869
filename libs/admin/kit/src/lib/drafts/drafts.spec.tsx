import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadedRows, renderAdminPage, thingWords } from '../../testing';
import { text } from '../form/fields';
import type { ListDeclaration } from '../list/list-declaration';
import { ListScreen } from '../list/list-screen';
import { draftStore } from './draft-store';

interface Thing {
  id: number;
  name: string;
}
type Values = { name: string };

const things: Thing[] = [
  { id: 1, name: 'Teh' },
  { id: 2, name: 'Kopi' },
];

function show({ path = '/barang', save = () => Promise.resolve(things[0]!) } = {}) {
  const declaration: ListDeclaration<Thing, Values> = {
    kind: 'things',
    words: thingWords,
    list: loadedRows(things),
    columns: [{ header: 'Nama', cell: ({ name }) => name }],
    nameOf: ({ name }) => name,
    form: {
      fields: () => [text({ name: 'name', label: 'Nama', required: true, maxLength: 20 })],
      initial: (row) => ({ name: row?.name ?? '' }),
      fetch: (id) =>
        Promise.resolve({ row: things.find((each) => each.id === id)!, version: null }),
      save,
    },
    remove: () => Promise.resolve(),
  };
  return renderAdminPage(<ListScreen {...declaration} />, { path });
}

const button = (name: string) => screen.getByRole('button', { name });
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Nama'), { target: { value } });
const names = async () => (await draftStore.list()).map(({ values }) => values['name']);
/** What follows the first letter is written with a delay. */
const written = (expected: string[]) =>
  waitFor(async () => expect(await names()).toEqual(expected));

beforeEach(() => draftStore.clear());

it('offers what was typed before the page was gone', async () => {
  const before = show();
  await before.user.click(button('Edit Kopi'));
  type('Kopi Tubruk');
  await written(['Kopi Tubruk']);
  before.unmount();

  const { user } = show();
  expect(await screen.findByText('Belum disimpan: Edit Barang "Kopi"')).toBeInTheDocument();
  await user.click(button('Edit Kopi'));
  expect(await screen.findByText(/^Ada isian dari .* yang belum disimpan\.$/)).toBeInTheDocument();
  expect(screen.getByLabelText('Nama')).toHaveValue('Kopi');
  await user.click(button('Lanjutkan isian'));
  expect(screen.getByLabelText('Nama')).toHaveValue('Kopi Tubruk');

  // It is as unsaved as it was.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Buang perubahan?' })).toBeInTheDocument();
});

it('goes on with what was typed where its link is followed, without asking again', async () => {
  const before = show();
  await before.user.click(button('Edit Kopi'));
  type('Kopi Tubruk');
  await written(['Kopi Tubruk']);
  before.unmount();

  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Lanjutkan' }));
  await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveValue('Kopi Tubruk'));
  expect(screen.queryByRole('button', { name: 'Lanjutkan isian' })).not.toBeInTheDocument();
});

it('writes the first letter at once, as a browser may end the page before another write', async () => {
  const { user } = show();
  await user.click(button('Tambah Barang'));
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    type('S');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(await names()).toEqual(['S']);
  } finally {
    jest.useRealTimers();
  }
});

it('never lacks more than the last second of what is typed without a pause', async () => {
  const { user } = show();
  await user.click(button('Tambah Barang'));
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const LETTER_MS = 250;
    for (let letter = 1; letter <= 20; letter += 1) {
      type('x'.repeat(letter));
      await act(() => jest.advanceTimersByTimeAsync(LETTER_MS));
      const [found] = await names();
      expect(String(found ?? '').length).toBeGreaterThanOrEqual(letter - 1000 / LETTER_MS);
    }
  } finally {
    jest.useRealTimers();
  }
});

it('writes what is still due when the form goes away, as after an expired login', async () => {
  const { user, unmount } = show();
  await user.click(button('Tambah Barang'));
  type('Susu');
  unmount();
  await written(['Susu']);
});

it('writes what is still due when the page is hidden', async () => {
  const { user } = show();
  await user.click(button('Tambah Barang'));
  type('Susu');
  fireEvent(window, new Event('pagehide'));
  await written(['Susu']);
});

it('ends with a save', async () => {
  const { user } = show();
  await user.click(button('Tambah Barang'));
  type('Susu');
  await written(['Susu']);
  await user.click(button('Simpan'));
  await written([]);
  expect(screen.queryByText(/^Belum disimpan/)).not.toBeInTheDocument();
});

it('survives a failed save', async () => {
  const { user } = show({ save: () => Promise.reject(new Error('offline')) });
  await user.click(button('Tambah Barang'));
  type('Susu');
  await user.click(button('Simpan'));
  expect(await screen.findByText('Gagal menambahkan barang.')).toBeInTheDocument();
  await written(['Susu']);
});

it('ends where the changes are discarded', async () => {
  const { user } = show();
  await user.click(button('Tambah Barang'));
  type('Susu');
  await written(['Susu']);
  await user.click(button('Batal'));
  await user.click(button('Buang'));
  await written([]);
});

it('ends where the stored values are typed again', async () => {
  const { user } = show();
  await user.click(button('Edit Kopi'));
  type('Kopi Tubruk');
  await written(['Kopi Tubruk']);
  type('Kopi');
  await written([]);
});

it('can be discarded without opening its form', async () => {
  const { user, unmount } = show();
  await user.click(button('Tambah Barang'));
  type('Susu');
  unmount();
  await written(['Susu']);
  show();
  await user.click(await screen.findByRole('button', { name: 'Buang isian: Tambah Barang' }));
  expect(screen.queryByText(/^Belum disimpan/)).not.toBeInTheDocument();
  await written([]);
});

it('shows the drafts of its own list alone', async () => {
  const draft = { values: {}, savedAt: '2026-11-20T00:00:00.000Z', title: 'Edit Lain', href: '/x' };
  await draftStore.put('/barang-lain?edit=1', draft);
  show();
  await act(async () => void (await draftStore.list()));
  expect(screen.queryByText(/Edit Lain/)).not.toBeInTheDocument();
});
