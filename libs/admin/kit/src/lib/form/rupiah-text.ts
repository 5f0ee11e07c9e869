/** A text with the place of the caret in it. */
export interface EditedText {
  text: string;
  caret: number;
}

/** How a text came about, as browsers tell by their `input` event; nothing for autofill. */
export interface InputMethod {
  inputType?: string;
  /** What was put in, as far as it is known. */
  inserted?: string | null;
}

// A plain number, or one in groups of exactly three: no other dot is ever taken for a separator.
const WHOLE_NUMBER = /^(?:\d+|[1-9]\d{0,2}([.\s])\d{3}(?:\1\d{3})*)$/;

/** Digits in groups of three, `350.000`; what is no whole number stays as it was typed. */
export function groupRupiah(typed: string): string {
  const digits = digitsOf(typed);
  return digits === null ? typed : group(digits);
}

/** The amount that was typed: null for nothing, NaN for what is no whole number from 0. */
export function readRupiah(typed: string): number | null {
  if (typed.trim() === '') return null;
  const digits = digitsOf(typed);
  return digits === null ? NaN : Number(digits);
}

/**
 * What becomes of `previous` once it was edited to `typed`. Digits that are typed into an amount, or
 * deleted from it, leave its dots out of place for a moment, `35.0001`: they move on. Dots that were
 * pasted or typed out of place stay, since `350.00` may mean anything: the amount is refused.
 */
export function editRupiah(
  previous: string,
  typed: EditedText,
  method: InputMethod = {},
): EditedText {
  const meant = isDigitEdit(previous, typed.text, method)
    ? withoutDots(previous, typed, method)
    : typed;
  const text = groupRupiah(meant.text);
  if (text === meant.text) return meant;
  // Grouping moves the digits; the caret stays before the digit that it was before.
  const digitsAfter = countDigits(meant.text.slice(meant.caret));
  let caret = text.length;
  while (caret > 0 && countDigits(text.slice(caret)) < digitsAfter) caret -= 1;
  return { text, caret };
}

/** The next amount on the scale of `step`, never below 0. */
export function stepRupiah(amount: number | null, step: number, direction: 1 | -1): number {
  const from = amount === null || Number.isNaN(amount) ? 0 : amount;
  const steps = direction === 1 ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1;
  return Math.max(0, steps * step);
}

/** The digits of `350.000`, `Rp 350 000` or `0350`; null where there is anything else. */
function digitsOf(typed: string): string | null {
  const text = typed.replace(/^\s*Rp\.?/i, '').trim();
  return WHOLE_NUMBER.test(text) ? text.replace(/\D/g, '').replace(/^0+(?=\d)/, '') : null;
}

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');
const countDots = (text: string) => text.split('.').length - 1;
const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Whether an amount had nothing but digits put into it or taken from it. */
function isDigitEdit(
  previous: string,
  typed: string,
  { inputType = '', inserted }: InputMethod,
): boolean {
  if (digitsOf(previous) === null || !/^[\d.]*$/.test(typed)) return false;
  if (inputType.startsWith('delete')) return true;
  // Some phones compose: what they put in is then the whole word, dots and all.
  if (inputType === 'insertCompositionText') return countDots(typed) <= countDots(previous);
  return inputType.startsWith('insert') && /^\d+$/.test(inserted ?? '');
}

/** The digits alone. Where a dot alone was deleted, the digit beyond it was meant. */
function withoutDots(
  previous: string,
  { text, caret }: EditedText,
  { inputType }: InputMethod,
): EditedText {
  let before = text.slice(0, caret).replace(/\./g, '');
  let after = text.slice(caret).replace(/\./g, '');
  if (text !== previous && before + after === previous.replace(/\./g, '')) {
    if (inputType === 'deleteContentBackward') before = before.slice(0, -1);
    if (inputType === 'deleteContentForward') after = after.slice(1);
  }
  return { text: before + after, caret: before.length };
}
