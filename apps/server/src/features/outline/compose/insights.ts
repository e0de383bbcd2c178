import type {
  KeywordAnalysis,
  OutlineRecommendation,
  OutlineResult,
  OutlineScorePart,
  OutlineSection,
  SectionPurpose,
} from '@pagewright/contract/outline';
import type { Layer } from '../targeting/layer.ts';
import { flatSections } from './flat-sections.ts';

type Intent = keyof KeywordAnalysis['intent']['probabilities'];
/** Sections with these purposes serve these intents. */
const SERVES: Readonly<Record<Intent, readonly SectionPurpose[]>> = {
  informational: [
    'define',
    'background',
    'reasons',
    'steps',
    'kinds',
    'examples',
    'facts',
    'effects',
    'answers',
    'timing',
  ],
  commercial: ['compare', 'choose', 'kinds', 'problems'],
  transactional: ['cost', 'steps', 'close'],
  navigational: ['place', 'people'],
  local: ['place', 'timing'],
};
const LIKELY = 0.2;
const METHOD = 'pagewright-outline-insights 1';

/** How the outline stands against what is known, in sentences. */
export function strategicInsights(
  analysis: KeywordAnalysis,
  sections: readonly OutlineSection[],
  layers: readonly Layer[],
): OutlineResult['strategicInsights'] {
  const all = flatSections(sections);
  const uncovered = all.filter(({ isUncovered }) => isUncovered);
  const pages = analysis.pages.length;
  const shared = sections.filter(
    ({ evidence }) => new Set(evidence.map(({ page }) => page)).size * 2 > pages,
  );
  const positioning = [
    ...layers.map(({ positioning: sentence }) => sentence).filter((sentence) => sentence !== ''),
    pages === 0
      ? 'No page was compared: the outline rests on templates. Paste pages that rank, and it will show where they agree and what they leave out.'
      : `${shared.length} of ${sections.length} sections stand in most of the ${pages} compared pages: readers expect them.`,
    ...(uncovered.length > 0
      ? [
          `${uncovered.length} sections answer what no compared page does: put your own experience and figures there.`,
        ]
      : []),
  ];
  const intents = Object.entries(analysis.intent.probabilities) as [Intent, number][];
  return {
    positioningStrategy: positioning,
    intentLayering: intents
      .filter(([, probability]) => probability >= LIKELY)
      .toSorted((a, b) => b[1] - a[1])
      .map(([intent, probability]) => ({
        intent,
        probability,
        sections: sections
          .filter(({ purpose }) => SERVES[intent].includes(purpose))
          .map(({ heading }) => heading),
      })),
    provenance: { kind: 'modelled', method: METHOD },
  };
}

/** Where and how to publish, each with its reason. */
export function publishingStrategy(
  analysis: KeywordAnalysis,
  sections: readonly OutlineSection[],
  layers: readonly Layer[],
): OutlineResult['publishingStrategy'] {
  const questions = flatSections(sections).filter(({ heading }) => heading.endsWith('?')).length;
  const { commercial, local } = analysis.intent.probabilities;
  return [
    ...layers.flatMap(({ publishing }) => publishing),
    ...(questions >= 2
      ? [
          {
            advice: 'Keep the questions as headings, and answer each in its first sentence.',
            reason: `${questions} headings ask what readers ask; a short answer can be quoted.`,
          },
        ]
      : []),
    ...(commercial > 0.5
      ? [
          {
            advice:
              'Name the day on which prices and products were checked, and check them again every three months.',
            reason: 'The keyword is after a purchase: old prices cost trust.',
          },
        ]
      : []),
    ...(local > 0.5 && analysis.targeting.location === null
      ? [
          {
            advice: 'Consider an outline for one place (geographic strategy).',
            reason: 'The keyword is likely meant for a place.',
          },
        ]
      : []),
    {
      advice: 'Link it with two or three of your pages on neighbouring subjects, in both directions.',
      reason:
        analysis.expansions.length > 0
          ? `Neighbouring subjects: ${analysis.expansions
              .slice(0, 3)
              .map(({ text }) => text)
              .join(', ')}.`
          : 'Readers who finish one page look for the next.',
    },
  ];
}

const ADVICE: Readonly<Record<OutlineScorePart, (what: string) => string>> = {
  keywordCoverage: (what) => `Give these terms a place: ${what}.`,
  paaIntegration: (what) => `Answer these questions: ${what}`,
  competitiveGapExploitation: (what) => `Take up what no compared page treats: ${what}`,
  serpFeatureOptimization: (what) => `Serve what the results page shows: ${what}.`,
};
const NAMED = 3;
const MUCH_LONGER = 2;

/** What would raise the score, and what would make it rest on more; the weightiest first. */
export function recommendationsFor(
  analysis: KeywordAnalysis,
  breakdown: OutlineResult['outline']['score']['breakdown'],
  words: number,
): OutlineRecommendation[] {
  const parts = Object.entries(breakdown) as [OutlineScorePart, (typeof breakdown)[OutlineScorePart]][];
  const raising = parts
    .filter(([, { score, missing }]) => score !== null && missing.length > 0)
    .toSorted((a, b) => (a[1].score ?? 0) - (b[1].score ?? 0))
    .map(([category, { score, missing }]): OutlineRecommendation => ({
      category,
      recommendation: ADVICE[category](
        missing.slice(0, NAMED).join(category === 'keywordCoverage' ? ', ' : ' '),
      ),
      priority: (score ?? 0) < 40 ? 'high' : (score ?? 0) < 80 ? 'medium' : 'low',
    }));
  const { middleWords, pages } = analysis;
  const length: OutlineRecommendation[] =
    middleWords !== null && middleWords > 0 && words > middleWords * MUCH_LONGER
      ? [
          {
            category: 'length',
            recommendation: `The middle of the compared pages has ${Math.round(middleWords)} words; ${words} are planned. Longer is worth it only where you say more.`,
            priority: 'medium',
          },
        ]
      : [];
  const evidence: OutlineRecommendation[] =
    pages.length === 0
      ? [
          {
            category: 'evidence',
            recommendation:
              'Paste or upload pages that rank for the keyword: three parts of the score are unknown without them.',
            priority: 'high',
          },
        ]
      : [];
  return [...evidence, ...raising, ...length];
}
