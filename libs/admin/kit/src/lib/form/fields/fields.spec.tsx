import { act, fireEvent, screen, within } from '@testing-library/react';
import { button, noButton, put, renderAdminPage, renderForm } from '../../../testing';
import type { Field } from '../field';
import { FormSection } from '../form-section';
import { choice, date, integer, lines, LooseField, multiline, text } from '..';

type Values = {
  order: number | null;
  discount: number | null;
  from: string;
  until: string;
  items: readonly string[];
  note: string;
};

const initial: Values = {
  order: -3,
  discount: 10,
  from: '2026-11-20',
  until: '2026-12-20',
  items: ['Sopir', 'Teh'],
  note: '',
};

const fields: Field<Values>[] = [
  integer({ name: 'order', label: 'Urutan', min: -100, max: 1_000, whenEmpty: 0 }),
  integer({
    name: 'discount',
    label: 'Diskon (%)',
    required: true,
    min: 1,
    max: 100,
    unit: '%',
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
  multiline({ name: 'note', label: 'Catatan', maxLength: 100 }),
];

const show = (changes: Partial<Values> = {}) =>
  renderForm<Values>({ fields, initial: { ...initial, ...changes } });

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

it('offers a few choices, one of which is always chosen', async () => {
  type Size = 'small' | 'large';
  const choices = [
    { value: 'small', label: 'Kecil' },
    { value: 'large', label: 'Besar' },
  ] as const;
  const fields: readonly Field<{ size: Size }>[] = [
    choice({ name: 'size', label: 'Ukuran', value: 'small', choices }),
  ];
  expect(fields[0]?.describe?.('large')).toBe('Besar');
  const { user, save, submit } = renderForm<{ size: Size }>({ fields, initial: { size: 'small' } });
  const group = within(screen.getByRole('group', { name: 'Ukuran' }));
  expect(group.getByRole('radio', { name: 'Kecil' })).toBeChecked();
  await user.click(group.getByLabelText('Besar'));
  await submit();
  expect(save.mock.calls[0]?.[0]).toEqual({ size: 'large' });
});

it('takes a day and a time outside of a form, described by their hint or their error', () => {
  const onChange = jest.fn();
  const show = (error: string | null) => (
    <>
      <LooseField
        type="date"
        label="Hari"
        min="2026-11-20"
        value=""
        error={error}
        onChange={onChange}
      />
      <LooseField
        type="time"
        label="Pukul"
        hint="Buka"
        value=""
        error={error}
        onChange={onChange}
      />
    </>
  );
  const { rerender } = renderAdminPage(show(null));
  const day = screen.getByLabelText('Hari');
  const time = screen.getByLabelText('Pukul');
  expect(day).toHaveAttribute('min', '2026-11-20');
  expect(day).not.toHaveAccessibleDescription();
  expect(time).toHaveAccessibleDescription('Buka');
  rerender(show('Salah'));
  for (const input of [day, time]) {
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Salah');
  }
  put('Pukul', '15:00');
  expect(onChange.mock.calls).toEqual([['15:00']]);
});

it('shows the line breaks of Word at once, and the cursor stays', () => {
  show();
  const input = screen.getByLabelText<HTMLTextAreaElement>('Catatan');
  const target = { value: 'a\u000bb\u2028c', selectionStart: 3, selectionEnd: 3 };
  fireEvent.change(input, { target });
  expect(input).toHaveValue('a\nb\nc');
  expect(input.selectionStart).toBe(3);
});

describe('a form of a page', () => {
  type Text = { name: string };
  const texts = (stored?: Text): Field<Text>[] => [
    text({ name: 'name', label: 'Nama', value: stored?.name, required: true, maxLength: 20 }),
  ];
  const section = (name: string) => (
    <FormSection<Text, Text>
      title="Situs"
      stored={{ name }}
      fields={texts}
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
    renderForm<Text>({ fields: texts(), initial: { name: 'Lereng' } });
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
