import { DOCUMENT_LIMITS, normalizeDocument } from '@pagewright/contract/document';
import type { DocumentParse, EditorDocument } from '@pagewright/contract/document';
import { ConversionError } from './conversion-error.ts';

/**
 * A node as the readers build it: any mix of blocks and texts, which `normalizeDocument` makes valid. Heading levels
 * are still those of the source, 1 to 6.
 */
export type LooseNode = {
  type: string;
  attrs?: Record<string, unknown>;
  marks?: LooseMark[];
  text?: string;
  content?: LooseNode[];
  /** A paragraph that is a list entry, as Word and Draft.js write lists. */
  entry?: ListEntry;
};

export type LooseMark = { type: string; attrs?: Record<string, unknown> };

/** `level` starts at 0; `start` is the number before the entry. */
export type ListEntry = { level: number; ordered: boolean; start: number };

/**
 * Creates the canonical document.
 * @throws ConversionError if the contract rejects it.
 */
export function toEditorDocument(blocks: readonly LooseNode[]): EditorDocument {
  return acceptedDocument(normalizeDocument({ type: 'doc', content: blocks }));
}

/**
 * Returns a document that can be stored and read again.
 * @throws ConversionError if the contract rejects it.
 */
export function acceptedDocument(parse: DocumentParse): EditorDocument {
  if (!parse.ok) throw new ConversionError(parse.reason, parse.path);
  if (Buffer.byteLength(JSON.stringify(parse.document)) > DOCUMENT_LIMITS.bytes)
    throw new ConversionError('too_large');
  return parse.document;
}
