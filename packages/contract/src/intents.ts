/** What people who search for a keyword may want. */
export const INTENT_NAMES = [
  'informational',
  'navigational',
  'transactional',
  'commercial',
  'local',
] as const;
