import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { ComponentType } from 'react';
import type { Analysis } from '../analysis.ts';

/** The tabs of the specification, in its order; each is named in the address. */
export const TAB_IDS = [
  'content-scoring',
  'ai-optimization',
  'competitive-intel',
  'multi-intent',
  'backlink-finder',
  'comprehensive',
  'predictive-analytics',
  'content-promotion',
] as const;
export type TabId = (typeof TAB_IDS)[number];

/** One tab: the analyses that it offers, the first of which is shown unless the address names another. */
export interface AdvancedTab {
  readonly id: TabId;
  readonly analyses: readonly [Analysis, ...Analysis[]];
  /** What the tab has beside its analyses, under their results. */
  readonly Below?: ComponentType;
}

/** The analysis of a tab that the address asks for. */
export function analysisOf(tab: AdvancedTab, kind: string | null): Analysis {
  return tab.analyses.find((analysis) => analysis.kind === (kind as AnalysisKind)) ?? tab.analyses[0];
}
