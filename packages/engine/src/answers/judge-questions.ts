import type { EvidencePage } from '../evidence/evidence-page.ts';
import { cutAnswerPassages, findAnsweringPassage } from './answer-passages.ts';
import { findBestPassage } from './best-passage.ts';
import { FIRST_SENTENCES } from './heading-answers.ts';
import { PassageIndex } from './passage-index.ts';
import { parseQuestion } from './question.ts';
import type { QuestionReadiness } from './types.ts';

/** Minimum coverage gap for a passage to count as behind another. */
const CLEAR_GAP = 0.1;

export interface AnswerReadinessInput {
  /** The text's subject, whose words need not appear in an answer. */
  keyword?: string | null;
  /** Questions the text should answer, in people's words. */
  questions?: readonly string[];
  /** Competing pages. */
  pages?: readonly EvidencePage[];
  /** ISO 639-1; detected by default. */
  language?: string | null;
}

/** Finds each question's answer in a text and, with pages, a page that answers it better. */
export function judgeQuestions(
  index: PassageIndex,
  { keyword, questions = [], pages = [], language }: AnswerReadinessInput,
): QuestionReadiness[] {
  const { analyzed } = index;
  const passages = cutAnswerPassages(analyzed);
  const given = new Set(parseQuestion(keyword ?? '', analyzed.lexicon).weights.keys());
  const rivals = pages.map((page) => ({ page, index: new PassageIndex(page, false, language) }));
  const texts = [...new Set(questions.map((text) => text.trim()))].filter((text) => text !== '');
  return texts.map((text) => {
    const question = parseQuestion(text, analyzed.lexicon);
    const best = findBestPassage(index, question);
    const coverage = best?.coverage ?? 0;
    let ahead: { page: EvidencePage; coverage: number } | null = null;
    for (const rival of rivals) {
      const theirs = findBestPassage(rival.index, question)?.coverage ?? 0;
      if (theirs > coverage + CLEAR_GAP && theirs > (ahead?.coverage ?? 0))
        ahead = { page: rival.page, coverage: theirs };
    }
    const isAnswer = best !== null && findAnsweringPassage(question, passages, given) !== undefined;
    const isEarly = isAnswer && index.passages[best.passage]!.ordinal < FIRST_SENTENCES;
    return {
      question: text,
      status: isEarly ? 'answered' : isAnswer ? 'late' : 'unanswered',
      coverage: twoDecimals(coverage),
      place: isAnswer ? best.place : null,
      aheadUrl: ahead?.page.url ?? null,
      aheadTitle: ahead?.page.title ?? null,
      aheadCoverage: ahead === null ? null : twoDecimals(ahead.coverage),
    };
  });
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
