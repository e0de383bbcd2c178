/** Parses a one-line word list. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
