/** A function that works each thing out once, and then remembers it. */
export function keepFor<Key extends object, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = workOut(key);
    kept.set(key, value);
    return value;
  };
}
