import type { encodeTexts as call } from '@pagewright/contract/content';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { textOfVector } from '@pagewright/engine';
import { sentenceVectors } from '../../../language-pack/index.ts';

/** Vectors of texts for a comparison that runs in the browser; null where the language pack is not installed. */
export async function encodeTexts(texts: readonly string[]): Promise<CallOutput<typeof call>> {
  const vectors = await sentenceVectors(texts);
  if (vectors === null) return { vectors: null };
  return {
    vectors: texts.map((text) => {
      const vector = vectors.get(textOfVector(text));
      if (vector === undefined) return '';
      return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
    }),
  };
}
