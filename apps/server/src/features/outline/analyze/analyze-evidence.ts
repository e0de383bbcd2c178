import { ANSWER_LENGTH, type KeywordAnalysis, type Targeting } from '@pagewright/contract/outline';
import {
  createAnswerFinder,
  createKeywordPlan,
  ENGINE_VERSION,
  expandKeyword,
  extractKeywords,
  isTemplateOnly,
  keywordIntent,
  detectKeywordLanguage,
  createOutline,
  outlineTexts,
  prepareEvidence,
  type FoundQuestion,
} from '@pagewright/engine';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { findMergedQuestions, sentenceVectors } from '../../../language-pack/index.ts';
import { readSerializedPage } from '../../../research/evidence/serialized-page.ts';
import type { ThreadEvidence } from '../../../research/index.ts';
import { planIntent } from '../targeting/plan-intent.ts';
import { isTargeted, toLayers } from '../targeting/to-layers.ts';
import { planSections } from './plan-sections.ts';

/** Upper limits. `usual` is for template questions when a targeting has its own. */
const LIMITS = {
  questions: 40,
  asked: 12,
  usual: 2,
  expansions: 30,
  terms: 40,
  lines: 40,
  text: 500,
  feature: 100,
  url: 2000,
} as const;
/** Without pages, terms come only from real searches, not from templates alone. */
const NAMED_EXPANSIONS = 8;
/** Questions of a targeting are modeled. */
const TARGETING_RELEVANCE = 0.3;
const truncate = (text: string): string => text.slice(0, LIMITS.text);
/** A truncated URL leads nowhere, so a long one is dropped. */
const safeUrl = (url: string | null): string | null =>
  url !== null && url.length <= LIMITS.url ? url : null;

/**
 * Analyzes the gathered evidence of a keyword for a targeting. `digests` identify its stored pages, in order. Takes
 * seconds for long pages, so the server runs it in a worker thread.
 */
export async function analyzeEvidence(
  { keyword, targeting, idea = '', language: given = null }: OutlineSubject,
  gathered: ThreadEvidence,
  digests: readonly string[],
): Promise<KeywordAnalysis> {
  const pages = gathered.pages.map(readSerializedPage);
  const spoken = { language: languageFor({ keyword, idea, given }), idea: idea === '' ? null : idea };
  const peopleAlsoAsk = gathered.questions ?? [];
  const found = await findMergedQuestions({ keyword, pages, peopleAlsoAsk, ...spoken });
  const intent = keywordIntent(keyword, gathered.results ?? []);
  const suggestions = [...(gathered.suggestions ?? []), ...(gathered.related ?? [])];
  const { expansions } = expandKeyword({ keyword, pages, suggestions, ...spoken });
  const isUsual =
    isTargeted(targeting, found.language) &&
    found.questions.every((question) => sourceOf(question) === 'template');
  // Generic questions are not gaps in the pages.
  const asked = found.questions
    .filter((question) => pages.length === 0 || sourceOf(question) !== 'template')
    .slice(0, isUsual ? LIMITS.usual : LIMITS.asked)
    .map(({ text }) => text);
  const vectors = await sentenceVectors(outlineTexts(keyword, pages));
  const outline = createOutline({
    keyword,
    pages,
    vectors,
    questions: asked,
    suggestions: [...suggestions, ...peopleAlsoAsk],
    intent: planIntent(targeting, intent.leading, createKeywordPlan(keyword, spoken)),
    language: pages.length === 0 ? spoken.language : null,
    idea: spoken.idea,
  });
  const language = outline.language.code;
  const plan = planSections(outline);
  const shownPages = gathered.pages.slice(0, LIMITS.lines).map(({ url, title, source, words }, at) => ({
    url: safeUrl(url),
    title: truncate(title),
    words,
    source,
    digest: digests[at] ?? null,
  }));
  const layers = toLayers({ keyword, targeting, language, idea, intent, plan, pages: shownPages });
  const wanted = layers.flatMap(({ topics, questions }) => [
    ...topics.map(({ question }) => question),
    ...questions,
  ]);
  const covered =
    pages.length === 0 || wanted.length === 0
      ? []
      : createOutline({ keyword, pages, questions: wanted, vectors }).questions;
  const named = [
    ...layers.flatMap(({ terms }) => terms),
    ...(pages.length === 0
      ? expansions
          .filter(({ sources }) => !isTemplateOnly(sources))
          .slice(0, NAMED_EXPANSIONS)
          .map(({ text }) => text)
      : []),
  ];
  const subject = prepareEvidence({ keyword, pages, namedTerms: named, peopleAlsoAsk });
  const open = new Set(
    covered.filter(({ source, isCovered }) => source === 'own' && !isCovered).map(({ text }) => text),
  );
  const known = new Set(found.questions.map(({ text }) => text.toLowerCase()));
  const ownQuestions = layers
    .flatMap(({ questions }) => questions)
    .filter((text) => !known.has(text.toLowerCase()));
  const finder = createAnswerFinder(pages.slice(0, LIMITS.lines));
  const withAnswer = (question: string, isCovered: boolean) => {
    const answer = finder.find(question);
    return {
      text: truncate(question),
      isCovered: pages.length === 0 ? null : isCovered || answer !== null,
      answer: answer && { text: answer.text.slice(0, ANSWER_LENGTH), page: answer.page },
    };
  };
  const isTreated = new Map(outline.questions.map((question) => [question.text, question.isCovered]));
  return {
    keyword: keyword.trim(),
    targeting,
    language,
    idea,
    intent: { leading: intent.leading, probabilities: intent.probabilities },
    questions: [
      ...found.questions.slice(0, LIMITS.questions).map((question) => ({
        ...withAnswer(question.text, isTreated.get(question.text) ?? question.pages > 0),
        relevance: question.relevance,
        pages: question.pages,
        source: sourceOf(question),
      })),
      ...ownQuestions.map((text) => ({
        ...withAnswer(text, !open.has(text)),
        relevance: TARGETING_RELEVANCE,
        pages: 0,
        source: 'targeting' as const,
      })),
    ],
    expansions: expansions
      .slice(0, LIMITS.expansions)
      .map(({ text, relevance }) => ({ text: truncate(text), relevance })),
    terms: subject.terms.slice(0, LIMITS.terms).map((term) => ({
      text: truncate(term.text),
      key: truncate(term.key),
      weight: term.weight,
      pages: term.pages,
    })),
    plan,
    uncovered: pages.length === 0 ? null : [...open].map(truncate),
    pages: shownPages,
    middleWords: subject.middle?.words ?? null,
    features:
      gathered.features?.slice(0, LIMITS.lines).map((feature) => feature.slice(0, LIMITS.feature)) ?? null,
    volume: gathered.figures.volume,
    difficulty: gathered.figures.difficulty,
    sources: gathered.sources
      .slice(0, LIMITS.lines)
      .map(({ source, title, condition, message, gatheredAt }) => ({
        source,
        title,
        condition,
        message: message === null ? null : truncate(message),
        gatheredAt,
      })),
    leftOut: gathered.leftOut.slice(0, LIMITS.lines).map(({ url, title, message }) => ({
      url: safeUrl(url),
      title: truncate(title || (url ?? '')),
      message: truncate(message),
    })),
    notice: gathered.notice === null ? null : truncate(gathered.notice.message),
    engineVersion: ENGINE_VERSION,
    provenance: { kind: outline.provenance.kind, method: outline.provenance.method },
  };
}

/** What an outline is about. */
export interface OutlineSubject {
  readonly keyword: string;
  readonly targeting: Targeting;
  /** The sentence that the keyword was taken from, or ''. */
  readonly idea?: string;
  /** Language code to write in; null to detect it from the idea or keyword. */
  readonly language?: string | null;
}

/**
 * The requested language, or else that of the idea or the keyword. If a short keyword is undetectable, the user's
 * language.
 */
function languageFor({
  keyword,
  idea,
  given,
}: {
  keyword: string;
  idea: string;
  given: string | null;
}): string | null {
  if (given !== null && given !== '') return given;
  if (idea !== '') return extractKeywords(idea).language;
  return detectKeywordLanguage(keyword, currentLanguage());
}

function sourceOf({ sources }: FoundQuestion): 'results' | 'pages' | 'template' {
  if (sources.some(({ kind }) => kind === 'people_also_ask')) return 'results';
  return sources.some(({ kind }) => kind !== 'template') ? 'pages' : 'template';
}
