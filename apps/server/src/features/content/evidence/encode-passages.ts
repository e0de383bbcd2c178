import type { encodePassages as call } from '@pagewright/contract/content';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { textOfVector } from '@pagewright/engine';
import { sentenceVectors } from '../../../language-pack/index.ts';

const LARGEST_BYTE = 127;

/** Encodes sentence vectors for the editor: one byte per number, a quarter of the size. */
export async function encodePassages(texts: readonly string[]): Promise<HandlerOutput<typeof call>> {
  const vectors = await sentenceVectors(texts);
  if (vectors === null) return { vectors };
  return { vectors: texts.map((text) => packed(vectors.get(textOfVector(text)))) };
}

/** Only the ratio of the numbers matters: unpacking normalizes the length to 1 again. */
function packed(vector: Float32Array | undefined): string {
  if (vector === undefined) return '';
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const bytes = Int8Array.from(vector, (value) => Math.round((value / largest) * LARGEST_BYTE));
  return Buffer.from(bytes.buffer).toString('base64');
}
