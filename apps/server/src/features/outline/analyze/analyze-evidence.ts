import type { FunnelStage, KeywordAnalysis, Targeting } from '@pagewright/contract/outline';
import {
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
  type Intent,
} from '@pagewright/engine';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { findMergedQuestions, sentenceVectors } from '../../../language-pack/index.ts';
import { readSerializedPage } from '../../../research/evidence/serialized-page.ts';
import type { ThreadEvidence } from '../../../research/index.ts';
import { toLayers } from '../targeting/to-layers.ts';
import { parseSubject } from '../targeting/parse-subject.ts';
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
const STAGE_INTENTS: Readonly<Record<FunnelStage, Intent>> = {
  awareness: 'informational',
  consideration: 'commercial',
  decision: 'transactional',
  retention: 'informational',
};

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
  const isTargeted = toLayers(targeting, parseSubject(keyword), found.language).length > 0;
  const isUsual = isTargeted && found.questions.every((question) => sourceOf(question) === 'template');
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
    intent: templateIntent(targeting, intent.leading),
    language: pages.length === 0 ? spoken.language : null,
    idea: spoken.idea,
  });
  const language = outline.language.code;
  const layers = toLayers(targeting, parseSubject(keyword), language);
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
  const isTreated = new Map(outline.questions.map((question) => [question.text, question.isCovered]));
  return {
    keyword: keyword.trim(),
    targeting,
    language,
    idea,
    intent: { leading: intent.leading, probabilities: intent.probabilities },
    questions: found.questions.slice(0, LIMITS.questions).map((question) => ({
      text: truncate(question.text),
      relevance: question.relevance,
      pages: question.pages,
      source: sourceOf(question),
      isCovered: pages.length === 0 ? null : (isTreated.get(question.text) ?? question.pages > 0),
    })),
    expansions: expansions
      .slice(0, LIMITS.expansions)
      .map(({ text, relevance }) => ({ text: truncate(text), relevance })),
    terms: subject.terms.slice(0, LIMITS.terms).map((term) => ({
      text: truncate(term.text),
      key: truncate(term.key),
      weight: term.weight,
      pages: term.pages,
    })),
    plan: planSections(outline),
    uncovered:
      pages.length === 0
        ? null
        : covered
            .filter(({ source, isCovered }) => source === 'own' && !isCovered)
            .map(({ text }) => truncate(text)),
    pages: gathered.pages.slice(0, LIMITS.lines).map(({ url, title, source, words }, at) => ({
      url: safeUrl(url),
      title: truncate(title),
      words,
      source,
      digest: digests[at] ?? null,
    })),
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

/** The intent that picks the template if there are no pages: from the stage, then the location, then the keyword. */
function templateIntent({ stage, location }: Targeting, leading: Intent | null): Intent | null {
  if (stage !== null) return STAGE_INTENTS[stage];
  return location ? 'local' : leading;
}

function sourceOf({ sources }: FoundQuestion): 'results' | 'pages' | 'template' {
  if (sources.some(({ kind }) => kind === 'people_also_ask')) return 'results';
  return sources.some(({ kind }) => kind !== 'template') ? 'pages' : 'template';
}
