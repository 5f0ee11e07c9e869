import fc from 'fast-check';
import { addDays } from '../calendar';
import { CALENDAR_ENTRY_KINDS } from './calendar-entries';
import { closedDays } from './closed-days';
import type { DayEntry } from './day-state';
import { hoursOn } from './opening-state';

const TODAY = '2026-12-20';
const entries = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 9 }),
      kind: fc.constantFrom(...CALENDAR_ENTRY_KINDS),
      start: fc.integer({ min: -3, max: 12 }),
      length: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ start, length, ...rest }): DayEntry => {
      const from = addDays(TODAY, start);
      const hours = rest.kind === 'hours' ? [{ opens: '08:00', closes: '12:00' }] : null;
      const until = addDays(from, length);
      return { ...rest, from, until, hours, package_ids: [], reason: null, updatedAt: '' };
    }),
  { maxLength: 5 },
);

it('are those without an open hour, also where days of the week are asked for again', () => {
  fc.assert(
    fc.property(
      entries,
      fc.constantFrom('', 'Selasa–Minggu 08.00–17.00', 'Sabtu 09.00–12.00', 'kapan saja'),
      (made, hours) => {
        const isClosed = closedDays({ hours, timeZone: 'Asia/Jakarta', entries: made });
        for (let day = TODAY; day < '2027-01-10'; day = addDays(day, 1)) {
          const open = hoursOn(hours, day, 'Asia/Jakarta', made);
          expect([day, isClosed(day)]).toEqual([day, open !== null && open.length === 0]);
        }
      },
    ),
    { numRuns: 200 },
  );
});
