import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableRows } from './environment';

const OPERATIONS = join(__dirname, '../../../../../../docs/operations.md');

/** The cells of the lines below a table's header, without the spaces that align them. */
function rowsBelow(header: string, markdown: string): string[][] {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => cellsOf(line).join('|') === header) + 2;
  const end = lines.findIndex((line, i) => i >= first && !line.startsWith('|'));
  return lines.slice(first, end).map(cellsOf);
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

describe('the table of the environment in docs/operations.md', () => {
  it('says what the schema says', () => {
    const table = rowsBelow('variable|default|meaning', readFileSync(OPERATIONS, 'utf8'));
    expect(table).toEqual(variableRows());
  });
});
