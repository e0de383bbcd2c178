import type { Page } from 'playwright';

/**
 * Removes look-alikes from a long page: an element selected by `repeated` is removed if every kind of element in it
 * (tag, classes, and those of its two ancestors) also exists elsewhere. Returns the number of removed elements.
 */
export function removeRepeatedElements(page: Page, repeated: string): Promise<number> {
  return page.evaluate((selector) => {
    const nameOf = (element: Element | null): string =>
      element === null ? '' : `${element.tagName}.${[...element.classList].toSorted().join('.')}`;
    const countKinds = (root: Element): Map<string, number> => {
      const counts = new Map<string, number>();
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const { parentElement: parent } = element;
        const kind = [element, parent, parent?.parentElement ?? null].map(nameOf).join('<');
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
      return counts;
    };
    const standing = countKinds(document.body);
    let gone = 0;
    for (const element of document.querySelectorAll(selector)) {
      if (!element.isConnected) continue;
      const counts = [...countKinds(element)];
      if (counts.some(([kind, count]) => standing.get(kind) === count)) continue;
      for (const [kind, count] of counts) standing.set(kind, (standing.get(kind) ?? 0) - count);
      element.remove();
      gone += 1;
    }
    return gone;
  }, repeated);
}
