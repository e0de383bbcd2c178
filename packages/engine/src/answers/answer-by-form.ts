import { answerForm, splitWords } from '../passages/answer-form.ts';
import { scorePassages } from '../passages/score-passages.ts';
import { impliedKeys, type IndexedPage } from './answer-page.ts';
import { containsFigure, parseExpectedAnswer, type ExpectedAnswer } from './expected-answer.ts';
import type { Passage } from './passage-index.ts';
import { coverage, parseQuestion, withoutGiven, type Question } from './question.ts';
import {
  joinSentences,
  MAX_SENTENCES,
  MAX_WORDS,
  MIN_WORDS,
  textOf,
  type Candidate,
} from './found-answer.ts';

/** Minimum share of the question in a passage: alone, and with its heading. */
const OWN_SHARE = 0.5;
const WHOLE_SHARE = 0.75;
/** Minimum score for the form of an answer. */
const MIN_FORM = 0.6;
const PAIR_COST = 0.2;

/** Passages with the question's words in the form of an answer, anywhere. */
export function inPassages(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, given } = page;
  const asked = parseExpectedAnswer(question, language);
  const read = parseQuestion(question, index.analyzed.lexicon);
  // One word is enough to ask for its meaning; for anything else it is too little.
  if (read.weights.size < (asked.kind === 'definition' ? 1 : 2)) return [];
  const implied = [...impliedKeys(asked, page)];
  const telling = withoutGiven(read, new Set([...given, ...implied]));
  const own = telling ?? read;
  const sought = { asked, read, telling, known: [...given, ...implied] };
  const passages = [...index.matches(read)].toSorted((a, b) => a - b);
  const candidates: Passage[][] = [
    ...passages
      .map((from) => [index.passages[from]!])
      .filter(([passage]) => isAnswer(passage!, page, sought)),
    ...pairs(passages, page).filter((pair) => isAnswerOfTwo(pair, asked, own)),
  ];
  const scores = scorePassages(question, candidates.map(textOf), language);
  return candidates.map((taken, rank) => ({
    ...joinSentences(taken),
    page: at,
    by: 'passage',
    value:
      coverage(
        read,
        taken.flatMap(({ keys }) => keys),
      ) +
      scores[rank]! -
      (taken.length - 1) * PAIR_COST,
  }));
}

/** How to do something: a sentence that begins with the verb of the question, after those that name its object. */
export function inInstructions(
  { index, language, given }: IndexedPage,
  at: number,
  question: string,
): Candidate[] {
  const asked = parseExpectedAnswer(question, language);
  const read = parseQuestion(question, index.analyzed.lexicon);
  const [verb = ''] = read.weights.keys();
  const own = withoutGiven(read, given);
  if (asked.kind !== 'manner' || own === null) return [];
  return index.passages.flatMap(({ keys, block, text }, end): Candidate[] => {
    if (keys[0] !== verb || /[?:]$/.test(text.trimEnd())) return [];
    let from = end;
    const said = new Set(keys);
    while (
      coverage(own, said) < 1 &&
      end - from < MAX_SENTENCES &&
      index.passages[from - 1]?.block === block
    ) {
      from -= 1;
      for (const key of index.passages[from]!.keys) said.add(key);
    }
    const taken = index.passages.slice(from, end + 1);
    const words = taken.reduce((sum, passage) => sum + passage.words, 0);
    if (coverage(own, said) < 1 || words > MAX_WORDS || words < MIN_WORDS || taken[0]!.isDependent) return [];
    return [{ ...joinSentences(taken), page: at, by: 'passage', value: 1 / words }];
  });
}

/** A sentence with a question's words plus the next one: 'It costs …' continues its subject. */
function pairs(from: readonly number[], { index }: IndexedPage): Passage[][] {
  return from.flatMap((at) => {
    const [first, second] = [index.passages[at]!, index.passages[at + 1]];
    return second !== undefined && second.block === first.block ? [[first, second]] : [];
  });
}

/**
 * Two sentences form an answer if the second has a figure of the requested unit and both have all words of the
 * question.
 */
function isAnswerOfTwo(pair: readonly Passage[], asked: ExpectedAnswer, own: Question): boolean {
  const [first, second] = pair;
  if (asked.kind !== 'figure' || asked.unit === null || first!.isDependent) return false;
  if (first!.words + second!.words > MAX_WORDS || pair.some(({ text }) => text.trimEnd().endsWith('?')))
    return false;
  const isComplete = coverage(own, [...first!.keys, ...second!.keys]) === 1;
  return (
    isComplete &&
    own.weights.size > 1 &&
    containsFigure(asked, second!.text) &&
    !containsFigure(asked, first!.text)
  );
}

/** What a passage must say to answer a question. */
interface Sought {
  asked: ExpectedAnswer;
  read: Question;
  /** The question without the `known` keys; null if nothing remains. */
  telling: Question | null;
  /** Stem keys that a passage need not repeat. */
  known: readonly string[];
}

function isAnswer(
  passage: Passage,
  { index, language }: IndexedPage,
  { asked, read, telling, known }: Sought,
): boolean {
  if (passage.isDependent || passage.words < MIN_WORDS || passage.words > MAX_WORDS) return false;
  if (/[?:]$/.test(passage.text.trimEnd())) return false;
  // Words from the title need not be repeated; all remaining ones must be present.
  const isWhole = telling !== null && coverage(telling, passage.keys) === 1;
  const keys = isWhole ? [...passage.keys, ...known] : passage.keys;
  const own = coverage(read, keys);
  if (own < OWN_SHARE || index.coverage(read, keys, passage.section) < WHOLE_SHARE) return false;
  const isAsked = (lower: string) => asked.words.lower.includes(lower);
  const form = () => answerForm(asked.kind, splitWords(passage.text), isAsked);
  switch (asked.kind) {
    case 'figure':
      return asked.unit === null ? own === 1 && form() >= MIN_FORM : containsFigure(asked, passage.text);
    case 'date':
      return form() >= MIN_FORM && own >= WHOLE_SHARE;
    case 'person':
    case 'place':
    case 'definition':
    case 'reason':
      return language === 'en' && form() >= MIN_FORM && own >= WHOLE_SHARE;
    // A single sentence seldom explains how to do something, and other answers have no recognizable form.
    case 'manner':
      return false;
    case 'other':
      return coverage(read, passage.keys) === 1;
  }
}
