/** Takes the line breaks of Word and the clipboard, U+000B, U+2028 and U+2029, for one. */
export function normalizeLineBreaks(text: string, lineBreak = '\n'): string {
  return text.replace(/[\v\u2028\u2029]/g, lineBreak);
}
