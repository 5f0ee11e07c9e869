import type { CalendarEntryKind, DayEntry } from '../venue';
import { unavailableOn } from './unavailable';

const SATURDAY = '2026-12-26';
const entry = (kind: CalendarEntryKind, package_ids: number[] = []): DayEntry => ({
  id: 1,
  kind,
  from: SATURDAY,
  until: SATURDAY,
  hours: kind === 'hours' ? [{ opens: '09:00', closes: '12:00' }] : null,
  package_ids,
  reason: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const soldOut = { state: 'sold_out', until: null } as const;
const ON_SUNDAYS = 'Minggu 08.00–17.00';

it.each([
  ['', [], null, null, null],
  ['', [], soldOut, 'sold_out', 'sold_out'],
  ['', [], { ...soldOut, until: '2026-12-25' }, null, null],
  [ON_SUNDAYS, [], soldOut, 'closed', 'closed'],
  [ON_SUNDAYS, [entry('hours')], null, null, null],
  ['', [entry('closed')], soldOut, 'closed', 'closed'],
  ['', [entry('full')], null, 'full', 'full'],
  ['', [entry('full')], soldOut, 'sold_out', 'sold_out'],
  ['', [entry('full', [7]), entry('hours')], null, null, 'full'],
  ['', [entry('full', [8])], null, null, null],
])('with hours %j, %j and %j: %j and %j', (hours, entries, availability, menuItem, pkg) => {
  const why = (kind: 'menu-items' | 'packages') =>
    unavailableOn(SATURDAY, { hours, timeZone: 'Asia/Jakarta', entries })(
      { kind, id: 7 },
      availability,
    );
  expect([why('menu-items'), why('packages')]).toEqual([menuItem, pkg]);
});
