import type { AnalysisKind } from '@pagewright/contract/advanced';

/** The main list of a result. Other analyses have none, and their longest list is exported. */
export const MAIN_LISTS: Readonly<Partial<Record<AnalysisKind, string>>> = {
  'keyword-density': 'keywords',
  'voice-search-outline': 'sections',
  'track-gaps': 'gaps',
  'check-alerts': 'alerts',
  'track-freshness': 'updatePriority',
  'analyze-strategy': 'strategy.topics.covered',
  'analyze-intent': 'intents',
  'create-strategy': 'pages',
  'funnel-opportunities': 'opportunities',
  'analyze-competitors': 'opportunities',
  'broken-links': 'opportunities',
  'unlinked-mentions': 'opportunities',
  'generate-outreach': 'drafts',
  'comprehensive-analysis': 'parts.gaps.result.gaps',
  'forecast-performance': 'forecasts.series',
  'emerging-topics': 'topics',
  'find-syndication-partners': 'partners',
  'generate-social-snippets': 'snippets',
};
