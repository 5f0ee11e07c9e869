import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { button, expectAlert, loadedRows, renderForm } from '../../../testing';
import type { ListQuery } from '../../shell/calls';
import { choiceName, choiceWords, type ChoiceRow } from './choice-words';
import { RowChoices } from './row-choices';

const words = choiceWords('Barang');
const things = [
  { id: 3, name: 'Teh' },
  { id: 5, name: 'Kopi', hidden: true },
  { id: 6, name: 'Air' },
];

type Options = Partial<ComponentProps<typeof RowChoices<ChoiceRow>>>;

/** A form with such a field alone. */
const show = (ids: readonly number[], { rows = loadedRows(things), ...options }: Options = {}) =>
  renderForm<{ things: readonly number[] }>({
    initial: { things: ids },
    fields: [
      {
        name: 'things',
        label: 'Barang',
        required: true,
        group: true,
        initial: [],
        input: (props) => <RowChoices {...props} rows={rows} words={words} {...options} />,
      },
    ],
  });

const group = () => within(screen.getByRole('group', { name: 'Barang' }));
const box = (name: string) => group().getByRole<HTMLInputElement>('checkbox', { name });
const boxes = () => group().queryAllByRole<HTMLInputElement>('checkbox');

it('chooses rows, which keep the order in which they were chosen', async () => {
  const { user, save, submit } = show([6]);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true]);
  await user.click(box('Kopi (disembunyikan)'));
  await user.click(box('Teh'));
  await user.click(box('Air'));
  await submit();
  expect(save.mock.calls[0]?.[0]).toEqual({ things: [5, 3] });
});

it('has a row that was deleted since as long as it is chosen', async () => {
  const { user } = show([9]);
  await user.click(box('Barang 9 sudah dihapus'));
  expect(boxes()).toHaveLength(things.length);
});

it('names a row also before it is known, and after it was deleted', () => {
  expect(choiceName(3, undefined, words)).toBe('Barang 3');
  expect([3, 5, 9].map((id) => choiceName(id, things, words))).toEqual([
    'Teh',
    'Kopi (disembunyikan)',
    'Barang 9 sudah dihapus',
  ]);
});

it('says that there are no rows, and that they are being loaded', () => {
  const { unmount } = show([], { rows: loadedRows<ChoiceRow>([]) });
  expect(group().getByText('Belum ada barang.')).toBeInTheDocument();
  unmount();
  show([3], { rows: { isError: false, refetch: jest.fn() } });
  expect(group().getByText('Memuat data')).toBeInTheDocument();
  expect(boxes()).toEqual([]);
});

it('loads rows again that could not be loaded', async () => {
  const rows: ListQuery<ChoiceRow> = { isError: true, refetch: jest.fn() };
  const { user } = show([3], { rows });
  await expectAlert('Gagal memuat data barang. Silakan coba lagi.');
  await user.click(button('Coba lagi'));
  expect(rows.refetch).toHaveBeenCalledTimes(1);
});

it('says of a row what its checkbox is called and described by', () => {
  show([3], {
    note: ({ id }) => <span> no. {id}</span>,
    below: ({ name }, chosen) => `${name} ${chosen ? 'dipilih' : 'tidak dipilih'}`,
  });
  expect(box('Teh no. 3')).toHaveAccessibleDescription('Teh dipilih');
  expect(box('Air no. 6')).toHaveAccessibleDescription('Air tidak dipilih');
});

it('is focused at its first row where none is chosen', async () => {
  const { submit } = show([]);
  await submit();
  expect(group().getByRole('checkbox', { name: 'Teh' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Barang' })).toHaveAccessibleDescription(
    'Barang harus diisi',
  );
});

it('is focused at what is to be mended beside a chosen row', async () => {
  const beside = (id: number, name: string) => (
    <div data-mend={id === 5 || undefined}>
      <input aria-label={`Jumlah ${name}`} />
    </div>
  );
  const page = renderForm<{ things: readonly number[] }>({
    initial: { things: [3, 5] },
    fields: [
      {
        name: 'things',
        label: 'Barang',
        group: true,
        initial: [],
        validate: () => 'Jumlahnya salah',
        input: (props) => (
          <RowChoices {...props} rows={loadedRows(things)} words={words} beside={beside} />
        ),
      },
    ],
  });
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  await page.submit();
  await waitFor(() => expect(screen.getByLabelText('Jumlah Kopi (disembunyikan)')).toHaveFocus());
});

describe('with an order', () => {
  const order = () =>
    within(screen.getByRole('list', { name: 'Urutan pilihan' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('lists the chosen ones in it, also one that was deleted, and moves and drops them', async () => {
    const { user, save, submit } = show([3, 9], { ordered: true });
    await user.click(box('Air'));
    expect(group().getByText('3 dipilih')).toBeInTheDocument();
    expect(order()).toEqual(['1. Teh', '2. Barang 9 sudah dihapus', '3. Air']);
    expect(boxes()).toHaveLength(things.length);
    await user.click(button('Naikkan Air'));
    await user.click(button('Lepas Barang 9 sudah dihapus'));
    expect(order()).toEqual(['1. Teh', '2. Air']);
    expect(box('Teh')).toHaveFocus();
    await user.click(button('Naikkan Air'));
    await submit();
    expect(save.mock.calls[0]?.[0]).toEqual({ things: [6, 3] });
  });

  it('has none to list where at most one is chosen', () => {
    show([], { ordered: true });
    expect(group().getByText('Belum ada yang dipilih')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Urutan pilihan' })).not.toBeInTheDocument();
  });
});

describe('with a search', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    id: index + 1,
    name: `Nomor ${index + 1}`,
  }));

  it('finds some of many rows, without saving the form by Enter', async () => {
    const { user, save } = show([], { rows: loadedRows(many), searched: true });
    expect(boxes()).toHaveLength(100);
    expect(screen.getByText(/^20 lainnya/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Cari barang' }), 'nomor 119{Enter}');
    expect(boxes()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Cari barang' }), 'x');
    expect(screen.getByText('Tidak ada yang cocok.')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
  });

  it('has none for a few', () => {
    show([], { searched: true });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
