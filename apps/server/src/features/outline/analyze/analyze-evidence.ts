import type { FunnelStage, KeywordAnalysis, Targeting } from '@pagewright/contract/outline';
import {
  ENGINE_VERSION,
  expandKeyword,
  extractKeywords,
  isTemplateOnly,
  keywordIntent,
  detectKeywordLanguage,
  outlineFrom,
  outlineTexts,
  prepareEvidence,
  type FoundQuestion,
  type Intent,
} from '@pagewright/engine';
import { currentLanguage } from '../../../language/current-language.ts';
import { findMergedQuestions, sentenceVectors } from '../../../language-pack/index.ts';
import { readSerializedPage } from '../../../research/evidence/serialized-page.ts';
import type { ThreadEvidence } from '../../../research/index.ts';
import { layersOf } from '../targeting/layers-of.ts';
import { readSubject } from '../targeting/subject-words.ts';
import { planSections } from './plan-sections.ts';

/** `usual`: questions of templates that stand beside those of a targeting. */
const MOST = {
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
/** Without pages, real searches provide the subject's terms; what only a template proposes does not. */
const NAMED_EXPANSIONS = 8;
const STAGE_INTENTS: Readonly<Record<FunnelStage, Intent>> = {
  awareness: 'informational',
  consideration: 'commercial',
  decision: 'transactional',
  retention: 'informational',
};

const cut = (text: string): string => text.slice(0, MOST.text);
/** An address that is cut leads nowhere. */
const address = (url: string | null): string | null => (url !== null && url.length <= MOST.url ? url : null);

/**
 * What gathered evidence says of a keyword, for a targeting; `digests` name its pages, as they are kept, in their order.
 * Takes seconds for long pages, so the server does it in a thread.
 */
export async function analyzeEvidence(
  { keyword, targeting, idea = '', language: given = null }: OutlineSubject,
  gathered: ThreadEvidence,
  digests: readonly string[],
): Promise<KeywordAnalysis> {
  const pages = gathered.pages.map(readSerializedPage);
  const said = { language: languageFor({ keyword, idea, given }), idea: idea === '' ? null : idea };
  const peopleAlsoAsk = gathered.questions ?? [];
  const found = await findMergedQuestions({ keyword, pages, peopleAlsoAsk, ...said });
  const intent = keywordIntent(keyword, gathered.results ?? []);
  const suggestions = [...(gathered.suggestions ?? []), ...(gathered.related ?? [])];
  const { expansions } = expandKeyword({ keyword, pages, suggestions, ...said });
  const isTargeted = layersOf(targeting, readSubject(keyword), found.language).length > 0;
  const isUsual = isTargeted && found.questions.every((question) => sourceOf(question) === 'template');
  // What is usually asked is no gap that pages leave.
  const asked = found.questions
    .filter((question) => pages.length === 0 || sourceOf(question) !== 'template')
    .slice(0, isUsual ? MOST.usual : MOST.asked)
    .map(({ text }) => text);
  const vectors = await sentenceVectors(outlineTexts(keyword, pages));
  const outline = outlineFrom({
    keyword,
    pages,
    vectors,
    questions: asked,
    intent: templateIntent(targeting, intent.leading),
    language: pages.length === 0 ? said.language : null,
    idea: said.idea,
  });
  const language = outline.language.code;
  const layers = layersOf(targeting, readSubject(keyword), language);
  const wanted = layers.flatMap(({ topics, questions }) => [
    ...topics.map(({ question }) => question),
    ...questions,
  ]);
  const covered =
    pages.length === 0 || wanted.length === 0
      ? []
      : outlineFrom({ keyword, pages, questions: wanted, vectors }).questions;
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
    questions: found.questions.slice(0, MOST.questions).map((question) => ({
      text: cut(question.text),
      relevance: question.relevance,
      pages: question.pages,
      source: sourceOf(question),
      isCovered: pages.length === 0 ? null : (isTreated.get(question.text) ?? question.pages > 0),
    })),
    expansions: expansions
      .slice(0, MOST.expansions)
      .map(({ text, relevance }) => ({ text: cut(text), relevance })),
    terms: subject.terms
      .slice(0, MOST.terms)
      .map((term) => ({ text: cut(term.text), key: cut(term.key), weight: term.weight, pages: term.pages })),
    plan: planSections(outline),
    uncovered:
      pages.length === 0
        ? null
        : covered
            .filter(({ source, isCovered }) => source === 'own' && !isCovered)
            .map(({ text }) => cut(text)),
    pages: gathered.pages.slice(0, MOST.lines).map(({ url, title, source, words }, at) => ({
      url: address(url),
      title: cut(title),
      words,
      source,
      digest: digests[at] ?? null,
    })),
    middleWords: subject.middle?.words ?? null,
    features:
      gathered.features?.slice(0, MOST.lines).map((feature) => feature.slice(0, MOST.feature)) ?? null,
    volume: gathered.figures.volume,
    difficulty: gathered.figures.difficulty,
    sources: gathered.sources
      .slice(0, MOST.lines)
      .map(({ source, title, condition, message, gatheredAt }) => ({
        source,
        title,
        condition,
        message: message === null ? null : cut(message),
        gatheredAt,
      })),
    leftOut: gathered.leftOut.slice(0, MOST.lines).map(({ url, title, message }) => ({
      url: address(url),
      title: cut(title || (url ?? '')),
      message: cut(message),
    })),
    notice: gathered.notice === null ? null : cut(gathered.notice.message),
    engineVersion: ENGINE_VERSION,
    provenance: { kind: outline.provenance.kind, method: outline.provenance.method },
  };
}

/** What an outline is made for. */
export interface OutlineSubject {
  readonly keyword: string;
  readonly targeting: Targeting;
  /** The sentence that the keyword was taken from; '' where there is none. */
  readonly idea?: string;
  /** Code of the language to write in; null where the idea or the keyword tells it. */
  readonly language?: string | null;
}

/** The language that is asked for, else the idea's, else the keyword's; a short keyword tells none, so that the reader's counts. */
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

/** What the template is for, where pages plan nothing: the stage decides, then the place, then the keyword. */
function templateIntent({ stage, location }: Targeting, leading: Intent | null): Intent | null {
  if (stage !== null) return STAGE_INTENTS[stage];
  return location ? 'local' : leading;
}

function sourceOf({ sources }: FoundQuestion): 'results' | 'pages' | 'template' {
  if (sources.some(({ kind }) => kind === 'people_also_ask')) return 'results';
  return sources.some(({ kind }) => kind !== 'template') ? 'pages' : 'template';
}
