import { coverage, isQuestion, parseQuestion } from '../answers/question.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { FaqEntry } from '../extraction/faqs.ts';
import { prepareKeyword } from '../research/keyword.ts';
import type { Provenance } from '../score/types.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import { evidenceLines } from '../plans/phrase-evidence.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { isSelfReferential, isVagueHeading } from '../outline/own-headings.ts';
import { isQuestionLine, questionOfHeading } from './heading-question.ts';
import { detectQuestionForm } from './question-form.ts';
import { QuestionPool } from './question-pool.ts';
import type { QuestionSource } from './question-source.ts';

export interface FoundQuestion {
  /** As worded by the first source of the strongest kind. */
  text: string;
  /** Pages that ask it, in any wording. */
  pages: number;
  /** Share (0 to 1) of the keyword's weight in the question. */
  closeness: number;
  /** 0 to 1: based on the number of sources and closeness. */
  relevance: number;
  sources: readonly QuestionSource[];
  provenance: Provenance;
}

export interface QuestionsInput {
  keyword: string;
  pages: readonly (EvidencePage & { faqs?: readonly FaqEntry[] })[];
  /** Questions shown on a results page, in order. */
  peopleAlsoAsk?: readonly string[];
  /** Search box completions of the keyword, in order; only questions count. */
  suggestions?: readonly string[];
  /** Questions from a brief. */
  briefQuestions?: readonly string[];
  /**
   * Whether headings are read as the questions they stand for ('Cost of a barrel'), and those that depend on their page
   * ('Does it freeze?') are kept: used to count the pages that ask.
   */
  readsHeadings?: boolean;
  /** Language code used without pages; the keyword's by default. */
  language?: string | null;
  /** The idea the keyword came from; its conditions raise questions. */
  idea?: string | null;
}

export interface QuestionsResult {
  keyword: string;
  /** Most relevant first. */
  questions: readonly FoundQuestion[];
  language: string;
  /** The usual questions are left out in unsupported languages. */
  leftOut: readonly 'templates'[];
  provenance: Provenance;
}

const MAX_QUESTIONS = 60;
const MAX_ASKED = 200;
/** A heading that is a question without a question mark. */
const ASKING_HEADING =
  /^(?:how (?:to|do|does|can|long|much|many|often)|what (?:is|are|to)|why (?:do|does|is|are)|when to|where to) /i;
const WORDS = { least: 3, most: 25 };
const MAX_QUESTION_LENGTH = 220;
/** A question within running text is often rhetorical; it needs this closeness to count. */
const CLOSE_SENTENCE = 0.5;
const SUPPORT_WEIGHT = 0.6;
const MAX_MODELLED = 8;
const MODELLED = 0.3;
const MODELLED_STEP = 0.01;

/**
 * Questions about a keyword from headings, FAQ markup, sentences, and "people also ask", near duplicates merged. If
 * there are none, returns the usual questions in English, Spanish, or French, marked as modeled. Never throws.
 */
export function findQuestions({
  keyword,
  pages,
  peopleAlsoAsk = [],
  suggestions = [],
  briefQuestions = [],
  readsHeadings = false,
  language: given,
  idea = null,
}: QuestionsInput): QuestionsResult {
  const papers = pages.map(({ paper }) => analyzePage(paper));
  const lines = evidenceLines(pages, [...suggestions, ...peopleAlsoAsk]);
  const plan =
    papers.length === 0 ? createKeywordPlan(keyword, { language: given ?? null, idea, lines }) : null;
  const language = papers[0]?.language.code ?? plan?.language ?? 'und';
  const lexicon = lexiconOf(language);
  const wanted = parseQuestion(keyword.slice(0, MAX_QUESTION_LENGTH), lexicon);
  const pool = new QuestionPool(lexicon, new Set(wanted.weights.keys()));
  const closeness = (text: string): number =>
    coverage(wanted, prepareKeyword(text, lexicon)?.contentKeys ?? []);
  for (const text of briefQuestions.slice(0, MAX_ASKED)) pool.add(text, { kind: 'brief', text });
  for (const [rank, text] of peopleAlsoAsk.slice(0, MAX_ASKED).entries()) {
    pool.add(text, { kind: 'people_also_ask', rank, text });
  }
  for (const [rank, text] of suggestions.slice(0, MAX_ASKED).entries()) {
    if (isFit(text, language, readsHeadings) && isQuestionLine(text, language))
      pool.add(text, { kind: 'suggestion', rank, text });
  }
  for (const [page, { url, faqs = [] }] of pages.entries()) {
    for (const { question } of faqs.slice(0, MAX_ASKED)) {
      if (isFit(question, language, readsHeadings))
        pool.add(question, { kind: 'faq', page, url, text: question });
    }
    for (const { block, text } of readsHeadings ? headingsOf(papers[page]!) : []) {
      const question = isQuestionLine(text, language) ? null : questionOfHeading(text, language);
      if (question !== null) pool.add(question, { kind: 'heading', page, url, block, text });
    }
    for (const found of questionsIn(papers[page]!, readsHeadings)) {
      const close = closeness(found.text);
      if (!found.isHeading && close < CLOSE_SENTENCE) continue;
      if (close === 0 && language === 'en' && !asksPlainly(found.text)) continue;
      const kind = found.isHeading ? 'heading' : 'sentence';
      pool.add(found.text, { kind, page, url, block: found.block, text: found.text });
    }
  }
  const asked = pool.list().map(({ text, sources }) => createFoundQuestion(text, sources, closeness(text)));
  const usual = asked.length === 0 ? (plan ?? createKeywordPlan(keyword, { language, idea, lines })) : null;
  const questions = usual === null ? asked : modelled(usual);
  return {
    keyword: keyword.trim(),
    questions: questions.toSorted(byRelevance).slice(0, MAX_QUESTIONS),
    language,
    leftOut: asked.length === 0 && usual === null ? ['templates'] : [],
    provenance: provenanceOf(asked.length > 0 ? 'measured' : 'modelled'),
  };
}

/** Whether an English line has a question word or offers a choice; 'Closing in 60 days?' addresses customers. */
function asksPlainly(text: string): boolean {
  return detectQuestionForm(text) !== 'other' || /\b(?:how|what|why|when|where|who|which|or)\b/i.test(text);
}

/** A question with its relevance. */
export function createFoundQuestion(
  text: string,
  sources: readonly QuestionSource[],
  closeness: number,
): FoundQuestion {
  const pages = new Set(sources.flatMap((source) => ('page' in source ? [source.page] : []))).size;
  const has = (wanted: QuestionSource['kind']): boolean => sources.some(({ kind }) => kind === wanted);
  const witnesses = pages + (has('people_also_ask') ? 2 : 0) + (has('suggestion') ? 1 : 0);
  const relevance = SUPPORT_WEIGHT * (1 - 0.5 ** witnesses) + (1 - SUPPORT_WEIGHT) * closeness;
  return { text, pages, closeness, relevance, sources, provenance: provenanceOf('measured') };
}

/** Most relevant first, in a stable order. */
export function byRelevance(a: FoundQuestion, b: FoundQuestion): number {
  return b.relevance - a.relevance || b.pages - a.pages || (a.text < b.text ? -1 : 1);
}

function questionsIn(
  { paper, analyses, language: { code: language } }: AnalyzedPaper,
  mayBeVague: boolean,
): { text: string; block: number; isHeading: boolean }[] {
  const found: { text: string; block: number; isHeading: boolean }[] = [];
  for (const [block, { kind, text }] of paper.blocks.entries()) {
    if (kind === 'heading') {
      const heading = headingText(text);
      if (isFit(heading, language, mayBeVague) && asks(heading))
        found.push({ text: heading, block, isHeading: true });
    } else if (kind === 'paragraph' && /[?？؟]/.test(text)) {
      for (const { start, end } of analyses[block]!.reading.sentences) {
        const sentence = end - start > MAX_QUESTION_LENGTH ? '' : text.slice(start, end).trim();
        if (/[?？؟]["'”’)]?$/.test(sentence) && isFit(sentence, language, mayBeVague))
          found.push({ text: sentence, block, isHeading: false });
      }
    }
  }
  return found;
}

function headingsOf({ paper }: AnalyzedPaper): { text: string; block: number }[] {
  return paper.blocks.flatMap(({ kind, text }, block) =>
    kind === 'heading' ? [{ text: headingText(text), block }] : [],
  );
}

/** A heading without its number. */
function headingText(text: string): string {
  return text
    .slice(0, MAX_QUESTION_LENGTH + 1)
    .replace(/^\s*\d+[.)]?\s+/, '')
    .trim();
}

/** Whether any reader may ask a heading's question: not 'How I make it', nor questions to the page's author. */
function asks(heading: string): boolean {
  return isQuestion(heading) && (/[?？؟]["'”’)]?$/u.test(heading) || ASKING_HEADING.test(heading));
}

function isFit(text: string, language: string, mayBeVague: boolean): boolean {
  if (isSelfReferential(text, language) || (!mayBeVague && isVagueHeading(text, language))) return false;
  if (text.length > MAX_QUESTION_LENGTH) return false;
  const words = text.trim().split(/\s+/).length;
  return words <= WORDS.most && (words >= WORDS.least || !/^[\p{Script=Latin}\s?]+$/u.test(text));
}

function modelled(plan: KeywordPlan | null): FoundQuestion[] {
  return (plan?.questions ?? []).slice(0, MAX_MODELLED).map((text, index) => ({
    text,
    pages: 0,
    closeness: 1,
    relevance: MODELLED - index * MODELLED_STEP,
    sources: [{ kind: 'template', template: `${plan!.form} ${index}` }],
    provenance: provenanceOf('modelled'),
  }));
}

function provenanceOf(kind: Provenance['kind']): Provenance {
  return { kind, method: `pagewright-questions ${ENGINE_VERSION}` };
}
