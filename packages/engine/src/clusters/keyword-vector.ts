import { textVector } from '../similarity/text-vector.ts';

/** A keyword in the form that clustering compares. */
export interface KeywordVector {
  /** Weight of each stem. */
  stems: ReadonlyMap<string, number>;
  /** Stems except function words, in alphabetical order. */
  telling: readonly string[];
  length: number;
  /** The letters and digits of the keyword without separators, and their trigrams. */
  letters: string;
  pieces: ReadonlySet<string>;
}

const PIECE = 3;
/** With this share of common trigrams, only the spelling differs, whatever the stems are. */
const SAME_SPELLING = 0.75;
/** English stems that qualify a subject instead of naming it, and are less informative than their rarity suggests. */
const MODIFIERS = new Set(
  'best top good great cheap guid tip idea review onlin free new vs near list exampl tutori simpl easi quick ultim complet'.split(
    ' ',
  ),
);
const MODIFIER_SHARE = 0.4;
/**
 * If the set is about one subject, its name does not distinguish anything: a stem in every keyword keeps this share of
 * its weight.
 */
const SHARE_OF_COMMON_STEM = 0.4;
/** Smaller sets say less about which stems are common. */
const MIN_SET_SIZE = 50;
const SIGNS = /[^\p{L}\p{N}]+/gu;

/** Prepares the keywords of one set for comparison with each other. */
export function keywordVectors(keywords: readonly string[], language: string): KeywordVector[] {
  const texts = keywords.map((keyword) => textVector(keyword, language));
  const uses = new Map<string, number>();
  for (const { byKey } of texts) for (const key of byKey.keys()) uses.set(key, (uses.get(key) ?? 0) + 1);
  const scale = Math.log(Math.max(MIN_SET_SIZE, keywords.length));
  return texts.map(({ byKey, weights, functionWords }, index) => {
    const stems = new Map<string, number>();
    let squares = 0;
    for (const [key, at] of byKey) {
      const common = Math.log(uses.get(key)!) / scale;
      const modifier = language === 'en' && MODIFIERS.has(key) ? MODIFIER_SHARE : 1;
      const weight = weights[at]! * modifier * (1 - (1 - SHARE_OF_COMMON_STEM) * common);
      stems.set(key, weight);
      squares += weight * weight;
    }
    const telling = [...byKey].filter(([, at]) => functionWords[at] === 0).map(([key]) => key);
    const letters = keywords[index]!.toLowerCase().replace(SIGNS, '');
    return {
      stems,
      telling: telling.toSorted(),
      length: Math.sqrt(squares),
      letters,
      pieces: piecesOf(letters),
    };
  });
}

/**
 * Similarity of two keywords, 0 to 1: the cosine of their stems, or of their trigrams if the spelling is nearly the
 * same.
 */
export function keywordLikeness(a: KeywordVector, b: KeywordVector): number {
  if (a.length === 0 || b.length === 0) return 0;
  let product = 0;
  for (const [stem, weight] of a.stems) product += weight * (b.stems.get(stem) ?? 0);
  const cosine = Math.min(1, product / (a.length * b.length));
  if (a.letters === b.letters && a.letters !== '') return 1;
  const pieces = a.pieces.size + b.pieces.size;
  if (2 * Math.min(a.pieces.size, b.pieces.size) < SAME_SPELLING * pieces) return cosine;
  let shared = 0;
  for (const piece of a.pieces) if (b.pieces.has(piece)) shared += 1;
  const spelling = (2 * shared) / pieces;
  return spelling >= SAME_SPELLING && !differsInNumber(a, b) ? Math.max(cosine, spelling) : cosine;
}

/** 'iphone 15' and 'iphone 16' are spelled alike but not the same. */
function differsInNumber(a: KeywordVector, b: KeywordVector): boolean {
  return a.letters.replace(/\D+/g, ' ') !== b.letters.replace(/\D+/g, ' ');
}

function piecesOf(letters: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at + PIECE <= letters.length; at += 1) found.add(letters.slice(at, at + PIECE));
  return found;
}
