import type { Page } from 'playwright';

/**
 * Takes out of a long page whatever looks like what stays: of the elements that `repeated` selects it keeps as many as
 * hold every kind of element (tag, classes and those of the three around it) that all of them hold together. Answers how
 * many kinds were lost, which is 0.
 */
export function keepKinds(page: Page, repeated: string): Promise<number> {
  return page.evaluate((selector) => {
    const nameOf = (element: Element | null): string =>
      element === null ? '' : `${element.tagName}.${[...element.classList].toSorted().join('.')}`;
    const kindOf = (element: Element): string => {
      const { parentElement: parent } = element;
      return [element, parent, parent?.parentElement ?? null].map(nameOf).join('<');
    };
    const kindsOf = (root: Element): Set<string> =>
      new Set([root, ...root.querySelectorAll('*')].map(kindOf));
    const all = kindsOf(document.body);
    const seen = new Set<string>();
    for (const element of document.querySelectorAll(selector)) {
      const kinds = kindsOf(element);
      if (kinds.isSubsetOf(seen)) element.remove();
      else for (const kind of kinds) seen.add(kind);
    }
    return all.difference(kindsOf(document.body)).size;
  }, repeated);
}
