/** The feature names shared by web, contract, server, and end-to-end tests. */
export const FEATURE_NAMES = [
  'content',
  'strategy',
  'outline',
  'advanced',
  'calendar',
  'team',
  'settings',
  'analytics',
  'usage',
  'payment',
  'files',
  'publishing',
  'notifications',
  'onboarding',
  'health',
  'search',
  'research',
  'runs',
  'reports',
  'review',
  'audit',
  'tokens',
  'auth',
  'contact',
] as const;

export type FeatureName = (typeof FEATURE_NAMES)[number];
