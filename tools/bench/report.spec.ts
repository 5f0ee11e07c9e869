import { isReached, renderTable } from './report.mjs';
import { inTurns } from './rounds.mjs';

const row = {
  what: 'home page',
  why: 'It is often seen.',
  reach: { atLeast: 0.85 },
  median: 0.9,
  least: 0.8,
  greatest: 1,
  own: 90,
  other: 100,
};

describe('the report of a benchmark', () => {
  it('measures both ends in turns, and each of them first as often as the other', async () => {
    const order: string[] = [];
    const end = (name: string, amounts: number[]) => async () => {
      order.push(name);
      return { amount: amounts.shift() ?? 0 };
    };
    const compare = await inTurns(3, end('own', [2, 9, 8]), end('other', [4, 3, 4]));
    expect(order).toEqual(['own', 'other', 'other', 'own', 'own', 'other']);
    expect(compare('amount')).toEqual({ median: 2, least: 0.5, greatest: 3, own: 8, other: 4 });
  });

  it('says whether the median reaches what is promised', () => {
    expect(isReached(row)).toBe(true);
    expect(isReached({ ...row, reach: { atLeast: 0.91 } })).toBe(false);
    expect(isReached({ ...row, reach: { atMost: 0.89 } })).toBe(false);
  });

  it('is a table', () => {
    const { what, why, reach } = row;
    const table = renderTable([
      row,
      { ...row, what: 'link', reach: undefined },
      { what, why, reach, skipped: 'not measured: there is no Chromium' },
    ]);
    expect(table).toContain(
      '| home page | at least 0.85 | 0.90 (0.80 to 1.00) | 90.00; 100 | yes | It is often seen. |',
    );
    expect(table).toContain(
      '| link |  | 0.90 (0.80 to 1.00) | 90.00; 100 |  | It is often seen. |',
    );
    expect(table).toContain('| home page | at least 0.85 | not measured: there is no Chromium |');
  });
});
