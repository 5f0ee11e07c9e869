import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAdminPage } from '../../testing';
import { draftStore } from '../drafts/draft-store';
import type { Field } from './field';
import { image, imageFocus, multiline, rupiah, text } from './fields';
import { FormSection } from './form-section';
import type { StoredValues } from './use-conflict';
import type { WriteRequest } from './write-request';

type Values = { name: string; price: number | null; note: string };

const fields: readonly Field<Values>[] = [
  text({ name: 'name', label: 'Nama', required: true, maxLength: 20 }),
  rupiah({ name: 'price', label: 'Harga', min: 1, max: 99_999, step: 1 }),
  multiline({ name: 'note', label: 'Catatan', maxLength: 20 }),
];
const initial: Values = { name: 'Kopi', price: 11_000, note: '' };
const failure = (status: number) => ({ status, data: { message: 'x' } });

function show(stored: Values = initial) {
  const save = jest.fn<Promise<unknown>, [Values, WriteRequest]>(() => Promise.resolve());
  const read = jest.fn<Promise<StoredValues<Values>>, []>(() =>
    Promise.resolve({ values: stored, version: '"1"' }),
  );
  const page = renderAdminPage(
    <FormSection
      title="Barang"
      fields={fields}
      initial={initial}
      failed="Gagal"
      saved="Tersimpan"
      stored={read}
      save={save}
      draft={{ key: '/barang', href: '/barang', title: 'Barang' }}
    />,
  );
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Simpan' }));
  return { ...page, save, read, submit };
}

const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const notice = () => screen.findByRole('alert', { name: /sudah diubah di tempat lain/ });
const keyOf = (save: jest.Mock<Promise<unknown>, [Values, WriteRequest]>, call: number) =>
  save.mock.calls[call]?.[1]['Idempotency-Key'];

beforeEach(() => draftStore.clear());

describe('a save over a newer version', () => {
  it('names the version that it replaces', async () => {
    const { save, submit } = show();
    put('Nama', 'Teh');
    await submit();
    expect(save.mock.calls[0]?.[1]['If-Match']).toBe('"1"');
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
  });

  const group = (label: RegExp) => screen.getByRole('group', { name: label });

  it('shows who changed what, and what will be saved, instead of saving', async () => {
    const { save, submit } = show({ ...initial, price: 12_000, note: 'Dari tab lain' });
    put('Nama', 'Teh');
    put('Harga', '15000');
    await submit();
    const groups = within(await notice()).getAllByRole('group');
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'NamaAnda ubahTersimpan: KopiIsian Anda: TehAkan disimpan: Teh',
      'Hargadiubah di kedua tempat: pilih yang disimpan' +
        'Tersimpan: Rp 12.000Isian Anda: Rp 15.000Akan disimpan: Rp 15.000',
      'Catatandiubah di tempat lainTersimpan: Dari tab lainAkan disimpan: Dari tab lain',
    ]);
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
  });

  it('saves the stored value of a field that both have changed, if that is chosen', async () => {
    const { save, submit, user } = show({ ...initial, price: 12_000, note: 'Dari tab lain' });
    put('Nama', 'Teh');
    put('Harga', '15000');
    await submit();
    await notice();
    expect(screen.getByRole('radio', { name: 'Isian Anda: Rp 15.000' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Tersimpan: Rp 12.000' }));
    expect(group(/^Harga/)).toHaveTextContent('Akan disimpan: Rp 12.000');
    await user.click(screen.getByRole('button', { name: 'Simpan seperti di atas' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({
      name: 'Teh',
      price: 12_000,
      note: 'Dari tab lain',
    });
  });

  it('can keep the edits, on top of what others have changed', async () => {
    const stored = { ...initial, price: 12_000 };
    const { save, submit, user } = show(stored);
    put('Nama', 'Teh');
    await submit();
    await notice();
    await user.click(screen.getByRole('button', { name: 'Simpan seperti di atas' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({ ...stored, name: 'Teh' });
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
  });

  it("follows what is edited meanwhile, and is saved by the form's own button as chosen", async () => {
    const { save, submit, user } = show({ ...initial, price: 12_000 });
    put('Nama', 'Teh');
    put('Harga', '15000');
    await submit();
    await notice();
    await user.click(screen.getByRole('radio', { name: 'Tersimpan: Rp 12.000' }));
    put('Nama', 'Susu');
    expect(group(/^Nama/)).toHaveTextContent('Akan disimpan: Susu');
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Susu', price: 12_000, note: '' });
  });

  it('takes what is typed after a choice for the other choice', async () => {
    const { save, submit, user } = show({ ...initial, price: 12_000 });
    put('Harga', '15000');
    await submit();
    await notice();
    await user.click(screen.getByRole('radio', { name: 'Tersimpan: Rp 12.000' }));
    put('Harga', '16000');
    expect(screen.getByRole('radio', { name: 'Isian Anda: Rp 16.000' })).toBeChecked();
    expect(group(/^Harga/)).toHaveTextContent('Akan disimpan: Rp 16.000');
    await user.click(screen.getByRole('button', { name: 'Simpan seperti di atas' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({ ...initial, price: 16_000 });
  });

  it('can take what is stored, and then has nothing unsaved', async () => {
    const { save, submit, user } = show({ ...initial, note: 'Dari tab lain' });
    put('Nama', 'Teh');
    await submit();
    await notice();
    await user.click(screen.getByRole('button', { name: 'Pakai yang tersimpan' }));
    expect(screen.getByLabelText('Nama')).toHaveValue('Kopi');
    expect(screen.getByLabelText('Nama')).toHaveFocus();
    expect(screen.getByLabelText('Catatan')).toHaveValue('Dari tab lain');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await waitFor(async () => expect(await draftStore.list()).toEqual([]));
  });

  it('is found as well where somebody saves between reading and writing', async () => {
    const { save, read, submit } = show();
    save.mockImplementationOnce(() => {
      read.mockResolvedValue({ values: { ...initial, name: 'Susu' }, version: '"2"' });
      return Promise.reject(failure(412));
    });
    put('Nama', 'Teh');
    await submit();
    expect(await notice()).toHaveTextContent('Tersimpan: Susu');
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('goes on by itself where only the version is newer', async () => {
    const { save, read, submit } = show();
    save.mockImplementationOnce(() => {
      read.mockResolvedValue({ values: initial, version: '"2"' });
      return Promise.reject(failure(412));
    });
    put('Nama', 'Teh');
    await submit();
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
  const pictured = (url: string): readonly Field<Pictured>[] => {
    const current = {
      image_url: url,
      image_width: 1600,
      image_height: 900,
      image_placeholder: null,
      image_sources: [],
      image_focus_x: 20,
      image_focus_y: 80,
    };
    return [
      image({ name: 'image', label: 'Gambar', shape: '4/3', current }),
      imageFocus({ name: 'focus', image: 'image', current, shapes: ['card'] }),
    ];
  };
  const photo = () => new File(['foto'], 'foto.jpg', { type: 'image/jpeg' });

  function showPictured(isRequired = false) {
    const fieldsOf = (url: string) => {
      const [first, ...others] = pictured(url);
      return [{ ...first!, required: isRequired }, ...others];
    };
    const save = jest.fn<Promise<unknown>, [Pictured]>(() => Promise.resolve());
    const { user } = renderAdminPage(
      <FormSection
        title="Barang"
        fields={fieldsOf('/uploads/a/1.jpg')}
        initial={initial}
        failed="Gagal"
        saved="Tersimpan"
        stored={() =>
          Promise.resolve({ values: initial, version: null, fields: fieldsOf('/uploads/b/1.jpg') })
        }
        save={save}
      />,
    );
    const submit = () => user.click(screen.getByRole('button', { name: 'Simpan' }));
    return { user, save, submit };
  }

  it('does not get the focus that was chosen on the one before', async () => {
    const { user, save, submit } = showPictured();
    screen.getByRole('button', { name: /^Titik fokus/ }).focus();
    await user.keyboard('{ArrowRight}');
    await submit();
    const shown = within(await notice());
    expect(shown.getByRole('group', { name: 'Gambar diubah di tempat lain' })).toBeInTheDocument();
    expect(
      shown.getByRole('group', { name: /^Bagian yang selalu tampak gambarnya sudah diganti/ }),
    ).toHaveTextContent(
      'Isian Anda: 22% dari kiri, 80% dari atasAkan disimpan: 20% dari kiri, 80% dari atas',
    );
    await user.click(screen.getByRole('button', { name: 'Simpan seperti di atas' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual(initial);
  });

  it.each([
    ['the chosen file', null, 'foto.jpg'],
    ['what is stored', 'Tersimpan', undefined],
  ])('is shown beside a chosen file, and %s is saved', async (_, choice, saved) => {
    const { user, save, submit } = showPictured();
    await user.upload(screen.getByLabelText('Gambar'), photo());
    await submit();
    const shown = within(await notice());
    expect(shown.getAllByRole('img', { name: 'Gambar sekarang' })[0]).toHaveAttribute(
      'src',
      '/uploads/b/1.jpg',
    );
    if (choice) await user.click(shown.getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await user.click(screen.getByRole('button', { name: 'Simpan seperti di atas' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0].image?.name).toBe(saved);
  });

  it('stays where it was chosen, although the form saves no picture alone', async () => {
    const { user, save, submit } = showPictured(true);
    await user.upload(screen.getByLabelText('Gambar'), photo());
    await submit();
    await notice();
    await user.click(screen.getByRole('radio', { name: /^Tersimpan/ }));
    await user.click(screen.getByRole('button', { name: 'Simpan seperti di atas' }));
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
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
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
