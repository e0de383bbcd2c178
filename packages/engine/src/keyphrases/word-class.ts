import { wordShares } from '../background/word-classes.ts';
import type { WordEntry } from '../text/lexicon.ts';
import lists from './word-classes.json' with { type: 'json' };

/** The role of an English word in a noun phrase, as far as lists and endings show. */
export type WordClass =
  /** A noun, or a word that is not known as anything else. */
  | 'noun'
  /** A noun with little meaning of its own ('type', 'result'): never a phrase by itself. */
  | 'vague'
  /** Can precede a noun, but not end a phrase. */
  | 'modifier'
  /** Says nothing about the noun after it ('new', 'important'). */
  | 'light'
  | 'number'
  /** A verb, adverb, or function word: ends a phrase. */
  | 'outside';

const IRREGULAR = wordsOf(lists.irregular);
const NOUN_FORMS = wordsOf(lists.nounForms);
const VERBS = new Set([...lists.verbs.split(' ').flatMap((verb) => formsOf(verb)), ...IRREGULAR]);
const ADVERBS = wordsOf(lists.adverbs);
const LIGHT = wordsOf(lists.light);
const VAGUE = wordsOf(lists.vague);
const NUMBERS = wordsOf(lists.numbers);

/** A word has a class if at least this share of its uses has it, and at most that share are nouns. */
const MOSTLY = 0.75;
const RARELY = 0.125;

const PARTICIPLE = /(?:ed|ing)$/;
const NUMBER = /^\d/;
const ADVERB_ENDING = /[a-z]{2}ly$/;
/** Nouns and adjectives in -ly. There are more of them than one would expect. */
const LY_WORDS = new Set(
  'family supply assembly anomaly ally reply monopoly daily weekly monthly yearly friendly elderly early likely only poly'.split(
    ' ',
  ),
);
const MODIFIER_ENDING =
  /(?:[a-z]{3}(?:ed|ous|ful|ical|able|ible|less)|[a-z]{4}(?:ive|ary|ic|al|ant|ent|ar|ish))$/;
/** Nouns that end like adjectives. */
const NOUN_ENDING =
  /(?:ment|ics|ident|student|agent|event|client|content|patient|talent|parent|accident|component|element|plant|animal|metal|signal|material|capital|journal|hospital|proposal|approval|removal|survival|manual|potential|chemical|musical|detective|archive|drive|olive|narrative|objective|alternative|initiative|incentive|perspective|executive|library|salary|dictionary|secretary|boundary|summary|topic|music|traffic|logic|fabric|clinic|metric|mechanic|antibiotic|restaurant|infant|merchant|assistant|consultant|variable|vegetable|table|cable|bible|car|bar|star|war|sugar|calendar|seminar|dollar|cellar|fish|dish|finish|breed|seed|feed|speed|need|bed|shed|weed|action|thread|head|bread|goal|coal|meal|deal|oil|rental|terminal|crystal|pedal|medal|interval|scandal|petal)$/;

const classes = new WeakMap<WordEntry, WordClass>();

/** Class of an English word. */
export function wordClass(entry: WordEntry): WordClass {
  const known = classes.get(entry);
  if (known !== undefined) return known;
  const found = entry.isFunctionWord ? 'outside' : classOf(entry.lower);
  classes.set(entry, found);
  return found;
}

/** WordNet lists a few plurals as verbs only: 'bees' as a form of 'be'. */
const isPlural = (word: string): boolean =>
  word.endsWith('s') && (wordShares('en', word.slice(0, -1))?.noun ?? 0) >= MOSTLY;

function classOf(lower: string): WordClass {
  const word = lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  if (NUMBER.test(word) || NUMBERS.has(word)) return 'number';
  if (word.length < 2) return 'modifier';
  if (LIGHT.has(word)) return 'light';
  if (ADVERBS.has(word)) return 'outside';
  if (VAGUE.has(word) || (word.endsWith('s') && VAGUE.has(singularOf(word)))) return 'vague';
  if (VERBS.has(word) && !NOUN_FORMS.has(word)) return 'outside';
  if (ADVERB_ENDING.test(word) && !LY_WORDS.has(word)) return 'outside';
  if (word.includes("'")) return 'outside';
  const shares = NOUN_FORMS.has(word) || isPlural(word) ? null : wordShares('en', word);
  if (shares !== null && Math.max(shares.noun, shares.properNoun) <= RARELY) {
    if (shares.adverb >= MOSTLY) return 'outside';
    // Participles can precede nouns: 'coupled systems'.
    if (shares.verb >= MOSTLY && !PARTICIPLE.test(word)) return 'outside';
    if (shares.adjective >= MOSTLY) return 'modifier';
  }
  return MODIFIER_ENDING.test(word) && !NOUN_ENDING.test(word) ? 'modifier' : 'noun';
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1);
}

/** Regular forms of a verb. Nonexistent forms do no harm. */
function formsOf(verb: string): string[] {
  if (verb.endsWith('e')) {
    const stem = verb.slice(0, -1);
    return [verb, `${verb}s`, `${verb}d`, `${stem}ing`];
  }
  if (/[^aeiou]y$/.test(verb)) {
    const stem = verb.slice(0, -1);
    return [verb, `${stem}ies`, `${stem}ied`, `${verb}ing`];
  }
  const last = verb.at(-1)!;
  const thirdPerson = /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const doubled = [`${verb}${last}ed`, `${verb}${last}ing`];
  return [verb, thirdPerson, `${verb}ed`, `${verb}ing`, ...doubled];
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
