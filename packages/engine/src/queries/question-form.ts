import { insideSentence } from './spelling.ts';

/** What a question asks for; two of different forms are never merged. */
export type QuestionForm =
  | 'why'
  | 'when'
  | 'where'
  | 'who'
  | 'how_much'
  | 'how'
  | 'which'
  | 'what'
  | 'whether'
  | 'other';

const FORMS: readonly (readonly [QuestionForm, RegExp])[] = [
  ['how_much', /^how (?:much|many|long|often|big|old|far|fast)\b/],
  ['how', /^how\b/],
  ['why', /^(?:why|what (?:causes|is the reason))\b/],
  ['when', /^when\b/],
  ['where', /^where\b/],
  ['who', /^(?:who|whom|whose)\b/],
  ['which', /^(?:which|what (?:is|are) the best)\b/],
  ['what', /^what(?:'s|’s)?\b/],
  ['whether', /^(?:is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have)\b/],
];

/** Detects the form of an English question; 'other' in other languages. */
export function detectQuestionForm(question: string): QuestionForm {
  const head = question.slice(0, 60).trim().toLowerCase();
  return FORMS.find(([, pattern]) => pattern.test(head))?.[0] ?? 'other';
}

/** A question as people type it into a search box: without punctuation, starting in lowercase. */
export function asSearch(question: string): string {
  return insideSentence(question.trim().replaceAll(/^[¿¡]\s*|\s*[?!.]+$/gu, ''));
}
