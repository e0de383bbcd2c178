import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Provenance } from '../score/types.ts';

/** A competitor with the pages of its site that were read. */
export interface CompetitorPages {
  /** As the person named it: its domain. Identifies the competitor. */
  name: string;
  pages: readonly EvidencePage[];
}

/** How likely a search is of each kind, 0 to 1; several may hold at once. */
export interface IntentShares {
  informational: number;
  navigational: number;
  commercial: number;
  transactional: number;
  local: number;
}

export interface ContentGapInput {
  /** Our own pages. */
  ours: readonly EvidencePage[];
  /** Addresses of ours that are known and were not read: by these alone a page may be for a keyword. */
  ourAddresses?: readonly string[];
  competitors: readonly CompetitorPages[];
  /** Keywords to look at; when there are none, the subjects of the competitors' titles. */
  keywords?: readonly string[];
  /** Searches a month of a keyword where they are measured, else null. */
  demandOf?: (keyword: string) => number | null;
  /** Intent of a keyword; without it every keyword counts as informational. */
  intentOf?: (keyword: string) => IntentShares;
}

/** By what a page shows that it was made for a keyword; `meaning`: by its title and text in other words. */
export type PageSign = 'title' | 'address' | 'heading' | 'meaning';

/** A page that a competitor has for a keyword. */
export interface GapPage {
  competitor: string;
  url: string | null;
  title: string;
  sign: PageSign;
}

export type GapPriority = 'high' | 'medium' | 'low';

/** A part of an opportunity: what was seen as a share (0 to 1), and the points that it gives of those that it can. */
export interface OpportunityPart {
  code: 'demand' | 'coverage' | 'nearness' | 'intent';
  share: number;
  points: number;
  max: number;
}

/** A keyword that competitors have a page for and we do not. */
export interface Gap {
  keyword: string;
  /** Stem keys of its words joined by a space. */
  key: string;
  /** 0 to 100: what a page on it is worth trying for. */
  opportunity: number;
  /** What it is the sum of; what is not known is no part of it. */
  parts: readonly OpportunityPart[];
  priority: GapPriority;
  /** Searches a month; null when they are not measured. */
  demand: number | null;
  /** Competitors without a page for it, in the order given. */
  missingCompetitors: readonly string[];
  /** One page of each competitor that has one: the evidence. */
  pages: readonly GapPage[];
  /** How the opportunity was calculated. */
  provenance: Provenance;
}
