import type { AudienceMaturity, FunnelStage } from '@pagewright/contract/outline';
import { toLayer, type Layer, type LayerWords } from './layer.ts';
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
    positioning:
      'Name the problem before the solution, and sell nothing: these readers do not know yet what they look for.',
    publishing: [
      {
        advice: 'Share it where people ask about the problem, and lead on to a page that compares solutions.',
        reason: 'At this stage nobody searches for a product by name.',
      },
    ],
    insights: ['Prices and shopping advice were left out: they come too early for awareness.'],
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
    positioning: 'Compare fairly and by named criteria, with the cases in which another choice is better.',
    publishing: [
      {
        advice: 'Put the comparison into a table near the top, and link each row to its evidence.',
        reason: 'At this stage readers have several pages open and look for the one that settles it.',
      },
    ],
    insights: ['Background was left out in favour of criteria, alternatives and costs.'],
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
    positioning: 'Take away the last doubts: prices, terms, proof and the first step, in this order.',
    publishing: [
      {
        advice: 'Keep the order button or contact in sight on every screen, and repeat the price there.',
        reason: 'At this stage every click more loses readers.',
      },
    ],
    insights: ['Definitions, kinds and reasons were left out: who decides knows them.'],
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
    positioning: 'Write for people who have it already: routines, troubles and the next level.',
    publishing: [
      {
        advice: 'Send it to your customers by mail, and link it from the help pages.',
        reason: 'At this stage readers come from you and not from a search.',
      },
    ],
    insights: ['What newcomers need was left out: definitions, reasons, kinds and prices.'],
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
    insights: ['For beginners every term is explained where it first stands; sentences stay short.'],
  },
  intermediate: {
    lines: [['Mistakes that cost the most', 'problems', 'Which mistakes with {k} cost the most?', 0.7, 0.7]],
    insights: ['Readers with some experience get the usual order, with the costly mistakes named.'],
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
    insights: [
      'For experts definitions and reasons were left out in favour of limits, measuring and evidence.',
    ],
  },
};

/** What a stage of a decision does to an outline. */
export function stageLayer(stage: FunnelStage, subject: Subject): Layer {
  return toLayer('stage', STAGES[stage], subject);
}

/** What the readers' experience does to an outline. */
export function maturityLayer(maturity: AudienceMaturity, subject: Subject): Layer {
  return toLayer('maturity', MATURITIES[maturity], subject);
}
