import words from './question-words.json' with { type: 'json' };

/** What the answer to a question looks like. */
export type AnswerKind =
  | 'figure'
  | 'date'
  | 'person'
  | 'place'
  | 'definition'
  | 'reason'
  | 'manner'
  | 'other';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const AMOUNTS = setOf(words.amounts);
const FIGURE_NOUNS = setOf(words.figureNouns);
const DATE_NOUNS = setOf(words.dateNouns);
const PLACE_NOUNS = setOf(words.placeNouns);
const PERSON_NOUNS = setOf(words.personNouns);
const IS = new Set(['is', 'are', 'was', 'were', "what's", 'does', 'did', 'do', 's']);
const ARTICLES = new Set(['the', 'a', 'an']);
/** How many words after 'what' or 'which' its noun may stand: 'what is the largest city'. */
const REACH = 5;

/** What an English question (its words in lower case) asks for; 'other' where its words do not tell. */
export function answerKind(asked: readonly string[]): AnswerKind {
  const at = asked.findIndex((word) => OPENERS.has(word));
  if (at === -1) return 'other';
  const opener = asked[at]!;
  const rest = asked.slice(at + 1);
  const plain = OPENERS.get(opener)!;
  if (plain !== null) return plain;
  if (opener === 'how') {
    if (AMOUNTS.has(rest[0] ?? '')) return 'figure';
    return 'manner';
  }
  return kindOfNoun(opener, rest);
}

const OPENERS: ReadonlyMap<string, AnswerKind | null> = new Map<string, AnswerKind | null>([
  ['who', 'person'],
  ['whom', 'person'],
  ['whose', 'person'],
  ["who's", 'person'],
  ['where', 'place'],
  ["where's", 'place'],
  ['when', 'date'],
  ["when's", 'date'],
  ['why', 'reason'],
  ['how', null],
  ['what', null],
  ["what's", null],
  ['which', null],
]);

/** 'what is a barrel', 'what year did', 'what is the population of', 'which city has', 'what causes'. */
function kindOfNoun(opener: string, rest: readonly string[]): AnswerKind {
  const [first = ''] = rest;
  if (/^causes?d?$/.test(first)) return 'reason';
  const isCopula = opener === "what's" || IS.has(first);
  const noun = rest.slice(0, REACH);
  // What stands behind 'of' or 'in' is what the noun is told of.
  const end = noun.findIndex((word) => word === 'of' || word === 'in' || word === 'did' || word === 'for');
  for (const word of end === -1 ? noun : noun.slice(0, end)) {
    const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
    if (FIGURE_NOUNS.has(singular)) return 'figure';
    if (DATE_NOUNS.has(singular)) return 'date';
    if (PLACE_NOUNS.has(singular)) return 'place';
    if (PERSON_NOUNS.has(singular)) return 'person';
  }
  if (!isCopula) return 'other';
  if (first === 'do' || first === 'does' || first === 'did')
    return rest.some((word) => word === 'mean' || word === 'stand') ? 'definition' : 'other';
  // 'What is X' asks what it is; 'what is the X of Y' asks for a fact about Y.
  return end === -1 || !ARTICLES.has(rest[1] ?? '') ? 'definition' : 'other';
}
