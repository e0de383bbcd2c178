/**
 * At most so many of several lists, in their order: each has an equal share, the first ones one more where it does not
 * come out even, and what one leaves of its share goes to the others, the first of them first.
 */
export function shareOut<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  const taken = lists.map(() => 0);
  let left = most;
  while (left > 0 && lists.some(({ length }, at) => (taken[at] ?? 0) < length)) {
    for (const [at, { length }] of lists.entries()) {
      const known = taken[at] ?? 0;
      if (left === 0 || known >= length) continue;
      taken[at] = known + 1;
      left -= 1;
    }
  }
  return lists.flatMap((list, at) => list.slice(0, taken[at]));
}
