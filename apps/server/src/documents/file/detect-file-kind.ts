import { DOCX_MAIN_PART } from '../docx/read-docx.ts';
import { readArchiveDirectory } from '../docx/archive.ts';
import { looksLikeHtml } from '../to-document.ts';
import { decodeText } from './decode-text.ts';

export type FileKind = 'markdown' | 'html' | 'text' | 'docx' | 'wxr' | 'item' | 'image' | 'unknown';

/** How much of a text is looked at. */
const SAMPLE = 64_000;

/** First bytes of the images that browsers show; `null` stands for any byte. */
const IMAGES: readonly (readonly (number | null)[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
];

/** The beginning of a page, and of nothing else. */
const PAGE = /^<(?:!doctype\s+html|html|head|body|meta)[\s>]/i;
const OTHER_XML = /^<(?:\?xml|svg|rss|feed|urlset|plist|!doctype\s+(?!html))/i;
const WXR = /xmlns:wp\s*=\s*["']https?:\/\/wordpress\.org\/export\//i;
/** What only Markdown has: headings, fences, links, tables, front matter, two entries of a list in a row. */
const MARKDOWN = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}(?:```|~~~)/m,
  /!?\[[^\]\n]{1,300}\]\([^)\s]{1,1000}(?: "[^"\n]{0,300}")?\)/,
  /^\|?(?: *:?-{3,}:? *\|)+/m,
  /^(?:---|\+\+\+)[ \t]*\r?\n[\w-]{1,50}\s*[:=]/,
  /^ {0,3}[-*+] \S.*\r?\n(?:\s*\r?\n)?\s{0,3}[-*+] \S/m,
  /^ {0,3}\d{1,3}[.)] \S.*\r?\n(?:\s*\r?\n)?\s{0,3}\d{1,3}[.)] \S/m,
  /^ {0,3}> \S/m,
];
const MARKDOWN_NAME = /\.(?:md|markdown|mdown|mkd|mdx)$/i;

function isImage(bytes: Uint8Array): boolean {
  return IMAGES.some((start) => start.every((byte, index) => byte === null || bytes[index] === byte));
}

/** An item as `exportDocument` writes it as JSON. */
function isItem(text: string): boolean {
  return /^\s*\{/.test(text) && /"content"\s*:\s*"\{\\"type\\":\s*\\"doc\\"/.test(text);
}

/** The text from its first tag or word on: without comments, and without the declaration of XML before other tags. */
function withoutPreamble(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?xml') ? '?>' : null;
    const at = end === null ? -1 : rest.indexOf(end);
    if (end === null || at < 0) return rest;
    const next = rest.slice(at + end.length).trimStart();
    if (end === '?>' && !PAGE.test(next)) return rest;
    rest = next;
  }
}

function kindOfText(text: string, fileName: string): FileKind {
  const sample = text.slice(0, SAMPLE);
  const start = withoutPreamble(sample);
  const isNamedMarkdown = MARKDOWN_NAME.test(fileName);
  if (WXR.test(sample)) return 'wxr';
  if (PAGE.test(start)) return 'html';
  if (OTHER_XML.test(start) || start.startsWith('{\\rtf') || start.startsWith('%PDF-')) return 'unknown';
  if (isItem(start)) return 'item';
  // Markdown may begin with HTML; which of the two the rest is, only the name says.
  if (start.startsWith('<') && looksLikeHtml(start)) return isNamedMarkdown ? 'markdown' : 'html';
  return isNamedMarkdown || MARKDOWN.some((sign) => sign.test(sample)) ? 'markdown' : 'text';
}

/**
 * What a file is, by its content; its name decides only where text could be Markdown as well as something else.
 * `item` is an article as it is exported as JSON. Throws `ConversionError` (`archive_bomb`, `unreadable_file`) for
 * archives that are broken or hostile.
 */
export function detectFileKind(bytes: Uint8Array, fileName: string): FileKind {
  if (isImage(bytes)) return 'image';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return readArchiveDirectory(bytes)?.some(({ name }) => name === DOCX_MAIN_PART) ? 'docx' : 'unknown';
  }
  const text = decodeText(bytes.subarray(0, SAMPLE * 4));
  return text === null ? 'unknown' : kindOfText(text, fileName);
}
