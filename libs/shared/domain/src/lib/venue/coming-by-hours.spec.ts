import { comingByHours } from './coming-by-hours';
import type { DayEntry } from './day-state';

// A Sunday.
const TODAY = '2026-11-29';

const entry = (day: string, kind: DayEntry['kind']): DayEntry => ({
  id: 1,
  kind,
  from: day,
  until: day,
  hours: null,
  package_ids: [],
  reason: null,
  updatedAt: '',
});

/** The days and what they are. */
const coming = (hours: string, ...entries: DayEntry[]) =>
  comingByHours({ hours, timeZone: 'Asia/Jakarta', entries }, TODAY).map(
    ({ kind, from }) => `${kind} ${from}`,
  );

it.each([
  ['of no day where all are alike', 'Setiap hari 08.00–17.00', []],
  ['of no day where hours are unknown', 'kapan saja', []],
  ['of a closed tomorrow', 'Selasa–Minggu 08.00–17.00', ['closed 2026-11-30']],
  ['of a closed day of the week', 'Jumat–Rabu 08.00–17.00', ['closed 2026-12-03']],
  [
    'of other hours tomorrow, too',
    'Minggu 07.00–20.00, Senin–Jumat 08.00–17.00',
    ['hours 2026-11-30', 'closed 2026-12-05'],
  ],
  ['of no closed days that today begins', 'Selasa–Sabtu 08.00–17.00', ['closed 2026-12-06']],
])('tells %s', (_, hours, expected) => {
  expect(coming(hours)).toEqual(expected);
});

it('tells of no day that the calendar decides', () => {
  for (const kind of ['closed', 'full'] as const)
    expect(coming('Selasa–Minggu 08.00–17.00', entry('2026-11-30', kind))).toEqual([]);
});
