import type { Node } from '@tiptap/pm/model';
import type { Span } from './find-place.ts';

/** A range of the editor's document, in its own positions. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A document's words as one text, with conversions in both directions. */
export interface DocumentText {
  readonly text: string;
  /** The range of a text span; null if it begins or ends outside. */
  readonly toRange: (span: Span) => TextRange | null;
  /** The trimmed span of a range; null if it contains no words. */
  readonly toSpan: (stretch: TextRange) => Span | null;
}

interface Block {
  /** Position of its first character in the document. */
  readonly position: number;
  readonly offset: number;
  readonly words: string;
}

/** The blocks of a document, joined by line breaks; an image or line break within a block is one character. */
export function readDocumentText(doc: Node): DocumentText {
  const blocks: Block[] = [];
  let offset = 0;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const words = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    blocks.push({ position: position + 1, offset, words });
    offset += words.length + 1;
    return false;
  });
  const text = blocks.map(({ words }) => words).join('\n');
  const positionOf = (at: number): number | null => {
    const block = blocks.findLast((one) => one.offset <= at);
    return block && at <= block.offset + block.words.length ? block.position + at - block.offset : null;
  };
  const offsetOf = (position: number): number => {
    const block = blocks.findLast((one) => one.position <= position);
    return block ? block.offset + Math.min(position - block.position, block.words.length) : 0;
  };
  return {
    text,
    toRange({ start, end }) {
      const [from, to] = [positionOf(start), positionOf(end)];
      return from === null || to === null || from >= to ? null : { from, to };
    },
    toSpan({ from, to }) {
      const [start, end] = [offsetOf(from), offsetOf(to)];
      const words = text.slice(start, end);
      const trimmed = words.trim();
      if (trimmed === '') return null;
      const first = start + words.indexOf(trimmed);
      return { start: first, end: first + trimmed.length };
    },
  };
}
