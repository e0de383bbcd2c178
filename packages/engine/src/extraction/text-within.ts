import type { PageNode } from './page-tree.ts';

/** The text of a node, limited to a few hundred characters: used for names, dates, and titles. */
export function textWithin(nodes: readonly PageNode[], index: number, most = 300): string {
  let text = '';
  const end = Math.min(nodes[index]!.end, index + most);
  for (let inner = index + 1; inner < end && text.length < most; inner += 1) {
    const node = nodes[inner]!;
    text += node.name === '' ? node.text : node.name === 'br' ? ' ' : '';
  }
  return oneLine(text.slice(0, most * 2));
}

/** Collapses a text to one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
