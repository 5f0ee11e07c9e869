import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
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

it('groups digits while typing and reports the whole number', async () => {
  const { user, onValue } = setup();
  const shown: string[] = [];
  for (const digit of '350000') {
    await user.type(field(), digit);
    shown.push(field().value);
  }
  expect(shown).toEqual(['3', '35', '350', '3.500', '35.000', '350.000']);
  expect(onValue).toHaveBeenLastCalledWith(350_000);
});

it('requests the numeric keyboard', () => {
  setup();
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

it('shows an initial amount', () => {
  setup(1_250_000);
  expect(field()).toHaveValue('1.250.000');
});

it('keeps the caret before the same digit', async () => {
  const { user } = setup(350_000);
  await user.click(field());
  field().setSelectionRange(1, 1);
  await user.keyboard('1');
  expect(field()).toHaveValue('3.150.000');
  expect(field().selectionStart).toBe(3);
});

it('deletes the digit next to a dot instead of the dot', async () => {
  const { user } = setup(350_000);
  await user.click(field());
  field().setSelectionRange(4, 4);
  await user.keyboard('{Backspace}');
  expect(field()).toHaveValue('35.000');
  field().setSelectionRange(2, 2);
  await user.keyboard('{Delete}');
  expect(field()).toHaveValue('3.500');
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

it('accepts any whole number, whatever the step', async () => {
  const { user, onValue } = setup();
  await user.type(field(), '1');
  expect(onValue).toHaveBeenLastCalledWith(1);
});

it('keeps text that is not a whole number', async () => {
  const { user, onValue } = setup();
  await user.type(field(), '-5000');
  expect(field()).toHaveValue('-5000');
  expect(onValue).toHaveBeenLastCalledWith(NaN);
});

it.each(['22rb', '22 ribu', 'Rp22.000,-', '22.000,00'])(
  'understands %p, and writes it as an amount when it is left',
  async (text) => {
    const { user, onValue } = setup(5_000);
    await user.clear(field());
    await user.type(field(), text);
    expect(onValue).toHaveBeenLastCalledWith(22_000);
    await user.tab();
    expect(field()).toHaveValue('22.000');
  },
);

it('writes what is pasted with direction marks as an amount at once', async () => {
  const { user, onValue } = setup();
  await user.click(field());
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

it('is empty when cleared', async () => {
  const { user, onValue } = setup(5_000);
  await user.clear(field());
  expect(field()).toHaveValue('');
  expect(onValue).toHaveBeenLastCalledWith(null);
});

it.each(['350000.00', '350.00', '28.5', '28,5', '1e3'])(
  'keeps %p as typed or pasted, and rejects it',
  async (text) => {
    const { user, onValue } = setup(350_000);
    await user.clear(field());
    await user.type(field(), text);
    expect(onValue).toHaveBeenLastCalledWith(NaN);
    // The last dots are the field's own.
    expect(field().value.replace('350.000', '350000')).toBe(text);

    await user.tripleClick(field());
    await user.paste(text);
    expect(field()).toHaveValue(text);
    expect(onValue).toHaveBeenLastCalledWith(NaN);
  },
);

it('rejects text pasted over an amount that resembles a deletion', async () => {
  const { user, onValue } = setup(350_000);
  await user.tripleClick(field());
  await user.paste('350.00');
  expect(field()).toHaveValue('350.00');
  expect(onValue).toHaveBeenLastCalledWith(NaN);
});

it('accepts amounts typed, pasted plain and pasted in groups', async () => {
  const { user, onValue } = setup();
  const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
  await fc.assert(
    fc.asyncProperty(amounts, async (amount) => {
      const grouped = amount.toLocaleString('id-ID');
      await user.clear(field());
      await user.type(field(), String(amount));
      expect(field()).toHaveValue(grouped);
      expect(onValue).toHaveBeenLastCalledWith(amount);
      for (const text of [String(amount), grouped]) {
        await user.clear(field());
        await user.paste(text);
        expect(field()).toHaveValue(grouped);
        expect(onValue).toHaveBeenLastCalledWith(amount);
      }
    }),
    { numRuns: 10 },
  );
});

it('treats digits pasted into an amount as typed', async () => {
  const { user, onValue } = setup(35_000);
  await user.click(field());
  field().setSelectionRange(2, 2);
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

it('keeps the caret when the edit changes nothing', async () => {
  const { user } = setup(350_000);
  await user.click(field());
  field().setSelectionRange(0, 0);
  await user.keyboard('0');
  expect(field()).toHaveValue('350.000');
  expect(field().selectionStart).toBe(0);
});

it('deletes a misplaced dot', async () => {
  const { user, onValue } = setup(350);
  await user.type(field(), '.');
  expect(onValue).toHaveBeenLastCalledWith(NaN);
  await user.keyboard('{Backspace}');
  expect(field()).toHaveValue('350');
  expect(onValue).toHaveBeenLastCalledWith(350);
});

it('moves the caret with the digits, wherever one is typed or deleted', async () => {
  const digitsAfterCaret = () =>
    field()
      .value.slice(field().selectionStart ?? 0)
      .replace(/\D/g, '').length;
  const amounts = fc.integer({ min: 1, max: 999_999_999 });
  const keys = fc.constantFrom('0', '5', '{Backspace}', '{Delete}');
  await fc.assert(
    fc.asyncProperty(amounts, fc.nat({ max: 11 }), keys, async (amount, at, key) => {
      const { user } = setup(amount);
      await user.click(field());
      const caret = Math.min(at, field().value.length);
      field().setSelectionRange(caret, caret);
      const before = digitsAfterCaret();

      await user.keyboard(key);
      const digits = field().value.replace(/\D/g, '').length;
      const expected = key === '{Delete}' ? Math.max(0, before - 1) : before;
      expect(digitsAfterCaret()).toBe(Math.min(expected, digits));
      cleanup();
    }),
    { numRuns: 50, examples: [[249_900_000, 4, '{Backspace}']] },
  );
});
