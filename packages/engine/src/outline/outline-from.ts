import type { EvidencePage } from '../evidence/evidence-page.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import { namesThing } from '../terms/names-thing.ts';
import { AnalysisCache } from '../text/analyse-paper.ts';
import type { AnalysedPaper } from '../text/analyse-paper.ts';
import { similarityFacts } from '../similarity/similarity.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import { keywordPlan } from '../plans/keyword-plan.ts';
import { askedSections } from './asked-sections.ts';
import { treatedTopics } from './treated-topics.ts';
import { decideLanguage } from '../language/detect-language.ts';
import { answerQuestions } from './answer-questions.ts';
import { headingPurpose } from './heading-purpose.ts';
import { headingTopics } from './heading-topics.ts';
import type { PageTopic } from './heading-topics.ts';
import { templateHeadings } from './outline-template.ts';
import type { Intent } from '../intent/intent.ts';
import { isOwnHeading } from './own-headings.ts';
import { pageHeadings } from './page-headings.ts';
import { bareDraft, inOrder } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { SectionTerms } from './section-terms.ts';
import { languageCode, skeletonOf } from './skeleton.ts';
import type { Skeleton } from './skeleton.ts';
import { sectionsFromHeadings, singleSections } from './sections-from-headings.ts';
import { sectionsFromPhrases } from './sections-from-phrases.ts';
import type { Outline, OutlineSection, Perspective, SectionPurpose } from './types.ts';
import { dealWords, middle } from './word-shares.ts';

export interface OutlineInput {
  keyword: string;
  pages: readonly EvidencePage[];
  /** Questions that people ask about the keyword, most asked first. */
  questions?: readonly string[];
  /** Words of the article; without it the pages' median, or 250 for each section of a plan without pages. */
  targetWords?: number | null;
  /** What searchers want; decides the template where pages plan nothing. */
  intent?: Intent | null;
  /** ISO 639-1 code; detected from the pages when it is not given. */
  language?: string | null;
}

/** ../shared/spec/2-tools.md: the default and the bounds of the screen. */
const DEFAULT_WORDS = 3000;
const LEAST_WORDS = 300;
const MOST_WORDS = 10_000;
const ROUNDED_TO = 100;
/** Of a section's words so much stays with its own introduction. */
const OWN_SHARE = 0.2;
const PAGES_VALUE = 0.5;
const GAP_VALUE = 0.3;
const QUESTION_VALUE = 0.2;
/** Of a usual plan the first and the last section are short, the steps and the options one by one long. */
const SHORT_SECTION = 0.6;
const LONG_SECTION = 1.8;
const MAIN_SECTION =
  /step by step|one by one|paso a paso|una por una|étape par étape|une par une|causes|causas/i;
const FAQ = /^(?:frequently asked questions|preguntas frecuentes|questions fréquentes)$/i;
const STEPS = /step by step|paso a paso|étape par étape/i;
const ENOUGH_SECTIONS = 5;
/** Where pages agree on little, what single pages head fills the plan up to so many sections. */
const FULL_PLAN = 8;
const SAME_HEADING = 0.5;
const USUAL_SECTION_WORDS = 250;

/**
 * Plans an article for a keyword, in the order of perspectives, questions, sections: the topics to which the pages give
 * headings, in the order and the length that they have there, what the questions add, and what no page covers. Pages
 * without headings are planned by the phrases that they speak of most; without pages the plan is a template, marked so.
 * Never throws; time grows with the pages' text.
 */
export function outlineFrom(input: OutlineInput): Outline {
  const { keyword, pages, questions = [], intent = null } = input;
  const papers = pages.map((page) => new AnalysisCache().analyse(page.paper, input.language));
  const skeleton = pages.length === 0 ? skeletonOf(keyword, intent, input.language) : null;
  const language = languageOf(papers, input.language, skeleton);
  const isEnglish = language.code === 'en';
  const headingsOf = papers.map((paper, page) => pageHeadings(paper, page, pages[page]!.title));
  const topics = headingTopics(headingsOf.flat(), keyword, language.code);
  const planned = sectionsFromHeadings(topics, headingsOf, pages, language.code);
  planned.push(
    ...treatedTopics(headingsOf, papers, pages, { keyword, language: language.code, taken: planned }),
  );
  if (skeleton !== null) planned.push(...templateDrafts(skeleton.headings));
  else if (planned.length === 0 && (headingsOf.flat().length === 0 || language.code === 'und'))
    planned.push(...withoutPlan(papers, pages, keyword, language.code, intent, planned));
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
    planned.push(...usualBeside(planned, keyword, language.code, intent));
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
  const drafts = inOrder([...planned, ...added]);
  const targetWords = targetOf(input, papers, skeleton?.headings.length ?? 0);
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
    provenance: provenanceOf(planned),
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

/** Sections where the pages' headings give no plan: a template of what the pages hold, and their phrases. */
function withoutPlan(
  papers: readonly AnalysedPaper[],
  pages: readonly EvidencePage[],
  keyword: string,
  language: string,
  intent: Intent | null,
  planned: readonly SectionDraft[],
): SectionDraft[] {
  const usual = language === 'en' ? null : keywordPlan(keyword, { language, intent });
  // Only in English do phrases name things often enough to head a section; elsewhere what is usual serves better.
  if (usual !== null) return templateDrafts(usual.headings);
  const phrases = sectionsFromPhrases(papers, pages, keyword, language);
  const leads = papers.map(({ paper }) => paper.blocks.find(({ kind }) => kind === 'paragraph')?.text ?? '');
  const { headings, isOfKind } =
    language === 'en' ? templateHeadings(keyword, intent, leads) : { headings: [], isOfKind: false };
  const held = new Set(
    papers.flatMap(({ analyses }) => analyses.flatMap(({ entries }) => entries.map(({ key }) => key))),
  );
  const asked = new Set(textVector(keyword, language).keys);
  const taken = new Set(planned.map(({ text }) => text.toLowerCase()));
  const template = headings
    .filter((heading) => !taken.has(heading.toLowerCase()))
    .filter((heading) => isOfKind || isHeld(heading, held, asked, language));
  return inOrder([
    ...templateDrafts(template),
    ...phrases.filter(({ text }) => !taken.has(text.toLowerCase())),
  ]);
}

/** What usually belongs to such a keyword, where pages agree on little: its main section, and others up to enough. */
function usualBeside(
  planned: readonly SectionDraft[],
  keyword: string,
  language: string,
  intent: Intent | null,
): SectionDraft[] {
  const purposes = new Set(planned.map(({ purpose }) => purpose));
  const asked = new Set(textVector(keyword, language).keys);
  const known = planned.map(({ text }) => withoutKeys(textVector(text, language), asked));
  const isNew = ({ text, purpose }: SectionDraft): boolean =>
    (STEPS.test(text) || purpose === 'detail' || !purposes.has(purpose)) &&
    known.every(
      (other) =>
        similarityFacts(withoutKeys(textVector(text, language), asked), other).overlap < SAME_HEADING,
    );
  const usual = templateDrafts(keywordPlan(keyword, { language, intent })?.headings ?? []).filter(isNew);
  const hasSteps = planned.some(
    ({ text, purpose }) =>
      STEPS.test(text) || (purpose === 'steps' && holdsAll(textVector(text, language), asked)),
  );
  const main = hasSteps ? [] : usual.filter(({ text }) => STEPS.test(text));
  const rest = usual.filter((draft) => !main.includes(draft) && draft.purpose !== 'answers');
  return [...main, ...rest.slice(0, Math.max(0, ENOUGH_SECTIONS - planned.length - main.length))];
}

const holdsAll = ({ byKey }: TextVector, keys: ReadonlySet<string>): boolean =>
  [...keys].every((key) => byKey.has(key));

function templateDrafts(headings: readonly string[]): SectionDraft[] {
  return headings.map((heading, at) => {
    const weight =
      at === 0 || at === headings.length - 1 ? SHORT_SECTION : MAIN_SECTION.test(heading) ? LONG_SECTION : 1;
    const position = (at + 0.5) / headings.length;
    const purpose = FAQ.test(heading) ? 'answers' : headingPurpose(heading);
    return bareDraft(heading, purpose, 'template', position, weight / headings.length);
  });
}

/** Whether pages use a word of a heading that is not the keyword's. */
function isHeld(
  heading: string,
  held: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  language: string,
): boolean {
  const { byKey, functionWords } = textVector(heading, language);
  const own = [...byKey].filter(([key, at]) => functionWords[at] === 0 && !asked.has(key));
  return own.length === 0 || own.some(([key]) => held.has(key));
}

function targetOf({ targetWords }: OutlineInput, papers: readonly AnalysedPaper[], usual: number): number {
  if (targetWords !== undefined && targetWords !== null && Number.isFinite(targetWords))
    return Math.min(MOST_WORDS, Math.max(LEAST_WORDS, Math.round(targetWords)));
  const words = middle(papers.map(({ wordCount }) => wordCount).filter((count) => count >= LEAST_WORDS));
  if (words === 0 && usual > 0) return usual * USUAL_SECTION_WORDS;
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

function provenanceOf(drafts: readonly SectionDraft[]): Outline['provenance'] {
  if (drafts.some(({ origin }) => origin === 'headings'))
    return {
      kind: 'modelled',
      method: 'headings of the pages grouped by likeness, in their median order and length',
    };
  const isFromPages = drafts.some(({ origin }) => origin === 'phrases');
  return { kind: 'modelled', method: isFromPages ? 'keyphrases of the pages and a template' : 'template' };
}

class Finish {
  private readonly papers: readonly AnalysedPaper[];
  private readonly terms: SectionTerms;
  private readonly pages: number;

  constructor(papers: readonly AnalysedPaper[], terms: SectionTerms, pages: number) {
    this.papers = papers;
    this.terms = terms;
    this.pages = pages;
  }

  sections(drafts: readonly SectionDraft[], words: number): OutlineSection[] {
    const dealt = dealWords(
      words,
      drafts.map(({ share }) => share),
    );
    return drafts.map((draft, at) => this.section(draft, 2, dealt[at]!));
  }

  private section(draft: SectionDraft, level: 2 | 3, words: number): OutlineSection {
    const ofChildren = draft.children.map(({ share }) => share);
    const own = Math.max(
      OWN_SHARE * draft.share,
      draft.share - ofChildren.reduce((sum, share) => sum + share, 0),
    );
    const dealt = dealWords(words, [own, ...ofChildren]);
    const value =
      PAGES_VALUE * (this.pages === 0 ? 0 : draft.pages.size / this.pages) +
      (draft.origin === 'gap' ? GAP_VALUE : 0) +
      (draft.questions.length > 0 ? QUESTION_VALUE : 0);
    return {
      level,
      heading: draft.text,
      purpose: draft.purpose,
      origin: draft.origin,
      strategicValue: Math.round(value * 1000) / 1000,
      estimatedWords: words,
      optimizations: this.terms.under(draft.headings, this.papers),
      questions: draft.questions,
      evidence: draft.evidence,
      subsections: draft.children.map((child, at) => this.section(child, 3, dealt[at + 1]!)),
    };
  }
}
