import type { EvidencePage } from '../evidence/evidence-page.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import { namesThing } from '../terms/names-thing.ts';
import { analysePage } from '../text/analyse-paper.ts';
import type { AnalysedPaper } from '../text/analyse-paper.ts';
import { arrangeSections } from './arrange-sections.ts';
import { askedSections } from './asked-sections.ts';
import { treatedTopics } from './treated-topics.ts';
import { decideLanguage } from '../language/detect-language.ts';
import { answerQuestions } from './answer-questions.ts';
import { headingTopics } from './heading-topics.ts';
import type { PageTopic } from './heading-topics.ts';
import type { Intent } from '../intent/intent.ts';
import { Finish } from './finish-sections.ts';
import { isOwnHeading } from './own-headings.ts';
import { headingVector, pageHeadings } from './page-headings.ts';
import { inOrder } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { VECTORS_METHOD } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { SectionTerms } from './section-terms.ts';
import { languageCode, skeletonOf } from './skeleton.ts';
import type { Skeleton } from './skeleton.ts';
import { sectionsFromHeadings, singleSections } from './sections-from-headings.ts';
import type { Outline, Perspective, SectionPurpose } from './types.ts';
import { demandedBeside, templateDrafts, usualBeside, withoutPlan } from './usual-sections.ts';
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
const LEAST_WORDS = 300;
const MOST_WORDS = 10_000;
const ROUNDED_TO = 100;
/** Where pages agree on little, what single pages head fills the plan up to so many sections. */
const FULL_PLAN = 8;
const USUAL_SECTION_WORDS = 250;
/** Who looks for a service or a shop wants facts, not an article. */
const OFFER_SECTION_WORDS = 130;
/** A plan is no measurement. */
const PLAN_ROUNDED_TO = 50;
/** A section of fewer words says little, however short the pages are. */
const LEAST_SECTION_WORDS = 130;

/**
 * Plans an article for a keyword, in the order of perspectives, questions, sections: the topics to which the pages give
 * headings, in the order and the length that they have there, what the questions add, and what no page covers. Pages
 * without headings are planned by the phrases that they speak of most; without pages the plan is a template, marked so.
 * Never throws; time grows with the pages' text.
 */
export function outlineFrom(input: OutlineInput): Outline {
  const { keyword, pages, questions = [], intent = null } = input;
  const papers = pages.map((page) => analysePage(page.paper, input.language));
  const skeleton = pages.length === 0 ? skeletonOf(keyword, intent, input.language, input.idea) : null;
  const language = languageOf(papers, input.language, skeleton);
  const isEnglish = language.code === 'en';
  const asked = { keyword, intent, idea: input.idea ?? null, language: language.code };
  const headingsOf = papers.map((paper, page) => pageHeadings(paper, page, pages[page]!.title));
  const topics = headingTopics(headingsOf.flat(), keyword, language.code, input.vectors);
  const usesVectors =
    isEnglish &&
    headingsOf.flat().some(({ text }) => headingVector(text, keyword, input.vectors ?? null) !== null);
  const planned = sectionsFromHeadings(topics, headingsOf, pages, language.code);
  planned.push(
    ...treatedTopics(headingsOf, papers, pages, { keyword, language: language.code, taken: planned }),
  );
  if (skeleton !== null) planned.push(...templateDrafts(skeleton.headings));
  else if (planned.length === 0 && (headingsOf.flat().length === 0 || language.code === 'und'))
    planned.push(...withoutPlan(papers, pages, asked, planned));
  planned.push(
    ...askedSections(questions, headingsOf.flat(), pages, {
      keyword,
      language: language.code,
      taken: planned,
    }),
  );
  planned.push(
    ...singleSections(topics, pages, {
      language: language.code,
      taken: planned,
      most: FULL_PLAN - planned.length,
    }),
  );
  if (skeleton === null && !planned.some(({ origin }) => origin === 'phrases'))
    planned.push(...usualBeside(planned, asked));
  if (skeleton === null) planned.push(...demandedBeside(planned, asked));
  const asking = headingsOf
    .flat()
    .filter(({ text }) => text.endsWith('?') && !isOwnHeading(text, language.code))
    .map(({ text }) => text);
  const { added, questions: answered } = answerQuestions(
    planned,
    questions,
    asking,
    pages,
    keyword,
    language.code,
  );
  const all = inOrder([...planned, ...added]);
  // Without pages the plan has its order already; phrases and templates of a kind of thing have theirs.
  const isOfHeadings = planned.some(({ origin }) => origin === 'headings');
  const drafts = isOfHeadings ? arrangeSections(all, language.code) : all;
  const target = targetOf(input, papers, usualWords(skeleton));
  const isGiven = input.targetWords !== undefined && input.targetWords !== null;
  const targetWords = isGiven ? target : Math.max(target, drafts.length * LEAST_SECTION_WORDS);
  const terms = new SectionTerms(
    papers,
    subjectTerms(keyword, pages).terms.filter((term) => namesThing(term, language.code)),
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

function languageOf(
  papers: readonly AnalysedPaper[],
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
  const isOffer = skeleton?.form === 'service' || skeleton?.form === 'shop';
  const words = (skeleton?.headings.length ?? 0) * (isOffer ? OFFER_SECTION_WORDS : USUAL_SECTION_WORDS);
  return Math.round(words / PLAN_ROUNDED_TO) * PLAN_ROUNDED_TO;
}

function targetOf({ targetWords }: OutlineInput, papers: readonly AnalysedPaper[], usual: number): number {
  if (targetWords !== undefined && targetWords !== null && Number.isFinite(targetWords))
    return Math.min(MOST_WORDS, Math.max(LEAST_WORDS, Math.round(targetWords)));
  const words = middle(papers.map(({ wordCount }) => wordCount).filter((count) => count >= LEAST_WORDS));
  if (words === 0 && usual > 0) return usual;
  return words === 0 ? DEFAULT_WORDS : Math.min(MOST_WORDS, Math.ceil(words / ROUNDED_TO) * ROUNDED_TO);
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
