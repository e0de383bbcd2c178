import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
/** Of the eleven grades the one after which packing costs much more time than it saves space. */
const GRADE = 5;

/** What the HTML of a page is called by where it is kept: SHA-256 of its UTF-8, in hexadecimal. */
export function digestOf(html: string): string {
  return createHash('sha256').update(html, 'utf8').digest('hex');
}

/** HTML as it is kept. */
export async function packHtml(html: string): Promise<{ readonly packed: Buffer; readonly length: number }> {
  const bytes = Buffer.from(html, 'utf8');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: GRADE,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { packed: await pack(bytes, { params }), length: bytes.length };
}

/** The HTML that was kept. @throws where it is not as long as it was. */
export async function unpackHtml(body: {
  readonly packed: Buffer;
  readonly length: number;
}): Promise<string> {
  const bytes = await unpack(body.packed, { maxOutputLength: Math.max(1, body.length) });
  if (bytes.length !== body.length) throw new Error('a kept page is not as long as it was');
  return bytes.toString('utf8');
}
