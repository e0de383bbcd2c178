import type {
  KeywordAnalysis,
  OutlineRecommendation,
  OutlineResult,
  OutlineScorePart,
  OutlineSection,
  SectionPurpose,
} from '@pagewright/contract/outline';
import { createKeywordPlan, namesThing } from '@pagewright/engine';
import type { Layer } from '../targeting/layer.ts';
import { flattenSections } from './flatten-sections.ts';
import { adviceMessages as m } from './messages.ts';

type Intent = keyof KeywordAnalysis['intent']['probabilities'];
/** The intents that sections of a purpose serve. */
const INTENTS_BY_PURPOSE: Readonly<Record<Intent, readonly SectionPurpose[]>> = {
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
const LIKELY_MIN = 0.2;
const NAMED = 3;
const MUCH_LONGER = 2;
const METHOD = 'pagewright-outline-insights 1';

/** Compares the outline with the evidence, in sentences. */
export function strategicInsights(
  analysis: KeywordAnalysis,
  sections: readonly OutlineSection[],
  layers: readonly Layer[],
): OutlineResult['strategicInsights'] {
  const all = flattenSections(sections);
  const uncovered = all.filter(({ isUncovered }) => isUncovered);
  const pages = analysis.pages.length;
  const shared = sections.filter(
    ({ evidence }) => new Set(evidence.map(({ page }) => page)).size * 2 > pages,
  );
  const positioning = [
    ...layers.map(({ sentences }) => sentences.positioning).filter((sentence) => sentence !== ''),
    pages === 0 ? m.noPages : m.shared(shared.length, sections.length, pages),
    ...(uncovered.length > 0 ? [m.uncovered(uncovered.length)] : []),
  ];
  const { leading } = analysis.intent;
  const intents = Object.entries(analysis.intent.probabilities) as [Intent, number][];
  return {
    positioningStrategy: positioning,
    intentLayering: intents
      .filter(([intent, probability]) => intent === leading || probability >= LIKELY_MIN)
      .toSorted((a, b) => Number(b[0] === leading) - Number(a[0] === leading) || b[1] - a[1])
      .map(([intent, probability]) => ({
        intent,
        probability,
        sections: sections
          .filter(({ purpose }) => INTENTS_BY_PURPOSE[intent].includes(purpose))
          .map(({ heading }) => heading),
      })),
    provenance: { kind: 'modelled', method: METHOD },
  };
}

/** Where and how to publish, with reasons. */
export function publishingStrategy(
  analysis: KeywordAnalysis,
  sections: readonly OutlineSection[],
  layers: readonly Layer[],
): OutlineResult['publishingStrategy'] {
  const questions = flattenSections(sections).filter(({ heading }) => heading.endsWith('?')).length;
  const { leading } = analysis.intent;
  const neighbours = analysis.expansions.slice(0, NAMED).map(({ text }) => text);
  return [
    ...layers.flatMap(({ sentences }) => sentences.publishing),
    ...(questions >= 2 ? [m.askingHeadings(questions)] : []),
    ...(leading === 'commercial' ? [m.checkPrices] : []),
    ...(leading === 'local' && analysis.targeting.location === null ? [m.onePlace] : []),
    m.linkNeighbours(neighbours),
  ];
}

/** What would raise the score or strengthen its basis, most valuable first. */
export function recommendationsFor(
  analysis: KeywordAnalysis,
  breakdown: OutlineResult['outline']['score']['breakdown'],
  words: number,
): OutlineRecommendation[] {
  const parts = Object.entries(breakdown) as [OutlineScorePart, (typeof breakdown)[OutlineScorePart]][];
  const raising = parts
    .map(
      ([category, { score, missing }]) =>
        [
          category,
          {
            score,
            // Scraps such as 'C.' are no terms that a writer can be told to use.
            missing:
              category === 'keywordCoverage'
                ? missing.filter((text) => namesThing({ text, key: text.toLowerCase() }, analysis.language))
                : missing,
          },
        ] as const,
    )
    .filter(([, { score, missing }]) => score !== null && missing.length > 0)
    .toSorted((a, b) => (a[1].score ?? 0) - (b[1].score ?? 0))
    .map(([category, { score, missing }]): OutlineRecommendation => ({
      category,
      recommendation: m.raise(category, missing.slice(0, NAMED)),
      priority: (score ?? 0) < 40 ? 'high' : (score ?? 0) < 80 ? 'medium' : 'low',
    }));
  const { middleWords, pages } = analysis;
  const isMuchLonger = middleWords !== null && middleWords > 0 && words > middleWords * MUCH_LONGER;
  const length: OutlineRecommendation[] = isMuchLonger
    ? [{ category: 'length', recommendation: m.tooLong(middleWords, words), priority: 'medium' }]
    : [];
  const evidence: OutlineRecommendation[] =
    pages.length === 0 ? [{ category: 'evidence', recommendation: m.givePages, priority: 'high' }] : [];
  const { keyword, language, idea } = analysis;
  const plan = createKeywordPlan(keyword, { language, idea: idea || null });
  const [demands, besides] = [plan?.demands ?? [], plan?.besides ?? []];
  const asked = [
    ...(demands.length > 0 ? [m.demands(demands)] : []),
    ...(besides.length > 0 ? [m.besides(besides)] : []),
  ].join(' ');
  const kept: OutlineRecommendation[] =
    asked === '' ? [] : [{ category: 'idea', recommendation: asked, priority: 'high' }];
  return [...kept, ...evidence, ...raising, ...length];
}
