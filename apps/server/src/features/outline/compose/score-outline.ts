import type {
  KeywordAnalysis,
  OutlinePart,
  OutlineSection,
  OutlineScorePart,
} from '@pagewright/contract/outline';
import { keywordDensity } from '@pagewright/engine';
import { flattenSections, type AnySection } from './flatten-sections.ts';
import type { ServedFeature } from './messages.en.ts';
import { adviceMessages as m } from './messages.ts';

const TERMS = 20;
const QUESTIONS = 15;
const SHOWN = 20;
const METHOD = 'pagewright-outline-score 1';

type Breakdown = Record<OutlineScorePart, OutlinePart>;
/** Something that an outline may cover, with its weight. */
interface Criterion {
  readonly text: string;
  readonly weight: number;
  readonly isServed: boolean;
}

/** The four parts of an outline's score, each with its basis; null if unknown. */
export function scoreParts(analysis: KeywordAnalysis, sections: readonly OutlineSection[]): Breakdown {
  const all = flattenSections(sections);
  return {
    keywordCoverage: keywordCoverage(analysis, all),
    paaIntegration: questionsAnswered(analysis, all),
    competitiveGapExploitation: gapsCovered(analysis, all),
    serpFeatureOptimization: featuresServed(analysis, all),
  };
}

function keywordCoverage(
  { keyword, terms, language, pages }: KeywordAnalysis,
  all: readonly AnySection[],
): OutlinePart {
  const kind = pages.length > 0 ? 'measured' : 'modelled';
  const own = new Set(normalize(keyword).split(' '));
  // Without pages, the keyword's own words are not informative.
  const weighed = terms
    .filter(
      ({ text }) =>
        pages.length > 0 ||
        !normalize(text)
          .split(' ')
          .every((word) => own.has(word)),
    )
    .slice(0, TERMS);
  if (weighed.length === 0) return unknown(m.noTerms);
  const text = all
    .flatMap(({ heading, optimizations, questions }) => [heading, ...optimizations, ...questions])
    .join('.\n\n');
  const counted = keywordDensity(
    text,
    weighed.map((term) => term.text),
    language,
  ).keywords;
  const used = new Set(counted.filter(({ count }) => count > 0).map(({ keyword }) => keyword.toLowerCase()));
  const criteria = weighed.map(({ text: term, weight }) => ({
    text: term,
    weight,
    isServed: used.has(term.trim().toLowerCase()),
  }));
  return part(criteria, kind, pages.length > 0 ? m.termsOfPages : m.termsModelled);
}

function questionsAnswered({ questions }: KeywordAnalysis, all: readonly AnySection[]): OutlinePart {
  const asked = questions
    .filter(({ source }) => source === 'results' || source === 'pages')
    .slice(0, QUESTIONS);
  if (asked.length === 0) return unknown(m.noQuestions);
  const answered = answeredBy(all);
  return part(
    asked.map(({ text, relevance }) => ({
      text,
      weight: relevance,
      isServed: answered.has(normalize(text)),
    })),
    'measured',
    m.questionsAnswered,
  );
}

function gapsCovered(
  { questions, uncovered, pages }: KeywordAnalysis,
  all: readonly AnySection[],
): OutlinePart {
  if (pages.length === 0 || uncovered === null) return unknown(m.noPageCompared);
  const open = questions.filter(({ isCovered }) => isCovered === false).map(({ text }) => text);
  const gaps = [...new Set([...open, ...uncovered])];
  if (gaps.length === 0) return unknown(m.noGap);
  const answered = answeredBy(all);
  return part(
    gaps.map((text) => ({ text, weight: 1, isServed: answered.has(normalize(text)) })),
    'measured',
    m.gapsTaken,
  );
}

/** The results page features that an outline can serve, and how. Outlines cannot serve the others. */
const SERVED_BY: Readonly<Record<ServedFeature, (all: readonly AnySection[]) => boolean>> = {
  questions: (all) => all.filter(({ questions }) => questions.length > 0).length >= 2,
  list: (all) => all.some(({ purpose }) => ['steps', 'kinds', 'examples', 'choose'].includes(purpose)),
  table: (all) => all.some(({ purpose }) => ['compare', 'cost'].includes(purpose)),
  answer: (all) => all.some(({ purpose }) => ['define', 'answers'].includes(purpose)),
  local: (all) => all.some(({ purpose }) => purpose === 'place'),
};
const SAME_FEATURE: Readonly<Record<string, ServedFeature>> = {
  people_also_ask: 'questions',
  answer_box: 'answer',
  featured_snippet: 'answer',
  knowledge_graph: 'answer',
  local_pack: 'local',
  places: 'local',
};

function isServable(feature: string): feature is ServedFeature {
  return Object.hasOwn(SERVED_BY, feature);
}

function featuresServed({ features }: KeywordAnalysis, all: readonly AnySection[]): OutlinePart {
  if (features === null) return unknown(m.noResultsPage);
  const relevant = [...new Set(features.map((feature) => SAME_FEATURE[feature] ?? feature))];
  const criteria = relevant
    .filter(isServable)
    .map((feature) => ({ text: m.features[feature], weight: 1, isServed: SERVED_BY[feature](all) }));
  if (criteria.length === 0) return unknown(m.nothingToServe);
  return part(criteria, 'measured', m.featuresServed);
}

function answeredBy(all: readonly AnySection[]): ReadonlySet<string> {
  return new Set(all.flatMap(({ heading, questions }) => [heading, ...questions].map(normalize)));
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function part(
  criteria: readonly Criterion[],
  kind: 'measured' | 'modelled',
  explanation: string,
): OutlinePart {
  const sum = (some: readonly Criterion[]): number => some.reduce((all, { weight }) => all + weight, 0);
  const served = criteria.filter(({ isServed }) => isServed);
  const missing = criteria.filter(({ isServed }) => !isServed).toSorted((a, b) => b.weight - a.weight);
  const all = sum(criteria);
  return {
    score: all === 0 ? null : Math.round((100 * sum(served)) / all),
    explanation,
    found: served.slice(0, SHOWN).map(({ text }) => text),
    missing: missing.slice(0, SHOWN).map(({ text }) => text),
    provenance: { kind, method: METHOD },
  };
}

function unknown(explanation: string): OutlinePart {
  return {
    score: null,
    explanation,
    found: [],
    missing: [],
    provenance: { kind: 'unknown', method: METHOD },
  };
}
