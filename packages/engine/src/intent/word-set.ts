/** The words of a list that is written as one line. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
