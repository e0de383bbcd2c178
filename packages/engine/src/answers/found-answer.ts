import { answerForm, splitWords } from '../passages/answer-form.ts';
import type { Place } from '../paper/types.ts';
import { containsFigure } from './expected-answer.ts';
import type { ExpectedAnswer } from './expected-answer.ts';
import type { Passage } from './passage-index.ts';

/** A passage of a page that answers a question. */
export interface FoundAnswer {
  /** Whole sentences as on the page, with single spaces. */
  text: string;
  /** Index of the page. */
  page: number;
  /** Place of its first sentence; null for an answer from markup. */
  place: Place | null;
  /**
   * Why it counts as an answer: a heading or sentence with the same question, the page's FAQ markup, or the passage
   * itself.
   */
  by: 'heading' | 'faq' | 'passage';
}

/** An answer among others, and how good it is. */
export interface Candidate extends FoundAnswer {
  value: number;
}

/** An answer continues until it has enough words, and ends before it exceeds the maximum. */
const ENOUGH_WORDS = 14;
export const MAX_WORDS = 70;
export const MIN_WORDS = 5;
export const MAX_SENTENCES = 4;

/**
 * The opening of a section in whole sentences, up to the expected answer; null if it never comes. A line that ends with
 * a colon includes its list.
 */
export function answerUnder(passages: readonly Passage[], asked: ExpectedAnswer): Passage[] | null {
  const taken: Passage[] = [];
  let words = 0;
  for (const passage of passages) {
    if (taken.length === 0 && passage.text.trimEnd().endsWith('?')) continue;
    const isFull = taken.length > 0 && (taken.length >= MAX_SENTENCES || words + passage.words > MAX_WORDS);
    if (isFull) break;
    const isNewBlock = taken.length > 0 && taken.at(-1)!.block !== passage.block;
    const isEnough =
      words >= ENOUGH_WORDS && containsAnswer(asked, taken) && !taken.at(-1)!.text.trimEnd().endsWith(':');
    if (isEnough && (isNewBlock || taken.length > 1)) break;
    taken.push(passage);
    words += passage.words;
  }
  // Without its list, it says nothing.
  if (taken.length > 1 && taken.at(-1)!.text.trimEnd().endsWith(':')) taken.pop();
  if (taken.length === 0 || !containsAnswer(asked, taken) || taken.at(-1)!.text.trimEnd().endsWith(':'))
    return null;
  return taken;
}

/** An answer of whole sentences, placed at the first. */
export function joinSentences(passages: readonly Passage[]): Pick<FoundAnswer, 'text' | 'place'> {
  const { block, start, end } = passages[0]!;
  return { text: textOf(passages), place: { block, start, end } };
}

/** Passages as one text with single spaces. */
export const textOf = (passages: readonly Passage[]): string =>
  passages.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).join(' ');

/** Whether passages contain the expected figure, date, name, or place. */
function containsAnswer(asked: ExpectedAnswer, passages: readonly Passage[]): boolean {
  const text = textOf(passages);
  const isAsked = (lower: string) => asked.words.lower.includes(lower);
  switch (asked.kind) {
    case 'figure':
      return (
        containsFigure(asked, text) ||
        (asked.unit === null && answerForm('figure', splitWords(text), isAsked) > 0)
      );
    case 'date':
      return answerForm('date', splitWords(text), isAsked) > 0;
    case 'person':
      return answerForm('person', splitWords(text), isAsked) > 0;
    default:
      return true;
  }
}
