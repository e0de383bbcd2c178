import { cleanLinkAddress } from '@pagewright/contract/document';
import type { BlockNode, EditorDocument, HeadingLevel, InlineNode } from '@pagewright/contract/document';

/** A heading of the editor's document. */
export const heading = (level: HeadingLevel, text: string): BlockNode => ({
  type: 'heading',
  attrs: { level },
  ...inline(text),
});

/** A paragraph; empty without text. */
export const paragraph = (text: string): BlockNode => ({ type: 'paragraph', ...inline(text) });

/** A paragraph that starts with a bold label. */
export const labeled = (label: string, text: string): BlockNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', marks: [{ type: 'bold' }], text: `${label}:` },
    { type: 'text', text: ` ${text === '' ? '—' : text}` },
  ],
});

/** A list entry: text, optionally with the URL that it links to. */
export type Entry = string | { readonly text: string; readonly url: string | null };

/** A bullet list; empty without entries. */
export function bullets(entries: readonly Entry[]): BlockNode[] {
  const items = entries.map((entry) => (typeof entry === 'string' ? { text: entry, url: null } : entry));
  const written = items.filter(({ text }) => text !== '');
  if (written.length === 0) return [];
  return [
    {
      type: 'bulletList',
      content: written.map(({ text, url }) => ({
        type: 'listItem' as const,
        content: [{ type: 'paragraph' as const, ...inline(text, url) }],
      })),
    },
  ];
}

/** A document with these blocks; an empty paragraph if there are none. */
export const documentOf = (blocks: BlockNode[]): EditorDocument => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }],
});

function inline(text: string, url: string | null = null): { content?: InlineNode[] } {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return {};
  const href = url === null ? null : cleanLinkAddress(url);
  if (href === null) return { content: [{ type: 'text', text: line }] };
  return { content: [{ type: 'text', marks: [{ type: 'link', attrs: { href, title: null } }], text: line }] };
}
