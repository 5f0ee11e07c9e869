import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, loadedRows, noButton, renderAdminPage, thingList } from '../../../testing';
import { ListScreen } from '../list-screen';

interface Item {
  id: number;
  name: string;
  price: number;
  unit?: string;
  version: string;
}

const ITEMS: Item[] = [
  { id: 1, name: 'Soto', price: 15_000, unit: 'per porsi', version: 'a' },
  { id: 2, name: 'Kopi', price: 9_750, version: 'b' },
  { id: 3, name: 'Teh', price: 5_000, version: 'c' },
];

const save = jest.fn<Promise<unknown>, [readonly object[], string]>();
const refetch = jest.fn();

const page = (rows = ITEMS) => (
  <ListScreen
    {...thingList(rows)}
    list={loadedRows(rows, refetch)}
    prices={{
      of: ({ price }) => price,
      noteOf: ({ unit }) => unit ?? null,
      versionOf: ({ version }) => version,
      save,
    }}
  />
);
/** The page after a row has changed. */
const changed = (id: number, change: Partial<Item>) =>
  page(ITEMS.map((item) => (item.id === id ? { ...item, ...change } : item)));

beforeEach(() => {
  save.mockReset().mockResolvedValue(undefined);
  refetch.mockReset();
});

const field = (name: string) => screen.getByRole('spinbutton', { name: `Harga ${name}` });
const noMode = () =>
  expect(screen.queryByRole('form', { name: 'Ubah harga' })).not.toBeInTheDocument();
const rowOf = (name: string) => within(field(name).closest('li')!);

async function open() {
  const rendered = renderAdminPage(page());
  await rendered.user.click(button('Ubah harga'));
  return rendered;
}
const putPrice = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

it('is offered where there are several prices', () => {
  const { rerender } = renderAdminPage(page(ITEMS.slice(0, 1)));
  noButton('Ubah harga');
  rerender(page());
  expect(button('Ubah harga')).toBeInTheDocument();
});

it('shows the stored prices, and saves those that were typed, at once', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { name: 'Ubah harga' })).toHaveFocus();
  expect(field('Soto')).toHaveValue('15.000');
  expect(screen.getByText('Belum ada harga yang berubah.')).toBeInTheDocument();
  expect(rowOf('Soto').getByText('Rp 15.000').parentElement).toHaveTextContent(
    'Rp 15.000 per porsi',
  );
  putPrice('Soto', '17500');
  expect(rowOf('Soto').getByText('Rp 15.000')).toBeInTheDocument();
  expect(rowOf('Soto').getByText('Rp 17.500')).toBeInTheDocument();
  expect(screen.getByText('1 harga akan berubah.')).toBeInTheDocument();
  await user.click(button('Simpan'));
  await waitFor(noMode);
  expect(save.mock.calls).toEqual([[[{ id: 1, price: 17_500, version: 'a' }], expect.any(String)]]);
  expect(screen.getByText('1 harga disimpan.')).toBeInTheDocument();
  expect(button('Ubah harga')).toHaveFocus();
});

it('raises all prices by percent and rounds them up, from the stored ones each time', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('spinbutton', { name: 'Naik atau turun' }), '10');
  await user.click(button('Hitung'));
  expect(field('Kopi')).toHaveValue('10.725');
  await user.selectOptions(screen.getByLabelText('Bulatkan ke atas'), 'ke Rp 500');
  await user.click(button('Hitung'));
  await user.click(button('Hitung'));
  expect(['Soto', 'Kopi', 'Teh'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
    '16.500',
    '11.000',
    '5.500',
  ]);
  expect(screen.getByText('3 harga akan berubah.')).toBeInTheDocument();
  await user.click(button('Simpan'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]![0]).toHaveLength(3);
});

it('refuses a percent that is none, and Enter there saves nothing', async () => {
  const { user } = await open();
  const percent = screen.getByRole('spinbutton', { name: 'Naik atau turun' });
  await user.type(percent, '10,5{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Naik atau turun harus berupa angka bulat dari -90% sampai 500%',
  );
  expect(field('Soto')).toHaveValue('15.000');
  await user.clear(percent);
  await user.type(percent, '-10{Enter}');
  expect(field('Soto')).toHaveValue('13.500');
  expect(save).not.toHaveBeenCalled();
});

it('adds an amount to all prices, or takes it off', async () => {
  const { user } = await open();
  const kind = screen.getByLabelText('Hitung dengan');
  await user.selectOptions(kind, 'Tambah rupiah');
  await user.type(screen.getByRole('spinbutton', { name: 'Jumlah' }), '2500');
  await user.click(button('Hitung'));
  expect(field('Soto')).toHaveValue('17.500');
  await user.selectOptions(kind, 'Kurangi rupiah');
  await user.click(button('Hitung'));
  expect(field('Soto')).toHaveValue('12.500');
  await user.type(screen.getByRole('spinbutton', { name: 'Jumlah' }), 'x{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Jumlah harus berupa angka bulat dari Rp 0 sampai Rp 1.000.000.000',
  );
});

it('leads to a field that is empty, and saves nothing before', async () => {
  const { user } = await open();
  await user.clear(field('Kopi'));
  await user.click(button('Simpan'));
  await waitFor(() => expect(field('Kopi')).toHaveFocus());
  expect(field('Kopi')).toHaveAccessibleDescription(
    'Harga harus berupa angka bulat dari Rp 1 sampai Rp 1.000.000.000',
  );
  expect(save).not.toHaveBeenCalled();
});

it('keeps what was typed where another person changed a row, and saves it for the new version', async () => {
  save.mockRejectedValueOnce({
    status: 412,
    data: { statusCode: 412, error: 'Precondition Failed', message: '"Soto" sudah diubah' },
  });
  const { user, rerender } = await open();
  putPrice('Soto', '17500');
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent('"Soto" sudah diubah');
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(changed(1, { price: 16_000, version: 'z' }));
  expect(rowOf('Soto').getByText('Rp 16.000')).toBeInTheDocument();
  expect(field('Soto')).toHaveValue('17.500');
  await user.click(button('Simpan'));
  await waitFor(noMode);
  expect(save.mock.calls[1]![0]).toEqual([{ id: 1, price: 17_500, version: 'z' }]);
});

it('repeats a save without a response with the same key', async () => {
  save.mockRejectedValueOnce({ status: 'FETCH_ERROR', error: 'network down' });
  const { user } = await open();
  putPrice('Teh', '6000');
  await user.click(button('Simpan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal menyimpan harga. Silakan coba lagi.',
  );
  await user.click(button('Simpan'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
});

it('asks once before a price changes by more than half, naming both', async () => {
  save.mockRejectedValueOnce({ status: 503 });
  const { user } = await open();
  putPrice('Soto', '1500000');
  putPrice('Teh', '6000');
  await user.click(button('Simpan'));
  const question = within(screen.getByRole('dialog', { name: 'Periksa harga' }));
  expect(question.getByRole('listitem')).toHaveTextContent(
    'Soto: dari Rp 15.000 menjadi Rp 1.500.000',
  );
  await user.click(question.getByRole('button', { name: 'Batal' }));
  expect(save).not.toHaveBeenCalled();
  await user.click(button('Simpan'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Gagal menyimpan harga/);
  await user.click(button('Simpan'));
  await waitFor(noMode);
  expect(save).toHaveBeenCalledTimes(2);
});

describe('the message after a save', () => {
  const saveTeh = async () => {
    const rendered = await open();
    putPrice('Teh', '6000');
    await rendered.user.click(button('Simpan'));
    await screen.findByText('1 harga disimpan.');
    return rendered;
  };

  it('puts the former prices back', async () => {
    const { user, rerender } = await saveTeh();
    rerender(changed(3, { price: 6_000, version: 'd' }));
    await user.click(button('Urungkan'));
    expect(await screen.findByText('1 harga sudah dikembalikan.')).toBeInTheDocument();
    expect(save.mock.calls[1]![0]).toEqual([{ id: 3, price: 5_000, version: 'd' }]);
    expect(save.mock.calls[1]![1]).not.toBe(save.mock.calls[0]![1]);
  });

  it('leaves a price that has changed again', async () => {
    const { user, rerender } = await saveTeh();
    rerender(changed(3, { price: 7_000, version: 'd' }));
    await user.click(button('Urungkan'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tidak diurungkan, karena sudah diubah lagi sejak itu.',
    );
    expect(save).toHaveBeenCalledTimes(1);
  });
});

it('asks before prices are lost', async () => {
  const { user } = await open();
  await user.type(field('Teh'), '0');
  await user.click(button('Batal'));
  await user.click(button('Lanjut mengedit'));
  expect(field('Teh')).toHaveValue('50.000');
  await user.click(button('Batal'));
  await user.click(button('Buang'));
  noMode();
  expect(save).not.toHaveBeenCalled();
});
