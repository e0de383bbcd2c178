/**
 * The text of a vendor's response.
 * @throws Error if it has more than the allowed number of bytes; the network's error.
 */
export async function readText(response: Response, bytesMax: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > bytesMax) throw new Error('the answer is too large');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
