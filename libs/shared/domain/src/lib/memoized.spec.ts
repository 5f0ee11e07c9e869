import { memoized, memoizedLast } from './memoized';

it('makes the value of each key once', () => {
  const make = jest.fn((key: string) => ({ key }));
  const get = memoized(make);
  expect(get('a')).toEqual({ key: 'a' });
  expect(get('b')).toEqual({ key: 'b' });
  expect(get('a')).toBe(get('a'));
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes the value of a key that is not that of the former call', () => {
  const make = jest.fn((key: string) => ({ key }));
  const get = memoizedLast(make);
  const keys = ['a', 'a', 'b', 'b', 'a'].map((key) => get(key).key);
  expect(keys).toEqual(['a', 'a', 'b', 'b', 'a']);
  expect(make.mock.calls).toEqual([['a'], ['b'], ['a']]);
});
