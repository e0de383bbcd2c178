import type { Locator } from 'playwright';

/** Every visible or announced text in a part of a page: content, and the names of fields and images. */
export async function textsOf(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (!parent || parent.closest('script, style, code, pre, [contenteditable="true"]')) continue;
      if (parent.checkVisibility()) texts.add((nodeValue ?? '').trim());
    }
    for (const element of root.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        texts.add((element.getAttribute(name) ?? '').trim());
      }
    }
    return [...texts].filter((text) => text !== '');
  });
}
