/** The four input formats: editor JSON, Draft.js raw JSON, HTML, or plain text. JSON can also be an object. */
export type PaperInput = string | object | null | undefined;

/** The format that a paper was parsed from. `empty` if there was no input. */
export type PaperFormat = 'editor' | 'draft' | 'html' | 'plain' | 'empty';

export type BlockKind = 'paragraph' | 'heading' | 'code' | 'image';

/**
 * A place in a paper: `block` is the ordinal of the text block (from 0), `start` (inclusive) and `end` (exclusive) are
 * UTF-16 offsets in its text. A separate image is a block with an empty text; its place is `{ block, start: 0, end: 0
 * }`.
 */
export interface Place {
  block: number;
  start: number;
  end: number;
}

/** Positions in ProseMirror (Tiptap), as `editor.state.doc.textBetween` and decorations use them. */
export interface EditorRange {
  from: number;
  to: number;
}

/** A link; `start` and `end` are offsets of its words in the block. */
export interface PaperLink {
  block: number;
  start: number;
  end: number;
  href: string;
}

/** An image. `offset` is its position in the block's text. `alt` is '' if there is none. */
export interface PaperImage {
  block: number;
  offset: number;
  src: string;
  alt: string;
}

/**
 * One text block. In `text`, a line break is '\n', and an image or another unit between words is U+FFFC, so that an
 * offset in `text` is also an offset in the editor's block.
 */
export interface Block {
  kind: BlockKind;
  text: string;
  /** 1-6 for a heading, 0 otherwise. */
  level: number;
  /** Number of lists around the block, 0 outside of any. */
  listDepth: number;
  /** Index of its list item within the paper (from 0), -1 outside lists. */
  listItem: number;
  inQuote: boolean;
  inTable: boolean;
  /** Editor position of the first character. -1 if the paper does not come from the editor. */
  position: number;
}

/** An immutable parsed document. */
export interface Paper {
  format: PaperFormat;
  blocks: readonly Block[];
  links: readonly PaperLink[];
  images: readonly PaperImage[];
  /** Number of lists (including nested ones) and of tables. */
  lists: number;
  tables: number;
}
