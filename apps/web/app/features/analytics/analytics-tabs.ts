/** The tabs of Competitive Analytics in their order; each is the last segment of its URL, the first has the screen's own. */
export const ANALYTICS_TABS = [
  'gaps',
  'freshness',
  'strategy',
  'alerts',
  'site',
  'numbers',
  'search',
  'ranks',
  'ai',
  'reports',
] as const;
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number];
