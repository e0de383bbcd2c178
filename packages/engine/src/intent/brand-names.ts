import table from './brand-names.json' with { type: 'json' };

/** N-grams of these lengths, including the marked ends of the word, distinguish a name from a word. */
const MIN_GRAM_LENGTH = 2;
const MAX_GRAM_LENGTH = 4;
/** Longer 'words' are pasted data. */
const MAX_WORD_LENGTH = 40;
const MARKS = /\p{M}/gu;
const NO_NAME = /[^a-z0-9&]+/g;

let names: ReadonlySet<string> | null = null;
let letters: ReadonlyMap<string, number> | null = null;

/** The lookup key of a name: lower case, without accents, single spaces between words. */
export function brandNameKey(name: string): string {
  return name.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(NO_NAME, ' ').trim();
}

/** Whether a key (from `brandNameKey`) is a listed brand. */
export function isBrandName(key: string): boolean {
  names ??= new Set(table.names.split('|'));
  return names.has(key);
}

/** How much the letters of a rare word resemble a brand name (1) and not a dictionary word (0). */
export function looksLikeBrand(word: string): number {
  letters ??= new Map(
    table.letters.flatMap(({ weight, grams }) => grams.split(' ').map((gram) => [gram, weight] as const)),
  );
  const grams = nameGrams(word.slice(0, MAX_WORD_LENGTH));
  let sum = 0;
  for (const gram of grams) sum += letters.get(gram) ?? 0;
  return 1 / (1 + Math.exp(-(letters.get('') ?? 0) - sum / Math.sqrt(Math.max(1, grams.length))));
}

/** The n-grams of a word with its ends marked: '^ab', 'ab$'. */
export function nameGrams(word: string): string[] {
  const marked = `^${word}$`;
  const grams: string[] = [];
  for (let length = MIN_GRAM_LENGTH; length <= MAX_GRAM_LENGTH; length += 1) {
    for (let at = 0; at + length <= marked.length; at += 1) grams.push(marked.slice(at, at + length));
  }
  return grams;
}
