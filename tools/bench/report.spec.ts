import { isReached, notesOf, renderReport } from './report.mjs';
import { inTurns } from './rounds.mjs';
import { median, ratios } from './statistics.mjs';

const row = {
  what: 'home page',
  why: 'It is often seen.',
  reach: { atLeast: 0.85 },
  ...ratios([90, 80, 100], [100, 100, 100]),
  own: 90,
  other: 100,
};

describe('the report of a benchmark', () => {
  it('compares what was measured in one round, and gives the middle and the ends', () => {
    expect(ratios([2, 9, 8], [4, 3, 4])).toEqual({ median: 2, least: 0.5, greatest: 3 });
    expect([median([3, 1, 2]), median([4, 1])]).toEqual([2, 2.5]);
  });

  it('measures both ends in turns, and each of them first as often as the other', async () => {
    const order: string[] = [];
    const end = (name: string, amount: number) => async () => {
      order.push(name);
      return { amount };
    };
    const compare = await inTurns(2, end('own', 6), end('other', 3));
    expect(order).toEqual(['own', 'other', 'other', 'own']);
    expect(compare('amount')).toEqual({ median: 2, least: 2, greatest: 2, own: 6, other: 3 });
  });

  it('says whether the median reaches what is promised', () => {
    expect(isReached(row)).toBe(true);
    expect(isReached({ ...row, reach: { atLeast: 0.91 } })).toBe(false);
    expect(isReached({ ...row, reach: { atMost: 0.89 } })).toBe(false);
  });

  it('is a table with the machine, the day and the command, above the notes of people', () => {
    const { what, why, reach } = row;
    const skipped = { what, why, reach, skipped: 'there is no nginx' };
    const described = { date: '2026-11-22', machine: '2 cores', command: 'npm run bench' };
    const text = renderReport([row, skipped], described);
    expect(text).toContain('Written by `npm run bench` on 2026-11-22: 2 cores.');
    expect(text).toContain(
      '| home page | at least 0.85 | 0.90 (0.80 to 1.00) | 90.00; 100 | yes | It is often seen. |',
    );
    expect(text).toContain('| home page | at least 0.85 | not measured: there is no nginx |');
    const notes = '## Why\n\nIt was late.\n\n## And\n';
    expect([notesOf(text), notesOf(`${text}\n${notes}`)]).toEqual(['', notes]);
  });
});
