import { screen, waitFor } from '@testing-library/react';
import { renderForm } from '../../testing';
import { lines, multiline, rupiah, select, text } from '.';
import { reportFilledValues } from '../shell/report-filled-values';

beforeAll(() => document.addEventListener('submit', reportFilledValues, true));
afterAll(() => document.removeEventListener('submit', reportFilledValues, true));

type Values = {
  name: string;
  note: string;
  price: number | null;
  kind: string;
  stops: readonly string[];
};

const options = { required: true, maxLength: 99 } as const;
const fields = [
  text<Values, 'name'>({ name: 'name', label: 'Nama', ...options }),
  multiline<Values, 'note'>({ name: 'note', label: 'Catatan', ...options }),
  rupiah<Values, 'price'>({ name: 'price', label: 'Harga', required: true }),
  select<Values, 'kind'>({
    name: 'kind',
    label: 'Jenis',
    choices: ['kopi', 'teh'].map((value) => ({ value, label: value })),
    placeholder: 'Pilih',
  }),
  lines<Values, 'stops'>({ name: 'stops', label: 'Isi', max: 9, maxLength: 99 }),
];

async function submit(initial: Values, fill: () => void): Promise<unknown> {
  const { save, submit } = renderForm<Values>({ fields, initial });
  fill();
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalled());
  return save.mock.calls[0]?.[0];
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it.each([
  ['by the page', (element: HTMLInputElement, value: string) => void (element.value = value)],
  [
    'by a password manager, whose scripts do not see what React has added',
    (element: HTMLInputElement, value: string) =>
      void Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element),
  ],
])('submits what was filled in without an event %s', async (_, set) => {
  const empty = { name: '', note: 'lama', price: null, kind: '', stops: ['a', 'b'] };
  const saved = await submit(empty, () => {
    set(control('Nama'), 'Kopi');
    set(control('Catatan'), '');
    set(control('Catatan'), 'panas\npekat');
    set(control('Harga'), '25000');
    set(control('Jenis'), 'teh');
    set(control('Isi 1'), 'x');
    set(control('Isi 2'), 'y');
  });
  const name = 'Kopi';
  const note = 'panas\npekat';
  expect(saved).toEqual({ name, note, price: 25_000, kind: 'teh', stops: ['x', 'y'] });
});

it('leaves as it is what nobody has filled in', async () => {
  const stored = { name: 'Kopi', note: 'satu\r\ndua', price: 5, kind: 'kopi', stops: ['a'] };
  expect(await submit(stored, () => undefined)).toEqual(stored);
});
