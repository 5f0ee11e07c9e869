import { plural } from './plural';

it.each([
  [0, '0 people'],
  [1, '1 person'],
  [21, '21 people'],
])('counts %i in the form of its number', (count, text) =>
  expect(plural(count, { one: 'person', other: 'people' })).toBe(text),
);
