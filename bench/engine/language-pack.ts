import { textOfVector, type SentenceVectors } from '@pagewright/engine';
import { installedPack, loadEncoder } from '../../apps/server/src/language-pack/encoder.ts';

const CHUNK = 16;

/** Vectors of texts and the milliseconds per text; null if the language pack is not installed. */
export async function vectorsOf(
  texts: readonly string[],
): Promise<{ vectors: SentenceVectors; milliseconds: number } | null> {
  if (installedPack() === null) return null;
  const encode = await loadEncoder();
  await encode(['The first call compiles the model.']);
  const wanted = [...new Set(texts.map(textOfVector))].filter((text) => text !== '');
  const vectors = new Map<string, Float32Array>();
  const start = performance.now();
  for (let at = 0; at < wanted.length; at += CHUNK) {
    const chunk = wanted.slice(at, at + CHUNK);
    for (const [index, vector] of (await encode(chunk)).entries()) vectors.set(chunk[index]!, vector);
  }
  return { vectors, milliseconds: (performance.now() - start) / Math.max(1, wanted.length) };
}

/** The column's text without the language pack. */
export const WITHOUT_PACK = 'with the language pack: skipped, run npm run language-pack';
