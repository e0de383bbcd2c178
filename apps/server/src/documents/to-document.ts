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
/** A tag at the very beginning, an end tag, or a tag that needs no end. */
const HTML = new RegExp(
  `^\\s*<(?:!doctype\\s|!--|(?:${TAGS}|br|embed|hr|img|input|link)[\\s>/])|</(?:${TAGS})\\s{0,9}>|<(?:br|hr)\\s{0,9}/?>|<img\\s`,
  'i',
);
/** JSON that is meant as a document, even where it is broken. */
const MEANT_AS_DOCUMENT = /^\s*\{\s*"(?:type"\s*:\s*"doc"|blocks"\s*:\s*\[|entityMap"\s*:)/;

/** Whether text holds HTML and not just angle brackets. */
export function looksLikeHtml(text: string): boolean {
  return HTML.test(text);
}

/** The value of JSON that may be a document; undefined for all other text. */
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
 * What the API's `content` holds, as a document, and what it was: the editor's JSON, Draft.js raw JSON, HTML, or
 * plain text, told apart by the text itself. Whatever could run in a browser is gone.
 * Throws `ConversionError` for broken or foreign JSON documents, NUL, lone surrogates, and what exceeds the limits.
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
