/**
 * Builds packages/engine/src/substance/word-order.json: how much more often word classes are adjacent than by chance,
 * counted in articles of the build half (English also in Wikipedia's, Spanish and French also in the application's own
 * sentences); and common-words.json: the most common words in films (NOTICE). `node bench/engine/build-word-order.ts`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionWords } from '../../packages/engine/src/language/function-words.ts';
import { createWordClasses, classSequence } from '../../packages/engine/src/substance/order-classes.ts';
import { encodeBond } from '../../packages/engine/src/substance/bond-codec.ts';
import { analyzeReading } from '../../packages/engine/src/text/analyze-paper.ts';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';
import { readBlock } from '../../packages/engine/src/text/read-block.ts';
import { readWikiArticles } from '../bench-articles.ts';
import { readArticles } from '../validity/articles.ts';
import { isBuildHalf } from './held-out.ts';

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(ROOT, 'packages/engine/src/substance/word-order.json');
const COMMON = join(ROOT, 'packages/engine/src/substance/common-words.json');
const SPOKEN = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/spoken-frequency-{}.txt');
const LANGUAGES = ['en', 'es', 'fr'];
/** Among this many of the most common words, those that are not function words count as common. */
const COMMON_WORDS = 500;
/** Function words with their own class. */
const OWN_CLASSES = 70;
/** Smoothing for pairs of rare classes, as a number of pairs. */
const PRIOR = 20;

const json = Object.fromEntries(LANGUAGES.map((language) => [language, build(language, textsOf(language))]));
const common = Object.fromEntries(LANGUAGES.map((language) => [language, commonWords(language)]));
writeFileSync(COMMON, `${JSON.stringify(common, null, 2)}\n`);
writeFileSync(TARGET, `${JSON.stringify(json, null, 2)}\n`);

function textsOf(language: string): string[] {
  const articles = (readArticles(language) ?? []).filter(({ isBuild }) => isBuild);
  const paragraphs = articles.flatMap((article) => article.paragraphs);
  if (language !== 'en') return [...paragraphs, ...ownSentences(language)];
  const wiki = readWikiArticles().filter(({ title }) => isBuildHalf(title));
  return [...paragraphs, ...wiki.flatMap(({ blocks }) => blocks.map(({ text }) => text))];
}

/** Sentences of the application's translations: string literals of several words. */
function ownSentences(language: string): string[] {
  const folder = join(ROOT, 'apps/web/app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(`.${language}.ts`))
    .flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/(?<=['`])[^'`$\n]{25,}[.?](?=['`])/g) ?? [],
    );
}

function build(language: string, texts: readonly string[]) {
  const lexicon = lexiconOf(language);
  const blocks = texts.map((text) => analyzeReading(readBlock(text), lexicon));
  const counts = new Map<string, number>();
  const known = functionWords(language);
  for (const { entries } of blocks) {
    for (const { lower } of entries) if (known.has(lower)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  const words = [...counts]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, OWN_CLASSES)
    .map(([word]) => word);
  const { classOf, size } = createWordClasses(language, words);
  const pairs = new Float64Array(size * size);
  const lefts = new Float64Array(size);
  const rights = new Float64Array(size);
  let total = 0;
  for (const block of blocks) {
    for (const sentence of block.reading.sentences) {
      const { classes } = classSequence(block, sentence, classOf);
      for (let at = 1; at < classes.length; at += 1) {
        const [left, right] = [classes[at - 1]!, classes[at]!];
        pairs[left * size + right]! += 1;
        lefts[left]! += 1;
        rights[right]! += 1;
        total += 1;
      }
    }
  }
  let bonds = '';
  for (let left = 0; left < size; left += 1) {
    for (let right = 0; right < size; right += 1) {
      const chance = (rights[right]! + 0.5) / (total + size);
      const share = (pairs[left * size + right]! + PRIOR * chance) / (lefts[left]! + PRIOR);
      bonds += encodeBond(Math.log(share / chance));
    }
  }
  console.log(`${language}: ${total} pairs, ${size} classes`);
  return { words: words.join(' '), bonds };
}

function commonWords(language: string): string {
  const lines = readFileSync(SPOKEN.replace('{}', language), 'utf8').split('\n').slice(0, COMMON_WORDS);
  const words = lines.map((line) => line.split(' ')[0]!).filter((word) => /^\p{L}{3,}$/u.test(word));
  return words.filter((word) => !functionWords(language).has(word)).join(' ');
}
