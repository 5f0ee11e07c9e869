import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RupiahInput } from './rupiah-input';

function Price({ initial = null, onValue }: { initial?: number | null; onValue?: jest.Mock }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <>
      <label htmlFor="price">Harga</label>
      <RupiahInput
        id="price"
        name="price"
        ref={null}
        value={value}
        onChange={(next) => {
          onValue?.(next);
          setValue(next);
        }}
        onBlur={() => undefined}
        step={1_000}
        required
        invalid={false}
        describedBy={undefined}
        autoFocus={false}
      />
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Harga');

function setup(initial?: number | null) {
  const onValue = jest.fn();
  render(<Price initial={initial} onValue={onValue} />);
  return { user: userEvent.setup(), onValue };
}

it('groups digits while they are typed and tells the whole number', async () => {
  const { user, onValue } = setup();
  const shown: string[] = [];
  for (const digit of '350000') {
    await user.type(field(), digit);
    shown.push(field().value);
  }
  expect(shown).toEqual(['3', '35', '350', '3.500', '35.000', '350.000']);
  expect(onValue).toHaveBeenLastCalledWith(350_000);
});

it('offers the keyboard of numbers', () => {
  setup();
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

it('shows an amount that is there already', () => {
  setup(1_250_000);
  expect(field()).toHaveValue('1.250.000');
});

it('keeps the caret before the digit that it was before', async () => {
  const { user } = setup(350_000);
  await user.click(field());
  field().setSelectionRange(1, 1);
  await user.keyboard('1');
  expect(field()).toHaveValue('3.150.000');
  expect(field().selectionStart).toBe(3);
});

it('deletes the digit beyond a dot and not the dot', async () => {
  const { user } = setup(350_000);
  await user.click(field());
  field().setSelectionRange(4, 4);
  await user.keyboard('{Backspace}');
  expect(field()).toHaveValue('35.000');
  field().setSelectionRange(2, 2);
  await user.keyboard('{Delete}');
  expect(field()).toHaveValue('3.500');
});

it('goes in steps by the arrow keys, never below 0', async () => {
  const { user, onValue } = setup(1_500);
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('2.000');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('0');
  expect(onValue).toHaveBeenLastCalledWith(0);
});

it('takes any whole number, whatever the step', async () => {
  const { user, onValue } = setup();
  await user.type(field(), '1');
  expect(onValue).toHaveBeenLastCalledWith(1);
});

it('leaves what is no whole number for its owner to put right', async () => {
  const { user, onValue } = setup();
  await user.type(field(), '-5000');
  expect(field()).toHaveValue('-5000');
  expect(onValue).toHaveBeenLastCalledWith(NaN);
});

it('is empty again when it is emptied', async () => {
  const { user, onValue } = setup(5_000);
  await user.clear(field());
  expect(field()).toHaveValue('');
  expect(onValue).toHaveBeenLastCalledWith(null);
});
