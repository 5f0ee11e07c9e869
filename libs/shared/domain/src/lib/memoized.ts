/** A function that makes each value once and returns it from then on: Intl's formats are slow to make. */
export function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** A function that returns the former value where the key is that of the former call. */
export function memoizedLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => (last?.key === key ? last : (last = { key, value: make(key) })).value;
}
