import { clusterKeywords, keywordIntent, type Intent, type KeywordClusters } from '@pagewright/engine';
import { sentenceVectors } from '../../language-pack/index.ts';

/** Time limit because someone waits for the screen; vectors encoded so far are cached for the next time. */
const VECTORS_LIMIT_MS = 1_500;

interface NamedClusters extends Pick<KeywordClusters, 'provenance'> {
  readonly clusters: readonly {
    readonly name: string;
    readonly intent: Intent | null;
    readonly members: readonly string[];
  }[];
}

/**
 * Groups keywords by subject, including by meaning if the language pack is installed, with the intent of each group's name.
 */
export async function clusterTexts(keywords: readonly string[]): Promise<NamedClusters> {
  const vectors = await sentenceVectors(keywords, VECTORS_LIMIT_MS);
  const { clusters, provenance } = clusterKeywords(keywords, { vectors });
  return {
    clusters: clusters.map(({ name, members }) => ({ name, intent: keywordIntent(name).leading, members })),
    provenance,
  };
}
