import type { EvidencePage } from '../evidence/evidence-page.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { namesThing } from '../terms/names-thing.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import { evidenceLines } from '../plans/phrase-evidence.ts';
import type { PlanLanguage } from '../plans/phrase-parts.ts';
import { arrangeByAspect } from './arrange-by-aspect.ts';
import { findInlineQuestions, findPageSubjects } from './page-subjects.ts';
import { AspectReader, supportsAspects } from './section-aspects.ts';
import { decideLanguage } from '../language/detect-language.ts';
import { assignQuestions } from './assign-questions.ts';
import { groupHeadings } from './heading-topics.ts';
import type { PageTopic } from './heading-topics.ts';
import type { Intent } from '../intent/intent.ts';
import { SectionFinisher } from './finish-sections.ts';
import { SubjectWords } from './subject-words.ts';
import { isSelfReferential } from './own-headings.ts';
import { headingVector, pageHeadings } from './page-headings.ts';
import type { PageHeading } from './page-headings.ts';
import { sortDrafts } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { VECTORS_METHOD } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { SectionTerms } from './section-terms.ts';
import { languageCode, createSkeleton } from './skeleton.ts';
import type { Skeleton } from './skeleton.ts';
import { sectionsFromHeadings } from './sections-from-headings.ts';
import type { Outline, Perspective, SectionPurpose } from './types.ts';
import { USUAL_WORDS } from './plan-words.ts';
import { templateDrafts, sectionsWithoutPlan } from './usual-sections.ts';
import { median } from './word-shares.ts';

export interface OutlineInput {
  keyword: string;
  pages: readonly EvidencePage[];
  /** Questions people ask about the keyword, most frequent first. */
  questions?: readonly string[];
  /** Target word count; defaults to the pages' median, or to the sum of the planned sections without pages. */
  targetWords?: number | null;
  /** Search intent; selects the template when pages give no plan. */
  intent?: Intent | null;
  /** ISO 639-1 code; detected from the pages by default. */
  language?: string | null;
  /** The idea the keyword came from: its conditions get sections. */
  idea?: string | null;
  /** What people search for around the keyword: shows how it is used in a sentence. */
  suggestions?: readonly string[];
  /** Known sentence vectors of the pages' headings (`outlineTexts`), used to merge paraphrases. */
  vectors?: SentenceVectors | null;
}

/** ../shared/spec/2-tools.md: the default and limits of the screen. */
const DEFAULT_WORDS = 3000;
const MIN_WORDS = 300;
const MAX_WORDS = 10_000;
const ROUNDED_TO = 100;
/** A section for people who are simply the readers, or for something that is already the subject. */
const NO_AUDIENCE =
  /^(?:What changes|What matters most|Tips for|Qué cambia|Lo esencial|Consejos para|Ce qui change|L’essentiel|Conseils pour|The options|Las opciones|Les solutions)(?!\p{L})|^(?:What .+ should (?:know|look for)|Qué opción conviene a|Que choisir pour)(?!\p{L})|(?<!\p{L})(?:for|para|pour) (?:\p{L}+ )?(?:people|folks|those|anyone|everyone|beginners|personas|quienes?|gente|principiantes|personnes|gens|ceux|débutants|citadins)(?!\p{L})/iu;
/** A short answer, and its part of the section. */
const ANSWER_WORDS = 60;
const WITH_ANSWER_WORDS = 75;
/** Fewer sections do not make an article. */
const MIN_SECTIONS = 4;
/** Minimum words of a section, however short the pages are. */
const MIN_SECTION_WORDS = 130;

/**
 * Plans an article for a keyword. Topics come from the pages' headings, with their order and length; questions add
 * sections, and so do gaps that no page covers. Pages without headings are planned by their main phrases; without pages
 * the plan is a template, marked as such. Never throws; time grows with the pages' text.
 */
export function createOutline(input: OutlineInput): Outline {
  const { keyword, pages, questions = [], intent = null } = input;
  const papers = pages.map((page) => analyzePage(page.paper, input.language));
  const lines = evidenceLines(pages, input.suggestions);
  const skeleton =
    pages.length === 0 ? createSkeleton(keyword, intent, input.language, input.idea, lines) : null;
  const language = languageOf(papers, input.language, skeleton);
  const isEnglish = language.code === 'en';
  const asked = { keyword, intent, idea: input.idea ?? null, language: language.code, lines };
  const headingsOf = papers.map((paper, page) => {
    const headings = pageHeadings(paper, page, pages[page]!.title);
    return supportsAspects(language.code)
      ? [...headings, ...findInlineQuestions(paper, page, headings)]
      : headings;
  });
  const topics = groupHeadings(headingsOf.flat(), keyword, language.code, input.vectors);
  const usesVectors =
    isEnglish &&
    headingsOf.flat().some(({ text }) => headingVector(text, keyword, input.vectors ?? null) !== null);
  const { code } = language;
  // When pages have readable headings, plan by their aspects.
  const byAspect =
    skeleton === null && supportsAspects(code) && headingsOf.flat().length > 0
      ? sectionsByAspect(topics, headingsOf, papers, pages, { ...asked, language: code }, questions)
      : null;
  const planned =
    byAspect ??
    (skeleton === null
      ? sectionsFromHeadings(topics, headingsOf, pages, code)
      : templateDrafts(skeleton.headings, { ...skeleton, keyword, language: code }));
  if (skeleton === null && planned.length === 0)
    planned.push(...sectionsWithoutPlan(papers, pages, asked, planned));
  const asking = headingsOf
    .flat()
    .filter(({ text }) => text.endsWith('?') && !isSelfReferential(text, language.code))
    .map(({ text }) => text);
  const { added, questions: answered } = assignQuestions(planned, questions, asking, pages, {
    keyword,
    language: code,
    isArranged: byAspect !== null,
  });
  // An FAQ section without questions is dropped once questions were searched for.
  const isEmpty = ({ purpose, children, questions: own }: SectionDraft): boolean =>
    purpose === 'answers' && children.length === 0 && own.length === 0;
  const drafts = sortDrafts([...planned, ...added]).filter(
    (draft, _, all) => questions.length === 0 || all.length <= MIN_SECTIONS || !isEmpty(draft),
  );
  const plannedSum = skeleton === null ? 0 : plannedWords(drafts, skeleton);
  const target = targetOf(input, papers, plannedSum);
  const isGiven = input.targetWords !== undefined && input.targetWords !== null;
  const targetWords =
    isGiven || plannedSum > 0 ? target : Math.max(target, drafts.length * MIN_SECTION_WORDS);
  const given = new Set(prepareKeyword(keyword, lexiconOf(language.code))?.keys);
  const terms = new SectionTerms(
    papers,
    subjectTerms(keyword, pages).terms.filter((term) => namesThing(term, language.code, given)),
  );
  const finish = new SectionFinisher(papers, terms, pages.length);
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

/** A sum of money, or that something costs nothing. */
const PRICE =
  /[£$€¥]\s?\d|\d\s?(?:[£€]|euros?|dollars?|pounds|pesos|usd|eur|gbp)(?!\p{L})|(?<!\p{L})(?:costs?|prices?|free of charge|cuesta|precios?|gratis|coûte|prix|gratuit)(?!\p{L})/iu;

/** Sections of pages by aspect; null when their headings say nothing about the subject. */
function sectionsByAspect(
  topics: readonly PageTopic[],
  headingsOf: readonly (readonly PageHeading[])[],
  papers: readonly AnalyzedPaper[],
  pages: readonly EvidencePage[],
  asked: {
    keyword: string;
    language: PlanLanguage;
    intent: Intent | null;
    idea: string | null;
    lines: readonly string[];
  },
  asking: readonly string[],
): SectionDraft[] | null {
  const { keyword, language } = asked;
  const plan = createKeywordPlan(keyword, { ...asked, idea: null });
  const hasPrices = pages.some(({ paper }) => paper.blocks.some(({ text }) => PRICE.test(text)));
  const reader = new AspectReader(keyword, language, plan?.form === 'task', hasPrices);
  const subjects = findPageSubjects(topics, headingsOf, papers, { keyword, language, reader });
  if (subjects.length === 0) return null;
  const ofIdea = createKeywordPlan(keyword, asked);
  const usual = {
    form: plan?.form ?? null,
    headings: (plan?.headings ?? []).filter(
      (heading) => !(plan?.demandHeadings.includes(heading) === true && NO_AUDIENCE.test(heading)),
    ),
    aspects: plan?.aspects ?? {},
    demands: (ofIdea?.demandHeadings ?? []).filter(
      (heading) => ofIdea?.caseHeadings.includes(heading) === true || !NO_AUDIENCE.test(heading),
    ),
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

/** Word count of a plan without pages, the sum of its sections; answers take as many words as there are questions. */
function plannedWords(drafts: readonly SectionDraft[], { headings }: Skeleton): number {
  if (headings.length === 0) return 0;
  const unit = USUAL_WORDS * headings.length;
  for (const draft of drafts.filter(
    ({ purpose, children }) => purpose === 'answers' && children.length > 0,
  )) {
    draft.share = (draft.children.length * WITH_ANSWER_WORDS) / unit;
    for (const child of draft.children) child.share = ANSWER_WORDS / unit;
  }
  return Math.round(drafts.reduce((sum, { share }) => sum + share, 0) * unit);
}

function targetOf({ targetWords }: OutlineInput, papers: readonly AnalyzedPaper[], usual: number): number {
  if (targetWords !== undefined && targetWords !== null && Number.isFinite(targetWords))
    return Math.min(MAX_WORDS, Math.max(MIN_WORDS, Math.round(targetWords)));
  const words = median(papers.map(({ wordCount }) => wordCount).filter((count) => count >= MIN_WORDS));
  if (words === 0 && usual > 0) return usual;
  return words === 0 ? DEFAULT_WORDS : Math.min(MAX_WORDS, Math.ceil(words / ROUNDED_TO) * ROUNDED_TO);
}

/** Purposes of the pages' headings, most common first. */
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
