import type { CalendarEntryKind } from './calendar-entries';
import { entryInstead, overlapOf } from './calendar-overlap';
import type { RankedEntry } from './precedence';

const entry = (
  kind: CalendarEntryKind,
  [from, until = from]: readonly [string, string?],
  more: { id?: number; package_ids?: number[] | null; updatedAt?: string } = {},
) => ({ kind, from, until, package_ids: [], updatedAt: '2026-11-01T00:00:00.000Z', ...more });

describe('overlapOf', () => {
  const day = ['2026-12-24'] as const;
  const [closed, full, hours] = (['closed', 'full', 'hours'] as const).map((kind) =>
    entry(kind, day),
  ) as [ReturnType<typeof entry>, ReturnType<typeof entry>, ReturnType<typeof entry>];
  const jeep = entry('full', day, { package_ids: [1, 2] });
  const gone = entry('full', day, { package_ids: null });

  it.each([
    [closed, full, 'entry'],
    [closed, hours, 'entry'],
    [closed, jeep, 'entry'],
    [full, hours, 'entry'],
    [full, jeep, 'entry'],
    [full, closed, 'rival'],
    [hours, closed, 'rival'],
    [hours, full, 'rival'],
    [jeep, closed, 'rival'],
    [jeep, full, 'rival'],
    [closed, closed, 'latest'],
    [hours, hours, 'latest'],
    [jeep, entry('full', day, { package_ids: [2, 3] }), 'latest'],
    [jeep, entry('full', day, { package_ids: [3] }), undefined],
    [jeep, hours, undefined],
    [hours, jeep, undefined],
    [closed, gone, undefined],
    [gone, closed, undefined],
  ])('of %j and %j', (one, other, winner) => {
    const written = { ...one, updatedAt: undefined };
    expect(overlapOf(written, [{ ...other, id: 7 }])?.winner).toBe(winner);
  });

  it('is with entries of the same days alone, and not with itself', () => {
    const own = entry('closed', ['2026-12-24', '2026-12-26'], { id: 1 });
    const others = [own, entry('closed', ['2026-12-23']), entry('closed', ['2026-12-27'])];
    expect(overlapOf(own, others)).toBeNull();
    const touching = entry('closed', ['2026-12-26', '2026-12-30'], { id: 2 });
    expect(overlapOf(own, [...others, touching])).toMatchObject({ rival: touching, others: 0 });
  });

  it('names the strongest of several, of equals the latest one', () => {
    const latest = entry('hours', day, { id: 3, updatedAt: '2026-11-03T00:00:00.000Z' });
    const all = [entry('hours', day, { id: 2 }), latest, jeep];
    const written = { ...hours, updatedAt: undefined };
    expect(overlapOf(written, all)).toEqual({ rival: latest, others: 1, winner: 'latest' });
    const strongest = { ...closed, id: 4 };
    expect(overlapOf(written, [...all, strongest])).toMatchObject({ rival: strongest, others: 2 });
  });
});

describe('overlapOf an entry that stays as it is stored', () => {
  const day = ['2026-12-24'] as const;
  const at = (id: number, updatedAt: string) => entry('closed', day, { id, updatedAt });
  const first = '2026-11-01T00:00:00.000Z';
  const second = '2026-11-02T00:00:00.000Z';

  it.each([
    [at(1, second), at(2, first), 'latest'],
    [at(2, first), at(1, second), 'rival'],
    // Of the same instant, the one that was added last.
    [at(2, first), at(1, first), 'latest'],
    [at(1, first), at(2, first), 'rival'],
    [at(1, first), { ...at(2, second), kind: 'hours' as const }, 'entry'],
  ])('%j beside %j', (one, other, winner) => {
    expect(overlapOf(one, [one, other])?.winner).toBe(winner);
  });
});

it('is said instead of an entry that gives way, though not where a package of it is left', () => {
  const day = '2026-12-24';
  let lastId = 0;
  const made = (kind: CalendarEntryKind, package_ids: number[] = []) =>
    entry(kind, [day], { id: (lastId += 1), package_ids });
  const closed = made('closed');
  const full = made('full');
  const hours = made('hours');
  const three = made('full', [3]);
  const some = made('full', [3, 4]);
  const later = made('closed');
  const insteadOf = (one: RankedEntry, ...others: RankedEntry[]) =>
    entryInstead(one, [one, ...others], day);
  expect(insteadOf(closed, full, hours)).toBeNull();
  expect(insteadOf(hours, full)).toBe(full);
  expect(insteadOf(closed, later)).toBe(later);
  expect(insteadOf(some, full)).toBe(full);
  expect(insteadOf(some, hours)).toBeNull();
  expect(insteadOf(three, some)).toBe(some);
  expect(insteadOf(some, made('full', [4, 5]))).toBeNull();
});
