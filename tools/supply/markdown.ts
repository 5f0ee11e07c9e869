/** The rows of all tables of a document, without heads and rules, as the texts of their cells. */
export function tableRows(markdown: string): string[][] {
  return markdown
    .split(/\n(?!\|)/)
    .flatMap((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2),
    )
    .map((line) => line.replace(/^\||\|$/g, '').split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** The part of a document below a heading of the second level. */
export function section(markdown: string, heading: string): string {
  const [, ...parts] = `\n${markdown}`.split('\n## ');
  const part = parts.find((text) => text.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`There is no heading ${heading}.`);
  return part;
}

/** A cell of code without its marks. */
export const plain = (cell = ''): string => cell.replace(/^`|`$/g, '');
