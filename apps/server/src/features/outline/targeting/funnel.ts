import type { AudienceMaturity, FunnelStage } from '@pagewright/contract/outline';
import { toLayer, type Layer, type LayerWords } from './layer.ts';
import { audienceMessages } from './messages.ts';
import type { Subject } from './subject-words.ts';

const STAGES: Readonly<Record<FunnelStage, LayerWords>> = {
  awareness: {
    lines: [
      ['Signs that {k} {is} worth a look', 'reasons', 'How do you know that you need {k}?', 0.1, 1.1],
      ['What happens if you do nothing', 'effects', 'What happens if you ignore {k}?', 0.3, 0.8],
      ['Ways to deal with it, {k} among them', 'kinds', 'What other ways are there besides {k}?', 0.5, 1],
      ['What to read or try first', 'close', 'What is the first thing to do about {k}?', 0.97, 0.5],
    ],
    questions: ['Who {is} {k} for?', '{Is} {k} worth knowing about?'],
    leaves: ['cost', 'choose'],
    terms: ['signs', 'causes'],
  },
  consideration: {
    lines: [
      [
        'What to compare when you look at {k}',
        'choose',
        'What should you compare when you look at {k}?',
        0.3,
        1.2,
      ],
      ['{K} against the alternatives', 'compare', 'How {does} {k} compare with the alternatives?', 0.5, 1.2],
      ['Costs over the first year', 'cost', 'What {does} {k} cost over the first year?', 0.65, 0.9],
      [
        'A checklist before you decide',
        'close',
        'What should you check before you decide on {k}?',
        0.97,
        0.6,
      ],
    ],
    questions: ['What are the drawbacks of {k}?', 'Which kind of {k} suits whom?'],
    leaves: ['background'],
    terms: ['compare', 'alternatives'],
  },
  decision: {
    lines: [
      ['Prices, contracts and what is included', 'cost', 'What is included in the price of {k}?', 0.1, 1.2],
      ['What results to expect, and when', 'facts', 'What results {does} {k} bring, and when?', 0.3, 1],
      ['Guarantees, returns and support', 'problems', 'What happens if {k} {does} not work out?', 0.55, 0.9],
      ['The first week, step by step', 'steps', 'How do you start with {k}?', 0.75, 1],
      ['How to order', 'close', 'How do you order {k}?', 0.97, 0.5],
    ],
    questions: ['How soon can you start with {k}?', 'Can you cancel or return {k}?'],
    leaves: ['define', 'background', 'kinds', 'reasons'],
    terms: ['price', 'guarantee', 'support'],
  },
  retention: {
    lines: [
      ['Getting more out of {k}', 'steps', 'How do you get more out of {k}?', 0.1, 1.2],
      ['Care and routine', 'timing', 'How often {does} {k} need attention?', 0.3, 1],
      [
        'Problems that come up after the first months',
        'problems',
        'What problems come up with {k} later?',
        0.55,
        1,
      ],
      ['When to renew, replace or upgrade', 'choose', 'When should you renew or replace {k}?', 0.8, 0.9],
    ],
    questions: ['Where do you find help with {k}?', 'What do long-time users of {k} do differently?'],
    leaves: ['define', 'reasons', 'cost', 'choose', 'kinds'],
    terms: ['maintenance', 'upgrade'],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerWords>> = {
  beginner: {
    lines: [
      ['Words you need to know first', 'define', 'What do the words about {k} mean?', 0.02, 0.9],
      ['A first try in small steps', 'steps', 'How can a beginner try {k} safely?', 0.6, 1],
      ['What beginners get wrong', 'problems', 'What do beginners get wrong about {k}?', 0.7, 0.8],
    ],
    questions: ['What {is} {k} in plain words?'],
    suffix: ', in plain words',
  },
  intermediate: {
    lines: [['Mistakes that cost the most', 'problems', 'Which mistakes with {k} cost the most?', 0.7, 0.7]],
  },
  advanced: {
    lines: [
      ['Limits and edge cases', 'problems', 'Where {does} {k} reach a limit?', 0.6, 1],
      ['How to measure and tune it', 'effects', 'How do you measure and tune {k}?', 0.75, 1.1],
      ['What the evidence says', 'facts', 'What do studies say about {k}?', 0.85, 0.9],
    ],
    questions: ['What do experts disagree on about {k}?'],
    leaves: ['define', 'reasons'],
    suffix: ', in depth',
  },
};

/** What a stage of a decision does to an outline. */
export function stageLayer(stage: FunnelStage, subject: Subject): Layer {
  return toLayer('stage', STAGES[stage], subject, audienceMessages.stage(stage));
}

/** What the readers' experience does to an outline. */
export function maturityLayer(maturity: AudienceMaturity, subject: Subject): Layer {
  return toLayer('maturity', MATURITIES[maturity], subject, audienceMessages.maturity(maturity));
}
