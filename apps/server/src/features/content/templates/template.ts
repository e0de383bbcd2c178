import type { ContentType } from '@pagewright/contract/content';
import type { BlockNode, EditorDocument, InlineNode, TableCellNode } from '@pagewright/contract/document';

/** The initial text of a new item in one language. Placeholders are in brackets. */
export interface Skeleton {
  readonly title: string;
  readonly document: EditorDocument;
}

/** A structure for new items. */
export interface ContentTemplate {
  /** Name and purpose are in the feature's messages. */
  readonly id: 'blog-post' | 'product-review' | 'how-to-guide' | 'listicle';
  readonly contentType: ContentType;
  /** In the reader's language: read it when needed, do not cache it. */
  readonly skeleton: Skeleton;
  /** A fixed sample figure, shown next to the number of actual uses. */
  readonly sampleUsage: number;
}

const text = (words: string): InlineNode[] => [{ type: 'text', text: words }];

export const paragraph = (words: string): BlockNode => ({ type: 'paragraph', content: text(words) });

/** A heading of level 2. */
export const heading = (words: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: text(words),
});

/** A heading of level 3. */
export const subheading = (words: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: text(words),
});

const items = (entries: readonly string[]) =>
  entries.map((entry) => ({ type: 'listItem' as const, content: [paragraph(entry)] }));

/** A bulleted list with one paragraph per item. */
export const bullets = (...entries: string[]): BlockNode => ({ type: 'bulletList', content: items(entries) });

/** A numbered list from 1 with one paragraph per item. */
export const steps = (...entries: string[]): BlockNode => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: items(entries),
});

/** A table whose first row is the header. */
export function table(...rows: readonly (readonly string[])[]): BlockNode {
  const attrs = { colspan: 1, rowspan: 1, colwidth: null, align: null };
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      type: 'tableRow',
      content: row.map((cell): TableCellNode => ({
        type: index === 0 ? 'tableHeader' : 'tableCell',
        attrs,
        content: [paragraph(cell)],
      })),
    })),
  };
}

export const documentOf = (...content: BlockNode[]): EditorDocument => ({ type: 'doc', content });
