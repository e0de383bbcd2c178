const BLOCKS = 'h1, h2, h3, h4, h5, h6, li, p, blockquote, td, th, pre';

/**
 * Converts copied HTML into lines: `#` before headings, `-` before list items, URLs after links. Null if it has none of
 * these.
 */
export function htmlToLines(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of page.querySelectorAll('script, style, template')) unread.remove();
  for (const link of page.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const words = oneLine(link.textContent);
    if (/^https?:/.test(href) && words !== '') link.textContent = `[${words}](${href})`;
  }
  const lines = [...page.querySelectorAll(BLOCKS)].flatMap((block) => {
    const words = ownWords(block);
    return words === '' ? [] : [markerOf(block) + words];
  });
  return lines.length === 0 ? null : `${lines.join('\n\n')}\n`;
}

function markerOf(block: Element): string {
  const level = /^H([1-6])$/.exec(block.tagName)?.[1];
  if (level !== undefined) return `${'#'.repeat(Number(level))} `;
  return block.closest('li') === null ? '' : '- ';
}

/** The text of a block that is not in a nested block. */
function ownWords(block: Element): string {
  const inner = [...block.querySelectorAll(BLOCKS)];
  const words: string[] = [];
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!inner.some((one) => one.contains(node))) words.push(node.textContent ?? '');
  }
  return oneLine(words.join(''));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
