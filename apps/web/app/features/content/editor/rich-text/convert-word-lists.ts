/** Level of a list paragraph in Word, from 1. */
const LEVEL = /mso-list:[^;"]*\blevel(\d)/i;
/** Word's marker of a numbered list item. */
const NUMBERED = /^[\s\u00A0]*(?:\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6})[.)]/i;
/** Word's bullet character: letters of symbol fonts. */
const MARKER = 'span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]';

/** Converts Word's list paragraphs, which have a drawn marker, to lists nested by level. */
export function convertWordLists(page: Document): void {
  let open: { readonly list: Element; readonly level: number }[] = [];
  let previous: Element | null = null;
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const marker = paragraph.querySelector(MARKER);
    const name = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();

    // Something is between this item and the last one, so a new list begins.
    if (previous === null || paragraph.previousElementSibling !== previous) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = page.createElement(name);
      const parent = current?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const entry = page.createElement('li');
    const text = page.createElement('p');
    text.append(...paragraph.childNodes);
    entry.append(text);
    current.list.append(entry);
    paragraph.remove();
    previous = open[0]?.list ?? null;
  }
}
