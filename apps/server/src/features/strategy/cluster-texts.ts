import { clusterKeywords, type KeywordClusters } from '@pagewright/engine';

/** Keywords put together by subject: the engine's own grouping, where a thread can find it. */
export function clusterTexts(keywords: readonly string[]): KeywordClusters {
  return clusterKeywords(keywords);
}
