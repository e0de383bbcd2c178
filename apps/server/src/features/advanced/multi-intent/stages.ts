import type { STAGES } from '@pagewright/contract/advanced';
import type { Intent } from '@pagewright/engine';

export type Stage = (typeof STAGES)[number];

/** The stage of a decision at which an intent is usual; who looks for a known site has decided. */
export const STAGE_OF: Readonly<Record<Intent, Stage>> = {
  informational: 'awareness',
  commercial: 'consideration',
  local: 'decision',
  transactional: 'decision',
  navigational: 'retention',
};
