import { isUpperCase } from '../text/characters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { AnswerKind } from './question-kind.ts';
import words from './question-words.json' with { type: 'json' };

/** The words of a passage for reading its form. */
export interface PassageWords {
  text: string;
  lower: readonly string[];
  starts: Uint32Array;
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const LOCATING = wordSet(words.locating);
const ACTIONS = wordSet(words.actions);
const DEFINING = wordSet(words.defining);
const REASONS = wordSet(words.reasons);
const MANNERS = wordSet(words.manners);
const MONTHS = wordSet(
  'january february march april may june july august september october november december',
);
const NUMBERS = wordSet(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion dozen half twice percent',
);
const PREPOSITIONS = wordSet('in at near of from to between on across');
const YEAR = /^(?:1[0-9]|20|21)\d\ds?$/;
/** A definition names its subject at the start. */
const OPENING = 14;

/** Splits a passage or question into words. */
export function splitWords(text: string): PassageWords {
  const { count, starts, ends } = tokenize(text);
  const lower = Array.from({ length: count }, (_, at) => text.slice(starts[at], ends[at]).toLowerCase());
  return { text, lower, starts };
}

/** How far a passage has the form of an answer of a kind, 0 to 1; `isAsked` identifies the question's own words. */
export function answerForm(
  kind: AnswerKind,
  passage: PassageWords,
  isAsked: (lower: string) => boolean,
): number {
  switch (kind) {
    case 'figure':
      return figureForm(passage, isAsked);
    case 'date':
      return dateForm(passage, isAsked);
    case 'person':
      return personForm(passage, isAsked);
    case 'place':
      return placeForm(passage, isAsked);
    case 'definition':
      return definitionForm(passage, isAsked);
    case 'reason':
      return share(passage, REASONS);
    case 'manner':
      return share(passage, MANNERS);
    case 'other':
      return 0;
  }
}

function share({ lower }: PassageWords, signs: ReadonlySet<string>): number {
  const count = lower.filter((word) => signs.has(word)).length;
  return count === 0 ? 0 : count === 1 ? 0.7 : 1;
}

/** A number that is neither a year nor part of a date; a number word counts less. */
function figureForm({ lower }: PassageWords, isAsked: (lower: string) => boolean): number {
  let best = 0;
  for (const [at, word] of lower.entries()) {
    if (isAsked(word)) continue;
    if (/^\d/.test(word)) {
      const isDate = YEAR.test(word) || MONTHS.has(lower[at - 1] ?? '') || MONTHS.has(lower[at + 1] ?? '');
      best = Math.max(best, isDate ? 0.2 : 1);
    } else if (NUMBERS.has(word)) best = Math.max(best, 0.7);
  }
  return best;
}

function dateForm({ lower }: PassageWords, isAsked: (lower: string) => boolean): number {
  let year = 0;
  let month = 0;
  for (const word of lower) {
    if (isAsked(word)) continue;
    if (YEAR.test(word)) year = 1;
    if (MONTHS.has(word)) month = 1;
  }
  return 0.7 * year + 0.3 * month;
}

/** Runs of capitalized words not in the question: two in a row look like a person. */
function personForm(passage: PassageWords, isAsked: (lower: string) => boolean): number {
  const longest = longestName(passage, isAsked);
  const name = longest >= 2 ? 0.7 : longest === 1 ? 0.4 : 0;
  return name === 0 ? 0 : name + (passage.lower.some((word) => ACTIONS.has(word)) ? 0.3 : 0);
}

function longestName({ text, lower, starts }: PassageWords, isAsked: (lower: string) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const [at, word] of lower.entries()) {
    const isName = at > 0 && isUpperCase(text, starts[at]!) && !isAsked(word) && !MONTHS.has(word);
    run = isName ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function placeForm({ text, lower, starts }: PassageWords, isAsked: (lower: string) => boolean): number {
  let isNamed = false;
  let isLocating = false;
  for (const [at, word] of lower.entries()) {
    if (LOCATING.has(word) && !isAsked(word)) isLocating = true;
    if (at === 0 || isNamed || isAsked(word) || MONTHS.has(word)) continue;
    let before = at - 1;
    if (lower[before] === 'the') before -= 1;
    isNamed = isUpperCase(text, starts[at]!) && PREPOSITIONS.has(lower[before] ?? '');
  }
  return (isNamed ? 0.6 : 0) + (isLocating ? 0.4 : 0);
}

/** The question's words at the start, followed by 'is a' or the like. */
function definitionForm({ lower }: PassageWords, isAsked: (lower: string) => boolean): number {
  let last = -1;
  for (let at = 0; at < Math.min(OPENING, lower.length); at += 1) {
    const word = lower[at]!;
    if (isAsked(word)) last = at;
    if (!DEFINING.has(word) || last === -1) continue;
    const next = lower[at + 1] ?? '';
    const isWhole = next === 'a' || next === 'an' || next === 'the' || next === 'any' || next === 'to';
    return isWhole || word.startsWith('refer') || word.startsWith('mean') ? 1 : 0.6;
  }
  return last === -1 ? 0 : 0.2;
}
