/** Keys of drafts whose form is being opened in order to go on with them. */
const wanted = new Set<string>();

export const wantDraft = (key: string): void => void wanted.add(key);

/** Whether a form was opened in order to go on with its draft. True once for each time. */
export const takeWantedDraft = (key: string): boolean => wanted.delete(key);
