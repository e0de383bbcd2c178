import type { EvidencePage } from '../evidence/evidence-page.ts';
import { cutAnswerPassages, findAnsweringPassage } from './answer-passages.ts';
import { bestPassage } from './best-passage.ts';
import { FIRST_SENTENCES } from './heading-answers.ts';
import { PassageIndex } from './passage-index.ts';
import { readQuestion } from './question.ts';
import type { QuestionReadiness } from './types.ts';

/** A passage is behind another only when it covers clearly less. */
const CLEARLY = 0.1;

export interface AnswerReadinessInput {
  /** What the text is about: its words go without saying in an answer. */
  keyword?: string | null;
  /** Questions that the text should answer, in people's words. */
  questions?: readonly string[];
  /** Pages that it competes with. */
  pages?: readonly EvidencePage[];
  /** ISO 639-1; detected unless given. */
  language?: string | null;
}

/** Looks for each question's answer in a text and, where pages are given, for a page that answers it better. */
export function judgeQuestions(
  index: PassageIndex,
  { keyword, questions = [], pages = [], language }: AnswerReadinessInput,
): QuestionReadiness[] {
  const { analyzed } = index;
  const passages = cutAnswerPassages(analyzed);
  const given = new Set(readQuestion(keyword ?? '', analyzed.lexicon).weights.keys());
  const rivals = pages.map((page) => ({ page, index: new PassageIndex(page, false, language) }));
  const texts = [...new Set(questions.map((text) => text.trim()))].filter((text) => text !== '');
  return texts.map((text) => {
    const question = readQuestion(text, analyzed.lexicon);
    const best = bestPassage(index, question);
    const coverage = best?.coverage ?? 0;
    let ahead: { page: EvidencePage; coverage: number } | null = null;
    for (const rival of rivals) {
      const theirs = bestPassage(rival.index, question)?.coverage ?? 0;
      if (theirs > coverage + CLEARLY && theirs > (ahead?.coverage ?? 0))
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
