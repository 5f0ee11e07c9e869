import { declareKind } from '@lereng/shared-domain/fields';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, dialog, noDialog, put, renderAdminPage, thingList } from '../../testing';
import { declaredFields } from '../form';
import { draftStore } from '../shell';
import { EnglishDetails, ListScreen, managedForm } from '.';

const kind = declareKind({
  name: 'things',
  fields: {
    name: { type: 'text', label: 'Nama', max: 20, required: true, translatable: true },
    notes: { type: 'multiline', label: 'Catatan', max: 50, translatable: true },
    parts: { type: 'texts', label: 'Bagian', max: 5, maxLength: 20, translatable: true },
    stock: { type: 'integer', label: 'Stok', min: 0, max: 9 },
  },
  title: 'name',
  formError: { create: 'Isi nama', update: 'Isi nama', fields: ['name'], applies: 'missing' },
});

const translated = (name: string | null) => ({
  en: { name, notes: name && 'Bitter', parts: null },
});
const kopi = {
  id: 1,
  name: 'Kopi',
  notes: 'Pahit',
  parts: ['Gula', 'Susu'],
  stock: 1,
  updatedAt: '1',
  translations: translated('Coffee'),
};
type Thing = typeof kopi | (Omit<typeof kopi, 'notes'> & { notes: null });
const teh: Thing = {
  ...kopi,
  id: 2,
  name: 'Teh',
  notes: null,
  parts: [],
  translations: translated(null),
};

const { body, ...form } = managedForm({
  fields: (thing?: Thing) => declaredFields(kind, thing, {}),
});

/** @param stored what a read has of the first row */
function show({ path = '/barang', stored = kopi, refused = {} as object } = {}) {
  const { list, ...things } = thingList<Thing>([kopi, teh]);
  const save = jest.fn().mockImplementation(() => Promise.resolve(stored));
  const page = renderAdminPage(
    <ListScreen
      {...things}
      list={list}
      duplicates
      detail={(thing) => <EnglishDetails fields={kind.fields} row={thing} />}
      form={{
        ...form,
        fetch: async () => stored,
        save: (values, row) => save(body(values, row)),
      }}
    />,
    { path },
  );
  if ('status' in refused) save.mockRejectedValueOnce(refused);
  return { ...page, save };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const labels = () =>
  [...document.querySelectorAll('[id$="-label"]')].map(({ textContent }) => textContent);
const english = (label: string) => screen.getByLabelText(`${label} (English)`);

async function open(opener: string, options?: Parameters<typeof show>[0]) {
  const page = show(options);
  await page.user.click(button(opener));
  return page;
}

beforeEach(() => draftStore.clear());

it('begins in Indonesian, as without English, and sends no English text that has not changed', async () => {
  const { user, save } = await open('Edit Kopi');
  const languages = within(screen.getByRole('radiogroup', { name: 'Bahasa' }));
  expect(languages.getByRole('radio', { name: 'Bahasa Indonesia' })).toBeChecked();
  expect(labels()).toEqual(['Nama', 'Catatan', 'Bagian', 'Stok']);
  expect(screen.getByLabelText('Nama')).toHaveFocus();
  put('Nama', 'Kopi Tubruk');
  await user.click(button('Simpan'));
  expect(save).toHaveBeenCalledWith({
    name: 'Kopi Tubruk',
    notes: 'Pahit',
    parts: '["Gula","Susu"]',
    stock: 1,
  });
});

it('shows the present Indonesian text above each English one, and saves both at once', async () => {
  const { user, save } = await open('Edit Kopi');
  put('Nama', 'Kopi Tubruk');
  await user.click(screen.getByRole('radio', { name: 'Bahasa Indonesia' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'English' })).toHaveFocus();
  expect(labels()).toEqual(['Nama (English)', 'Catatan (English)', 'Bagian (English)']);
  expect(english('Nama')).toHaveValue('Coffee');
  expect(english('Nama')).toHaveAttribute('lang', 'en');
  expect(english('Nama')).toHaveAccessibleDescription('Kopi Tubruk');
  expect(screen.getByText('Kopi Tubruk')).toHaveAttribute('lang', 'id');
  put('Nama (English)', 'Rough coffee');
  await user.click(button('Tambah item'));
  await user.keyboard('Sugar{Enter}Milk');
  await user.click(button('Simpan'));
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Kopi Tubruk',
      name_en: 'Rough coffee',
      parts_en: '["Sugar","Milk"]',
    }),
  );
});

it('has no English for what says nothing in Indonesian, and clears it with that', async () => {
  const { user, save } = await open('Edit Kopi');
  put('Catatan', ' ');
  put('Nama', '');
  choose('English');
  expect(labels()).toEqual(['Bagian (English)']);
  choose('Bahasa Indonesia');
  put('Nama', 'Kopi');
  await user.click(button('Simpan'));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ notes: '', notes_en: '' }));
});

it('leads to an error in the other language', async () => {
  const { user, save } = await open('Edit Kopi', {
    refused: {
      status: 422,
      data: { message: 'Nama (English) ditolak', fields: { name_en: 'Ditolak' } },
    },
  });
  choose('English');
  put('Nama (English)', 'x'.repeat(21));
  choose('Bahasa Indonesia');
  await user.click(button('Simpan'));
  await waitFor(() => expect(english('Nama')).toHaveFocus());
  expect(english('Nama')).toBeInvalid();
  put('Nama (English)', 'Java');
  choose('Bahasa Indonesia');
  put('Nama', '');
  choose('English');
  await user.click(button('Simpan'));
  await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
  put('Nama', 'Kopi');
  await user.click(button('Simpan'));
  await waitFor(() => expect(english('Nama')).toHaveFocus());
  expect(english('Nama')).toHaveAccessibleDescription('Kopi Ditolak');
});

it('copies the English texts of a row', async () => {
  const { user, save } = await open('Duplikat Kopi');
  await screen.findByDisplayValue('Kopi (salinan)');
  await user.click(button('Simpan'));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ name_en: 'Coffee' }));
});

it('goes on with a draft in the language that it was written in', async () => {
  const { unmount } = await open('Edit Teh');
  choose('English');
  put('Nama (English)', 'Tea');
  await waitFor(async () => expect(await draftStore.list()).toHaveLength(1));
  unmount();
  const { user } = await open('Edit Teh');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
  await waitFor(() => expect(english('Nama')).toHaveFocus());
  expect(english('Nama')).toHaveValue('Tea');
});

it('asks which English text is saved, where others have changed it, too', async () => {
  const stored = { ...kopi, updatedAt: '2', translations: translated('Java coffee') };
  const { user, save } = await open('Edit Kopi', { stored, refused: { status: 412, data: {} } });
  choose('English');
  put('Nama (English)', 'Black coffee');
  await user.click(button('Simpan'));
  const changed = within(await screen.findByRole('group', { name: /^Nama \(English\)/ }));
  await user.click(changed.getByRole('radio', { name: 'Tersimpan: Java coffee' }));
  await user.click(button('Simpan seperti di atas'));
  await waitFor(noDialog);
  expect(save.mock.lastCall[0]).not.toHaveProperty('name_en');
});

it('opens in English by its URL, and shows English texts in the details', async () => {
  const { user } = show({ path: '/barang?edit=1&lang=en' });
  await waitFor(() => expect(english('Nama')).toHaveFocus());
  await user.click(button('Batal'));
  await user.click(button('Lihat Kopi'));
  expect(within(dialog('Detail Barang')).getByText('Coffee')).toHaveAttribute('lang', 'en');
  expect(within(dialog('Detail Barang')).getByText('Nama (English)')).toBeVisible();
});
