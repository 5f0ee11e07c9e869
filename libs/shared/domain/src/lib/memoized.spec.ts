import { memoized } from './memoized';

it('makes the value of each key once', () => {
  const make = jest.fn((key: string) => ({ key }));
  const get = memoized(make);
  expect(get('a')).toEqual({ key: 'a' });
  expect(get('b')).toEqual({ key: 'b' });
  expect(get('a')).toBe(get('a'));
  expect(make).toHaveBeenCalledTimes(2);
});
