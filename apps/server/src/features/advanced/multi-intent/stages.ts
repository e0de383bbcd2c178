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

/** Beside the leading one, an intent this likely decides for a keyword. */
const LIKELY = 0.5;

/** The intent that a keyword is served by: a local or commercial one where it is likely, else the leading one. */
export function servedIntent(probabilities: Readonly<Record<Intent, number>>): Intent {
  if (probabilities.local >= LIKELY) return 'local';
  const leaders = ['transactional', 'navigational', 'informational'] as const;
  const leading = leaders.reduce((best, next) => (probabilities[next] > probabilities[best] ? next : best));
  return probabilities.commercial >= LIKELY && leading === 'informational' ? 'commercial' : leading;
}
