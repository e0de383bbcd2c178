/** Creates a value once and shares it with every caller. A failed attempt is retried by the next caller. */
export function memoizeAsync<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= create().catch((error: unknown) => {
      value = null;
      throw error;
    });
    return value;
  };
}
