import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RupiahInput } from './rupiah';

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
        busy={false}
        describedBy={undefined}
        labelId="label"
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

async function putCaret(user: UserEvent, at: number) {
  await user.click(field());
  field().setSelectionRange(at, at);
}

it('groups digits while typing and reports the whole number, whatever the step', async () => {
  const { user, onValue } = setup();
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  const shown: string[] = [];
  for (const digit of '350001') {
    await user.type(field(), digit);
    shown.push(field().value);
  }
  expect(shown).toEqual(['3', '35', '350', '3.500', '35.000', '350.001']);
  expect(onValue).toHaveBeenLastCalledWith(350_001);
  await user.clear(field());
  expect(field()).toHaveValue('');
  expect(onValue).toHaveBeenLastCalledWith(null);
});

it('keeps the caret before the same digit, also where an edit changes nothing', async () => {
  const { user } = setup(350_000);
  expect(field()).toHaveValue('350.000');
  await putCaret(user, 0);
  await user.keyboard('0');
  expect(field()).toHaveValue('350.000');
  expect(field().selectionStart).toBe(0);
  await putCaret(user, 1);
  await user.keyboard('1');
  expect(field()).toHaveValue('3.150.000');
  expect(field().selectionStart).toBe(3);
});

it('steps by the arrow keys, never below 0', async () => {
  const { user, onValue } = setup(1_500);
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('2.000');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('0');
  expect(onValue).toHaveBeenLastCalledWith(0);
});

it('understands how people write amounts, and writes them its own way when it is left', async () => {
  const { user, onValue } = setup();
  await user.type(field(), '22 ribu');
  expect(onValue).toHaveBeenLastCalledWith(22_000);
  await user.tab();
  expect(field()).toHaveValue('22.000');
  await user.tripleClick(field());
  await user.paste('\u202aRp25.000,-\u202c');
  expect(field()).toHaveValue('25.000');
  expect(onValue).toHaveBeenLastCalledWith(25_000);
});

it('undoes and repeats what was typed, pasted and stepped', async () => {
  const { user, onValue } = setup(25_000);
  await user.tripleClick(field());
  await user.keyboard('32000');
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('33.000');
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveValue('32.000');
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveValue('25.000');
  expect(onValue).toHaveBeenLastCalledWith(25_000);
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveValue('25.000');
  await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}{Control>}y{/Control}{Control>}y{/Control}');
  expect(field()).toHaveValue('33.000');
});

it('keeps a text as typed or pasted over an amount that is no amount, and rejects it', async () => {
  const { user, onValue } = setup(350_000);
  await user.clear(field());
  await user.type(field(), '28,5');
  expect(field()).toHaveValue('28,5');
  expect(onValue).toHaveBeenLastCalledWith(NaN);
  fireEvent.input(field(), { target: { value: '350000' } });
  await user.tripleClick(field());
  await user.paste('350.00');
  expect(field()).toHaveValue('350.00');
  expect(onValue).toHaveBeenLastCalledWith(NaN);
});

it('treats digits pasted into an amount as typed', async () => {
  const { user, onValue } = setup(35_000);
  await putCaret(user, 2);
  await user.paste('12');
  expect(field()).toHaveValue('3.512.000');
  expect(field().selectionStart).toBe(6);
  expect(onValue).toHaveBeenLastCalledWith(3_512_000);
});

it('accepts autofilled text as it is', () => {
  const { onValue } = setup(350_000);
  fireEvent.input(field(), { target: { value: '350.00' } });
  expect(onValue).toHaveBeenLastCalledWith(NaN);
  fireEvent.input(field(), { target: { value: '1250000' } });
  expect(field()).toHaveValue('1.250.000');
  expect(onValue).toHaveBeenLastCalledWith(1_250_000);
});
