import { readRupiah } from '@lereng/shared-domain';

/** A text with the caret's position in it. */
export interface EditedText {
  text: string;
  caret: number;
}

/** How a text was changed, as reported by the `input` event; empty for autofill. */
export interface InputMethod {
  inputType?: string;
  /** The inserted text, if known. */
  inserted?: string | null;
}

/** What digits may be typed into: an amount, plain or in groups. */
const AMOUNT = /^(?:\s*Rp\.?)?\s*(?:\d+|[1-9]\d{0,2}([.\s])\d{3}(?:\1\d{3})*)\s*$/i;

/** Digits in groups of three, `350.000`; text that is no certain amount stays as typed. */
export function groupRupiah(typed: string): string {
  const amount = readRupiah(typed);
  return Number.isSafeInteger(amount) ? group(String(amount)) : typed;
}

/**
 * The text after an edit. Digits typed into or deleted from an amount regroup it. Dots that were
 * pasted or typed out of place stay, since `350.00` is ambiguous: the amount is invalid. What is being typed in
 * words, `22rb`, stays until the field is left, as `22rbu` may follow.
 */
export function editRupiah(
  previous: string,
  typed: EditedText,
  method: InputMethod = {},
): EditedText {
  const meant = isDigitEdit(previous, typed.text, method)
    ? withoutDots(previous, typed, method)
    : typed;
  if (TYPING.test(method.inputType ?? '') && !AMOUNT.test(meant.text)) return meant;
  const text = groupRupiah(meant.text);
  if (text === meant.text) return meant;
  // Regrouping moves the digits; the caret stays before the same digit.
  const digitsAfter = countDigits(meant.text.slice(meant.caret));
  let caret = text.length;
  while (caret > 0 && countDigits(text.slice(caret)) < digitsAfter) caret -= 1;
  return { text, caret };
}

/** The next multiple of `step`, at least 0. */
export function stepRupiah(amount: number | null, step: number, direction: 1 | -1): number {
  const from = amount === null || Number.isNaN(amount) ? 0 : amount;
  const steps = direction === 1 ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1;
  return Math.max(0, steps * step);
}

const TYPING = /^(?:insert(?:Composition)?Text|delete)/;

const GROUP = 3;

function group(digits: string): string {
  const head = digits.length % GROUP || GROUP;
  const tail = digits.slice(head).match(/\d{3}/g) ?? [];
  return [digits.slice(0, head), ...tail].join('.');
}

const countDots = (text: string) => text.split('.').length - 1;
const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Whether only digits were inserted into or deleted from an amount. */
function isDigitEdit(
  previous: string,
  typed: string,
  { inputType = '', inserted }: InputMethod,
): boolean {
  if (!AMOUNT.test(previous) || !/^[\d.]*$/.test(typed)) return false;
  if (inputType.startsWith('delete')) return true;
  // While composing, some phones insert the whole word including dots.
  if (inputType === 'insertCompositionText') return countDots(typed) <= countDots(previous);
  return inputType.startsWith('insert') && /^\d+$/.test(inserted ?? '');
}

/** The digits alone. Deleting a dot deletes the digit next to it. */
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
