import words from './question-words.json' with { type: 'json' };

/** The expected kind of answer. */
export type AnswerKind =
  | 'figure'
  | 'date'
  | 'person'
  | 'place'
  | 'definition'
  | 'reason'
  | 'manner'
  | 'other';

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const AMOUNTS = wordSet(words.amounts);
const FIGURE_NOUNS = wordSet(words.figureNouns);
const DATE_NOUNS = wordSet(words.dateNouns);
const PLACE_NOUNS = wordSet(words.placeNouns);
const PERSON_NOUNS = wordSet(words.personNouns);
const IS = new Set(['is', 'are', 'was', 'were', "what's", 'does', 'did', 'do', 's']);
const ARTICLES = new Set(['the', 'a', 'an']);
/** Maximum words between 'what' or 'which' and its noun: 'what is the largest city'. */
const REACH = 5;

/** What an English question (lowercase words) asks for; 'other' if unclear. */
export function expectedAnswerKind(asked: readonly string[]): AnswerKind {
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
  // The noun is before 'of' or 'in'.
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
  // 'What is X' asks for a definition; 'what is the X of Y' asks for a fact about Y.
  return end === -1 || !ARTICLES.has(rest[1] ?? '') ? 'definition' : 'other';
}
