import type { Provenance } from '../score/types.ts';

/** A keyword to be put with others. */
export interface ClusterItem {
  keyword: string;
  /** Searches a month when they are measured: the most wanted keyword names its cluster. Null or left out: unknown. */
  demand?: number | null;
}

/** What the results of two keywords, or their words, say about them. */
export type Relation =
  /** Of one subject, but each wants a page of its own. */
  | 'related'
  /** Of one cluster: pages that belong together. */
  | 'same_cluster'
  /** One page can serve both. */
  | 'same_page';

/** Two keywords that belong together in some degree, and by what that is known. */
export interface KeywordEdge {
  a: string;
  b: string;
  relation: Relation;
  /** Likeness of the words, or of the meaning where that is more, 0 to 1. */
  similarity: number;
  /** Addresses that both have in their top ten; null when the results of either are not known. */
  sharedAddresses: number | null;
  /** `result_pages` where both results are known: then they alone decide. `meaning`: by sentence vectors. */
  basis: 'result_pages' | 'words' | 'meaning';
}

export interface KeywordCluster {
  /** The member that is wanted most; without demand the one that is nearest to the others. */
  name: string;
  /** All keywords, the name first, then nearest first. */
  members: readonly string[];
  /** Members in groups that one page can serve, each group led by its first; every member is in exactly one. */
  pages: readonly (readonly string[])[];
  /** What holds the members together, strongest first. */
  edges: readonly KeywordEdge[];
}

export interface KeywordClusters {
  /** Largest first; a keyword that belongs to no other is a cluster of one. */
  clusters: readonly KeywordCluster[];
  /** Edges between members of different clusters, strongest first. */
  related: readonly KeywordEdge[];
  /** `measured` when all edges rest on result pages. */
  provenance: Provenance;
}
