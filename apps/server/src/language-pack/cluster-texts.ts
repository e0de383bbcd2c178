import {
  clusterKeywords,
  keywordIntent,
  type ClusterItem,
  type Intent,
  type KeywordClusters,
} from '@pagewright/engine';
import { sentenceVectors } from './sentence-vectors.ts';

/** Time limit because someone waits for the screen; vectors encoded so far are cached for the next time. */
const VECTORS_LIMIT_MS = 1_500;

/** Keywords grouped by subject. */
export interface NamedClusters extends Pick<KeywordClusters, 'provenance'> {
  readonly clusters: readonly {
    readonly name: string;
    readonly intent: Intent | null;
    readonly members: readonly string[];
  }[];
}

/**
 * Groups keywords by subject, including by meaning if the language pack is installed, with the intent of each group's name.
 * The most searched keyword names its group, where demand is known.
 */
export async function clusterTexts(keywords: readonly (string | ClusterItem)[]): Promise<NamedClusters> {
  const texts = keywords.map((item) => (typeof item === 'string' ? item : item.keyword));
  const vectors = await sentenceVectors(texts, VECTORS_LIMIT_MS);
  const { clusters, provenance } = clusterKeywords(keywords, { vectors });
  return {
    clusters: clusters.map(({ name, members }) => ({ name, intent: keywordIntent(name).leading, members })),
    provenance,
  };
}
