import { clusterKeywords, type KeywordClusters } from '@pagewright/engine';
import { sentenceVectors } from '../../language-pack/index.ts';

/** Somebody waits for the screen; what was encoded until then is remembered for the next time. */
const VECTORS_LIMIT_MS = 1_500;

/** Keywords put together by subject: the engine's own grouping, by meaning too where the language pack is installed. */
export async function clusterTexts(keywords: readonly string[]): Promise<KeywordClusters> {
  return clusterKeywords(keywords, { vectors: await sentenceVectors(keywords, VECTORS_LIMIT_MS) });
}
