/** Puts a text on the clipboard. Rejects where the page may not do so, as without TLS, where there is none. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * Puts a text on the clipboard that is not there yet, by the tap that asks for it. Rejects at once where a browser knows no
 * such text, as Firefox before 127.
 */
export const copyLater = async (text: Promise<string>): Promise<void> => {
  const plain = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
};
