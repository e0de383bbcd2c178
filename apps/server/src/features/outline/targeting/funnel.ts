import type { AudienceMaturity, FunnelStage } from '@pagewright/contract/outline';
import { toLayer, type Layer, type LayerEntry } from './layer.ts';
import { audienceMessages } from './messages.ts';
import type { Subject } from './parse-subject.ts';

const STAGES: Readonly<Record<FunnelStage, LayerEntry>> = {
  awareness: {
    rows: [
      ['{K}: when it is worth a look', 'reasons', 'How do you know that you need it?', 0.1, 1.1],
      ['What happens if you do nothing', 'effects', 'What happens if you do nothing?', 0.3, 0.8],
      ['Other ways to reach the same goal', 'kinds', 'What other ways are there?', 0.5, 1],
      ['What to read or try first', 'close', 'What is the first thing to do?', 0.97, 0.5],
    ],
    questions: ['Who is it for?', 'Is it worth knowing about?'],
    drops: ['cost', 'choose', 'examples', 'steps'],
    terms: ['signs', 'causes'],
  },
  consideration: {
    rows: [
      ['{K}: what to compare', 'choose', 'What should you compare?', 0.3, 1.2],
      ['How the alternatives differ', 'compare', 'How do the alternatives differ?', 0.5, 1.2],
      ['Costs over the first year', 'cost', 'What does it cost over the first year?', 0.65, 0.9],
      ['A checklist before you decide', 'close', 'What should you check before you decide?', 0.97, 0.6],
    ],
    questions: ['What are the drawbacks?', 'Which option is right for you?'],
    drops: ['background'],
    terms: ['compare', 'alternatives'],
  },
  decision: {
    rows: [
      ['Prices, contracts and what is included', 'cost', 'What is included in the price?', 0.1, 1.2],
      ['{K}: what results to expect, and when', 'facts', 'What results can you expect, and when?', 0.3, 1],
      [
        'Guarantees, cancellation and support',
        'problems',
        'What happens if it does not work out?',
        0.55,
        0.9,
      ],
      ['The first week, step by step', 'steps', 'How do you start?', 0.75, 1],
      ['How to get started today', 'close', 'What do you need to get started?', 0.97, 0.5],
    ],
    questions: ['How soon can you start?', 'Can you cancel?'],
    drops: ['define', 'background', 'kinds', 'reasons'],
    terms: ['price', 'guarantee', 'support'],
  },
  retention: {
    rows: [
      ['{K}: getting more out of it', 'steps', 'How do you get more out of it?', 0.1, 1.2],
      ['Care and routine', 'timing', 'How often does it need attention?', 0.3, 1],
      ['Problems that come up after the first months', 'problems', 'What problems come up later?', 0.55, 1],
      ['When to renew, replace or upgrade', 'choose', 'When should you renew or replace?', 0.8, 0.9],
    ],
    questions: ['Where do you find help?', 'What do long-time users do differently?'],
    drops: ['define', 'reasons', 'cost', 'choose', 'kinds'],
    terms: ['maintenance', 'upgrade'],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerEntry>> = {
  beginner: {
    rows: [
      ['Words you need to know first', 'define', 'What do the most important words mean?', 0.02, 0.9],
      ['A first try in small steps', 'steps', 'How can a beginner try it safely?', 0.6, 1],
      ['What beginners get wrong', 'problems', 'What do beginners get wrong?', 0.7, 0.8],
    ],
    questions: ['What does it mean in plain words?'],
    suffix: ', in plain words',
  },
  intermediate: {
    rows: [['Mistakes that cost the most', 'problems', 'Which mistakes cost the most?', 0.7, 0.7]],
  },
  advanced: {
    rows: [
      ['Limits and edge cases', 'problems', 'Where does it reach its limits?', 0.6, 1],
      ['How to measure and tune it', 'effects', 'How do you measure and tune it?', 0.75, 1.1],
      ['What the evidence says', 'facts', 'What do studies say about it?', 0.85, 0.9],
    ],
    questions: ['What do experts disagree on?'],
    drops: ['define', 'reasons'],
    suffix: ', in depth',
  },
};

/** The effect of a decision stage on an outline. */
export function stageLayer(stage: FunnelStage, subject: Subject): Layer {
  return toLayer('stage', STAGES[stage], subject, audienceMessages.stage(stage));
}

/** The effect of the readers' experience on an outline. */
export function maturityLayer(maturity: AudienceMaturity, subject: Subject): Layer {
  return toLayer('maturity', MATURITIES[maturity], subject, audienceMessages.maturity(maturity));
}
