import 'fake-indexeddb/auto';
import { anImage } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { button, photo, pictured, put, renderForm } from '../../testing';
import { draftStore } from '../shell/drafts/draft-store';
import type { Field } from './field';
import { image, multiline, rupiah, text } from '.';
import type { PictureValue } from './form-value';

type Values = { name: string; price: number | null; note: string };

const fields: readonly Field<Values>[] = [
  text({ name: 'name', label: 'Nama', required: true, maxLength: 20 }),
  rupiah({ name: 'price', label: 'Harga', min: 1, max: 99_999, step: 1 }),
  multiline({ name: 'note', label: 'Catatan', maxLength: 20 }),
];
const initial: Values = { name: 'Kopi', price: 11_000, note: '' };
const failure = (status: number) => ({ status, data: { message: 'x' } });

const outdated = failure(412);
const draft = { key: '/barang', title: 'Barang' };

/** A form of a version, and what is stored by now. */
function show(stored: Values = initial) {
  const read = jest.fn<Promise<Values>, []>(() => Promise.resolve(stored));
  const versionOf = ({ name }: Values) => `v ${name}`;
  return { ...renderForm<Values>({ fields, initial, read, versionOf, draft }), read };
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
const keyOf = (save: Save, call: number) => save.mock.calls[call]?.[2]['Idempotency-Key'];

beforeEach(() => draftStore.clear());

describe('a save over a newer version', () => {
  /** A form whose save has met what is stored by now. */
  async function meet(stored: Partial<Values>, edits: Record<string, string>) {
    const page = show({ ...initial, ...stored });
    page.save.mockRejectedValueOnce(outdated);
    for (const [label, value] of Object.entries(edits)) put(label, value);
    await page.submit();
    const found = within(await notice());
    page.save.mockClear();
    return { ...page, found };
  }

  it('names the version that it replaces, and reads nothing', async () => {
    const { save, read, submit } = show();
    put('Nama', 'Teh');
    await submit();
    expect((await onlySave(save))[2]['If-Match']).toBe('"v Kopi"');
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    expect(read).not.toHaveBeenCalled();
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

  it.each([
    ['only the version is newer', {}, '"v Kopi"'],
    ['the same values are stored already', { name: 'Teh' }, '"v Teh"'],
  ])('goes on by itself where %s', async (_, stored, version) => {
    const { save, submit } = show({ ...initial, ...stored });
    save.mockRejectedValueOnce(outdated);
    put('Nama', 'Teh');
    await submit();
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    expect(save.mock.calls[1]?.[2]).toEqual({ ...save.mock.calls[0]?.[2], 'If-Match': version });
  });

  it('fails where the present version cannot be read', async () => {
    const { save, read, submit } = show();
    save.mockRejectedValueOnce(outdated);
    read.mockRejectedValue(failure(503));
    put('Nama', 'Teh');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal');
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
  });
});

describe('a save of what has no version', () => {
  const showUnversioned = (stored: Values) => {
    const read = () => Promise.resolve(stored);
    return renderForm<Values>({ fields, initial, read, draft });
  };

  it('compares what is stored first', async () => {
    const { save, submit } = showUnversioned({ ...initial, name: 'Susu' });
    put('Nama', 'Teh');
    await submit();
    expect(await notice()).toHaveTextContent('Tersimpan: Susu');
    expect(save).not.toHaveBeenCalled();
  });

  it('may find its own first attempt, which got no response', async () => {
    const { save, submit } = showUnversioned(initial);
    save.mockRejectedValueOnce({ status: 'FETCH_ERROR', error: '' });
    put('Nama', 'Teh');
    await submit();
    await screen.findByText('Belum tersimpan');
    await submit();
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    expect(keyOf(save, 1)).toBe(keyOf(save, 0));
  });
});

describe('a picture that somebody else has replaced', () => {
  type Pictured = { image: PictureValue };
  const urlOf = (name: string) => anImage(name).image_url;
  const initial: Pictured = { image: pictured(urlOf('a'), [20, 80]) };
  const found: Pictured = { image: pictured(urlOf('b'), [20, 80]) };

  function showPictured(onlyFiles = false) {
    const fields = ({ image: { picture } }: Pictured): Field<Pictured>[] => {
      const current = anImage(picture === urlOf('a') ? 'a' : 'b');
      const field = image<Pictured, 'image'>({
        name: 'image',
        label: 'Gambar',
        shape: '4/3',
        crops: ['card'],
        current,
      });
      const isEmpty = (value: PictureValue) => !(value.picture instanceof File);
      return [onlyFiles ? { ...field, required: true, isEmpty } : field];
    };
    return renderForm<Pictured>({ fields, initial, read: () => Promise.resolve(found) });
  }

  it('does not get the focus that was chosen on the one before', async () => {
    const { user, save, submit } = showPictured();
    button(/^Titik fokus/).focus();
    await user.keyboard('{ArrowRight}');
    await submit();
    const shown = within(await notice());
    expect(
      shown.getByRole('group', { name: /^Gambar gambarnya sudah diganti di tempat lain/ }),
    ).toHaveTextContent(
      'Tersimpan: 20% dari kiri, 80% dari atasIsian Anda: 22% dari kiri, 80% dari atas' +
        'Akan disimpan: 20% dari kiri, 80% dari atas',
    );
    await user.click(button('Simpan seperti di atas'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual(found);
  });

  it.each([
    ['the chosen file', /^Isian Anda/, 'foto.jpg'],
    ['what is stored', /^Tersimpan/, urlOf('b')],
  ])('is shown beside a chosen file, and %s is saved', async (_, choice, saved) => {
    const { user, save, submit } = showPictured();
    await user.upload(screen.getByLabelText('Gambar'), photo());
    await submit();
    const [shown] = within(await notice()).getAllByRole('img', { name: 'Gambar sekarang' });
    expect(shown).toHaveAttribute('src', anImage('b').image_url);
    await user.click(radio(choice));
    await user.click(button('Simpan seperti di atas'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    const picture = save.mock.calls[0]?.[0].image.picture;
    expect(picture instanceof File ? picture.name : picture).toBe(saved);
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
    await waitFor(async () =>
      expect((await draftStore.get('/barang'))?.idempotencyKey).toBeDefined(),
    );
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
    savedAt: '2026-11-20T00:00:00.000Z',
    edits: { name: 'Teh' },
  });
  const { user } = renderForm<Values>({ fields, initial: { ...initial, note: 'Baru' }, draft });
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
  expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
  expect(screen.getByLabelText('Catatan')).toHaveValue('Baru');
});
