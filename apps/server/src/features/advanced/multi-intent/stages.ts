import type { STAGES } from '@pagewright/contract/advanced';
import type { Intent } from '@pagewright/engine';

export type Stage = (typeof STAGES)[number];

/** The usual funnel stage of an intent; people who look for a known site have already decided. */
export const STAGE_OF: Readonly<Record<Intent, Stage>> = {
  informational: 'awareness',
  commercial: 'consideration',
  local: 'decision',
  transactional: 'decision',
  navigational: 'retention',
};
