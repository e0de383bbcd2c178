import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
/** Compression level after which time grows much faster than savings. */
const GRADE = 5;

/** Storage key of HTML: SHA-256 of its UTF-8, hexadecimal. */
export function htmlDigest(html: string): string {
  return createHash('sha256').update(html, 'utf8').digest('hex');
}

/** Compresses HTML for storage. */
export async function compressHtml(
  html: string,
): Promise<{ readonly packed: Buffer; readonly length: number }> {
  const bytes = Buffer.from(html, 'utf8');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: GRADE,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { packed: await pack(bytes, { params }), length: bytes.length };
}

/**
 * Decompresses stored HTML.
 * @throws if its length differs.
 */
export async function decompressHtml(body: {
  readonly packed: Buffer;
  readonly length: number;
}): Promise<string> {
  const bytes = await unpack(body.packed, { maxOutputLength: Math.max(1, body.length) });
  if (bytes.length !== body.length) throw new Error('a kept page is not as long as it was');
  return bytes.toString('utf8');
}
