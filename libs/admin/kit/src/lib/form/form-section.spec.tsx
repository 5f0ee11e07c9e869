import { screen } from '@testing-library/react';
import { button, noButton, put, renderAdminPage } from '../../testing';
import { FormSection, text } from '.';

interface Stored {
  name: string;
}

/** A form whose saves are stored, as others may store, too. */
async function saveTeh() {
  let stored: Stored = { name: 'Kopi' };
  const save = jest.fn(({ name }: { name: string }) => Promise.resolve((stored = { name })));
  const page = renderAdminPage(
    <FormSection<{ name: string }, Stored>
      title="Barang"
      stored={stored}
      fields={({ name }) => [text({ name: 'name', label: 'Nama', value: name, maxLength: 20 })]}
      failed="Gagal menyimpan"
      canUndo
      saved="Tersimpan"
      read={() => Promise.resolve(stored)}
      save={save}
    />,
  );
  put('Nama', 'Teh');
  await page.user.click(button('Simpan'));
  await screen.findByText('Tersimpan');
  const store = (name: string) => (stored = { name });
  return { ...page, save, store };
}

it('takes a save back by the values from before it, which the form then shows', async () => {
  const { user, save } = await saveTeh();
  await user.click(button('Urungkan'));
  expect(await screen.findByText('Kembali seperti semula.')).toBeInTheDocument();
  expect(save.mock.calls.map(([values]) => values)).toEqual([{ name: 'Teh' }, { name: 'Kopi' }]);
  expect(screen.getByLabelText('Nama')).toHaveValue('Kopi');
  noButton('Urungkan');
});

it('leaves what others have stored since, and what is typed since', async () => {
  const { user, save, store } = await saveTeh();
  put('Nama', 'Wedang');
  store('Susu');
  await user.click(button('Urungkan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Tidak diurungkan/);
  expect(save).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Nama')).toHaveValue('Wedang');
});
