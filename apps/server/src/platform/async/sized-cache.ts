/**
 * Keeps values up to a total size and drops the least recently used ones. Callers of the same key share one computation; a
 * failed one is repeated by the next caller.
 */
export function createSizedCache<Value>(
  sizeMax: number,
  sizeOf: (value: Value) => number,
): (key: string, create: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { readonly value: Promise<Value>; size: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return (key, create) => {
    const found = kept.get(key);
    if (found) {
      // The last key of a map is the most recently used one.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    }
    const entry = { value: create(), size: 0 };
    kept.set(key, entry);
    entry.value.then(
      (value) => {
        if (kept.get(key) !== entry) return;
        entry.size = sizeOf(value);
        total += entry.size;
        for (const oldest of kept.keys()) {
          if (total <= sizeMax) break;
          drop(oldest);
        }
      },
      () => {
        if (kept.get(key) === entry) drop(key);
      },
    );
    return entry.value;
  };
}
