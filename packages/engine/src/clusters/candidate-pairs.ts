import type { KeywordVector } from './keyword-vector.ts';

/** In a larger block, each member is compared only with its alphabetical neighbors. */
const MAX_PER_BLOCK = 60;
const NEIGHBOURS = 30;
/** Misspellings and joined words usually start with the same letters. */
const BEGINNING = 4;

/**
 * Pairs of keywords worth comparing, listed for each keyword by their higher index: they share a content stem, or two
 * if the stem is common, or the first letters. Their number grows linearly with the keywords.
 */
export function candidatePairs(vectors: readonly KeywordVector[]): ReadonlySet<number>[] {
  const found = vectors.map(() => new Set<number>());
  const byStem = blocksOf(vectors, ({ telling }) => telling);
  const isCommon = (stem: string): boolean => (byStem.get(stem)?.length ?? 0) > MAX_PER_BLOCK;
  const byTwo = blocksOf(vectors, ({ telling }) => pairsOf(telling.filter((stem) => isCommon(stem))));
  const bySpelling = blocksOf(vectors, ({ letters }) =>
    letters.length < BEGINNING ? [] : [letters.slice(0, BEGINNING)],
  );
  for (const blocks of [byStem, byTwo, bySpelling])
    for (const block of blocks.values()) addPairs(found, vectors, block);
  return found;
}

function blocksOf(
  vectors: readonly KeywordVector[],
  keysOf: (vector: KeywordVector) => readonly string[],
): ReadonlyMap<string, number[]> {
  const blocks = new Map<string, number[]>();
  for (const [index, vector] of vectors.entries()) {
    for (const key of keysOf(vector)) {
      const block = blocks.get(key);
      if (block === undefined) blocks.set(key, [index]);
      else block.push(index);
    }
  }
  return blocks;
}

/** A keyword has few stems. Of a whole text, only the first ones are paired. */
const MAX_PAIRED = 8;

function pairsOf(stems: readonly string[]): string[] {
  const used = stems.slice(0, MAX_PAIRED);
  return used.flatMap((stem, at) => used.slice(at + 1).map((other) => `${stem} ${other}`));
}

function addPairs(found: Set<number>[], vectors: readonly KeywordVector[], block: readonly number[]): void {
  const isLarge = block.length > MAX_PER_BLOCK;
  const keyOf = (index: number): string => vectors[index]!.telling.join(' ');
  const sorted = isLarge
    ? block
        .map((index) => ({ index, key: keyOf(index) }))
        .toSorted(byKey)
        .map(({ index }) => index)
    : block;
  for (const [at, a] of sorted.entries()) {
    const end = isLarge ? Math.min(sorted.length, at + 1 + NEIGHBOURS) : sorted.length;
    for (let other = at + 1; other < end; other += 1) {
      const b = sorted[other]!;
      found[Math.min(a, b)]!.add(Math.max(a, b));
    }
  }
}

function byKey(a: { index: number; key: string }, b: { index: number; key: string }): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index;
}
