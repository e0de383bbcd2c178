import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Provenance } from '../score/types.ts';

/** A competitor and the pages read from its site. */
export interface CompetitorPages {
  /** The domain as the user entered it. Identifies the competitor. */
  name: string;
  pages: readonly EvidencePage[];
}

/** Probability of each intent, 0 to 1; several may apply at once. */
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
  /** Known but unread addresses of ours: a page may match a keyword by its address alone. */
  ourAddresses?: readonly string[];
  competitors: readonly CompetitorPages[];
  /** Keywords to check; without any, the subjects of the competitors' titles. */
  keywords?: readonly string[];
  /** Monthly searches of a keyword if measured, else null. */
  demandOf?: (keyword: string) => number | null;
  /** Intent of a keyword; without it, every keyword counts as informational. */
  intentOf?: (keyword: string) => IntentShares;
}

/** Evidence that a page targets a keyword; `meaning`: by its title and text in other words. */
export type PageSign = 'title' | 'address' | 'heading' | 'meaning';

/** A competitor's page for a keyword. */
export interface GapPage {
  competitor: string;
  url: string | null;
  title: string;
  sign: PageSign;
}

export type GapPriority = 'high' | 'medium' | 'low';

/** Part of an opportunity: the observed share (0 to 1), its points, and their maximum. */
export interface OpportunityPart {
  code: 'demand' | 'coverage' | 'nearness' | 'intent';
  share: number;
  points: number;
  max: number;
}

/** A keyword competitors have a page for and we do not. */
export interface Gap {
  keyword: string;
  /** Stem keys of its words joined by a space. */
  key: string;
  /** 0 to 100: the value of creating a page for it. */
  opportunity: number;
  /** Its parts; unknown ones are omitted. */
  parts: readonly OpportunityPart[];
  priority: GapPriority;
  /** Monthly searches; null if not measured. */
  demand: number | null;
  /** Competitors without a page for it, in the given order. */
  missingCompetitors: readonly string[];
  /** One page per competitor that has one: the evidence. */
  pages: readonly GapPage[];
  /** How the opportunity was calculated. */
  provenance: Provenance;
}
