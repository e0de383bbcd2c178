import { DOCX_MAIN_PART } from '../docx/read-docx.ts';
import { readArchiveDirectory } from '../docx/archive.ts';
import { looksLikeHtml } from '../to-document.ts';
import { decodeText } from './decode-text.ts';

export type FileKind = 'markdown' | 'html' | 'text' | 'docx' | 'wxr' | 'item' | 'image' | 'unknown';

/** Characters of a text that are checked. */
const SAMPLE = 64_000;

/** First bytes of the image formats that browsers show; `null` matches any byte. */
const IMAGES: readonly (readonly (number | null)[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
];

/** A start that only a web page has. */
const PAGE = /^<(?:!doctype\s+html|html|head|body|meta)[\s>]/i;
const OTHER_XML = /^<(?:\?xml|svg|rss|feed|urlset|plist|!doctype\s+(?!html))/i;
const WXR = /xmlns:wp\s*=\s*["']https?:\/\/wordpress\.org\/export\//i;
/** What only Markdown has: headings, fences, links, tables, front matter, two consecutive list entries. */
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

/** Whether it is an item that `exportDocument` wrote as JSON. */
function isItem(text: string): boolean {
  return /^\s*\{/.test(text) && /"content"\s*:\s*"\{\\"type\\":\s*\\"doc\\"/.test(text);
}

/** The text from its first tag or word on, without comments, and without an XML declaration before other tags. */
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
  // Markdown may start with HTML; only the name tells them apart.
  if (start.startsWith('<') && looksLikeHtml(start)) return isNamedMarkdown ? 'markdown' : 'html';
  return isNamedMarkdown || MARKDOWN.some((sign) => sign.test(sample)) ? 'markdown' : 'text';
}

/**
 * Detects a file's kind by its content; its name decides only if text could be Markdown or something else. `item` is an
 * article exported as JSON.
 * @throws ConversionError `archive_bomb` or `unreadable_file` for hostile or broken archives.
 */
export function detectFileKind(bytes: Uint8Array, fileName: string): FileKind {
  if (isImage(bytes)) return 'image';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return readArchiveDirectory(bytes)?.some(({ name }) => name === DOCX_MAIN_PART) ? 'docx' : 'unknown';
  }
  const text = decodeText(bytes.subarray(0, SAMPLE * 4));
  return text === null ? 'unknown' : kindOfText(text, fileName);
}
