import type { ANSWER_PATTERNS } from '@pagewright/contract/advanced';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

const patterns: Readonly<Record<`pattern_${(typeof ANSWER_PATTERNS)[number]}`, string>> = {
  pattern_questions_answered: 'Questions are answered early in a section',
  pattern_passages_ahead: 'Passages answer better than other pages’ passages',
  pattern_answer_first: 'Sections open with the answer',
  pattern_question_headings: 'Headings are questions people ask',
  pattern_standalone_openings: 'Openings stand on their own',
  pattern_answer_figures: 'Figures',
  pattern_answer_quotations: 'Quotations',
  pattern_answer_citations: 'Links to sources',
  pattern_plain_language: 'Plain language',
  pattern_short_paragraphs: 'Short paragraphs',
};

/** Texts of the answer engine results. */
export const optimizationMessages = defineMessages('optimizationMessages', (format) => ({
  ...patterns,
  patterns: 'How well pages on these keywords match what answer engines look for',
  pattern: 'Pattern',
  onAverage: 'On average',
  knownToHelp: 'Known to help',
  bestPage: 'Best page',
  strength_strong: 'well',
  strength_moderate: 'fairly',
  strength_weak: 'hardly',
  noPatterns:
    'No pages on these keywords are known. Run SERP integration under Live Content Scoring to analyze its pages here.',
  questions: 'What people ask',
  askedBy: (pages: number) => format.plural(pages, { one: 'asked by # page', other: 'asked by # pages' }),
  source_results: 'shown in search results',
  source_template: 'from a template; not seen in any source',
  readinessOf: (keyword: string) => `Answer readiness of pages on “${keyword}”`,
  answeredOf: (answered: number, questions: number) =>
    `${format.number(answered)} of ${format.number(questions)} questions answered`,
  answered: 'Questions with a spoken answer',
  noAnswer: 'Nothing in the evidence answers this in 25 to 35 words. Write your own answer.',
  wordedFrom: 'Based on:',
  words: (count: number) => format.plural(count, { one: '# word', other: '# words' }),
  grade: (grade: number) => `grade ${format.number(grade)}`,
  covers: (share: string) => `covers ${share} of the question`,
  goOn: 'Continue with',
  sourceLine: (source: string) => `Source: ${source}`,
  copy: 'Copy outline',
  copied: 'Copied.',
}));
