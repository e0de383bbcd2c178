/** Keeps what was asked for last, up to a sum of sizes. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, size: number): void;
}

/** A cache that drops what was not asked for longest when the sizes exceed `limit`; larger values are not kept. */
export function boundedCache<Value>(limit: number): BoundedCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly size: number }>();
  let sum = 0;
  const drop = (key: string): void => {
    sum -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size) {
      drop(key);
      if (size > limit) return;
      entries.set(key, { value, size });
      sum += size;
      for (const oldest of entries.keys()) {
        if (sum <= limit) return;
        drop(oldest);
      }
    },
  };
}
