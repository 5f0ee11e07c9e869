import type { CalendarEntryKind } from './calendar-entries';
import { winnerOn, type RankedEntry } from './precedence';

const DAY = '2026-12-24';

let lastId = 0;
/** Of several, the one that is made later is the newest. */
const entry = (kind: CalendarEntryKind, fields: Partial<RankedEntry> = {}): RankedEntry => ({
  id: (lastId += 1),
  kind,
  from: DAY,
  until: DAY,
  package_ids: [],
  updatedAt: '2026-11-20T02:00:00.000Z',
  ...fields,
});

describe('the entry that wins on a day', () => {
  const on = (entries: RankedEntry[]) => winnerOn(entries, DAY, 'venue');
  const closed = entry('closed');
  const full = entry('full');
  const hours = entry('hours');

  it('is a closed one before a full one, and that before other hours', () => {
    expect(on([hours, full, closed])).toBe(closed);
    expect(on([hours, full])).toBe(full);
    expect(on([hours])).toBe(hours);
    expect(on([])).toBeNull();
  });

  it('is that which was changed last, and then the newest', () => {
    const changed = entry('hours', { updatedAt: '2026-11-20T02:00:00.001Z' });
    const newest = entry('hours');
    expect(on([hours, changed, newest])).toBe(changed);
    expect(on([newest, hours])).toBe(newest);
    const written = entry('hours', { id: undefined, updatedAt: undefined });
    expect(on([changed, written, newest])).toBe(written);
  });

  it('holds on its first and last day', () => {
    const span = entry('closed', { until: '2026-12-26' });
    const days = ['2026-12-23', DAY, '2026-12-26', '2026-12-27'];
    expect(days.map((day) => winnerOn([span], day, 'venue'))).toEqual([null, span, span, null]);
  });

  it('is not that of some packages for the venue, and of a package not that of others', () => {
    const some = entry('full', { package_ids: [3, 4] });
    const packageOn = (entries: RankedEntry[], id = 3) => winnerOn(entries, DAY, id);
    expect(on([some])).toBeNull();
    expect(on([some, hours])).toBe(hours);
    expect(packageOn([some, hours])).toBe(some);
    expect(packageOn([some], 5)).toBeNull();
    expect(packageOn([hours])).toBeNull();
    expect(packageOn([some, full])).toBe(full);
    expect(packageOn([some, full, closed])).toBe(closed);
    expect(packageOn([entry('full', { package_ids: null })])).toBeNull();
  });

  it('is for the hours never a full one', () => {
    expect(winnerOn([full, hours], DAY, 'hours')).toBe(hours);
    expect(winnerOn([full], DAY, 'hours')).toBeNull();
    expect(winnerOn([full, hours, closed], DAY, 'hours')).toBe(closed);
  });
});
