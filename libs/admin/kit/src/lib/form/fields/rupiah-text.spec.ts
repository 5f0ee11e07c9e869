import fc from 'fast-check';
import { readRupiah } from '@lereng/shared-domain';
import { editRupiah, groupRupiah, stepRupiah, type InputMethod } from './rupiah-text';

const NO_WHOLE_NUMBERS = [
  '-5000',
  '1,5',
  '28,5',
  '28.5',
  '350.00',
  '350000.00',
  '350.0000',
  '3500.000',
  '.500',
  '350.',
  '1..000',
  '0.350',
  '1.250 000',
  '1e3',
  '0x10',
  'gratis',
  'Rp',
  '.',
];

describe('groupRupiah', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['350000', '350.000'],
    ['1000000000', '1.000.000.000'],
    ['1.250.000', '1.250.000'],
    ['Rp 350 000', '350.000'],
    ['Rp. 350.000', '350.000'],
    ['00350', '350'],
    ['0', '0'],
  ])('writes %p as %p', (typed, grouped) => expect(groupRupiah(typed)).toBe(grouped));

  it.each(NO_WHOLE_NUMBERS)('leaves %p as it is, which is no amount', (typed) => {
    expect(groupRupiah(typed)).toBe(typed);
    expect(readRupiah(typed)).toBeNaN();
  });
});

it('writes every amount so that it is read again, in groups of three digits', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (amount) => {
      const grouped = groupRupiah(String(amount));
      expect(readRupiah(grouped)).toBe(amount);
      expect(grouped.split('.').slice(1)).toEqual(grouped.match(/(?<=\.)\d{3}/g) ?? []);
    }),
  );
});

describe('editRupiah', () => {
  /** `|` marks the caret. */
  const withCaret = ({ text, caret }: { text: string; caret: number }) =>
    `${text.slice(0, caret)}|${text.slice(caret)}`;
  const withoutCaret = (text: string) => ({
    text: text.replace('|', ''),
    caret: text.indexOf('|'),
  });
  const typing = (inserted: string): InputMethod => ({ inputType: 'insertText', inserted });
  const composing = (inserted: string) => ({ inputType: 'insertCompositionText', inserted });
  const backspace: InputMethod = { inputType: 'deleteContentBackward' };
  const del: InputMethod = { inputType: 'deleteContentForward' };
  const paste = (inserted: string): InputMethod => ({ inputType: 'insertFromPaste', inserted });

  it.each<[string, string, InputMethod, string]>([
    ['35.000', '35.0001|', typing('1'), '350.001|'],
    ['350.000', '31|50.000', typing('1'), '3.1|50.000'],
    ['35.000', '35.1|', typing('1'), '351|'],
    ['350.000', '0|350.000', typing('0'), '|350.000'],
    ['350.000', '350.00|', backspace, '35.000|'],
    ['1.250.000', '1.|50.000', backspace, '1|50.000'],
    ['10.350', '|0.350', backspace, '|350'],
    ['1.000', '|.000', backspace, '|0'],
    ['5', '|', backspace, '|'],
    ['350.', '350|', backspace, '350|'],
    ['350.000', '350|000', backspace, '35.|000'],
    ['249.900.000', '249|900.000', backspace, '24.|900.000'],
    ['350.000', '350|000', del, '35.0|00'],
    ['350.000', '350|', { inputType: 'deleteByCut' }, '350|'],
    ['35.000', '35.000123|', paste('123'), '35.000.123|'],
    ['35.000', '35.0001|', composing('35.0001'), '350.001|'],
    ['', 'Rp 350.000|', paste('Rp 350.000'), '350.000|'],
    ['', '22 ribu|', paste('22 ribu'), '22.000|'],
    ['22r', '22rb|', typing('b'), '22rb|'],
    ['22rbu', '22rb|', backspace, '22rb|'],
    ['25.000,0', '25.000,00|', typing('0'), '25.000,00|'],
  ])('%p edited to %p by %p is %p', (previous, typed, method, expected) =>
    expect(withCaret(editRupiah(previous, withoutCaret(typed), method))).toBe(expected),
  );

  it.each<[string, string, InputMethod]>([
    ['350', '350.|', typing('.')],
    ['350.', '350.0|', typing('0')],
    ['350.000', '350.000.|', typing('.')],
    ['350.000', '350.000.|', composing('350.000.')],
    ['1.000', '1e|.000', typing('e')],
    ['350.00', '350.0|', backspace],
    ['350.000', '350.00|', paste('350.00')],
    ['350.000', '350.00|', typing('350.00')],
    ['350.000', '350.00|', {}],
    ['35.000', '35.000123|', { inputType: 'insertFromDrop' }],
  ])('%p edited to %p by %p stays as typed, and is rejected', (previous, typed, method) => {
    const edited = editRupiah(previous, withoutCaret(typed), method);
    expect(withCaret(edited)).toBe(typed);
    expect(readRupiah(edited.text)).toBeNaN();
  });

  const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
  const pasteOver = (previous: string, text: string) =>
    editRupiah(previous, { text, caret: text.length }, paste(text)).text;

  it('accepts every amount typed digit by digit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        let shown = '';
        for (const digit of String(amount)) {
          const text = shown + digit;
          shown = editRupiah(shown, { text, caret: text.length }, typing(digit)).text;
        }
        expect(readRupiah(shown)).toBe(amount);
      }),
    );
  });

  it('accepts every amount pasted over another, plain or in groups', () => {
    fc.assert(
      fc.property(amounts, amounts, (before, amount) => {
        const previous = groupRupiah(String(before));
        for (const text of [String(amount), groupRupiah(String(amount))]) {
          expect(readRupiah(pasteOver(previous, text))).toBe(amount);
        }
      }),
    );
  });

  it('types and deletes anywhere as if there were no dots, and the caret with them', () => {
    const edits = fc.record({
      at: fc.nat({ max: 9 }),
      digit: fc.option(fc.integer({ max: 9, min: 1 })),
    });
    fc.assert(
      fc.property(amounts, edits, (amount, { at, digit }) => {
        const plain = String(amount);
        const previous = groupRupiah(plain);
        const places = [...previous].flatMap((character, i) => (character === '.' ? [] : [i]));
        const nth = at % places.length;
        const place = places[nth] ?? 0;
        const left = previous.slice(0, place);
        const right = previous.slice(place);
        const edited =
          digit === null
            ? editRupiah(previous, { text: left + right.slice(1), caret: place }, del)
            : editRupiah(
                previous,
                { text: `${left}${digit}${right}`, caret: place + 1 },
                typing(String(digit)),
              );
        const expected = plain.slice(0, nth) + (digit ?? '') + plain.slice(nth + (digit ? 0 : 1));
        expect(edited.text).toBe(expected && groupRupiah(expected));
        const behind = plain.length - nth - (digit === null ? 1 : 0);
        const digitsOf = (text: string) => text.replace(/\D/g, '').length;
        expect(digitsOf(edited.text.slice(edited.caret))).toBe(
          Math.min(behind, digitsOf(edited.text)),
        );
      }),
    );
  });

  it('rejects pasted text with a misplaced dot, whatever it replaces', () => {
    const digits = fc.stringMatching(/^\d{0,7}$/);
    const dotted = fc
      .array(digits, { minLength: 2, maxLength: 4 })
      .filter(
        ([first = '', ...rest]) => !/^\d{1,3}$/.test(first) || rest.some((g) => g.length !== 3),
      )
      .map((groups) => groups.join('.'));
    fc.assert(
      fc.property(fc.option(amounts), dotted, (before, text) => {
        const pasted = pasteOver(before === null ? '' : groupRupiah(String(before)), text);
        expect(pasted).toBe(text);
        expect(readRupiah(pasted)).toBeNaN();
      }),
    );
  });
});

describe('stepRupiah', () => {
  it.each([
    [null, 1, 1_000],
    [NaN, 1, 1_000],
    [0, -1, 0],
    [1_000, -1, 0],
    [350_500, 1, 351_000],
    [350_500, -1, 350_000],
    [350_000, 1, 351_000],
  ] as const)('goes from %p by %p to %p', (from, direction, to) =>
    expect(stepRupiah(from, 1_000, direction)).toBe(to),
  );
});
