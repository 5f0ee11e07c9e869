import 'fake-indexeddb/auto';
import { anImage } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { button, photo, put, renderForm } from '../../testing';
import { draftStore } from '../drafts/draft-store';
import type { Field } from './field';
import { image, imageFocus, multiline, rupiah, text } from './fields';
import type { StoredValues } from './use-conflict';

type Values = { name: string; price: number | null; note: string };

const fields: readonly Field<Values>[] = [
  text({ name: 'name', label: 'Nama', required: true, maxLength: 20 }),
  rupiah({ name: 'price', label: 'Harga', min: 1, max: 99_999, step: 1 }),
  multiline({ name: 'note', label: 'Catatan', maxLength: 20 }),
];
const initial: Values = { name: 'Kopi', price: 11_000, note: '' };
const failure = (status: number) => ({ status, data: { message: 'x' } });

function show(stored: Values = initial) {
  const read = jest.fn<Promise<StoredValues<Values>>, []>(() =>
    Promise.resolve({ values: stored, version: '"1"' }),
  );
  const draft = { key: '/barang', href: '/barang', title: 'Barang' };
  return { ...renderForm<Values>({ fields, initial, stored: read, draft }), read };
}
type Save = ReturnType<typeof show>['save'];

const notice = () => screen.findByRole('alert', { name: /sudah diubah di tempat lain/ });
const group = (name: RegExp) => screen.getByRole('group', { name });
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });

/** The values and the request of the only save. */
async function onlySave(save: Save) {
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  return save.mock.calls[0]!;
}
const keyOf = (save: Save, call: number) => save.mock.calls[call]?.[1]['Idempotency-Key'];

beforeEach(() => draftStore.clear());

describe('a save over a newer version', () => {
  /** A form whose save has met what is stored by now. */
  async function meet(stored: Partial<Values>, edits: Record<string, string>) {
    const page = show({ ...initial, ...stored });
    for (const [label, value] of Object.entries(edits)) put(label, value);
    await page.submit();
    const found = within(await notice());
    expect(page.save).not.toHaveBeenCalled();
    return { ...page, found };
  }

  it('names the version that it replaces', async () => {
    const { save, submit } = show();
    put('Nama', 'Teh');
    await submit();
    expect((await onlySave(save))[1]['If-Match']).toBe('"1"');
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
  });

  it('shows who changed what, and what will be saved, and saves what is chosen', async () => {
    const stored = { price: 12_000, note: 'Dari tab lain' };
    const { save, found, user } = await meet(stored, { Nama: 'Teh', Harga: '15000' });
    expect(found.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      'NamaAnda ubahTersimpan: KopiIsian Anda: TehAkan disimpan: Teh',
      'Hargadiubah di kedua tempat: pilih yang disimpan' +
        'Tersimpan: Rp 12.000Isian Anda: Rp 15.000Akan disimpan: Rp 15.000',
      'Catatandiubah di tempat lainTersimpan: Dari tab lainAkan disimpan: Dari tab lain',
    ]);
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
    expect(radio('Isian Anda: Rp 15.000')).toBeChecked();
    await user.click(radio('Tersimpan: Rp 12.000'));
    expect(group(/^Harga/)).toHaveTextContent('Akan disimpan: Rp 12.000');
    await user.click(button('Simpan seperti di atas'));
    expect((await onlySave(save))[0]).toEqual({ ...stored, name: 'Teh' });
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
  });

  it("follows what is edited meanwhile, and is saved by the form's own button as chosen", async () => {
    const edits = { Nama: 'Teh', Harga: '15000' };
    const { save, submit, user } = await meet({ price: 12_000 }, edits);
    await user.click(radio('Tersimpan: Rp 12.000'));
    put('Nama', 'Susu');
    expect(group(/^Nama/)).toHaveTextContent('Akan disimpan: Susu');
    await submit();
    expect((await onlySave(save))[0]).toEqual({ name: 'Susu', price: 12_000, note: '' });
  });

  it('takes what is typed after a choice for the other choice', async () => {
    const { save, user } = await meet({ price: 12_000 }, { Harga: '15000' });
    await user.click(radio('Tersimpan: Rp 12.000'));
    put('Harga', '16000');
    expect(radio('Isian Anda: Rp 16.000')).toBeChecked();
    expect(group(/^Harga/)).toHaveTextContent('Akan disimpan: Rp 16.000');
    await user.click(button('Simpan seperti di atas'));
    expect((await onlySave(save))[0]).toEqual({ ...initial, price: 16_000 });
  });

  it('can take what is stored, and then has nothing unsaved', async () => {
    const { save, user } = await meet({ note: 'Dari tab lain' }, { Nama: 'Teh' });
    await user.click(button('Pakai yang tersimpan'));
    expect(screen.getByLabelText('Nama')).toHaveValue('Kopi');
    expect(screen.getByLabelText('Nama')).toHaveFocus();
    expect(screen.getByLabelText('Catatan')).toHaveValue('Dari tab lain');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await waitFor(async () => expect(await draftStore.list()).toEqual([]));
  });

  /** A save in the middle of which somebody else has saved, after it was read what is stored. */
  async function meetDuringSave(name: string) {
    const { save, read, submit } = show();
    save.mockImplementationOnce(() => {
      read.mockResolvedValue({ values: { ...initial, name }, version: '"2"' });
      return Promise.reject(failure(412));
    });
    put('Nama', 'Teh');
    await submit();
    return save;
  }

  it('is found as well where somebody saves between reading and writing', async () => {
    const save = await meetDuringSave('Susu');
    expect(await notice()).toHaveTextContent('Tersimpan: Susu');
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('goes on by itself where only the version is newer', async () => {
    const save = await meetDuringSave(initial.name);
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    expect(save.mock.calls[1]?.[1]['If-Match']).toBe('"2"');
  });

  it('takes values that are already stored for its own', async () => {
    const { save, submit } = show({ ...initial, name: 'Teh' });
    put('Nama', 'Teh');
    await submit();
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('does not save where the present version cannot be read', async () => {
    const { save, read, submit } = show();
    read.mockRejectedValue(failure(503));
    put('Nama', 'Teh');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal');
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
  });
});

describe('a picture that somebody else has replaced', () => {
  type Pictured = { image: File | null; focus: readonly number[] };
  const initial: Pictured = { image: null, focus: [] };

  function showPictured(required = false) {
    const fieldsOf = (name: string): Field<Pictured>[] => {
      const current = { ...anImage(name), image_focus_x: 20, image_focus_y: 80 };
      return [
        { ...image({ name: 'image', label: 'Gambar', shape: '4/3', current }), required },
        imageFocus({ name: 'focus', image: 'image', current, shapes: ['card'] }),
      ];
    };
    const stored = { values: initial, version: null, fields: fieldsOf('b') };
    return renderForm<Pictured>({
      fields: fieldsOf('a'),
      initial,
      stored: () => Promise.resolve(stored),
    });
  }

  it('does not get the focus that was chosen on the one before', async () => {
    const { user, save, submit } = showPictured();
    button(/^Titik fokus/).focus();
    await user.keyboard('{ArrowRight}');
    await submit();
    const shown = within(await notice());
    expect(shown.getByRole('group', { name: 'Gambar diubah di tempat lain' })).toBeInTheDocument();
    expect(
      shown.getByRole('group', { name: /^Bagian yang selalu tampak gambarnya sudah diganti/ }),
    ).toHaveTextContent(
      'Isian Anda: 22% dari kiri, 80% dari atasAkan disimpan: 20% dari kiri, 80% dari atas',
    );
    await user.click(button('Simpan seperti di atas'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual(initial);
  });

  it.each([
    ['the chosen file', /^Isian Anda/, 'foto.jpg'],
    ['what is stored', /^Tersimpan/, undefined],
  ])('is shown beside a chosen file, and %s is saved', async (_, choice, saved) => {
    const { user, save, submit } = showPictured();
    await user.upload(screen.getByLabelText('Gambar'), photo());
    await submit();
    const [shown] = within(await notice()).getAllByRole('img', { name: 'Gambar sekarang' });
    expect(shown).toHaveAttribute('src', anImage('b').image_url);
    await user.click(radio(choice));
    await user.click(button('Simpan seperti di atas'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0].image?.name).toBe(saved);
  });

  it('stays where it was chosen, although the form saves no picture alone', async () => {
    const { user, save, submit } = showPictured(true);
    await user.upload(screen.getByLabelText('Gambar'), photo());
    await submit();
    await notice();
    await user.click(radio(/^Tersimpan/));
    await user.click(button('Simpan seperti di atas'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(save).not.toHaveBeenCalled();
    expect(screen.queryByText('Belum disimpan')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Gambar')).toBeValid();
  });
});

describe('a repeated save', () => {
  it('is the same request for the same values, and another one for others', async () => {
    const { save, submit } = show();
    save.mockRejectedValue(failure(503));
    put('Nama', 'Teh');
    await submit();
    await screen.findByText('Gagal');
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    put('Nama', 'Susu');
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    expect(keyOf(save, 0)).toMatch(/./);
    expect(keyOf(save, 1)).toBe(keyOf(save, 0));
    expect(keyOf(save, 2)).not.toBe(keyOf(save, 0));
  });

  it('is the same request after the page was gone', async () => {
    const before = show();
    before.save.mockRejectedValue(failure(503));
    put('Nama', 'Teh');
    await before.submit();
    await screen.findByText('Gagal');
    await waitFor(async () => expect((await draftStore.get('/barang'))?.attempt).toBeDefined());
    before.unmount();

    const { user, save, submit } = show();
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
    await submit();
    await onlySave(save);
    expect(keyOf(save, 0)).toBe(keyOf(before.save, 0));
  });
});

it('a draft is put on top of what was saved elsewhere since', async () => {
  await draftStore.put('/barang', {
    title: 'Barang',
    href: '/barang',
    savedAt: '2026-11-20T00:00:00.000Z',
    base: { ...initial, note: 'lama' },
    values: { ...initial, note: 'lama', name: 'Teh' },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
  expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
  expect(screen.getByLabelText('Catatan')).toHaveValue('');
});
