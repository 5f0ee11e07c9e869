/** A text of a narrow place, with no line break between the sign of the currency and the amount, nor before a dot. */
export const unbrokenPrices = (text: string): string =>
  text.replaceAll('Rp ', 'Rp\u00A0').replaceAll(' ·', '\u00A0·');
