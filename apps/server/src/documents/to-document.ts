import { parseEditorDocument, DOCUMENT_LIMITS } from '@pagewright/contract/document';
import type { EditorDocument } from '@pagewright/contract/document';
import { isDeeperThan } from '@pagewright/contract/json-depth';
import { ConversionError } from './conversion-error.ts';
import { isDraftJs, readDraftJs } from './draft-js/read-draft-js.ts';
import { readHtml } from './html/read-html.ts';
import { acceptedDocument } from './loose-node.ts';
import { readText } from './text/read-text.ts';

export type ContentFormat = 'editor' | 'draft-js' | 'html' | 'text';

const TAGS = [
  'a|article|aside|audio|b|blockquote|body|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer',
  'form|h[1-6]|head|header|html|i|iframe|ins|li|main|mark|math|meta|nav|noscript|object|ol|p|pre|s|script|section',
  'select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|th|thead|title|tr|u|ul|video',
].join('|');
/** A tag at the very start, an end tag, or a void tag. */
const HTML = new RegExp(
  `^\\s*<(?:!doctype\\s|!--|(?:${TAGS}|br|embed|hr|img|input|link)[\\s>/])|</(?:${TAGS})\\s{0,9}>|<(?:br|hr)\\s{0,9}/?>|<img\\s`,
  'i',
);
/** JSON that looks like a document, even if it is malformed. */
const MEANT_AS_DOCUMENT = /^\s*\{\s*"(?:type"\s*:\s*"doc"|blocks"\s*:\s*\[|entityMap"\s*:)/;

/** Whether text is HTML rather than just containing angle brackets. */
export function looksLikeHtml(text: string): boolean {
  return HTML.test(text);
}

/** Parses JSON that may be a document; undefined for other text. */
function jsonOf(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  if (isDeeperThan(text, DOCUMENT_LIMITS.json)) {
    if (MEANT_AS_DOCUMENT.test(text)) throw new ConversionError('too_deep');
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (MEANT_AS_DOCUMENT.test(text)) throw new ConversionError('malformed_json');
    return undefined;
  }
}

/**
 * Converts the API's `content` to a document and returns its detected format: the editor's JSON, Draft.js raw JSON,
 * HTML, or plain text. Nothing executable survives.
 * @throws ConversionError for malformed or foreign JSON documents, NUL, lone surrogates, and content that exceeds the
 * limits.
 */
export function toDocument(text: string): { document: EditorDocument; format: ContentFormat } {
  if (text.length > DOCUMENT_LIMITS.bytes) throw new ConversionError('too_large');
  const value = jsonOf(text);
  if (typeof value === 'object' && value !== null) {
    if ('type' in value && value.type === 'doc') {
      return { document: acceptedDocument(parseEditorDocument(text)), format: 'editor' };
    }
    if (isDraftJs(value)) return { document: readDraftJs(value), format: 'draft-js' };
  }
  if (text.includes('\0') || !text.isWellFormed()) throw new ConversionError('forbidden_character');
  if (looksLikeHtml(text)) return { document: readHtml(text).document, format: 'html' };
  return { document: readText(text), format: 'text' };
}
