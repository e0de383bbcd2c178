/**
 * Takes at most `max` values of several lists, in order. Each list has an equal share, with remainders going to the
 * first lists; unused shares go to the others, first to the first ones.
 */
export function distributeLimit<Item>(lists: readonly (readonly Item[])[], max: number): Item[] {
  const taken = lists.map(() => 0);
  let left = max;
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
