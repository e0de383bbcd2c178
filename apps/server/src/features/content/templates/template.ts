import type { ContentType } from '@pagewright/contract/content';
import type { BlockNode, EditorDocument, InlineNode, TableCellNode } from '@pagewright/contract/document';

/** What a new item begins with, in one language; what stands in brackets is to be filled in. */
export interface Skeleton {
  readonly title: string;
  readonly document: EditorDocument;
}

/** A structure that a new item begins with. */
export interface ContentTemplate {
  /** Its name, and what it is good for, stand among the feature's sentences. */
  readonly id: 'blog-post' | 'product-review' | 'how-to-guide' | 'listicle';
  readonly contentType: ContentType;
  /** In the language of whoever begins with it: to be read then, and not kept. */
  readonly skeleton: Skeleton;
  /** The specified figure, shown as a sample beside the count of real uses. */
  readonly sampleUsage: number;
}

const text = (words: string): InlineNode[] => [{ type: 'text', text: words }];

/** A paragraph of plain words. */
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

/** A list with bullets, one paragraph an item. */
export const bullets = (...entries: string[]): BlockNode => ({ type: 'bulletList', content: items(entries) });

/** A numbered list from 1, one paragraph an item. */
export const steps = (...entries: string[]): BlockNode => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: items(entries),
});

/** A table whose first row is its head. */
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

/** A document of the blocks. */
export const documentOf = (...content: BlockNode[]): EditorDocument => ({ type: 'doc', content });
