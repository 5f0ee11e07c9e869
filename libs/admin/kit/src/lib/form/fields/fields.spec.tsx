import { act, fireEvent, screen, within } from '@testing-library/react';
import { button, loadedRows, noButton, put, renderAdminPage, renderForm } from '../../../testing';
import type { ListQuery } from '../../shell/list-query';
import type { Field } from '../field';
import { FormSection } from '../form-section';
import { date, integer, lines, percent, references, text } from '.';

type Values = {
  order: number | null;
  discount: number | null;
  from: string;
  until: string;
  items: readonly string[];
  packages: readonly number[];
};

const initial: Values = {
  order: -3,
  discount: 10,
  from: '2026-11-20',
  until: '2026-12-20',
  items: ['Sopir', 'Teh'],
  packages: [2],
};

interface Package {
  id: number;
  name: string;
  price: number;
}
const packages: Package[] = [
  { id: 1, name: 'Petik Jeruk', price: 50_000 },
  { id: 2, name: 'Jeep Kawah', price: 350_000 },
  { id: 3, name: 'Kemah', price: 200_000 },
];

const fieldsOf = (rows: ListQuery<Package>): Field<Values>[] => [
  integer({ name: 'order', label: 'Urutan', min: -100, max: 1_000, whenEmpty: 0 }),
  percent({
    name: 'discount',
    label: 'Diskon (%)',
    required: true,
    min: 1,
    max: 100,
    invalid: 'Dari 1 sampai 100',
  }),
  date({ name: 'from', label: 'Dari', required: true }),
  date({
    name: 'until',
    label: 'Sampai',
    required: true,
    notBefore: { day: ({ from }) => from, message: 'Terlalu awal' },
  }),
  lines({ name: 'items', label: 'Termasuk', max: 4, maxLength: 10 }),
  references({
    name: 'packages',
    label: 'Paket',
    required: true,
    rows,
    nameOf: ({ name }) => name,
    words: {
      search: 'Cari paket',
      none: 'Belum ada paket',
      loadFailed: 'Gagal memuat',
      missing: (id) => `Paket ${id} sudah dihapus`,
    },
    summary: (chosen) => <p>Pertama: {chosen[0]?.name}</p>,
  }),
];

const show = (changes: Partial<Values> = {}, rows: ListQuery<Package> = loadedRows(packages)) =>
  renderForm<Values>({ fields: fieldsOf(rows), initial: { ...initial, ...changes } });

type Save = ReturnType<typeof show>['save'];
/** The values of the only save. */
const saved = (save: Save) => {
  expect(save).toHaveBeenCalledTimes(1);
  return save.mock.calls[0]?.[0];
};

describe('whole numbers', () => {
  it('are read as people write them', async () => {
    const { save, submit } = show();
    for (const [typed, order] of [
      ['', 0],
      ['7', 7],
      ['-12', -12],
      ['−12', -12],
      [' 5 ', 5],
    ] as const) {
      put('Urutan', typed);
      await submit();
      expect(save.mock.lastCall?.[0]).toEqual({ ...initial, order });
    }
  });

  it('refuses what is none, or beyond the limits, and keeps it in the field', async () => {
    const { save, submit } = show();
    for (const typed of ['1,5', '1.000', '1e2', 'dua', '-101', '1001']) {
      put('Urutan', typed);
      await submit();
      expect(screen.getByLabelText('Urutan')).toHaveValue(typed);
      expect(screen.getByLabelText('Urutan')).toHaveAccessibleDescription(
        /angka bulat dari -100 sampai 1\.000/,
      );
    }
    expect(save).not.toHaveBeenCalled();
  });

  it('steps with the arrow keys, within the limits', async () => {
    const { user } = show({ order: 999 });
    await user.click(screen.getByLabelText('Urutan'));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByLabelText('Urutan')).toHaveValue('1000');
    expect(screen.getByRole('spinbutton', { name: 'Urutan' })).toHaveAttribute(
      'aria-valuenow',
      '1000',
    );
  });

  it('refuses a percent that is required, or beyond the limits', async () => {
    const { save, submit } = show();
    for (const typed of ['', '0', '101', '10.5']) {
      put('Diskon (%)', typed);
      await submit();
      expect(screen.getByLabelText('Diskon (%)')).toBeInvalid();
    }
    expect(save).not.toHaveBeenCalled();
  });
});

describe('calendar days', () => {
  it('offers and takes no day before the earliest one, which follows another field', async () => {
    const { save, submit } = show();
    put('Dari', '');
    await submit();
    expect(screen.getByLabelText('Dari')).toHaveAccessibleDescription(/Dari harus diisi/);
    put('Dari', '2026-12-24');
    expect(screen.getByLabelText('Sampai')).toHaveAttribute('min', '2026-12-24');
    await submit();
    expect(screen.getByLabelText('Sampai')).toHaveAccessibleDescription(/Terlalu awal/);
    put('Sampai', '2026-12-24');
    await submit();
    expect(saved(save)).toEqual({ ...initial, from: '2026-12-24', until: '2026-12-24' });
  });
});

describe('a list of texts', () => {
  const group = () => screen.getByRole('group', { name: 'Termasuk' });
  const texts = () =>
    within(group())
      .queryAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);

  it('is added to, removed from and moved in, with the focus following', async () => {
    const { user, save, submit } = show();
    await user.click(button('Tambah item'));
    expect(screen.getByLabelText('Termasuk 3')).toHaveFocus();
    await user.keyboard(' Helm ');
    await user.click(button('Naikkan item 3'));
    expect(texts()).toEqual(['Sopir', ' Helm ', 'Teh']);
    expect(button('Naikkan item 2')).toHaveFocus();
    await user.click(button('Hapus item 1'));
    expect(screen.getByLabelText('Termasuk 1')).toHaveFocus();
    expect(texts()).toEqual([' Helm ', 'Teh']);
    await submit();
    expect(saved(save)).toEqual({ ...initial, items: ['Helm', 'Teh'] });
  });

  it('gets another line by Enter, up to its limit, and drops empty ones', async () => {
    const { user, save, submit } = show();
    await user.type(screen.getByLabelText('Termasuk 1'), '{Enter}Topi{Enter}{Enter}');
    expect(texts()).toEqual(['Sopir', 'Topi', '', 'Teh']);
    noButton('Tambah item');
    await submit();
    expect(saved(save)).toEqual({ ...initial, items: ['Sopir', 'Topi', 'Teh'] });
  });

  it('takes pasted lines as entries', async () => {
    const { user } = show({ items: [''] });
    await user.click(screen.getByLabelText('Termasuk 1'));
    await user.paste('Sopir\r\nHelm\n\u2028Teh');
    expect(texts()).toEqual(['Sopir', 'Helm', 'Teh']);
    expect(screen.getByLabelText('Termasuk 3')).toHaveFocus();
  });

  it('refuses a text that is too long, and may be emptied', async () => {
    const { user, save, submit } = show({ items: ['x'.repeat(11)] });
    await submit();
    expect(group()).toHaveAccessibleDescription(/paling banyak 10 karakter/);
    expect(save).not.toHaveBeenCalled();
    await user.click(button('Hapus item 1'));
    expect(button('Tambah item')).toHaveFocus();
    await submit();
    expect(saved(save)).toEqual({ ...initial, items: [] });
  });
});

describe('references', () => {
  const order = () =>
    within(screen.getByRole('list', { name: 'Urutan pilihan' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are chosen in an order, which can be changed', async () => {
    const { user, save, submit } = show();
    expect(screen.getByRole('checkbox', { name: 'Jeep Kawah' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Kemah' }));
    await user.click(screen.getByRole('checkbox', { name: 'Petik Jeruk' }));
    expect(order()).toEqual(['1. Jeep Kawah', '2. Kemah', '3. Petik Jeruk']);
    await user.click(button('Naikkan Petik Jeruk'));
    await user.click(button('Lepas Jeep Kawah'));
    expect(screen.getByText('Pertama: Petik Jeruk')).toBeInTheDocument();
    await submit();
    expect(saved(save)).toEqual({ ...initial, packages: [1, 3] });
  });

  it('say that a chosen row is gone, and can let go of it', async () => {
    const { user, save, submit } = show({ packages: [9, 1] });
    expect(order()).toEqual(['1. Paket 9 sudah dihapus', '2. Petik Jeruk']);
    await user.click(button('Lepas Paket 9 sudah dihapus'));
    await submit();
    expect(saved(save)).toEqual({ ...initial, packages: [1] });
  });

  it('are searched where they are many, without saving the form by Enter', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      id: index + 1,
      name: `Paket ${index + 1}`,
      price: 1,
    }));
    const { user, save } = show({}, loadedRows(many));
    expect(screen.getAllByRole('checkbox')).toHaveLength(100);
    expect(screen.getByText(/^20 lainnya/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Cari paket' }), 'paket 119{Enter}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Tidak ada yang cocok.')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
  });

  it('wait for their rows, and can be asked for again', async () => {
    const refetch = jest.fn();
    const missing = { isError: false, isFetching: true, refetch };
    const { unmount } = show({}, missing);
    expect(screen.getByText('Memuat data')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    unmount();
    const { user } = show({}, { ...missing, isError: true });
    expect(screen.getByText('Gagal memuat')).toBeInTheDocument();
    await user.click(button('Coba lagi'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('a form of a page', () => {
  type Text = { name: string };
  const fields: Field<Text>[] = [
    text({ name: 'name', label: 'Nama', required: true, maxLength: 20 }),
  ];
  const section = (name: string) => (
    <FormSection<Text, Text>
      title="Situs"
      stored={{ name }}
      fields={() => fields}
      initial={(values) => values}
      failed="Gagal menyimpan"
      saved="Tersimpan"
      save={(values) => Promise.resolve(values)}
    />
  );
  const isGuarded = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('reports a save for three seconds, and guards what was typed until then', async () => {
    jest.useFakeTimers();
    renderForm<Text>({ fields, initial: { name: 'Lereng' } });
    expect(isGuarded()).toBe(false);
    put('Nama', 'Lereng Jeruk');
    expect(isGuarded()).toBe(true);
    await act(async () => fireEvent.click(button('Simpan')));
    expect(screen.getByText('Tersimpan')).toBeInTheDocument();
    expect(isGuarded()).toBe(false);
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.queryByText('Tersimpan')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nama')).toHaveValue('Lereng Jeruk');
    jest.useRealTimers();
  });

  it('follows the stored values as long as nobody has edited', () => {
    const { rerender } = renderAdminPage(section('Lereng'));
    rerender(section('Lereng Baru'));
    expect(screen.getByLabelText('Nama')).toHaveValue('Lereng Baru');
    put('Nama', 'Milik saya');
    rerender(section('Lereng Lain'));
    expect(screen.getByLabelText('Nama')).toHaveValue('Milik saya');
  });
});
