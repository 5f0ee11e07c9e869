import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { button, noButton, put, renderAdminPage, thingList } from '../../testing';
import { ListScreen } from './list-screen';
import { draftStore } from '../shell/drafts/draft-store';

const things = [
  { id: 1, name: 'Teh' },
  { id: 2, name: 'Kopi' },
];

function show(save = () => Promise.resolve(things[0]!)) {
  const list = thingList(things);
  return renderAdminPage(<ListScreen {...list} form={{ ...list.form, save }} />, {
    path: '/barang',
  });
}

async function open(opener: string, save?: () => Promise<never>) {
  const page = show(save);
  await page.user.click(button(opener));
  return page;
}

const type = (value: string) => put('Nama', value);
const names = async () => (await draftStore.list()).map(({ edits }) => edits['name']);
/** What follows the first letter is written with a delay. */
const written = (expected: string[]) =>
  waitFor(async () => expect(await names()).toEqual(expected));

beforeEach(() => draftStore.clear());

/** A page that was gone while somebody edited. */
async function leaveEdit() {
  const { unmount } = await open('Edit Kopi');
  type('Kopi Tubruk');
  await written(['Kopi Tubruk']);
  unmount();
}

it('offers what was typed before the page was gone', async () => {
  await leaveEdit();
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
  await leaveEdit();
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Lanjutkan' }));
  await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveValue('Kopi Tubruk'));
  noButton('Lanjutkan isian');
});

describe('between the writes', () => {
  beforeEach(async () => {
    await open('Tambah Barang');
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  it('writes the first letter at once, as a browser may end the page before another write', async () => {
    type('S');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(await names()).toEqual(['S']);
  });

  it('never lacks more than the last second of what is typed without a pause', async () => {
    const LETTER_MS = 250;
    for (let letter = 1; letter <= 20; letter += 1) {
      type('x'.repeat(letter));
      await act(() => jest.advanceTimersByTimeAsync(LETTER_MS));
      const [found] = await names();
      expect(String(found ?? '').length).toBeGreaterThanOrEqual(letter - 1000 / LETTER_MS);
    }
  });
});

it.each([
  ['the form goes away, as after an expired login', (unmount: () => void) => unmount()],
  ['the page is hidden', () => fireEvent(window, new Event('pagehide'))],
])('writes what is still due when %s', async (_, leave) => {
  const { unmount } = await open('Tambah Barang');
  type('Susu');
  leave(unmount);
  await written(['Susu']);
});

it('ends with a save', async () => {
  const { user } = await open('Tambah Barang');
  type('Susu');
  await written(['Susu']);
  await user.click(button('Simpan'));
  await written([]);
  expect(screen.queryByText(/^Belum disimpan/)).not.toBeInTheDocument();
});

it('survives a failed save', async () => {
  const { user } = await open('Tambah Barang', () => Promise.reject(new Error('offline')));
  type('Susu');
  await user.click(button('Simpan'));
  expect(await screen.findByText('Gagal menambahkan barang.')).toBeInTheDocument();
  await written(['Susu']);
});

it('ends where the changes are discarded', async () => {
  const { user } = await open('Tambah Barang');
  type('Susu');
  await written(['Susu']);
  await user.click(button('Batal'));
  await user.click(button('Buang'));
  await written([]);
});

it('ends where the stored values are typed again', async () => {
  await open('Edit Kopi');
  type('Kopi Tubruk');
  await written(['Kopi Tubruk']);
  type('Kopi');
  await written([]);
});

it('can be discarded without opening its form', async () => {
  const { user, unmount } = await open('Tambah Barang');
  type('Susu');
  unmount();
  await written(['Susu']);
  show();
  await user.click(await screen.findByRole('button', { name: 'Buang isian: Tambah Barang' }));
  expect(screen.queryByText(/^Belum disimpan/)).not.toBeInTheDocument();
  await written([]);
});

it('shows the drafts of its own list alone', async () => {
  const draft = { edits: {}, savedAt: '2026-11-20T00:00:00.000Z', title: 'Edit Lain' };
  await draftStore.put('/barang-lain?edit=1', draft);
  show();
  await act(async () => void (await draftStore.list()));
  expect(screen.queryByText(/Edit Lain/)).not.toBeInTheDocument();
});
