import { comparableAddress } from '@pagewright/contract/comparable-address';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import { findSentence } from '../sources/find-sentence.ts';

const UNIT = '\uFFFC';

/**
 * Where to set a link on these words: in their sentence if it still exists, else at their first occurrence; never in
 * headings, code, or existing links. Null if there is no such place.
 */
export function findAnchor(doc: Node, sentence: string, anchor: string): EditorRange | null {
  const within = findSentence(doc, sentence)?.whole ?? null;
  let found: EditorRange | null = null;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    if (node.type.name !== 'paragraph') return false;
    const words = node.textBetween(0, node.content.size, undefined, UNIT);
    for (let at = words.indexOf(anchor); at !== -1; at = words.indexOf(anchor, at + 1)) {
      const place = { from: position + 1 + at, to: position + 1 + at + anchor.length };
      if (doc.rangeHasMark(place.from, place.to, linkMarkType(doc))) continue;
      const isWithin = within !== null && within.from <= place.from && place.to <= within.to;
      if (isWithin) {
        found = place;
        break;
      }
      found ??= place;
    }
    return false;
  });
  return found;
}

/** The position of the first link to a URL; null if there is none. */
export function findLink(doc: Node, address: string): EditorRange | null {
  let found: EditorRange | null = null;
  doc.descendants((node, position) => {
    if (found === null && node.marks.some((mark) => leadsTo(mark, address)))
      found = { from: position, to: position + node.nodeSize };
    return found === null;
  });
  return found;
}

/** The link mark of a document's schema. */
export function linkMarkType(doc: Node) {
  const { link } = doc.type.schema.marks;
  if (!link) throw new Error('the schema has links');
  return link;
}

function leadsTo({ type, attrs }: Mark, address: string): boolean {
  const { href } = attrs as { readonly href?: unknown };
  return (
    type.name === 'link' && typeof href === 'string' && comparableAddress(href) === comparableAddress(address)
  );
}
