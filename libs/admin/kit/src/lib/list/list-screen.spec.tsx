import { uploadId, uploadProgressed } from '@lereng/web-data-access';
import { failure, type FakeRoutes, type RenderPageOptions } from '@lereng/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import {
  button,
  column,
  dialog,
  expectAlert,
  loadedRows,
  noButton,
  noDialog,
  onNarrowScreen,
  photo,
  pictured,
  put,
  renderAdminPage,
  thingList,
} from '../../testing';
import { image, rupiah, text } from '../form';
import { fileOf, type PictureValue } from '../form/form-value';
import type { Column } from './column';
import type { ListDeclaration } from './list-declaration';
import { ListScreen } from './list-screen';

interface Thing {
  id: number;
  name: string;
  price: number;
  updatedAt?: string;
}
type Values = { name: string; price: number | null; image: PictureValue };
type Changes = Partial<ListDeclaration<Thing, Values>>;

const columns: Column<Thing>[] = [
  { header: 'ID', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { header: 'Gambar', cell: () => 'gambar', place: 'picture' },
  { header: 'Nama', cell: ({ name }) => name, sortBy: ({ name }) => name, place: 'headline' },
  { header: 'Harga', cell: ({ price }) => price, sortBy: ({ price }) => price },
];

const things: Thing[] = [
  { id: 1, name: 'Teh', price: 9_000 },
  { id: 2, name: 'Air', price: 10_000 },
  { id: 3, name: 'Kopi', price: 12_000, updatedAt: 'v3' },
];

function declare(changes: Changes = {}) {
  const save = jest.fn<Promise<Thing>, [Values, Thing | undefined]>(({ name, price }) =>
    Promise.resolve({ id: 9, name, price: price ?? 0 }),
  );
  const fetch = jest.fn<Promise<Thing>, [number]>((id) =>
    Promise.resolve(things.find((each) => each.id === id)!),
  );
  const remove = jest.fn<Promise<unknown>, [Thing]>(() => Promise.resolve());
  const declaration: ListDeclaration<Thing, Values> = {
    ...thingList(things),
    columns,
    form: {
      fields: (row) => [
        text({ name: 'name', label: 'Nama', value: row?.name, required: true, maxLength: 20 }),
        rupiah({
          name: 'price',
          label: 'Harga',
          value: row?.price,
          required: true,
          min: 1,
          max: 50_000,
          step: 1_000,
        }),
        image({ name: 'image', label: 'Gambar', required: !row, shape: '4/3', crops: [] }),
      ],
      formError: () => ({
        message: 'Isi dengan benar',
        fields: ['name', 'price', 'image'],
        applies: 'invalid',
      }),
      fetch,
      save,
    },
    remove,
    ...changes,
  };
  return { declaration, save, remove };
}

function show(changes?: Changes, options?: RenderPageOptions) {
  const { declaration, ...calls } = declare(changes);
  return { ...renderAdminPage(<ListScreen {...declaration} />, options), declaration, ...calls };
}

/** A screen on which a button has been pressed. */
async function open(opener: string, changes?: Changes, options?: RenderPageOptions) {
  const page = show(changes, options);
  await page.user.click(button(opener));
  return page;
}

const names = () => column(2);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const noAlert = () => expect(screen.queryByRole('alert')).not.toBeInTheDocument();
const siteLink = () => screen.getByRole('link', { name: 'Lihat di situs' }).getAttribute('href');
const serverError = (status: number, message: string, fields?: Record<string, string>) => ({
  status,
  data: { statusCode: status, error: 'Error', message, fields },
});

/** A promise that the test resolves. */
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve: () => resolve() };
}

async function fillIn(user: UserEvent) {
  put('Nama', ' Sate ');
  put('Harga', '35000');
  await user.upload(field('Gambar'), photo());
}

describe('duplicating a row', () => {
  const values = { name: 'Teh (salinan)', price: 9_000, image: pictured(photo()) };
  const copying = (copied: { values: Values; incomplete: boolean }) => {
    const copy = jest.fn(() => Promise.resolve(copied));
    const { form } = declare().declaration;
    return { duplicates: true, form: { ...form, copy } };
  };

  it('closes without a question as long as nobody has typed anything', async () => {
    const { user } = await open('Duplikat Teh', copying({ values, incomplete: false }));
    await screen.findByLabelText('Nama');
    await user.click(button('Batal'));
    noDialog();
    expect(button('Duplikat Teh')).toHaveFocus();
  });

  it.each([
    ['typed into', () => put('Nama', 'Teh (salinan)!')],
    ['tried to save', (user: UserEvent) => user.click(button('Simpan'))],
  ])('asks before a copy is lost that somebody has %s', async (_, act) => {
    const { form, duplicates } = copying({ values, incomplete: false });
    const save = () => Promise.reject(serverError(503, 'x'));
    const { user } = await open('Duplikat Teh', { form: { ...form, save }, duplicates });
    await screen.findByLabelText('Nama');
    await act(user);
    await user.click(button('Batal'));
    await user.click(within(dialog('Buang perubahan?')).getByRole('button', { name: 'Buang' }));
    noDialog();
    expect(button('Duplikat Teh')).toHaveFocus();
  });

  it('says that the picture could not be copied', async () => {
    await open(
      'Duplikat Teh',
      copying({ values: { ...values, image: pictured(null) }, incomplete: true }),
    );
    await expectAlert('Gambarnya tidak dapat disalin. Pilih gambar lagi.');
    expect(field('Nama')).toHaveValue('Teh (salinan)');
  });
});

describe('hiding a row', () => {
  const pageOf = ({ id }: Thing) => `/barang/${id}`;
  const hidden = { ...things[0]!, hidden: true };

  it('takes one tap, and the keys of any program to undo it', async () => {
    const hide = jest.fn<Promise<unknown>, [Thing, boolean]>(() => Promise.resolve());
    const { user } = await open('Sembunyikan Teh', { hide, pageOf });
    expect(hide.mock.calls).toEqual([[things[0], true]]);
    expect(await screen.findByText('"Teh" disembunyikan dari situs.')).toBeInTheDocument();
    // In a field the keys are of what is typed there.
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Control>}z{/Control}');
    expect(hide).toHaveBeenCalledTimes(1);
    screen.getByRole('searchbox').blur();
    await user.keyboard('{Control>}z{/Control}');
    expect(hide.mock.calls.at(-1)).toEqual([things[0], false]);
    expect(await screen.findByText('"Teh" tampil lagi di situs.')).toBeInTheDocument();
  });

  it('marks the row, which has no public page, and shows it again by one tap', async () => {
    const hide = jest.fn<Promise<unknown>, [Thing, boolean]>(() => Promise.resolve());
    const { user } = show({ hide, pageOf, list: loadedRows([hidden, things[1]!]) });
    expect(names()).toEqual(['TehDisembunyikan', 'Air']);
    noButton('Lihat di situs: Teh');
    expect(button('Lihat di situs: Air')).toBeInTheDocument();
    await user.click(button('Tampilkan Teh'));
    expect(hide.mock.calls).toEqual([[hidden, false]]);
    expect(await screen.findByText('"Teh" tampil lagi di situs.')).toBeInTheDocument();
    expect(siteLink()).toBe('/barang/1');
    await user.click(button('Urungkan'));
    expect(hide.mock.calls.at(-1)).toEqual([hidden, true]);
  });

  it('leaves the focus on its button, which then shows the row again', async () => {
    const { user, rerender, declaration } = show({ hide: () => Promise.resolve() });
    button('Sembunyikan Teh').focus();
    await user.keyboard('{Enter}');
    rerender(<ListScreen {...declaration} list={loadedRows([hidden, ...things.slice(1)])} />);
    expect(button('Tampilkan Teh')).toHaveFocus();
  });

  it('says what failed', async () => {
    await open('Sembunyikan Teh', { hide: () => Promise.reject(serverError(503, 'x')) });
    await expectAlert('Gagal menyembunyikan "Teh". Silakan coba lagi.');
  });
});

describe('the list', () => {
  it('shows a table with a row per item, and the actions of each row', () => {
    show({ pageOf: ({ id }) => `/barang/${id}` });
    expect(screen.getByRole('heading', { level: 1, name: 'Barang' })).toBeInTheDocument();
    expect(names()).toEqual(['Teh', 'Air', 'Kopi']);
    for (const name of ['Lihat di situs: Teh', 'Lihat Teh', 'Edit Teh', 'Hapus Teh']) {
      expect(button(name)).toBeInTheDocument();
    }
  });

  it('says what it is for while it is empty, and adds the first row', async () => {
    const { user } = show({ list: loadedRows([]) });
    expect(screen.getByRole('heading', { name: 'Tidak ada barang tersedia.' })).toBeInTheDocument();
    expect(screen.getByText('Barang untuk dijual. Contoh: Teh.')).toBeInTheDocument();
    expect(screen.queryByText(/data$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(button('Buat yang pertama'));
    expect(dialog('Tambah Barang')).toBeInTheDocument();
  });

  it('offers nothing that is not declared', () => {
    show({ detail: undefined, canAdd: (rows) => rows.length < 3 });
    noButton('Lihat Teh');
    noButton('Tambah Barang');
    noButton('Duplikat Teh');
    noButton(/Sembunyikan|Tampilkan|situs/);
  });

  it('searches by name, announces the number of matches, and offers to reset one without', async () => {
    const { user } = show();
    const box = () => screen.getByRole('searchbox', { name: 'Cari' });
    await user.type(box(), 'I');
    expect(names()).toEqual(['Air', 'Kopi']);
    expect(screen.getByRole('status')).toHaveTextContent('2 dari 3 data');
    await user.type(box(), 'kan');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Tidak ada yang cocok');
    expect(screen.getByText('Tidak ada hasil untuk "Ikan".')).toBeInTheDocument();
    await user.click(button('Reset Pencarian'));
    expect(names()).toHaveLength(3);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('sorts by header buttons, with aria-sort, where a column has values for that', async () => {
    const { user } = show();
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Gambar')).not.toHaveAttribute('aria-sort');
    noButton('Gambar');
    expect(header('Nama')).toHaveAttribute('aria-sort', 'none');
    await user.click(button('Nama'));
    expect(header('Nama')).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Air', 'Kopi', 'Teh']);
    await user.click(button('Nama'));
    expect(header('Nama')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Teh', 'Kopi', 'Air']);
    await user.click(button('Harga'));
    expect(header('Nama')).toHaveAttribute('aria-sort', 'none');
    expect(names()).toEqual(['Teh', 'Air', 'Kopi']);
  });

  it('has a loading state', () => {
    show({ list: { isError: false, refetch: jest.fn() } });
    expect(screen.getByText('Memuat data')).toBeInTheDocument();
    expect(screen.queryByText('Tidak ada barang tersedia.')).not.toBeInTheDocument();
  });
});

describe('a list that failed to load', () => {
  const broken = (data?: Thing[]) => ({
    data,
    isError: true,
    error: { status: 500 },
    refetch: jest.fn(),
  });

  it('shows a message until it is closed, and a retry button', async () => {
    jest.useFakeTimers();
    const list = broken();
    const { user } = show({ list });
    act(() => jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent('Gagal memuat data barang.');
    await user.click(button('Tutup pesan'));
    noAlert();
    await user.click(button('Coba lagi'));
    expect(list.refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps showing cached rows, and has its message inside an open dialog', async () => {
    const { user } = show({ list: broken(things) });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(names()).toHaveLength(3);
    await user.click(button('Edit Teh'));
    expect(dialog('Edit Barang')).toContainElement(screen.getByRole('alert'));
  });
});

describe('adding and editing', () => {
  it('edits the current values, and keeps the picture unless another is chosen', async () => {
    const { user, save } = await open('Edit Kopi');
    expect(field('Nama')).toHaveValue('Kopi');
    expect(field('Harga')).toHaveValue('12.000');
    await user.type(field('Nama'), ' Susu{Enter}');
    await waitFor(noDialog);
    expect(save).toHaveBeenCalledWith(
      { name: 'Kopi Susu', price: 12_000, image: pictured(null) },
      things[2],
      { 'Idempotency-Key': expect.stringMatching(/./), 'If-Match': '"v3"' },
    );
    expect(button('Edit Kopi')).toHaveFocus();
  });

  it('rejects missing values, in a banner and beside the fields, until they are there', async () => {
    const { user, save } = await open('Tambah Barang');
    await user.click(button('Simpan'));
    await expectAlert('Isi dengan benar');
    expect(field('Nama')).toHaveAccessibleDescription('Nama harus diisi');
    expect(field('Nama')).toBeInvalid();
    expect(field('Harga')).toHaveAccessibleDescription('Harga harus diisi');
    expect(field('Gambar')).toHaveAccessibleDescription(/Gambar harus diisi/);
    expect(field('Nama')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    put('Nama', 'Sate');
    await waitFor(() => expect(field('Nama')).toBeValid());
    expect(field('Harga')).toBeInvalid();
    await user.upload(field('Gambar'), photo());
    put('Harga', '0');
    await waitFor(() => expect(field('Harga')).toHaveAccessibleDescription(/angka bulat/));
    expect(screen.getByRole('alert')).toHaveTextContent('Isi dengan benar');
    put('Harga', '35000');
    await waitFor(noAlert);
  });

  it("shows the server's message, also beside the fields, until all that it named have changed", async () => {
    const { user, save } = await open('Edit Teh');
    const fields = { price: 'Harga mencurigakan', name: 'Nama sudah dipakai', other: 'x' };
    save.mockRejectedValueOnce(serverError(422, 'Data tidak valid', fields));
    await user.click(button('Simpan'));
    await expectAlert('Data tidak valid');
    expect(field('Harga')).toHaveAccessibleDescription('Harga mencurigakan');
    await waitFor(() => expect(field('Nama')).toHaveFocus());
    await user.type(field('Nama'), '!');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.type(field('Harga'), '{Backspace}');
    noAlert();
  });

  it('disables the dialog while saving', async () => {
    const saving = deferred();
    const { user, save } = await open('Edit Teh');
    save.mockReturnValue(saving.promise.then(() => things[0]!));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('button', { name: 'Menyimpan...' })).toBeDisabled();
    for (const name of ['Batal', 'Tutup dialog']) expect(button(name)).toBeDisabled();
    for (const label of ['Nama', 'Harga', 'Gambar']) expect(field(label)).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog('Edit Barang')).toBeInTheDocument();
    await act(async () => saving.resolve());
    noDialog();
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('unsaved changes', () => {
  // The other ways to close a dialog are those of `dialog.spec.tsx`.
  const ways: [string, (user: UserEvent) => Promise<void>][] = [
    ['Batal', (user) => user.click(button('Batal'))],
    ['Escape', (user) => user.keyboard('{Escape}')],
  ];

  it.each(ways)('prompt on leaving by %s, but not where there are none', async (_way, leave) => {
    const { user } = await open('Edit Teh');
    await user.type(field('Nama'), '!');
    await leave(user);
    expect(dialog('Buang perubahan?')).toBeInTheDocument();
    expect(button('Lanjut mengedit')).toHaveFocus();
    await user.click(button('Lanjut mengedit'));
    expect(field('Nama')).toHaveValue('Teh!');
    await leave(user);
    await user.click(button('Buang'));
    noDialog();
    expect(button('Edit Teh')).toHaveFocus();
    await user.click(button('Edit Teh'));
    await user.type(field('Nama'), '!{Backspace}');
    await leave(user);
    noDialog();
  });

  it('include a chosen file', async () => {
    const { user } = await open('Edit Teh');
    await user.upload(field('Gambar'), photo());
    await user.keyboard('{Escape}');
    expect(dialog('Buang perubahan?')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText('foto.jpg')).toBeInTheDocument();
    await user.click(button('Lepas pilihan'));
    await user.keyboard('{Escape}');
    noDialog();
  });

  const leaveTab = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'prompted' : 'left';
  };

  it('prompt by beforeunload when the tab is closed, but not when a 401 redirects to the login', async () => {
    const { user, store } = await open('Edit Teh');
    expect(leaveTab()).toBe('left');
    put('Nama', 'Teh!');
    expect(leaveTab()).toBe('prompted');
    await user.keyboard('{Escape}');
    await user.click(button('Buang'));
    expect(leaveTab()).toBe('left');
    await user.click(button('Edit Teh'));
    put('Nama', 'Teh!');
    await act(async () => void store.dispatch({ type: 'auth/tokenCleared' }));
    expect(leaveTab()).toBe('left');
  });
});

describe('the picture', () => {
  it('lists the accepted types, can be taken with the camera, and is previewed', async () => {
    const { user } = await open('Tambah Barang');
    expect(field('Gambar')).toHaveAccessibleDescription('JPG, PNG, GIF');
    expect(field('Ambil foto')).toHaveAttribute('capture', 'environment');
    await user.upload(field('Ambil foto'), photo());
    expect(await screen.findByText('foto.jpg')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Pratinjau' })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,Zm90bw==',
    );
  });

  it('is rejected at once where it is too large, and on save', async () => {
    const { save } = await open('Tambah Barang');
    const file = new File(['x'], 'berkas', { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: 5_242_881 });
    fireEvent.change(field('Gambar'), { target: { files: [file] } });
    expect(await screen.findByText('Ukuran file tidak boleh lebih dari 5MB')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Pratinjau' })).not.toBeInTheDocument();
    fireEvent.click(button('Simpan'));
    await expectAlert('Isi dengan benar');
    expect(save).not.toHaveBeenCalled();
  });

  it('can be dropped on the field; dropping elsewhere does nothing', async () => {
    await open('Tambah Barang');
    const drag = { dataTransfer: { files: [photo()], types: ['Files'] } };
    const title = screen.getByRole('heading', { name: 'Tambah Barang' });
    expect(fireEvent.drop(title, drag)).toBe(false);
    expect(screen.queryByText('foto.jpg')).not.toBeInTheDocument();
    fireEvent.drop(field('Gambar'), drag);
    expect(await screen.findByText('foto.jpg')).toBeInTheDocument();
  });

  it('can be pasted, but text stays text', async () => {
    await open('Tambah Barang');
    const paste = (types: string[]) => {
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { files: [photo()], types },
      });
      fireEvent(field('Nama'), event);
      return event.defaultPrevented;
    };
    expect(paste(['text/plain', 'Files'])).toBe(false);
    expect(screen.queryByText('foto.jpg')).not.toBeInTheDocument();
    expect(paste(['Files'])).toBe(true);
    expect(await screen.findByText('foto.jpg')).toBeInTheDocument();
  });

  it('is waited for by a save that comes before it is small enough', async () => {
    const decoding = deferred();
    const decoded = { width: 4, height: 3, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: () => decoding.promise.then(() => decoded) });
    try {
      const { user, save } = await open('Tambah Barang');
      await fillIn(user);
      await user.click(button('Simpan'));
      expect(await screen.findByRole('button', { name: 'Menyimpan...' })).toBeDisabled();
      noAlert();
      expect(save).not.toHaveBeenCalled();
      await act(async () => decoding.resolve());
      await waitFor(noDialog);
      expect(save).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(globalThis, 'createImageBitmap');
    }
  });

  it('shows upload progress', async () => {
    const saving = deferred();
    const { user, save, store } = await open('Tambah Barang');
    save.mockReturnValue(saving.promise.then(() => things[0]!));
    await fillIn(user);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(button('Simpan'));
    expect(await screen.findByRole('progressbar', { name: 'Mengunggah' })).toBeInTheDocument();
    const file = fileOf(save.mock.calls[0]![0].image) as File;
    act(() => void store.dispatch(uploadProgressed({ id: uploadId(photo()), percent: 100 })));
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
    act(() => void store.dispatch(uploadProgressed({ id: uploadId(file), percent: 40 })));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
    await act(async () => saving.resolve());
  });
});

describe('deleting', () => {
  it('asks for confirmation, disables everything while it waits, and closes when done', async () => {
    const removing = deferred();
    const { user, remove } = await open('Hapus Air');
    remove.mockReturnValue(removing.promise);
    expect(dialog('Hapus Barang')).toHaveAccessibleDescription(
      'Hapus barang "Air"? Yang dihapus masih dapat dikembalikan dari Sampah selama 30 hari.',
    );
    expect(button('Batal')).toHaveFocus();
    await user.click(button('Batal'));
    noDialog();
    expect(remove).not.toHaveBeenCalled();
    await user.click(button('Hapus Air'));
    await user.click(button('Hapus'));
    for (const name of ['Mohon tunggu...', 'Batal', 'Tutup dialog']) {
      expect(button(name)).toBeDisabled();
    }
    await act(async () => removing.resolve());
    noDialog();
    expect(remove.mock.calls).toEqual([[things[1]]]);
  });

  // That it stays open with a message after a failure is in the spec of each page.
  it('takes a 404 for deleted', async () => {
    const { user, remove } = await open('Hapus Air');
    remove.mockRejectedValueOnce(serverError(404, 'Tidak ditemukan'));
    await user.click(button('Hapus'));
    await waitFor(noDialog);
    noAlert();
  });

  it('focuses the title when the row disappears', async () => {
    const { user, rerender, declaration } = await open('Hapus Air');
    await user.click(button('Hapus'));
    await waitFor(noDialog);
    // The list is fetched again after the dialog has closed.
    rerender(<ListScreen {...declaration} list={loadedRows([things[0]!, things[2]!])} />);
    expect(names()).toEqual(['Teh', 'Kopi']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  const removeAndUndo = async (api: FakeRoutes) => {
    const page = await open('Hapus Teh', {}, { api });
    await page.user.click(button('Hapus'));
    expect(await screen.findByText('"Teh" sudah dihapus.')).toBeInTheDocument();
    await page.user.click(button('Urungkan'));
    return page;
  };

  it('can be undone', async () => {
    const { api } = await removeAndUndo({ 'POST /trash/things/1/restore': things[0]! });
    expect(await screen.findByText('"Teh" sudah dikembalikan.')).toBeInTheDocument();
    expect(screen.queryByText(/sudah dihapus/)).not.toBeInTheDocument();
    expect(api.log()).toEqual(['POST /trash/things/1/restore']);
  });

  it('says where the row is when it cannot be undone', async () => {
    await removeAndUndo({ 'POST /trash/things/1/restore': failure(503) });
    await expectAlert('masih ada di Sampah');
  });
});

it('shows the details of a row, which lead to its form', async () => {
  const { user } = await open('Lihat Air');
  expect(dialog('Detail Barang')).toHaveTextContent('Tentang Air');
  await user.click(button('Tutup'));
  noDialog();
  expect(button('Lihat Air')).toHaveFocus();
  await user.click(button('Lihat Air'));
  await user.click(within(dialog('Detail Barang')).getByRole('button', { name: 'Edit' }));
  expect(field('Nama')).toHaveValue('Air');
  expect(screen.getAllByRole('dialog')).toEqual([dialog('Edit Barang')]);
});

it.each([
  ['view', 'Detail Barang'],
  ['edit', 'Edit Barang'],
])('opens what the URL says, once, and tells the history of that: %s', async (kind, title) => {
  const { user, location } = show({}, { path: `/admin/things?${kind}=2` });
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(/Air|Nama/);
  expect(screen.getByRole('link', { name: 'Riwayat' })).toHaveAttribute(
    'href',
    `/admin/history?kind=things&row=2&from=${kind}`,
  );
  expect(location().search).toBe('');
  await user.keyboard('{Escape}');
  noDialog();
});

it('shows and marks a new row, says its place, and clears a search that hides it', async () => {
  const scrolled: (string | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.dataset['row']);
  };
  function Growing() {
    const [rows, setRows] = useState(things);
    const { declaration } = declare({ list: loadedRows(rows) });
    const save = ({ name }: Values) => {
      const row = { id: 9, name, price: 1 };
      setRows([...things, row]);
      return Promise.resolve(row);
    };
    return <ListScreen {...declaration} form={{ ...declaration.form, save }} />;
  }
  const { user } = renderAdminPage(<Growing />);
  await user.type(screen.getByRole('searchbox'), 'Teh');
  await user.click(button('Tambah Barang'));
  await fillIn(user);
  await user.click(button('Simpan'));
  expect(await screen.findByText('"Sate" sudah disimpan di posisi 4 dari 4.')).toBeInTheDocument();
  const marked = () => screen.queryByRole('row', { current: true });
  await waitFor(() => expect(marked()).toHaveTextContent('Sate'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(scrolled).toEqual(['9']);
  await user.click(button('Edit Teh'));
  await user.click(button('Batal'));
  expect(marked()).not.toBeInTheDocument();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

it('opens the public page of a row in a new tab, and links it after a save', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const pageOf = ({ id }: Thing) => (id === 2 ? null : `/barang/${id}`);
  const { user } = await open('Lihat di situs: Teh', { pageOf });
  expect(opened).toHaveBeenCalledWith('/barang/1', '_blank', 'noopener');
  opened.mockRestore();
  noButton('Lihat di situs: Air');
  await user.click(button('Tambah Barang'));
  await fillIn(user);
  await user.click(button('Simpan'));
  expect(await screen.findByText('"Sate" sudah disimpan.')).toBeInTheDocument();
  expect(siteLink()).toBe('/barang/9');
});

describe('a save is taken back', () => {
  const stored = (updatedAt: string) => ({ ...things[2]!, updatedAt });
  const ENTRY = { id: 7, action: 'updated', changed_at: 'v4', revertible: true };
  const HISTORY = 'GET /history?kind=things&row_id=3&limit=1';

  /** Saves a row, whose version then is `v4`, and takes that back. */
  async function undo(
    opener: string,
    changes: (form: Changes['form']) => Changes,
    api: FakeRoutes,
  ) {
    const { form } = declare().declaration;
    const save = () => Promise.resolve(stored('v4'));
    const page = await open(opener, changes({ ...form, save }), { api });
    if (opener.startsWith('Tambah')) await fillIn(page.user);
    else put('Nama', 'Kopi Susu');
    await page.user.click(button('Simpan'));
    await screen.findByText(/^"Kopi" sudah disimpan/);
    await page.user.click(button('Urungkan'));
    return page;
  }

  it.each([
    ['as it is', 'v4', '"Kopi" dipindahkan ke Sampah.', 1],
    ['that was changed since', 'v5', /^Tidak diurungkan/, 0],
  ])('by the trash for a new row %s', async (_, now, said, times) => {
    const remove = jest.fn(() => Promise.resolve());
    const fetch = () => Promise.resolve(stored(now));
    await undo('Tambah Barang', (form) => ({ form: { ...form!, fetch }, remove }), {});
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(remove).toHaveBeenCalledTimes(times);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('once: a dialog that is opened and closed after that does not offer it again', async () => {
    const { user } = await undo(
      'Tambah Barang',
      (form) => ({
        form: { ...form!, fetch: () => Promise.resolve(stored('v4')) },
        remove: () => Promise.resolve(),
      }),
      {},
    );
    const undone = '"Kopi" dipindahkan ke Sampah.';
    await screen.findByText(undone);
    await user.click(button('Tambah Barang'));
    await user.click(button('Batal'));
    expect(await screen.findByText(undone)).toBeInTheDocument();
    noButton('Urungkan');
  });

  it.each([
    ['as it is', [ENTRY], '"Kopi" kembali seperti semula.', 1],
    ['that was changed since', [{ ...ENTRY, changed_at: 'v5' }], /^Tidak diurungkan/, 0],
    ['that was deleted since', [{ ...ENTRY, action: 'deleted' }], /^Tidak diurungkan/, 0],
  ])('by the history for a row %s', async (_, entries, said, times) => {
    const { api } = await undo('Edit Kopi', (form) => ({ form: form! }), {
      [HISTORY]: entries,
      'GET /history/7': { changes: [], image_missing: false, version: '"p"' },
      'POST /history/7/revert': {},
    });
    expect(await screen.findByText(said)).toBeInTheDocument();
    const reverts = api.calls.filter(({ method }) => method === 'POST');
    expect(reverts.map(({ headers }) => headers?.['If-Match'])).toEqual(Array(times).fill('"p"'));
  });

  it('only where it has changed something', async () => {
    const { form } = declare().declaration;
    const save = () => Promise.resolve(stored('v3'));
    const { user } = await open('Edit Kopi', { form: { ...form, save } });
    await user.click(button('Simpan'));
    await screen.findByText('"Kopi" sudah disimpan.');
    noButton('Urungkan');
  });
});

describe('on a narrow screen', () => {
  beforeEach(onNarrowScreen);
  afterEach(() => jest.restoreAllMocks());

  const menu = (name: string) => within(screen.getByRole('group', { name }));

  it('a row opens its form, and all else is in a menu', async () => {
    const pageOf = ({ id }: Thing) => `/barang/${id}`;
    const hide = () => Promise.resolve();
    const { user } = show({ pageOf, hide, duplicates: true });
    const row = screen.getByRole('row', { name: /Teh/ });
    expect(
      within(row)
        .getAllByRole('button')
        .map((each) => each.ariaLabel),
    ).toEqual(['Edit Teh', 'Tindakan Teh']);
    await user.click(button('Tindakan Teh'));
    expect(
      menu('Tindakan Teh')
        .getAllByRole('button')
        .map((each) => each.ariaLabel),
    ).toEqual([
      'Lihat Teh',
      'Edit Teh',
      'Duplikat Teh',
      'Sembunyikan Teh',
      'Lihat di situs: Teh',
      'Hapus Teh',
    ]);
    expect(menu('Tindakan Teh').getByRole('link', { name: 'Riwayat Teh' })).toBeInTheDocument();
    await user.click(button('Hapus Teh'));
    await user.click(button('Batal'));
    expect(button('Tindakan Teh')).toHaveFocus();
    noButton('Hapus Teh');
    await user.click(button('Edit Teh'));
    expect(dialog('Edit Barang')).toBeInTheDocument();
  });

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['its button', (user: UserEvent) => user.click(button('Tindakan Teh'))],
    ['a tap outside', (user: UserEvent) => user.click(screen.getByRole('heading', { level: 1 }))],
    ['scrolling', () => fireEvent.scroll(window)],
    ['leaving it', () => act(() => button('Edit Air').focus())],
  ])('a menu is closed by %s in a browser without popovers', async (_, close) => {
    const { user } = show();
    await user.click(button('Tindakan Teh'));
    expect(button('Tindakan Teh')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Tab}');
    expect(button('Lihat Teh')).toHaveFocus();
    await close(user);
    noButton('Lihat Teh');
    expect(button('Tindakan Teh')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows a place beside others, facts and marks in the words of a row, and says no number', () => {
    const hidden = { ...things[0]!, hidden: true };
    show({
      hide: () => Promise.resolve(),
      list: loadedRows([hidden, things[1]!]),
      columns: [
        columns[0]!,
        columns[2]!,
        { header: 'Harga', place: 'fact', cell: () => 'panjang', compact: ({ price }) => price },
        { header: 'Isi', place: 'note', cell: () => 'panjang', compact: () => null },
      ],
    });
    const cells = within(screen.getByRole('row', { name: /Teh/ })).getAllByRole('cell', {
      hidden: true,
    });
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '',
      'Teh',
      '9000Disembunyikan',
      '',
      '',
    ]);
  });

  it('the one thing to do is a button, the others are in a menu', async () => {
    const things = { pattern: '/admin/things', getHref: () => '/admin/things' };
    const { user } = show({
      reorder: () => Promise.resolve(),
      links: [{ label: 'Kelompok', path: things }],
    });
    expect(button('Tambah Barang')).toBeInTheDocument();
    noButton('Atur urutan');
    await user.click(button('Tindakan lain'));
    expect(menu('Tindakan lain').getByRole('link', { name: 'Kelompok' })).toBeInTheDocument();
    await user.click(button('Atur urutan'));
    expect(screen.getByRole('group', { name: 'Atur urutan' })).toBeInTheDocument();
    await user.click(button('Batal'));
    await waitFor(() => expect(button('Tindakan lain')).toHaveFocus());
  });

  it('is sorted by one control, and the headers still say how', async () => {
    const { user } = show();
    const control = screen.getByRole('combobox', { name: 'Urutkan' });
    noButton('Harga');
    await user.selectOptions(control, 'Harga, turun');
    expect(names()).toEqual(['Kopi', 'Air', 'Teh']);
    expect(screen.getByRole('columnheader', { name: 'Harga' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.selectOptions(control, 'Urutan tampil di situs');
    expect(names()).toEqual(['Teh', 'Air', 'Kopi']);
  });

  it('is at first in an order of its own where it has one, also by name', () => {
    show({ order: { label: 'Menurut abjad', by: ({ name }) => name } });
    expect(names()).toEqual(['Air', 'Kopi', 'Teh']);
    expect(screen.getByRole('combobox', { name: 'Urutkan' })).toHaveDisplayValue('Menurut abjad');
  });
});
