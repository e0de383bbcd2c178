import { TextDecoder } from 'node:util';

/** How much of a page is searched for a charset declaration (HTML standard: 1024 bytes). */
const SEARCHED_BYTES = 1024;

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
] as const;

/**
 * Decodes a page. As in the HTML standard, the charset is that of a byte order mark, else of the `content-type` header,
 * else of a `meta` element; otherwise it is UTF-8, or Windows-1252 if it is not valid UTF-8. The result is well-formed
 * and has no byte order mark and no NUL.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const mark = MARKS.find((candidate) => candidate.bytes.every((byte, index) => bytes[index] === byte));
  const named = [mark?.charset, charsetIn(contentType), charsetOfMeta(bytes)];
  const decoder =
    named.map((charset) => decoderOf(charset)).find((candidate) => candidate !== null) ?? guess(bytes);
  return decoder.decode(bytes).replaceAll('\0', '').toWellFormed();
}

function decoderOf(charset: string | undefined): TextDecoder | null {
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

function guess(bytes: Uint8Array): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}

function charsetIn(text: string): string | undefined {
  // Never two runs of spaces in a row: they would take quadratic time.
  return /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(text)?.[1];
}

function charsetOfMeta(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SEARCHED_BYTES));
  const visible = head.replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  for (const [element] of visible.matchAll(/<meta[\s/][^>]*/gi)) {
    const charset = charsetIn(element);
    // A page whose declaration could be read as ASCII is not in UTF-16, whatever it declares.
    if (charset !== undefined) return /^utf-?16/i.test(charset) ? 'utf-8' : charset;
  }
  return undefined;
}
