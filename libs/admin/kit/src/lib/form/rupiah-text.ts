/** Digits in groups of three, `350.000`; what is no whole number stays as it was typed. */
export function groupRupiah(typed: string): string {
  const digits = digitsOf(typed);
  if (digits === null) return typed;
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** The amount that was typed: null for nothing, NaN for what is no whole number from 0. */
export function readRupiah(typed: string): number | null {
  if (typed.trim() === '') return null;
  const digits = digitsOf(typed);
  return digits ? Number(digits) : NaN;
}

/** The next amount on the scale of `step`, never below 0. */
export function stepRupiah(amount: number | null, step: number, direction: 1 | -1): number {
  const from = amount === null || Number.isNaN(amount) ? 0 : amount;
  const steps = direction === 1 ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1;
  return Math.max(0, steps * step);
}

/** The digits of `350.000`, `Rp 350 000` or `0350`; null where there is anything else. */
function digitsOf(typed: string): string | null {
  const digits = typed.replace(/^\s*Rp\.?/i, '').replace(/[.\s]/g, '');
  return /^\d*$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : null;
}
