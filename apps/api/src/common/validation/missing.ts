const SAID = ' harus diisi';

/** What a rule says of a field without content. */
export const missing = (label: string): string => `${label}${SAID}`;

/** Whether a field's message says that it is missing: only the field's rule knows what it takes. */
export const saysMissing = (message: string | undefined): boolean => !!message?.endsWith(SAID);
