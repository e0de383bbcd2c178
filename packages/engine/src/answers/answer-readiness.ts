import type { Paper, Place } from '../paper/types.ts';
import { readability } from '../reading/readability.ts';
import { measureEvidence } from '../research/evidence-use.ts';
import { measureReading } from '../research/reading.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { AnswerTally } from './answer-tally.ts';
import { FIRST_SENTENCES, checkHeadingAnswers } from './heading-answers.ts';
import { judgeQuestions } from './judge-questions.ts';
import type { AnswerReadinessInput } from './judge-questions.ts';
import { PassageIndex } from './passage-index.ts';
import type { AnswerReadiness, QuestionReadiness } from './types.ts';

/** A quarter of the headings as questions is plenty; more reads like an FAQ. */
const QUESTION_HEADINGS = 0.25;
/** One figure per this many words, as in the score (docs/engine.md). */
const WORDS_PER_FIGURE = 250;
const WORDS_PER_CITATION = 500;
const MAX_ASKED = 8;
/** Ninth grade is general reading; fourteenth grade is academic. */
const PLAIN_GRADE = 9;
const ACADEMIC_GRADE = 14;

/** Judges how ready a text is to be found and cited by answer engines. */
export function assessAnswerReadiness(paper: Paper, input: AnswerReadinessInput = {}): AnswerReadiness {
  const index = new PassageIndex({ url: null, title: '', paper }, true, input.language);
  const { analyzed } = index;
  const tally = new AnswerTally();
  const provenance = { kind: 'measured', method: 'passage coverage, GEO and C-SEO Bench rules' } as const;
  const shared = { language: analyzed.language, leftOut: tally.leftOut, provenance };
  if (index.passages.length === 0) return { score: null, findings: [], questions: [], ...shared };
  const questions = judgeQuestions(index, input);
  tallyQuestions(tally, questions, (input.pages ?? []).length > 0);
  tallySections(tally, index);
  tallyEvidence(tally, analyzed);
  tallyStyle(tally, analyzed);
  const findings = tally.findings();
  const score = Math.round(findings.reduce((sum, { points }) => sum + points, 0) * 10) / 10;
  return { score, findings, questions, ...shared };
}

function tallyQuestions(
  tally: AnswerTally,
  questions: readonly QuestionReadiness[],
  hasPages: boolean,
): void {
  const all = questions.length;
  if (all === 0) {
    tally.leave('questions_answered', 'no_questions');
    tally.leave('passages_ahead', 'no_questions');
    return;
  }
  const answered = questions.filter(({ status }) => status === 'answered').length;
  const late = questions.filter(({ status }) => status === 'late');
  const values = { answered, late: late.length, questions: all };
  tally.add('questions_answered', (answered + late.length / 2) / all, values, placesOf(late));
  if (!hasPages) {
    tally.leave('passages_ahead', 'no_pages');
    return;
  }
  const behind = questions.filter(({ aheadTitle }) => aheadTitle !== null);
  const ahead = all - behind.length;
  tally.add('passages_ahead', ahead / all, { ahead, questions: all }, placesOf(behind));
}

function placesOf(questions: readonly QuestionReadiness[]): Place[] {
  return questions.flatMap(({ place }) => (place === null ? [] : [place]));
}

function tallySections(tally: AnswerTally, index: PassageIndex): void {
  const { all, questions, judged, late } = checkHeadingAnswers(index);
  if (judged === 0) tally.leave('answer_first', 'not_applicable');
  else {
    const values = { sections: judged, late: late.length, sentences: FIRST_SENTENCES };
    tally.add('answer_first', 1 - late.length / judged, values, late);
  }
  if (all === 0) tally.leave('question_headings', 'not_applicable');
  else {
    const values = { questions, headings: all, recommendedShare: QUESTION_HEADINGS };
    tally.add('question_headings', questions / all / QUESTION_HEADINGS, values);
  }
  if (index.analyzed.language.code !== 'en') {
    tally.leave('standalone_openings', 'language');
    return;
  }
  const openings = index.passages.filter(({ ordinal }) => ordinal === 0);
  const dependent = openings.filter(({ isDependent }) => isDependent);
  const values = { sections: openings.length, dependent: dependent.length };
  const places = dependent.map(({ block, start, end }) => ({ block, start, end }));
  tally.add('standalone_openings', 1 - dependent.length / openings.length, values, places);
}

function tallyEvidence(tally: AnswerTally, analyzed: AnalyzedPaper): void {
  const { words, figures, quotations, citations, unsourcedFigures, unsourcedQuotations } =
    measureEvidence(analyzed);
  const figuresAsked = targetCount(words, WORDS_PER_FIGURE);
  const ofFigures = { count: figures, recommended: figuresAsked, unsourced: unsourcedFigures.length };
  tally.add('answer_figures', figures / figuresAsked, ofFigures, unsourcedFigures);
  const ofQuotations = { count: quotations, recommended: 1, unsourced: unsourcedQuotations.length };
  tally.add('answer_quotations', quotations, ofQuotations, unsourcedQuotations);
  const citationsAsked = targetCount(words, WORDS_PER_CITATION);
  const ofCitations = { count: citations, recommended: citationsAsked };
  tally.add('answer_citations', citations / citationsAsked, ofCitations);
}

function tallyStyle(tally: AnswerTally, analyzed: AnalyzedPaper): void {
  const { grade, leftOut } = readability(analyzed);
  if (grade === null) tally.leave('plain_language', leftOut === 'language' ? 'language' : 'not_applicable');
  else {
    const share = (ACADEMIC_GRADE - grade) / (ACADEMIC_GRADE - PLAIN_GRADE);
    tally.add('plain_language', share, { grade, maximum: PLAIN_GRADE });
  }
  const { paragraphs, longParagraphs } = measureReading(analyzed);
  if (paragraphs === 0) tally.leave('short_paragraphs', 'not_applicable');
  else {
    const values = { paragraphs, long: longParagraphs.length };
    const places = longParagraphs.map(({ place }) => place);
    tally.add('short_paragraphs', 1 - longParagraphs.length / paragraphs, values, places);
  }
}

function targetCount(words: number, wordsPerOne: number): number {
  return Math.min(MAX_ASKED, Math.max(1, Math.round(words / wordsPerOne)));
}
