/** Level of a list paragraph of Word, from 1. */
const LEVEL = /mso-list:[^;"]*\blevel(\d)/i;
/** The marker that Word writes before an entry of a numbered list. */
const NUMBERED = /^[\s\u00A0]*(?:\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6})[.)]/i;
/** The sign that Word draws before an entry: its bullets are letters of symbol fonts. */
const MARKER = 'span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]';

/** Makes lists of Word's list paragraphs, which are paragraphs with a drawn marker, nested by their level. */
export function joinWordLists(page: Document): void {
  let open: { readonly list: Element; readonly level: number }[] = [];
  let previous: Element | null = null;
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const marker = paragraph.querySelector(MARKER);
    const name = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();

    // Something stands between this entry and the last one: a new list begins.
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
