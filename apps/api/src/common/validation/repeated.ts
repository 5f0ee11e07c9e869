/**
 * Stands for a form's field that was sent more than once. A symbol, because no body can hold one, and
 * class-transformer leaves it as it is.
 */
export const REPEATED = Symbol('sent more than once');

export const sentTwice = (label: string): string => `${label} dikirim lebih dari sekali`;
