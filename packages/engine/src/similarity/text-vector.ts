import { wordRarity } from '../background/word-rarity.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { tokenize } from '../text/tokenize.ts';
import { vectorOf } from './sentence-vectors.ts';
import type { SentenceVectors } from './sentence-vectors.ts';
import { plainWords } from './word-forms.ts';

/** A text as the similarity reads it: made once, compared often. */
export interface TextVector {
  /** Stem keys of the words in their order, function words included. */
  keys: readonly string[];
  /** How much each word tells, by its rarity in the background; function words half of it. */
  weights: Float64Array;
  /** 1 for a function word. */
  functionWords: Uint8Array;
  /** Whether a word denies: 'not', 'without', 'never'. */
  isNegated: boolean;
  /** First word of each key, of each beginning of a key, and of each skeleton of consonants. */
  byKey: ReadonlyMap<string, number>;
  byPrefix: ReadonlyMap<string, readonly number[]>;
  bySkeleton: ReadonlyMap<string, number>;
  /** Sum of the weights. */
  total: number;
  /** The vector of the sentence where one is known: made outside of the engine. */
  sentence: Float32Array | null;
  /** Words that tell most: the highest weight of a word that is no function word, 0 when there is none. */
  highest: number;
}

/** A function word tells half of what its rarity says: it carries the frame, not the subject. */
const FUNCTION_WORD_SHARE = 0.5;
/** Every word tells something, and from ten nats on rarer words tell no more: misspellings and names are all rare. */
const MIN_RARITY = 1;
const MAX_RARITY = 10;
/** Without a background of its language a word that is no function word counts like an everyday noun. */
const RARITY_WITHOUT_BACKGROUND = 7;
/** Two words that share so long a beginning may be derived from one another. */
export const PREFIX = 5;
/** More words than this with one beginning are data, not language. */
const MAX_PER_PREFIX = 8;
/** Names in two spellings ('Hezbollah', 'Hizbullah') have the same consonants; short skeletons are shared by chance. */
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
/** A text is compared by its first words up to this many; a passage or a heading is far below. */
const MAX_WORDS = 20_000;

/**
 * Reads a text for comparison. Time grows with its length. `language` is an ISO 639-1 code; `vectors` are known sentences,
 * which only tell something in English.
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
      const known = isEnglish ? wordRarity(key) : isFunctionWord ? MIN_RARITY : RARITY_WITHOUT_BACKGROUND;
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

/** A text without some of its words (by their keys); the whole text where only function words would be left. */
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

/** Consonants of a key; '' where they are too few to tell anything. */
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
