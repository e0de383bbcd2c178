/**
 * The document as Tiptap writes it (ProseMirror JSON), in one canonical form: attributes are always complete, empty
 * `content` and `marks` are left out, adjacent texts with the same marks are merged, text outside code has no line
 * breaks (those are a `hardBreak`), and marks are in the order of `MARK_ORDER`. Two documents with the same meaning
 * therefore have equal JSON.
 */
export type EditorDocument = { type: 'doc'; content: BlockNode[] };

export type HeadingLevel = 2 | 3 | 4;
export type CellAlign = 'left' | 'center' | 'right';
export type CellAttributes = {
  colspan: number;
  rowspan: number;
  /** Widths in CSS pixels, one for each column spanned. */
  colwidth: number[] | null;
  align: CellAlign | null;
};

export type PlainMark = { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' };
export type LinkMark = {
  type: 'link';
  attrs: {
    href: string;
    title: string | null;
    /** A reader's click on it counts as a conversion. Absent if it does not. */
    conversion?: true;
  };
};
export type EditorMark = PlainMark | LinkMark;

export type TextNode = { type: 'text'; marks?: EditorMark[]; text: string };
export type HardBreakNode = { type: 'hardBreak' };
export type InlineNode = TextNode | HardBreakNode;

export type ParagraphNode = { type: 'paragraph'; content?: InlineNode[] };
export type HeadingNode = { type: 'heading'; attrs: { level: HeadingLevel }; content?: InlineNode[] };
export type CodeBlockNode = { type: 'codeBlock'; attrs: { language: string | null }; content?: TextNode[] };
export type ImageNode = { type: 'image'; attrs: { src: string; alt: string | null; title: string | null } };
export type HorizontalRuleNode = { type: 'horizontalRule' };
export type BlockquoteNode = { type: 'blockquote'; content: BlockNode[] };
/** The first block of a list item is a paragraph. */
export type ListItemNode = { type: 'listItem'; content: BlockNode[] };
export type BulletListNode = { type: 'bulletList'; content: ListItemNode[] };
export type OrderedListNode = { type: 'orderedList'; attrs: { start: number }; content: ListItemNode[] };
export type TableCellNode = {
  type: 'tableCell' | 'tableHeader';
  attrs: CellAttributes;
  content: BlockNode[];
};
/** A row without content is only valid if cells of the rows above cover it. */
export type TableRowNode = { type: 'tableRow'; content?: TableCellNode[] };
export type TableNode = { type: 'table'; content: TableRowNode[] };

export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | CodeBlockNode
  | ImageNode
  | HorizontalRuleNode
  | BlockquoteNode
  | BulletListNode
  | OrderedListNode
  | TableNode;

export type EditorNode =
  | EditorDocument
  | BlockNode
  | ListItemNode
  | TableRowNode
  | TableCellNode
  | InlineNode;

/** The order of a text's marks, outermost first. */
export const MARK_ORDER = ['link', 'bold', 'italic', 'underline', 'strike', 'code'] as const;

/** Limits of one document. `depth` counts nested nodes, including the document itself. */
export const DOCUMENT_LIMITS = {
  bytes: 2_000_000,
  depth: 50,
  /** Nested lists and objects in the JSON of a document: more than any document within `depth` needs. */
  json: 200,
  nodes: 50_000,
  address: 4_000,
  /** Alternative text and titles, in UTF-16 units; the rest is cut off. */
  label: 1_000,
  language: 50,
  /** Maximum number of the first item of an ordered list. Markdown allows nine digits. */
  start: 999_999_999,
  span: 100,
  columnWidth: 10_000,
} as const;

/** An empty document: one empty paragraph. */
export function emptyDocument(): EditorDocument {
  return { type: 'doc', content: [{ type: 'paragraph' }] };
}
