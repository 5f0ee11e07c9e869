import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAdminPage } from '../../testing';
import { draftStore } from '../drafts/draft-store';
import type { Field } from './field';
import { multiline, rupiah, text } from './fields';
import { FormSection } from './form-section';
import type { StoredValues } from './use-conflict';
import type { WriteRequest } from './write-request';

type Values = { name: string; price: number | null; note: string };

const fields: readonly Field<Values>[] = [
  text({ name: 'name', label: 'Nama', required: true, maxLength: 20 }),
  rupiah({ name: 'price', label: 'Harga', min: 1, max: 99_999, step: 1 }),
  multiline({ name: 'note', label: 'Catatan', maxLength: 20 }),
];
const initial: Values = { name: 'Kopi', price: 9_000, note: '' };
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

  it('shows both instead of saving', async () => {
    const { save, submit } = show({ ...initial, price: 12_000 });
    put('Nama', 'Teh');
    put('Harga', '15000');
    await submit();
    const shown = within(await notice());
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Tersimpan: Kopi',
      'Isian Anda: Teh',
      'Tersimpan: Rp 12.000',
      'Isian Anda: Rp 15.000',
    ]);
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nama')).toHaveValue('Teh');
  });

  it('can keep the edits, on top of what others have changed', async () => {
    const stored = { ...initial, price: 12_000 };
    const { save, submit, user } = show(stored);
    put('Nama', 'Teh');
    await submit();
    await notice();
    await user.click(screen.getByRole('button', { name: 'Simpan isian saya' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({ ...stored, name: 'Teh' });
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
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
