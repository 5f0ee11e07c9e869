const REQUIRED_SUFFIX = ' harus diisi';

/** The message for a field without content. */
export const requiredMessage = (label: string): string => `${label}${REQUIRED_SUFFIX}`;

/** Whether a field is missing, by its message: only the field's own rule can decide that. */
export const isRequiredMessage = (message: string | undefined): boolean =>
  !!message?.endsWith(REQUIRED_SUFFIX);
