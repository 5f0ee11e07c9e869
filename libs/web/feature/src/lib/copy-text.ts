/** Puts a text on the clipboard. Rejects where the page may not do so, as without TLS, where there is none. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
