import type { FunnelStage, Targeting } from '@pagewright/contract/outline';
import type { Intent, KeywordPlan } from '@pagewright/engine';

const STAGE_INTENTS: Readonly<Record<FunnelStage, Intent>> = {
  awareness: 'informational',
  consideration: 'commercial',
  decision: 'transactional',
  retention: 'informational',
};

/**
 * The intent that selects the plan if there are no pages: from the stage, then the location, then the keyword. A thing
 * with a place, an industry, or a decision stage is something to buy; a practice or an illness stays what it is.
 */
export function planIntent(
  { stage, location, industry }: Targeting,
  leading: Intent | null,
  plain: Pick<KeywordPlan, 'kind'> | null,
): Intent | null {
  const isNoun = plain?.kind === 'noun';
  if (stage !== null)
    return isNoun || STAGE_INTENTS[stage] === 'informational' ? STAGE_INTENTS[stage] : leading;
  if (location === null || location === '') return industry !== null && isNoun ? 'commercial' : leading;
  return isNoun ? 'commercial' : 'local';
}
