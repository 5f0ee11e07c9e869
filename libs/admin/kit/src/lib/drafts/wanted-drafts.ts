/** Keys of drafts whose form is being opened in order to go on with them. */
const wanted = new Set<string>();

export const wantDraft = (key: string): void => void wanted.add(key);

/** Whether the form of a draft was opened for it; once. */
export const takeWantedDraft = (key: string): boolean => wanted.delete(key);
