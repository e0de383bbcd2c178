import { rarityIn } from '../background/rarity.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { tokenize } from '../text/tokenize.ts';
import { vectorOf } from './sentence-vectors.ts';
import type { SentenceVectors } from './sentence-vectors.ts';
import { plainWords } from './word-forms.ts';

/** A text in the form that similarity compares: computed once, compared often. */
export interface TextVector {
  /** Stem keys of the words in order, including function words. */
  keys: readonly string[];
  /** Weight of each word by its background rarity. Function words count half. */
  weights: Float64Array;
  /** 1 for a function word. */
  functionWords: Uint8Array;
  /** Whether it contains a negation: 'not', 'without', 'never'. */
  isNegated: boolean;
  /** First word with each key, each prefix of a key, and each consonant skeleton. */
  byKey: ReadonlyMap<string, number>;
  byPrefix: ReadonlyMap<string, readonly number[]>;
  bySkeleton: ReadonlyMap<string, number>;
  /** Sum of the weights. */
  total: number;
  /** The sentence vector, if known. Computed outside the engine. */
  sentence: Float32Array | null;
  /** The highest weight of a content word, 0 if there is none. */
  highest: number;
}

/** A function word counts half of its rarity: it carries the frame, not the subject. */
const FUNCTION_WORD_SHARE = 0.5;
/** Every word has some weight, and it stops growing at ten nats: misspellings and names are all rare. */
const MIN_RARITY = 1;
const MAX_RARITY = 10;
/** In a language without a frequency table, a content word counts like an everyday noun. */
const RARITY_WITHOUT_BACKGROUND = 7;
/** Two words with a common prefix of this length may be derived from one another. */
export const PREFIX = 5;
/** More words than this with one prefix are data, not language. */
const MAX_PER_PREFIX = 8;
/** Two spellings of a name ('Hezbollah', 'Hizbullah') have the same consonants. Short skeletons match by chance. */
const MIN_SKELETON = 4;
const MIN_NAME = 6;
const NEGATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['not', 'no', 'never', 'none', 'nobody', 'nothing', 'neither', 'nor', 'without', 'cannot']),
  es: new Set([
    'no',
    'nunca',
    'jamás',
    'nadie',
    'nada',
    'ningún',
    'ninguno',
    'ninguna',
    'sin',
    'ni',
    'tampoco',
  ]),
  fr: new Set(['ne', 'pas', 'jamais', 'rien', 'aucun', 'aucune', 'sans', 'ni']),
};
const VOWELS = /[aeiouy']/g;
const DOUBLES = /(.)\1+/g;
/** Only this many words of a text are compared. A passage or heading is far shorter. */
const MAX_WORDS = 20_000;

/**
 * Prepares a text for comparison. Linear in its length. `language` is an ISO 639-1 code. `vectors` are known sentence
 * vectors, which are only used in English.
 */
export function textVector(
  text: string,
  language = 'en',
  vectors: SentenceVectors | null = null,
): TextVector {
  const lexicon = lexiconOf(language);
  const isEnglish = language === 'en';
  const tokens = tokenize(text);
  const keys: string[] = [];
  const weights: number[] = [];
  const functions: number[] = [];
  const negations = NEGATIONS[language];
  let isNegated = false;
  for (let index = 0; index < tokens.count && keys.length < MAX_WORDS; index += 1) {
    const surface = text.slice(tokens.starts[index], tokens.ends[index]);
    const own = lexicon.entry(surface);
    const words = isEnglish ? plainWords(surface, own.lower) : [own.lower];
    for (const word of words) {
      isNegated ||= negations?.has(word) === true;
      const { key, isFunctionWord } = lexicon.entry(word);
      const known = rarityIn(language, key) ?? (isFunctionWord ? MIN_RARITY : RARITY_WITHOUT_BACKGROUND);
      const rarity = Math.min(MAX_RARITY, Math.max(MIN_RARITY, known));
      keys.push(key);
      weights.push(isFunctionWord ? rarity * FUNCTION_WORD_SHARE : rarity);
      functions.push(isFunctionWord ? 1 : 0);
    }
  }
  return {
    keys,
    weights: Float64Array.from(weights),
    functionWords: Uint8Array.from(functions),
    isNegated,
    sentence: isEnglish ? vectorOf(text, vectors) : null,
    ...indexOf(keys, weights, functions),
  };
}

/** Removes words (by their keys) from a text; the whole text if only function words would remain. */
export function withoutKeys(vector: TextVector, left: ReadonlySet<string>): TextVector {
  const kept: number[] = [];
  let tells = false;
  for (const [at, key] of vector.keys.entries()) {
    const isFunctionWord = vector.functionWords[at] === 1;
    if (!isFunctionWord && left.has(key)) continue;
    kept.push(at);
    tells ||= !isFunctionWord;
  }
  if (!tells) return vector;
  const keys = kept.map((at) => vector.keys[at]!);
  const weights = kept.map((at) => vector.weights[at]!);
  const functions = kept.map((at) => vector.functionWords[at]!);
  return {
    keys,
    weights: Float64Array.from(weights),
    functionWords: Uint8Array.from(functions),
    isNegated: vector.isNegated,
    sentence: vector.sentence,
    ...indexOf(keys, weights, functions),
  };
}

/** Consonants of a key, '' if there are too few to be useful. */
export function skeletonOf(key: string): string {
  if (key.length < MIN_NAME) return '';
  const skeleton = key.replace(VOWELS, '').replace(DOUBLES, '$1');
  return skeleton.length < MIN_SKELETON ? '' : skeleton;
}

function indexOf(keys: readonly string[], weights: readonly number[], functions: readonly number[]) {
  const byKey = new Map<string, number>();
  const byPrefix = new Map<string, number[]>();
  const bySkeleton = new Map<string, number>();
  let total = 0;
  let highest = 0;
  for (const [index, key] of keys.entries()) {
    const weight = weights[index]!;
    total += weight;
    if (functions[index] === 0 && weight > highest) highest = weight;
    if (byKey.has(key)) continue;
    byKey.set(key, index);
    if (key.length < PREFIX || functions[index] === 1) continue;
    const prefix = key.slice(0, PREFIX);
    const same = byPrefix.get(prefix);
    if (same === undefined) byPrefix.set(prefix, [index]);
    else if (same.length < MAX_PER_PREFIX) same.push(index);
    const skeleton = skeletonOf(key);
    if (skeleton !== '' && !bySkeleton.has(skeleton)) bySkeleton.set(skeleton, index);
  }
  return { byKey, byPrefix, bySkeleton, total, highest };
}
