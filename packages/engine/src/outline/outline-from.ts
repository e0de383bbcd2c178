import type { EvidencePage } from '../evidence/evidence-page.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { namesThing } from '../terms/names-thing.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { keywordPlan } from '../plans/keyword-plan.ts';
import type { PlanLanguage } from '../plans/phrase-parts.ts';
import { arrangeByAspect } from './arrange-by-aspect.ts';
import { askedInText, pageSubjects } from './page-subjects.ts';
import { AspectReader, readsAspects } from './section-aspects.ts';
import { decideLanguage } from '../language/detect-language.ts';
import { answerQuestions } from './answer-questions.ts';
import { headingTopics } from './heading-topics.ts';
import type { PageTopic } from './heading-topics.ts';
import type { Intent } from '../intent/intent.ts';
import { Finish } from './finish-sections.ts';
import { SubjectWords } from './subject-words.ts';
import { isOwnHeading } from './own-headings.ts';
import { headingVector, pageHeadings } from './page-headings.ts';
import type { PageHeading } from './page-headings.ts';
import { inOrder } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { VECTORS_METHOD } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { SectionTerms } from './section-terms.ts';
import { languageCode, skeletonOf } from './skeleton.ts';
import type { Skeleton } from './skeleton.ts';
import { sectionsFromHeadings } from './sections-from-headings.ts';
import type { Outline, Perspective, SectionPurpose } from './types.ts';
import { templateDrafts, withoutPlan } from './usual-sections.ts';
import { middle } from './word-shares.ts';

export interface OutlineInput {
  keyword: string;
  pages: readonly EvidencePage[];
  /** Questions that people ask about the keyword, most asked first. */
  questions?: readonly string[];
  /** Words of the article; without it the pages' median, or by the sections of a plan without pages. */
  targetWords?: number | null;
  /** What searchers want; decides the template where pages plan nothing. */
  intent?: Intent | null;
  /** ISO 639-1 code; detected from the pages when it is not given. */
  language?: string | null;
  /** The sentence that the keyword was taken from: its conditions get sections. */
  idea?: string | null;
  /** Sentence vectors of the pages' headings (`outlineTexts`), where known: those that say the same in other words are one. */
  vectors?: SentenceVectors | null;
}

/** ../shared/spec/2-tools.md: the default and the bounds of the screen. */
const DEFAULT_WORDS = 3000;
const MIN_WORDS = 300;
const MAX_WORDS = 10_000;
const ROUNDED_TO = 100;
/** A section for people of whom nothing is said but that they read it, or for what is the subject already. */
const NOBODY =
  /^(?:What changes|What matters most|Tips for|Qué cambia|Lo esencial|Consejos para|Ce qui change|L’essentiel|Conseils pour|The options|Las opciones|Les solutions)(?!\p{L})|^(?:What .+ should (?:know|look for)|Qué opción conviene a|Que choisir pour)(?!\p{L})|(?<!\p{L})(?:for|para|pour) (?:\p{L}+ )?(?:people|folks|those|anyone|everyone|beginners|personas|quienes?|gente|principiantes|personnes|gens|ceux|débutants|citadins)(?!\p{L})/iu;
const USUAL_SECTION_WORDS = 250;
/** Who looks for a service or a shop wants facts, not an article. */
const OFFER_SECTION_WORDS = 130;
/** A plan is no measurement. */
const PLAN_ROUNDED_TO = 50;
/** Fewer sections make no article. */
const MIN_SECTIONS = 4;
/** A section of fewer words says little, however short the pages are. */
const MIN_SECTION_WORDS = 130;

/**
 * Plans an article for a keyword, in the order of perspectives, questions, sections: the topics to which the pages give
 * headings, in the order and the length that they have there, what the questions add, and what no page covers. Pages
 * without headings are planned by the phrases that they speak of most; without pages the plan is a template, marked so.
 * Never throws; time grows with the pages' text.
 */
export function outlineFrom(input: OutlineInput): Outline {
  const { keyword, pages, questions = [], intent = null } = input;
  const papers = pages.map((page) => analyzePage(page.paper, input.language));
  const skeleton = pages.length === 0 ? skeletonOf(keyword, intent, input.language, input.idea) : null;
  const language = languageOf(papers, input.language, skeleton);
  const isEnglish = language.code === 'en';
  const asked = { keyword, intent, idea: input.idea ?? null, language: language.code };
  const headingsOf = papers.map((paper, page) => {
    const headings = pageHeadings(paper, page, pages[page]!.title);
    return readsAspects(language.code) ? [...headings, ...askedInText(paper, page, headings)] : headings;
  });
  const topics = headingTopics(headingsOf.flat(), keyword, language.code, input.vectors);
  const usesVectors =
    isEnglish &&
    headingsOf.flat().some(({ text }) => headingVector(text, keyword, input.vectors ?? null) !== null);
  const { code } = language;
  // Pages that head their parts are planned by what those are about, where we can read it.
  const byAspect =
    skeleton === null && readsAspects(code) && headingsOf.flat().length > 0
      ? byAspects(topics, headingsOf, papers, pages, { ...asked, language: code }, questions)
      : null;
  const planned =
    byAspect ??
    (skeleton === null
      ? sectionsFromHeadings(topics, headingsOf, pages, code)
      : templateDrafts(skeleton.headings));
  if (skeleton === null && planned.length === 0) planned.push(...withoutPlan(papers, pages, asked, planned));
  const asking = headingsOf
    .flat()
    .filter(({ text }) => text.endsWith('?') && !isOwnHeading(text, language.code))
    .map(({ text }) => text);
  const { added, questions: answered } = answerQuestions(planned, questions, asking, pages, {
    keyword,
    language: code,
    isArranged: byAspect !== null,
  });
  // A section of questions that has none is no section, once questions were looked for.
  const isEmpty = ({ purpose, children, questions: own }: SectionDraft): boolean =>
    purpose === 'answers' && children.length === 0 && own.length === 0;
  const drafts = inOrder([...planned, ...added]).filter(
    (draft, _, all) => questions.length === 0 || all.length <= MIN_SECTIONS || !isEmpty(draft),
  );
  const target = targetOf(input, papers, usualWords(skeleton));
  const isGiven = input.targetWords !== undefined && input.targetWords !== null;
  const targetWords = isGiven ? target : Math.max(target, drafts.length * MIN_SECTION_WORDS);
  const given = new Set(prepareKeyword(keyword, lexiconOf(language.code))?.keys);
  const terms = new SectionTerms(
    papers,
    subjectTerms(keyword, pages).terms.filter((term) => namesThing(term, language.code, given)),
  );
  const finish = new Finish(papers, terms, pages.length);
  return {
    keyword: keyword.trim(),
    perspectives: isEnglish ? perspectivesOf(topics) : [],
    questions: answered,
    sections: finish.sections(drafts, targetWords),
    targetWords,
    language,
    leftOut: isEnglish ? [] : skeleton?.headings.length ? ['purposes'] : ['purposes', 'templates'],
    evidence: pages.map(({ url, title }) => ({ url, title })),
    provenance: provenanceOf(planned, usesVectors),
  };
}

/** Sections of pages by what they are about; null where their headings say nothing of the subject. */
function byAspects(
  topics: readonly PageTopic[],
  headingsOf: readonly (readonly PageHeading[])[],
  papers: readonly AnalyzedPaper[],
  pages: readonly EvidencePage[],
  asked: { keyword: string; language: PlanLanguage; intent: Intent | null; idea: string | null },
  asking: readonly string[],
): SectionDraft[] | null {
  const { keyword, language } = asked;
  const plan = keywordPlan(keyword, { ...asked, idea: null });
  const reader = new AspectReader(keyword, language, plan?.form === 'task');
  const subjects = pageSubjects(topics, headingsOf, papers, { keyword, language, reader });
  if (subjects.length === 0) return null;
  const demands = keywordPlan(keyword, asked)?.demandHeadings ?? [];
  const usual = {
    form: plan?.form ?? null,
    headings: (plan?.headings ?? []).filter(
      (heading) => !(plan?.demandHeadings.includes(heading) === true && NOBODY.test(heading)),
    ),
    aspects: plan?.aspects ?? {},
    demands: demands.filter((heading) => !NOBODY.test(heading)),
    questions: plan?.questions ?? [],
  };
  const words = new SubjectWords(keyword, language, asking);
  return arrangeByAspect(subjects, usual, pages, { language, reader, words });
}

function languageOf(
  papers: readonly AnalyzedPaper[],
  given: string | null | undefined,
  skeleton: Skeleton | null,
): Outline['language'] {
  const code = languageCode(given);
  if (code !== null) return { code, source: 'given' };
  if (skeleton !== null) return { code: skeleton.language, source: 'assumed' };
  return decideLanguage(papers.flatMap(({ analyses }) => analyses.map(({ reading }) => reading.evidence)));
}

/** Words of a plan without pages, by its sections; 0 without a plan. */
function usualWords(skeleton: Skeleton | null): number {
  const isOffer = ['service', 'callout', 'shop'].includes(skeleton?.form ?? '');
  const words = (skeleton?.headings.length ?? 0) * (isOffer ? OFFER_SECTION_WORDS : USUAL_SECTION_WORDS);
  return Math.round(words / PLAN_ROUNDED_TO) * PLAN_ROUNDED_TO;
}

function targetOf({ targetWords }: OutlineInput, papers: readonly AnalyzedPaper[], usual: number): number {
  if (targetWords !== undefined && targetWords !== null && Number.isFinite(targetWords))
    return Math.min(MAX_WORDS, Math.max(MIN_WORDS, Math.round(targetWords)));
  const words = middle(papers.map(({ wordCount }) => wordCount).filter((count) => count >= MIN_WORDS));
  if (words === 0 && usual > 0) return usual;
  return words === 0 ? DEFAULT_WORDS : Math.min(MAX_WORDS, Math.ceil(words / ROUNDED_TO) * ROUNDED_TO);
}

/** Purposes of the pages' headings, those that most pages have first. */
function perspectivesOf(topics: readonly PageTopic[]): Perspective[] {
  const found = new Map<SectionPurpose, Set<number>>();
  for (const { purpose, pages } of topics) {
    if (purpose === 'detail' || purpose === 'close') continue;
    const known = found.get(purpose) ?? new Set<number>();
    found.set(purpose, known);
    for (const page of pages) known.add(page);
  }
  return [...found]
    .map(([purpose, pages]) => ({ purpose, pages: [...pages].toSorted((a, b) => a - b) }))
    .toSorted((a, b) => b.pages.length - a.pages.length);
}

function provenanceOf(drafts: readonly SectionDraft[], usesVectors: boolean): Outline['provenance'] {
  if (drafts.some(({ origin }) => origin === 'headings'))
    return {
      kind: 'modelled',
      method: `headings of the pages grouped by likeness${usesVectors ? ` and ${VECTORS_METHOD}` : ''}, in their median order and length`,
    };
  const isFromPages = drafts.some(({ origin }) => origin === 'phrases');
  return { kind: 'modelled', method: isFromPages ? 'keyphrases of the pages and a template' : 'template' };
}
