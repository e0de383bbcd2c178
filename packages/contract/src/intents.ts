/** What people who search a keyword may be after. */
export const INTENT_NAMES = [
  'informational',
  'navigational',
  'transactional',
  'commercial',
  'local',
] as const;
