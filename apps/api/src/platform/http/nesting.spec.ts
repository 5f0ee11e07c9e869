import { nestsDeeperThan } from './nesting';

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
};

describe('nestsDeeperThan', () => {
  it('counts levels of objects and lists', () => {
    expect(nestsDeeperThan(nested(0), 0)).toBe(false);
    expect(nestsDeeperThan(nested(1), 0)).toBe(true);
    expect(nestsDeeperThan(nested(3), 3)).toBe(false);
    expect(nestsDeeperThan(nested(4), 3)).toBe(true);
    expect(nestsDeeperThan({ a: null, b: [], c: 'x' }, 2)).toBe(false);
  });

  it('does not run out of stack', () => {
    expect(nestsDeeperThan(nested(100_000), 20)).toBe(true);
  });
});
