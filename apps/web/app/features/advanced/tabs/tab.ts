import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { ComponentType } from 'react';
import type { Analysis } from '../analysis.ts';

/** The tabs in the order of the specification; each ID is part of the URL. */
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

/** A tab: its analyses, the first of which is the default. */
export interface AdvancedTab {
  readonly id: TabId;
  readonly analyses: readonly [Analysis, ...Analysis[]];
  /** What the tab shows below the results of its analyses. */
  readonly Footer?: ComponentType;
}

/** The analysis of a tab that the URL asks for. */
export function selectAnalysis(tab: AdvancedTab, kind: string | null): Analysis {
  return tab.analyses.find((analysis) => analysis.kind === (kind as AnalysisKind)) ?? tab.analyses[0];
}
