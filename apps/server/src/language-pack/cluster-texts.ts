import {
  clusterKeywords,
  detectKeywordLanguage,
  groupByPage,
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
  /** All keywords grouped by the page that can answer them; the most searched or first one leads each group. */
  readonly pages: readonly (readonly string[])[];
}

/**
 * Groups keywords by subject, and by the page that can answer them, including by meaning if the language pack is installed.
 * The most searched keyword names its group, where demand is known. `reader`: their language where keywords do not show
 * theirs.
 */
export async function clusterTexts(
  keywords: readonly (string | ClusterItem)[],
  reader: string,
): Promise<NamedClusters> {
  const texts = keywords.map((item) => (typeof item === 'string' ? item : item.keyword));
  const vectors = await sentenceVectors(texts, VECTORS_LIMIT_MS);
  const { clusters, provenance } = clusterKeywords(keywords, { vectors });
  const demand = new Map(
    keywords.map((item) => (typeof item === 'string' ? [item, null] : [item.keyword, item.demand])),
  );
  const bySearches = clusters
    .flatMap(({ members }) => members)
    .toSorted((a, b) => (demand.get(b) ?? -1) - (demand.get(a) ?? -1) || texts.indexOf(a) - texts.indexOf(b));
  // A short keyword is read like the rest of its list.
  const main = detectKeywordLanguage(texts.join(' '), reader);
  const languageOf = (keyword: string): string => detectKeywordLanguage(keyword, main);
  const edges = clusters.flatMap((cluster) => cluster.edges);
  return {
    clusters: clusters.map(({ name, members }) => ({ name, intent: keywordIntent(name).leading, members })),
    pages: groupByPage(bySearches, { edges, languageOf }),
    provenance,
  };
}
