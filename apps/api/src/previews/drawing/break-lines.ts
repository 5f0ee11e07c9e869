export interface Broken {
  readonly lines: string[];
  /** False where a part of the text is missing, which the last line then says with `…`. */
  readonly whole: boolean;
}

/**
 * Breaks a text between words, and within those that are longer than a line.
 *
 * @param text without line breaks and double spaces
 * @param widthOf a piece of it, in the unit of `maxWidth`
 */
export function breakLines(
  text: string,
  maxWidth: number,
  maxLines: number,
  widthOf: (text: string) => number,
): Broken {
  const fits = (line: string): boolean => widthOf(line) <= maxWidth;
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < maxLines) {
    const line = firstLine(rest, fits);
    rest = rest.slice(line.length).trimStart();
    lines.push(line.trimEnd());
  }
  if (rest === '') return { lines, whole: true };
  lines.push(ended(lines.pop() ?? '', fits));
  return { lines, whole: false };
}

/** Parts of a column's width that are tried for lines of about the same length. */
const NARROWER = [0.55, 0.62, 0.69, 0.76, 0.83, 0.9];

/** As `breakLines`, into as many lines, but of about the same length where that is possible. */
export function breakEvenly(
  text: string,
  maxWidth: number,
  maxLines: number,
  widthOf: (text: string) => number,
): Broken {
  const broken = breakLines(text, maxWidth, maxLines, widthOf);
  const { length } = broken.lines;
  if (length < 2 || !broken.whole) return broken;
  for (const part of NARROWER) {
    const narrower = breakLines(text, maxWidth * part, length, widthOf);
    // In a narrower column more words may be too long for a line: those stay in one piece.
    const splits = narrower.lines.join(' ') !== broken.lines.join(' ');
    if (narrower.whole && !splits) return narrower;
  }
  return broken;
}

/** As many words as fit or, where not even one does, as many characters, but at least one. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const byWords = longest(text.match(/ *[^ ]+/g) ?? [], fits);
  return byWords !== '' ? byWords : longest([...text], fits) || [...text].slice(0, 1).join('');
}

function longest(parts: readonly string[], fits: (line: string) => boolean): string {
  let line = '';
  for (const part of parts) {
    if (!fits(line + part)) break;
    line += part;
  }
  return line;
}

function ended(line: string, fits: (line: string) => boolean): string {
  const characters = [...line];
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
