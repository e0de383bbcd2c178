/** Number of leading bytes in which a page declares its encoding. */
const HEAD_BYTES = 2_048;
const CHARSET = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i;

/** Decodes a saved page: by its declared encoding, else UTF-8, else Windows-1252, in which any bytes are valid. */
export async function readPageFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const named = CHARSET.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))?.[1];
  for (const encoding of [named, 'utf-8']) {
    if (encoding === undefined) continue;
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // A wrong or unknown encoding.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
