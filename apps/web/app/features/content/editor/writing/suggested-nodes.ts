import { cleanLinkAddress } from '@pagewright/contract/document';
import type { Mark, Node, Schema } from '@tiptap/pm/model';
import type { Suggestion } from './suggestion.ts';

/** Links as models write them; the server has kept only those in the evidence. */
const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g;

/** A text without its links. */
export function plainWords(text: string): string {
  return text.replaceAll(LINK, '$1');
}

/** Text with links as editor nodes. */
export function inlineNodes(schema: Schema, text: string, marks: readonly Mark[] = []): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  const add = (words: string, more: readonly Mark[] = []): void => {
    if (words !== '') nodes.push(schema.text(words, [...marks, ...more]));
  };
  for (const { 0: whole, 1: words = '', 2: address = '', index } of text.matchAll(LINK)) {
    const link = linkMark(schema, address);
    add(text.slice(at, index));
    add(words, link ? [link] : []);
    at = index + whole.length;
  }
  add(text.slice(at));
  return nodes;
}

/** The blocks of new text. `headingLevel` is the level of a subheading there. A quotation names its page. */
export function suggestedBlock(
  schema: Schema,
  { block, text, sources }: Pick<Suggestion, 'block' | 'text' | 'sources'>,
  headingLevel: number,
): Node {
  const { paragraph, heading, blockquote, bulletList, listItem } = schema.nodes;
  const words = inlineNodes(schema, text);
  if (block === 'heading' && heading) return heading.create({ level: headingLevel }, words);
  if (!paragraph) throw new Error('the schema has paragraphs');
  const line = paragraph.create(null, words);
  if (block === 'bullet' && bulletList && listItem)
    return bulletList.create(null, listItem.create(null, line));
  if (block !== 'quote' || !blockquote) return line;
  const [source] = sources;
  return blockquote.create(null, source ? [line, paragraph.create(null, citation(schema, source))] : [line]);
}

function citation(schema: Schema, { title, url }: Suggestion['sources'][number]): Node[] {
  const link = url === null ? null : linkMark(schema, url);
  const name = title || url || '';
  return name === '' ? [] : [schema.text('— '), schema.text(name, link ? [link] : [])];
}

function linkMark(schema: Schema, address: string): Mark | null {
  const href = cleanLinkAddress(address);
  return href === null ? null : (schema.marks['link']?.create({ href }) ?? null);
}
