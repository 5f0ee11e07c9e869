import { hasDayFrom, type DaySet } from './day-set';

// A Thursday and a Friday.
const natal = { from: '2026-12-24', until: '2026-12-25' };
const always = { from: null, until: null };

it.each<[Omit<DaySet, 'weekdays'>, number[], string, boolean]>([
  [natal, [], '2026-11-20', true],
  [natal, [1], '2026-11-20', false],
  [natal, [5], '2026-12-25', true],
  [natal, [4], '2026-12-25', false],
  [natal, [], '2026-12-26', false],
  [{ ...natal, until: '2026-12-28' }, [1], '2026-11-20', true],
  [always, [1], '2026-12-26', true],
  [{ ...always, until: '2026-12-27' }, [1], '2026-12-26', false],
])('%j on %j has a day from %s on: %s', (dates, weekdays, day, expected) => {
  expect(hasDayFrom({ ...dates, weekdays }, day)).toBe(expected);
});
