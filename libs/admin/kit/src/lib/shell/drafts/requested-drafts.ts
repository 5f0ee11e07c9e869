/** Keys of drafts whose form is being opened in order to go on with them. */
const requested = new Set<string>();

export const requestDraft = (key: string): void => void requested.add(key);

/** Whether a form was opened in order to go on with its draft. True once for each time. */
export const takeRequestedDraft = (key: string): boolean => requested.delete(key);
