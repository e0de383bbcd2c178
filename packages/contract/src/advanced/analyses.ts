import type { UsageKind } from '../usage.ts';

/** The analyses whose results are stored as runs, each named after the last part of its path. */
export const ANALYSIS_KINDS = [
  'live-score',
  'keyword-density',
  'serp-integration',
  'semantic-completeness',
  'analyze-patterns',
  'voice-search-outline',
  'track-gaps',
  'check-alerts',
  'track-freshness',
  'analyze-strategy',
  'analyze-intent',
  'create-strategy',
  'funnel-opportunities',
  'keyword-list',
  'analyze-competitors',
  'broken-links',
  'unlinked-mentions',
  'generate-outreach',
  'comprehensive-analysis',
  'forecast-performance',
  'emerging-topics',
  'find-syndication-partners',
  'generate-social-snippets',
] as const;
export type AnalysisKind = (typeof ANALYSIS_KINDS)[number];

/** What one run of an analysis costs of the plan, one request each. An analysis that is not listed is not metered. */
export const ANALYSIS_COSTS: Readonly<Partial<Record<AnalysisKind, readonly UsageKind[]>>> = {
  'serp-integration': ['seo'],
  'voice-search-outline': ['ai'],
  'track-gaps': ['seo'],
  'check-alerts': ['seo'],
  'track-freshness': ['seo'],
  'analyze-strategy': ['seo'],
  'create-strategy': ['ai'],
  'keyword-list': ['seo'],
  'analyze-competitors': ['seo'],
  'broken-links': ['seo'],
  'unlinked-mentions': ['seo'],
  'generate-outreach': ['ai'],
  'comprehensive-analysis': ['seo', 'ai'],
  'forecast-performance': ['seo'],
  'emerging-topics': ['seo'],
  'find-syndication-partners': ['seo'],
  'generate-social-snippets': ['ai'],
};
