import { clusterKeywords, type KeywordClusters } from '@pagewright/engine';
import { sentenceVectors } from '../../language-pack/index.ts';

/** Time limit because someone waits for the screen; vectors encoded so far are cached for the next time. */
const VECTORS_LIMIT_MS = 1_500;

/** Groups keywords by subject, including by meaning if the language pack is installed. */
export async function clusterTexts(keywords: readonly string[]): Promise<KeywordClusters> {
  return clusterKeywords(keywords, { vectors: await sentenceVectors(keywords, VECTORS_LIMIT_MS) });
}
