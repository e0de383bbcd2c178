/** The tabs of Settings in their order; each is the last segment of its URL, the first has the screen's own. */
export const SETTINGS_TABS = [
  'profile',
  'preferences',
  'notifications',
  'security',
  'privacy',
  'api-keys',
  'connections',
  'publishing',
  'billing',
  'operator',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
