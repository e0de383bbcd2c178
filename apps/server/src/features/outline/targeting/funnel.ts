import type { AudienceMaturity, FunnelStage } from '@pagewright/contract/outline';
import { createLayer, type Layer, type LayerEntry } from './layer.ts';
import type { LayerInput } from './layer-input.ts';
import { audienceMessages } from './messages.ts';
import { ROW_TEXTS } from './rows.ts';

const STAGES: Readonly<Record<FunnelStage, LayerEntry>> = {
  awareness: {
    rows: ['worth', 'otherWays', 'wait', 'first'],
    questions: ['forWhom'],
    drops: ['cost', 'choose', 'examples', 'steps'],
  },
  consideration: {
    rows: ['compare', 'differ', 'ways', 'pros', 'year', 'prices', 'checklist'],
    questions: ['drawbacks'],
    drops: ['background'],
  },
  decision: {
    rows: ['included', 'results', 'contract', 'warranty', 'ready', 'start', 'lastChecks'],
    questions: ['howSoon', 'cancel'],
    drops: ['define', 'background', 'kinds', 'reasons'],
  },
  retention: {
    rows: ['everyday', 'improve', 'care', 'later', 'replace', 'renew'],
    questions: ['helpLater'],
    drops: ['define', 'reasons', 'cost', 'choose', 'kinds'],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerEntry>> = {
  beginner: { rows: ['words', 'tryFirst', 'beginners'], questions: ['plainWords'] },
  intermediate: { rows: ['costly'] },
  advanced: { rows: ['limits', 'tune', 'evidence'], drops: ['define', 'reasons'] },
};

/** The effect of a decision stage on an outline. */
export function stageLayer(stage: FunnelStage, input: LayerInput): Layer {
  return createLayer('stage', STAGES[stage], input, audienceMessages.stage(stage));
}

/** The effect of the readers' experience on an outline. */
export function maturityLayer(maturity: AudienceMaturity, input: LayerInput): Layer {
  const { beginnerSuffix, advancedSuffix } = ROW_TEXTS[input.language];
  const suffix = maturity === 'beginner' ? beginnerSuffix : maturity === 'advanced' ? advancedSuffix : '';
  return createLayer(
    'maturity',
    { ...MATURITIES[maturity], suffix },
    input,
    audienceMessages.maturity(maturity),
  );
}
