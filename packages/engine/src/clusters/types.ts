import type { Provenance } from '../score/types.ts';

/** A keyword to cluster. */
export interface ClusterItem {
  keyword: string;
  /** Measured searches per month: the keyword with the highest demand names its cluster. Null or omitted: unknown. */
  demand?: number | null;
}

/** Relation of two keywords by their results or their words. */
export type Relation =
  /** About one subject, but each needs its own page. */
  | 'related'
  /** In one cluster: their pages belong together. */
  | 'same_cluster'
  /** One page can serve both. */
  | 'same_page';

/** Two related keywords, and what the relation is based on. */
export interface KeywordEdge {
  a: string;
  b: string;
  relation: Relation;
  /** Similarity of the words, or of the meaning if that is higher, 0 to 1. */
  similarity: number;
  /** Addresses in the top tens of both. Null if the results of either are unknown. */
  sharedAddresses: number | null;
  /** `result_pages` if the results of both are known: then only they decide. `meaning`: by sentence vectors. */
  basis: 'result_pages' | 'words' | 'meaning';
}

export interface KeywordCluster {
  /** The member with the highest demand. Without demand, the one that is nearest to the others. */
  name: string;
  /** All keywords, the name first, then nearest first. */
  members: readonly string[];
  /**
   * Members grouped by the page that can serve them, the leader of each page first. Every member is in exactly one
   * group.
   */
  pages: readonly (readonly string[])[];
  /** The edges between members, strongest first. */
  edges: readonly KeywordEdge[];
}

export interface KeywordClusters {
  /** Largest first. A keyword without relatives is a cluster of one. */
  clusters: readonly KeywordCluster[];
  /** Edges between members of different clusters, strongest first. */
  related: readonly KeywordEdge[];
  /** `measured` if all edges are based on result pages. */
  provenance: Provenance;
}
