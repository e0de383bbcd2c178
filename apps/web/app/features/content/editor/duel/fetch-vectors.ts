import { encodeTexts, SENTENCE_VECTOR_LIMITS } from '@pagewright/contract/content';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { DuelRequest } from './duel-messages.ts';

/** Vectors of texts from the server; null where it has none to give. */
export async function fetchVectors(
  texts: readonly string[],
): Promise<NonNullable<DuelRequest['vectors']> | null> {
  const found: [string, Float32Array][] = [];
  for (let at = 0; at < texts.length; at += SENTENCE_VECTOR_LIMITS.texts) {
    const chunk = texts.slice(at, at + SENTENCE_VECTOR_LIMITS.texts);
    const { data } = await callApi(encodeTexts, { body: { texts: [...chunk] } });
    if (!data?.vectors) return null;
    for (const [index, encoded] of data.vectors.entries()) found.push([chunk[index] ?? '', decode(encoded)]);
  }
  return found;
}

function decode(encoded: string): Float32Array {
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new Float32Array(bytes.buffer);
}
