import { MARK_ORDER } from './nodes.ts';
import type { EditorMark, InlineNode, TextNode } from './nodes.ts';
import { cleanLinkAddress } from './address.ts';
import { label } from './attributes.ts';
import { checkedText } from './characters.ts';
import { DocumentFault, own } from './fault.ts';
import type { RawNode } from './fault.ts';

function isPlainMark(type: string): type is Exclude<(typeof MARK_ORDER)[number], 'link'> {
  return type !== 'link' && (MARK_ORDER as readonly string[]).includes(type);
}

function link(mark: unknown): EditorMark | null {
  const attrs = own(mark, 'attrs');
  const href = cleanLinkAddress(own(attrs, 'href'));
  if (href === null) return null;
  const isConversion = own(attrs, 'conversion') === true;
  const title = label(own(attrs, 'title'));
  return { type: 'link', attrs: { href, title, ...(isConversion ? { conversion: true } : {}) } };
}

/** The allowed marks, without duplicates, in order, and without those that `code` excludes. */
function marksOf(node: RawNode): EditorMark[] {
  const given = own(node, 'marks') ?? [];
  if (!Array.isArray(given)) throw new DocumentFault('malformed_node');
  const found = new Map<string, EditorMark>();
  for (const mark of given as unknown[]) {
    const type = own(mark, 'type');
    if (typeof type !== 'string' || found.has(type)) continue;
    const kept = type === 'link' ? link(mark) : isPlainMark(type) ? { type } : null;
    if (kept) found.set(type, kept);
  }
  if (found.has('link')) found.delete('code');
  else if (found.has('code')) return [{ type: 'code' }];
  return MARK_ORDER.map((type) => found.get(type)).filter((mark) => mark !== undefined);
}

function textOf(node: RawNode): string {
  const text = own(node, 'text') ?? '';
  if (typeof text !== 'string') throw new DocumentFault('malformed_node');
  return checkedText(text);
}

const sameMarks = (one: TextNode, other: TextNode): boolean =>
  one.marks === other.marks || JSON.stringify(one.marks) === JSON.stringify(other.marks);

/**
 * Texts and breaks in canonical form: a line break inside a text becomes a `hardBreak`, adjacent texts with equal marks
 * are merged.
 */
export function inlineContent(nodes: readonly RawNode[]): InlineNode[] {
  const content: InlineNode[] = [];
  let last: TextNode | null = null;
  const pushBreak = (): void => {
    content.push({ type: 'hardBreak' });
    last = null;
  };
  for (const node of nodes) {
    if (own(node, 'type') === 'hardBreak') {
      pushBreak();
      continue;
    }
    const marks = marksOf(node);
    for (const [index, text] of textOf(node).split('\n').entries()) {
      if (index > 0) pushBreak();
      if (text === '') continue;
      const next: TextNode = marks.length > 0 ? { type: 'text', marks, text } : { type: 'text', text };
      if (last !== null && sameMarks(last, next)) last.text += text;
      else content.push((last = next));
    }
  }
  return content;
}

/**
 * The text of a code block as one node without marks. A `hardBreak` becomes a line break. Empty if there is no text.
 */
export function codeContent(nodes: readonly RawNode[]): TextNode[] {
  const text = nodes.map((node) => (own(node, 'type') === 'hardBreak' ? '\n' : textOf(node))).join('');
  return text === '' ? [] : [{ type: 'text', text }];
}
