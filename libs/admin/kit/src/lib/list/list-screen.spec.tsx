import { uploadId, uploadProgressed } from '@lereng/web-data-access';
import type { Versioned } from '@lereng/web-data-access/content-admin';
import { failure, type FakeRoutes } from '@lereng/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { loadedRows, renderAdminPage, thingWords } from '../../testing';
import { image, rupiah, text } from '../form/fields';
import type { Column } from './column';
import type { ListDeclaration } from './list-declaration';
import { ListScreen } from './list-screen';

interface Thing {
  id: number;
  name: string;
  price: number;
}
type Values = { name: string; price: number | null; image: File | null };

const columns: Column<Thing>[] = [
  { header: 'ID', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { header: 'Gambar', cell: () => 'gambar', place: 'picture' },
  { header: 'Nama', cell: ({ name }) => name, sortBy: ({ name }) => name, place: 'headline' },
  { header: 'Harga', cell: ({ price }) => price, sortBy: ({ price }) => price },
];

const things: Thing[] = [
  { id: 1, name: 'Teh', price: 9_000 },
  { id: 2, name: 'Air', price: 10_000 },
  { id: 3, name: 'Kopi', price: 12_000 },
];

function declare(changes: Partial<ListDeclaration<Thing, Values>> = {}) {
  const save = jest.fn<Promise<Thing>, [Values, Thing | undefined]>(({ name, price }) =>
    Promise.resolve({ id: 9, name, price: price ?? 0 }),
  );
  const fetch = jest.fn<Promise<Versioned<Thing>>, [number]>((id) =>
    Promise.resolve({ row: things.find((each) => each.id === id)!, version: `"v${id}"` }),
  );
  const remove = jest.fn<Promise<unknown>, [Thing]>(() => Promise.resolve());
  const declaration: ListDeclaration<Thing, Values> = {
    kind: 'things',
    words: thingWords,
    list: loadedRows(things),
    columns,
    nameOf: ({ name }) => name,
    form: {
      fields: (row) => [
        text({ name: 'name', label: 'Nama', required: true, maxLength: 20 }),
        rupiah({ name: 'price', label: 'Harga', required: true, min: 1, max: 50_000, step: 1_000 }),
        image({ name: 'image', label: 'Gambar', required: !row, shape: '4/3' }),
      ],
      initial: (row) => ({ name: row?.name ?? '', price: row?.price ?? null, image: null }),
      formError: () => ({
        message: 'Isi dengan benar',
        fields: ['name', 'price', 'image'],
        covers: 'any',
      }),
      fetch,
      save,
    },
    remove,
    detail: ({ name }) => <p>Tentang {name}</p>,
    ...changes,
  };
  return { declaration, save, fetch, remove };
}

function show(changes?: Partial<ListDeclaration<Thing, Values>>) {
  const { declaration, save, fetch, remove } = declare(changes);
  return { ...renderAdminPage(<ListScreen {...declaration} />), save, fetch, remove };
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.getByRole('dialog', { name });
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const photo = () => new File(['foto'], 'foto.jpg', { type: 'image/jpeg' });
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

type User = ReturnType<typeof show>['user'];

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Nama'), ' Sate ');
  await user.type(screen.getByLabelText('Harga'), '35000');
  await user.upload(screen.getByLabelText('Gambar'), photo());
}

describe('duplicating a row', () => {
  const values = { name: 'Teh (salinan)', price: 9_000, image: photo() };
  const copying = (copied: { values: Values; incomplete: boolean }) => {
    const copy = jest.fn(() => Promise.resolve(copied));
    const { form } = declare().declaration;
    return { duplicates: true, form: { ...form, copy } };
  };

  it('is not offered where the screen does not say so', () => {
    show({ form: copying({ values, incomplete: false }).form });
    expect(screen.queryByRole('button', { name: 'Duplikat Teh' })).not.toBeInTheDocument();
  });

  it('opens the form of a new row with everything in it, and saves that', async () => {
    const { form, duplicates } = copying({ values, incomplete: false });
    const { user } = show({ form, duplicates });
    await user.click(button('Duplikat Teh'));
    expect(await screen.findByLabelText('Nama')).toHaveValue('Teh (salinan)');
    expect(screen.getByLabelText('Nama')).toHaveFocus();
    expect(dialog('Tambah Barang')).toHaveTextContent('foto.jpg');
    expect(screen.getByLabelText('Harga')).toHaveValue('9.000');
    expect(form.save).not.toHaveBeenCalled();
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    expect(form.save).toHaveBeenCalledWith(values, undefined, {
      'Idempotency-Key': expect.any(String),
    });
  });

  it('closes without a question as long as nobody has typed anything', async () => {
    const { user } = show(copying({ values, incomplete: false }));
    await user.click(button('Duplikat Teh'));
    await screen.findByLabelText('Nama');
    await user.click(button('Batal'));
    noDialog();
    expect(button('Duplikat Teh')).toHaveFocus();
  });

  it.each([
    ['typed into', (user: User) => user.type(screen.getByLabelText('Nama'), '!')],
    ['tried to save', (user: User) => user.click(button('Simpan'))],
  ])('asks before a copy is lost that somebody has %s', async (_, act) => {
    const { form, duplicates } = copying({ values, incomplete: false });
    const save = () => Promise.reject(serverError(503, 'x'));
    const { user } = show({ form: { ...form, save }, duplicates });
    await user.click(button('Duplikat Teh'));
    await screen.findByLabelText('Nama');
    await act(user);
    await user.click(button('Batal'));
    expect(dialog('Buang perubahan?')).toBeInTheDocument();
    await user.click(button('Buang'));
    noDialog();
    expect(button('Duplikat Teh')).toHaveFocus();
  });

  it('says that the picture could not be copied', async () => {
    const { user } = show(copying({ values: { ...values, image: null }, incomplete: true }));
    await user.click(button('Duplikat Teh'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Gambarnya tidak dapat disalin. Pilih gambar lagi.',
    );
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh (salinan)');
  });
});

describe('hiding a row', () => {
  const page = ({ id }: Thing) => `/barang/${id}`;
  const hidden = { ...things[0]!, hidden: true };

  it('is not offered where rows cannot be hidden', () => {
    show();
    expect(screen.queryByRole('button', { name: /Sembunyikan|Tampilkan/ })).not.toBeInTheDocument();
  });

  it('takes one tap, and one to undo it', async () => {
    const hide = jest.fn<Promise<unknown>, [Thing, boolean]>(() => Promise.resolve());
    const { user } = show({ hide, pageOf: page });
    await user.click(button('Sembunyikan Teh'));
    expect(hide.mock.calls).toEqual([[things[0], true]]);
    expect(await screen.findByText('"Teh" disembunyikan dari situs.')).toBeInTheDocument();
    await user.click(button('Tampilkan'));
    expect(hide.mock.calls.at(-1)).toEqual([things[0], false]);
    expect(await screen.findByText('"Teh" tampil lagi di situs.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute(
      'href',
      '/barang/1',
    );
  });

  it('marks the row, which has no public page, and shows it again by one tap', async () => {
    const hide = jest.fn<Promise<unknown>, [Thing, boolean]>(() => Promise.resolve());
    const { user } = show({ hide, pageOf: page, list: loadedRows([hidden, things[1]!]) });
    expect(names()).toEqual(['TehDisembunyikan', 'Air']);
    expect(screen.queryByRole('button', { name: 'Lihat di situs: Teh' })).not.toBeInTheDocument();
    expect(button('Lihat di situs: Air')).toBeInTheDocument();
    await user.click(button('Tampilkan Teh'));
    expect(hide.mock.calls).toEqual([[hidden, false]]);
  });

  it('says what failed', async () => {
    const hide = () => Promise.reject(serverError(503, 'x'));
    const { user } = show({ hide });
    await user.click(button('Sembunyikan Teh'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Gagal menyembunyikan "Teh". Silakan coba lagi.',
    );
  });
});

describe('the list', () => {
  it('shows a table with a row per item and named row actions', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Barang' })).toBeInTheDocument();
    expect(names()).toEqual(['Teh', 'Air', 'Kopi']);
    for (const action of ['Lihat Teh', 'Edit Teh', 'Hapus Teh']) {
      expect(button(action)).toBeInTheDocument();
    }
  });

  it('has no view button without a detail', () => {
    show({ detail: undefined });
    expect(screen.queryByRole('button', { name: 'Lihat Teh' })).not.toBeInTheDocument();
  });

  it('searches by name and announces the number of matches', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox', { name: 'Cari' }), 'I');
    expect(names()).toEqual(['Air', 'Kopi']);
    expect(screen.getByRole('status')).toHaveTextContent('2 dari 3 data');
  });

  it('offers to reset a search without results', async () => {
    const { user } = show();
    const box = screen.getByRole('searchbox', { name: 'Cari' });
    await user.type(box, 'sate');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Tidak ada hasil untuk "sate".')).toBeInTheDocument();
    await user.click(button('Reset Pencarian'));
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('searchbox', { name: 'Cari' })).toHaveValue('');
    expect(screen.getByRole('searchbox', { name: 'Cari' })).toHaveFocus();
  });

  it('sorts by header buttons, with aria-sort', async () => {
    const { user } = show();
    const header = () => screen.getByRole('columnheader', { name: 'Nama' });
    expect(header()).toHaveAttribute('aria-sort', 'none');
    await user.click(button('Nama'));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Air', 'Kopi', 'Teh']);
    await user.click(button('Nama'));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Teh', 'Kopi', 'Air']);
    await user.click(button('Harga'));
    expect(header()).toHaveAttribute('aria-sort', 'none');
    expect(names()).toEqual(['Teh', 'Air', 'Kopi']);
  });

  it('does not sort by a column without sort values', () => {
    show();
    expect(screen.getByRole('columnheader', { name: 'Gambar' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Gambar' })).not.toBeInTheDocument();
  });

  it('has an empty state', () => {
    show({ list: loadedRows([]) });
    expect(screen.getByText('Tidak ada barang tersedia.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has a loading state', () => {
    show({ list: { isError: false, isFetching: true, refetch: jest.fn() } });
    expect(screen.getByText('Memuat data')).toBeInTheDocument();
    expect(screen.queryByText('Tidak ada barang tersedia.')).not.toBeInTheDocument();
  });

  it('hides the add button where canAdd is false', () => {
    show({ canAdd: (rows) => rows.length < 3 });
    expect(screen.queryByRole('button', { name: 'Tambah Barang' })).not.toBeInTheDocument();
  });
});

describe('a list that failed to load', () => {
  const broken = (data?: Thing[]) => ({
    data,
    isError: true,
    isFetching: false,
    error: { status: 500 },
    refetch: jest.fn(),
  });

  it('shows a message until it is closed, and a retry button', async () => {
    const list = broken();
    const { user } = show({ list });
    expect(screen.getByRole('alert')).toHaveTextContent('Gagal memuat data barang.');
    await user.click(button('Tutup pesan'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Coba lagi'));
    expect(list.refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the message', () => {
    jest.useFakeTimers();
    show({ list: broken() });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('keeps showing cached rows', () => {
    show({ list: broken(things) });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(names()).toHaveLength(3);
  });

  it('shows the message inside an open dialog', async () => {
    const { user } = show({ list: broken(things) });
    await user.click(button('Edit Teh'));
    const alerts = screen.getAllByRole('alert');
    expect(alerts).toHaveLength(1);
    expect(dialog('Edit Barang')).toContainElement(alerts[0]!);
  });
});

describe('adding and editing', () => {
  it('saves normalized values and closes', async () => {
    const { user, save } = show();
    await user.click(button('Tambah Barang'));
    expect(screen.getByLabelText('Nama')).toHaveFocus();
    await fillIn(user);
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    const [values, row] = save.mock.calls[0]!;
    expect(values).toMatchObject({ name: 'Sate', price: 35_000 });
    expect(values.image?.name).toBe('foto.jpg');
    expect(row).toBeUndefined();
    expect(button('Tambah Barang')).toHaveFocus();
  });

  it('edits the current values, and keeps the picture unless another is chosen', async () => {
    const { user, save } = show();
    await user.click(button('Edit Kopi'));
    expect(screen.getByLabelText('Nama')).toHaveValue('Kopi');
    expect(screen.getByLabelText('Harga')).toHaveValue('12.000');
    await user.clear(screen.getByLabelText('Nama'));
    await user.type(screen.getByLabelText('Nama'), 'Kopi Susu{Enter}');
    await waitFor(noDialog);
    expect(save).toHaveBeenCalledWith(
      { name: 'Kopi Susu', price: 12_000, image: null },
      things[2],
      { 'Idempotency-Key': expect.stringMatching(/./), 'If-Match': '"v3"' },
    );
    expect(button('Edit Kopi')).toHaveFocus();
  });

  it('rejects missing values: the form error in a banner, field errors beside the fields', async () => {
    const { user, save } = show();
    await user.click(button('Tambah Barang'));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Isi dengan benar');
    expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Nama harus diisi');
    expect(screen.getByLabelText('Nama')).toBeInvalid();
    expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription('Harga harus diisi');
    expect(screen.getByLabelText('Gambar')).toHaveAccessibleDescription(/Gambar harus diisi/);
    expect(screen.getByLabelText('Nama')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('clears a field error once it is fixed', async () => {
    const { user } = show();
    await user.click(button('Tambah Barang'));
    await user.click(button('Simpan'));
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText('Nama'), 'x');
    await waitFor(() => expect(screen.getByLabelText('Nama')).toBeValid());
    expect(screen.getByLabelText('Harga')).toBeInvalid();
  });

  it('hides the form error as soon as no field has it', async () => {
    const { user } = show();
    await user.click(button('Tambah Barang'));
    await user.click(button('Simpan'));
    await user.type(screen.getByLabelText('Nama'), 'Sate');
    await user.upload(screen.getByLabelText('Gambar'), photo());
    await user.type(screen.getByLabelText('Harga'), '0');
    expect(screen.getByRole('alert')).toHaveTextContent('Isi dengan benar');
    await user.type(screen.getByLabelText('Harga'), '{Backspace}35000');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("hides the server's message as soon as every field that it named has changed", async () => {
    const { user, save } = show();
    await user.click(button('Tambah Barang'));
    await fillIn(user);
    const fields = { name: 'Nama sudah dipakai', price: 'Harga terlalu tinggi' };
    save.mockRejectedValueOnce(serverError(422, 'Data tidak valid', fields));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak valid');
    await user.type(screen.getByLabelText('Nama'), 'Lilit');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Harga'), '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('disables the dialog while saving', async () => {
    const saving = deferred();
    const { user, save } = show();
    save.mockReturnValue(saving.promise.then(() => things[0]!));
    await user.click(button('Edit Teh'));
    await user.type(screen.getByLabelText('Nama'), '!');
    await user.click(button('Simpan'));
    expect(await screen.findByRole('button', { name: 'Menyimpan...' })).toBeDisabled();
    for (const name of ['Batal', 'Tutup dialog']) expect(button(name)).toBeDisabled();
    for (const label of ['Nama', 'Harga', 'Gambar']) {
      expect(screen.getByLabelText(label)).toBeDisabled();
    }
    await user.keyboard('{Escape}');
    expect(dialog('Edit Barang')).toBeInTheDocument();
    await act(async () => saving.resolve());
    noDialog();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('keeps all fields and the file when saving fails, with a message in the dialog', async () => {
    const { user, save } = show();
    save.mockRejectedValueOnce(serverError(500, 'kaputt'));
    await user.click(button('Tambah Barang'));
    await fillIn(user);
    await user.click(button('Simpan'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Gagal menambahkan barang.');
    expect(dialog('Tambah Barang')).toContainElement(alert);
    expect(screen.getByLabelText('Nama')).toHaveValue(' Sate ');
    expect(screen.getByLabelText('Harga')).toHaveValue('35.000');
    expect(screen.getByText('foto.jpg')).toBeInTheDocument();
    expect(button('Simpan')).toHaveFocus();

    await user.click(button('Simpan'));
    await waitFor(noDialog);
    expect(save.mock.calls[1]![0].image?.name).toBe('foto.jpg');
  });

  it("shows the server's message, also beside the fields", async () => {
    const { user, save } = show();
    save.mockRejectedValueOnce(
      serverError(422, 'Nama tidak pantas', { price: 'Harga mencurigakan', other: 'x' }),
    );
    await user.click(button('Edit Teh'));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nama tidak pantas');
    expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription('Harga mencurigakan');
    await waitFor(() => expect(screen.getByLabelText('Harga')).toHaveFocus());
  });

  it('hides a save error after five seconds, and shows the next one', async () => {
    const { user, save } = show();
    save.mockRejectedValue(serverError(500, 'kaputt'));
    await user.click(button('Edit Teh'));
    jest.useFakeTimers();
    fireEvent.click(button('Simpan'));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Gagal mengupdate barang.');
    fireEvent.click(button('Simpan'));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog('Edit Barang')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('starts empty after it was closed', async () => {
    const { user, save } = show();
    save.mockRejectedValueOnce(serverError(500, 'kaputt'));
    await user.click(button('Edit Teh'));
    await user.click(button('Simpan'));
    await screen.findByRole('alert');
    await user.click(button('Batal'));
    await user.click(button('Tambah Barang'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nama')).toHaveValue('');
  });
});

describe('unsaved changes', () => {
  const ways: [string, (user: User) => Promise<void>][] = [
    ['Batal', (user) => user.click(button('Batal'))],
    ['the cross', (user) => user.click(button('Tutup dialog'))],
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the backdrop', (user) => user.click(dialog('Edit Barang'))],
  ];

  it.each(ways)('prompt on leaving by %s', async (_way, leave) => {
    const { user } = show();
    await user.click(button('Edit Teh'));
    await user.type(screen.getByLabelText('Nama'), '!');
    await leave(user);
    expect(dialog('Buang perubahan?')).toBeInTheDocument();
    expect(button('Lanjut mengedit')).toHaveFocus();
    await user.click(button('Lanjut mengedit'));
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh!');
    await leave(user);
    await user.click(button('Buang'));
    noDialog();
    expect(button('Edit Teh')).toHaveFocus();
  });

  it.each(ways)('without any, leaving by %s does not prompt', async (_way, leave) => {
    const { user } = show();
    await user.click(button('Edit Teh'));
    await user.type(screen.getByLabelText('Nama'), '!{Backspace}');
    await leave(user);
    noDialog();
  });

  it('include a chosen file', async () => {
    const { user } = show();
    await user.click(button('Edit Teh'));
    await user.upload(screen.getByLabelText('Gambar'), photo());
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

  it('prompt by beforeunload when the tab is closed', async () => {
    const { user } = show();
    await user.click(button('Edit Teh'));
    expect(leaveTab()).toBe('left');
    await user.type(screen.getByLabelText('Nama'), '!');
    expect(leaveTab()).toBe('prompted');
    await user.keyboard('{Escape}');
    await user.click(button('Buang'));
    expect(leaveTab()).toBe('left');
  });

  it('do not prompt when a 401 redirects to the login', async () => {
    const { user, store } = show();
    await user.click(button('Edit Teh'));
    await user.type(screen.getByLabelText('Nama'), '!');
    await act(async () => void store.dispatch({ type: 'auth/tokenCleared' }));
    expect(leaveTab()).toBe('left');
  });
});

describe('the picture', () => {
  const openForm = async () => {
    const page = show();
    await page.user.click(button('Tambah Barang'));
    return page;
  };
  const field = () => screen.getByLabelText<HTMLInputElement>('Gambar');

  it('lists the accepted types and previews the chosen file', async () => {
    const { user } = await openForm();
    expect(field()).toHaveAccessibleDescription('JPG, PNG, GIF');
    await user.upload(field(), photo());
    expect(await screen.findByRole('img', { name: 'Pratinjau' })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,Zm90bw==',
    );
  });

  it.each([
    ['text/plain', 10, 'File harus berupa gambar'],
    ['image/jpeg', 5_242_881, 'Ukuran file tidak boleh lebih dari 5MB'],
  ])('rejects %p of %p bytes at once, and on save', async (type, size, message) => {
    const { save } = await openForm();
    const file = new File(['x'], 'berkas', { type });
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(field(), { target: { files: [file] } });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Pratinjau' })).not.toBeInTheDocument();
    fireEvent.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Isi dengan benar');
    expect(save).not.toHaveBeenCalled();
  });

  it('can be dropped on the field; dropping elsewhere does nothing', async () => {
    await openForm();
    const drag = { dataTransfer: { files: [photo()], types: ['Files'] } };
    expect(fireEvent.drop(screen.getByRole('heading', { name: 'Tambah Barang' }), drag)).toBe(
      false,
    );
    expect(screen.queryByText('foto.jpg')).not.toBeInTheDocument();
    fireEvent.drop(field(), drag);
    expect(await screen.findByText('foto.jpg')).toBeInTheDocument();
  });

  it('can be pasted, but text stays text', async () => {
    await openForm();
    const paste = (types: string[]) => {
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { files: [photo()], types },
      });
      fireEvent(screen.getByLabelText('Nama'), event);
      return event.defaultPrevented;
    };
    expect(paste(['text/plain', 'Files'])).toBe(false);
    expect(screen.queryByText('foto.jpg')).not.toBeInTheDocument();
    expect(paste(['Files'])).toBe(true);
    expect(await screen.findByText('foto.jpg')).toBeInTheDocument();
  });

  it('can be taken with the camera', async () => {
    const { user } = await openForm();
    expect(screen.getByLabelText('Ambil foto')).toHaveAttribute('capture', 'environment');
    await user.upload(screen.getByLabelText('Ambil foto'), photo());
    expect(await screen.findByText('foto.jpg')).toBeInTheDocument();
  });

  it('is waited for by a save that comes before it is small enough', async () => {
    const decoding = deferred();
    const decoded = { width: 4, height: 3, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: () => decoding.promise.then(() => decoded) });
    try {
      const { user, save } = await openForm();
      await fillIn(user);
      await user.click(button('Simpan'));
      expect(await screen.findByRole('button', { name: 'Menyimpan...' })).toBeDisabled();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
    const { user, save, store } = await openForm();
    save.mockReturnValue(saving.promise.then(() => things[0]!));
    await fillIn(user);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(button('Simpan'));
    expect(await screen.findByRole('progressbar', { name: 'Mengunggah' })).toBeInTheDocument();
    const file = save.mock.calls[0]?.[0].image as File;
    act(() => void store.dispatch(uploadProgressed({ id: uploadId(photo()), percent: 100 })));
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
    act(() => void store.dispatch(uploadProgressed({ id: uploadId(file), percent: 40 })));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
    await act(async () => saving.resolve());
  });
});

describe('deleting', () => {
  it('asks for confirmation, and closes when done', async () => {
    const { user, remove } = show();
    await user.click(button('Hapus Air'));
    expect(dialog('Hapus Barang')).toHaveAccessibleDescription(
      'Hapus barang "Air"? Yang dihapus masih dapat dikembalikan dari Sampah selama 30 hari.',
    );
    expect(button('Batal')).toHaveFocus();
    await user.click(button('Hapus'));
    await waitFor(noDialog);
    expect(remove).toHaveBeenCalledWith(things[1]);
  });

  it('deletes nothing when cancelled', async () => {
    const { user, remove } = show();
    await user.click(button('Hapus Air'));
    await user.click(button('Batal'));
    noDialog();
    expect(remove).not.toHaveBeenCalled();
  });

  it('disables everything while it waits', async () => {
    const removing = deferred();
    const { user, remove } = show();
    remove.mockReturnValue(removing.promise);
    await user.click(button('Hapus Air'));
    await user.click(button('Hapus'));
    for (const name of ['Mohon tunggu...', 'Batal', 'Tutup dialog']) {
      expect(button(name)).toBeDisabled();
    }
    await act(async () => removing.resolve());
    noDialog();
  });

  it('stays open with a message after a failure', async () => {
    const { user, remove } = show();
    remove.mockRejectedValue(serverError(500, 'kaputt'));
    await user.click(button('Hapus Air'));
    await user.click(button('Hapus'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal menghapus barang.');
    expect(dialog('Hapus Barang')).toContainElement(screen.getByRole('alert'));
    expect(button('Hapus')).toBeEnabled();
  });

  it('focuses the title when the row disappears', async () => {
    function Screen() {
      const [rows, setRows] = useState(things);
      const { declaration } = declare({
        list: loadedRows(rows),
        remove: ({ id }) => {
          // The refetch finishes after the dialog has closed.
          setTimeout(() => setRows(things.filter((thing) => thing.id !== id)));
          return Promise.resolve();
        },
      });
      return <ListScreen {...declaration} />;
    }
    const { user } = renderAdminPage(<Screen />);
    await user.click(button('Hapus Air'));
    await user.click(button('Hapus'));
    await waitFor(() => expect(names()).toEqual(['Teh', 'Kopi']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('viewing a row', () => {
  it('shows its detail and closes by Tutup', async () => {
    const { user } = show();
    await user.click(button('Lihat Kopi'));
    expect(dialog('Detail Barang')).toHaveTextContent('Tentang Kopi');
    await user.click(button('Tutup'));
    noDialog();
    expect(button('Lihat Kopi')).toHaveFocus();
  });
});

it('treats a 404 as deleted', async () => {
  const { user, remove } = show();
  remove.mockRejectedValueOnce(serverError(404, 'Tidak ditemukan'));
  await user.click(button('Hapus Teh'));
  await user.click(button('Hapus'));
  await waitFor(noDialog);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('opens the form of the row that the URL names, once', async () => {
  const { declaration } = declare();
  const { user, location } = renderAdminPage(<ListScreen {...declaration} />, {
    path: '/barang?edit=2',
  });
  expect(dialog('Edit Barang')).toBeInTheDocument();
  expect(screen.getByLabelText('Nama')).toHaveValue('Air');
  expect(location().search).toBe('');
  await user.keyboard('{Escape}');
  noDialog();
});

describe('after a deletion', () => {
  const removeTeh = async (api: FakeRoutes) => {
    const { declaration } = declare();
    const page = renderAdminPage(<ListScreen {...declaration} />, { api });
    await page.user.click(button('Hapus Teh'));
    await page.user.click(button('Hapus'));
    expect(await screen.findByText('"Teh" sudah dihapus.')).toBeInTheDocument();
    await page.user.click(button('Batalkan'));
    return page;
  };

  it('the row can be put back', async () => {
    const { api } = await removeTeh({ 'POST /trash/things/1/restore': things[0]! });
    expect(await screen.findByText('"Teh" sudah dikembalikan.')).toBeInTheDocument();
    expect(screen.queryByText(/sudah dihapus/)).not.toBeInTheDocument();
    expect(api.log()).toEqual(['POST /trash/things/1/restore']);
  });

  it('says where it is when that fails', async () => {
    await removeTeh({ 'POST /trash/things/1/restore': failure(503) });
    expect(await screen.findByRole('alert')).toHaveTextContent('masih ada di Sampah');
  });
});

it('leads from the details to the form', async () => {
  const { user } = show();
  await user.click(button('Lihat Air'));
  await user.click(within(dialog('Detail Barang')).getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Nama')).toHaveValue('Air');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(dialog('Edit Barang')).toBeInTheDocument();
});

it.each([
  ['?view=2', 'Detail Barang'],
  ['?edit=2', 'Edit Barang'],
])('opens what the URL says: %s', async (search, title) => {
  const { declaration } = declare();
  renderAdminPage(<ListScreen {...declaration} />, { path: `/admin/things${search}` });
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(/Air|Nama/);
});

it.each([
  ['Lihat Air', 'view'],
  ['Edit Air', 'edit'],
])('tells the history of a row where it was opened from: %s', async (opener, from) => {
  const { user } = show();
  await user.click(button(opener));
  expect(screen.getByRole('link', { name: 'Riwayat' })).toHaveAttribute(
    'href',
    `/admin/history?kind=things&row=2&from=${from}`,
  );
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

it('has a word for each icon of a row', () => {
  show({ pageOf: ({ id }) => `/barang/${id}` });
  const names = ['Lihat di situs: Teh', 'Lihat Teh', 'Edit Teh', 'Hapus Teh'];
  expect(names.map((name) => button(name).textContent)).toEqual([
    'Situs',
    'Lihat',
    'Edit',
    'Hapus',
  ]);
});

describe('the public page of a row', () => {
  const pageOf = ({ id }: Thing) => (id === 2 ? null : `/barang/${id}`);

  it('is opened in a new tab from rows that have one', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show({ pageOf });
    await user.click(button('Lihat di situs: Teh'));
    expect(open).toHaveBeenCalledWith('/barang/1', '_blank', 'noopener');
    expect(screen.queryByRole('button', { name: 'Lihat di situs: Air' })).not.toBeInTheDocument();
    open.mockRestore();
  });

  it('is linked after a save', async () => {
    const { user } = show({ pageOf });
    await user.click(button('Tambah Barang'));
    await fillIn(user);
    await user.click(button('Simpan'));
    expect(await screen.findByText('"Sate" sudah disimpan.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute(
      'href',
      '/barang/9',
    );
  });
});

describe('on a narrow screen', () => {
  const width = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  beforeEach(() => jest.spyOn(window, 'matchMedia').mockReturnValue(width as never));
  afterEach(() => jest.restoreAllMocks());

  it('is sorted by one control, and the headers still say how', async () => {
    const { user } = show();
    const control = screen.getByRole('combobox', { name: 'Urutkan' });
    expect(screen.queryByRole('button', { name: 'Harga' })).not.toBeInTheDocument();
    await user.selectOptions(control, 'Harga, turun');
    expect(names()).toEqual(['Kopi', 'Air', 'Teh']);
    expect(screen.getByRole('columnheader', { name: 'Harga' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.selectOptions(control, 'Urutan tampil di situs');
    expect(names()).toEqual(['Teh', 'Air', 'Kopi']);
  });
});
