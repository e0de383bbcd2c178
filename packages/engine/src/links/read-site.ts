import { lexiconOf } from '../text/lexicon.ts';
import { tokenize } from '../text/tokenize.ts';

/** A page of a site, as input for link suggestions. */
export interface LinkPage {
  url: string;
  title: string;
  text: string;
}

/** Position of a name in a text, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/** A passage with the weight of each of its words. */
export interface Passage extends Place {
  /** The keys of its words in order. */
  keys: readonly string[];
  weights: ReadonlyMap<string, number>;
  length: number;
}

/** A page after parsing. */
export interface ReadPage extends LinkPage {
  /**
   * The names of the page, each as word keys: its title, the main part of the title, and the last part of its address.
   */
  names: readonly (readonly string[])[];
  /** Folders of the address, and its last part. */
  path: readonly string[];
  /** The keys of all its words, with their counts. */
  counts: ReadonlyMap<string, number>;
  passages: readonly Passage[];
  /** What it is about: its names and first words. */
  subject: Passage;
  /** The whole text. */
  whole: Passage;
  /** The first mention of each other page, by its index. */
  mentions: ReadonlyMap<number, Place>;
}

/** The parsed pages of a site, and the weights of its words. */
export interface Site {
  pages: readonly ReadPage[];
  /** Number of pages that mention each page. */
  namedBy: readonly number[];
  /** The weight of a word: the fewer pages have it, the higher. */
  rarity: (key: string) => number;
}

interface Word extends Place {
  key: string;
  isFunctionWord: boolean;
  passage: number;
}

/** A page states its subject at the start. */
const SUBJECT_WORDS = 60;
/** The title without its addition: 'Hooks – Reference', 'Hooks: an overview', 'Hooks (legacy)'. */
const MAIN_TITLE = /^(.{2,}?)\s*(?:[:|(–—]|\s-\s)/u;

/** Parses all pages of a site. Linear in their length. `language` is an ISO 639-1 code. */
export function readSite(pages: readonly LinkPage[], language: string): Site {
  const words = pages.map(({ text }) => wordsOf(text, language));
  const counts = words.map((list) => countsOf(list));
  const held = new Map<string, number>();
  for (const count of counts) for (const key of count.keys()) held.set(key, (held.get(key) ?? 0) + 1);
  const rarity = (key: string): number => Math.log((pages.length + 1) / (held.get(key) ?? 1));
  const names = pages.map((page) => namesOf(page, language));
  const mentions = mentionsOf(words, names);
  const namedBy = pages.map(() => 0);
  for (const of of mentions) for (const target of of.keys()) namedBy[target]! += 1;
  const read = pages.map((page, at): ReadPage => {
    const own = words[at]!;
    const named = names[at]!.flat();
    return {
      ...page,
      names: names[at]!,
      path: pathOf(page.url),
      counts: counts[at]!,
      passages: passagesOf(own, rarity),
      subject: passageOf(
        [
          ...named.map((key) => ({ key, isFunctionWord: false, start: 0, end: 0, passage: 0 })),
          ...own.slice(0, SUBJECT_WORDS),
        ],
        rarity,
      ),
      whole: passageOf(own, rarity),
      mentions: mentions[at]!,
    };
  });
  return { pages: read, namedBy, rarity };
}

/** Similarity of two passages, 0 to 1. */
export function likeness(a: Passage, b: Passage): number {
  if (a.length === 0 || b.length === 0) return 0;
  const [few, many] = a.weights.size < b.weights.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, weight] of few.weights) sum += weight * (many.weights.get(key) ?? 0);
  return sum / (a.length * b.length);
}

function wordsOf(text: string, language: string): Word[] {
  const lexicon = lexiconOf(language);
  const { count, starts, ends } = tokenize(text);
  const words: Word[] = [];
  let passage = 0;
  let last = 0;
  for (let at = 0; at < count; at += 1) {
    const start = starts[at]!;
    const end = ends[at]!;
    if (text.slice(last, start).includes('\n')) passage += 1;
    last = end;
    const { key, isFunctionWord } = lexicon.entry(text.slice(start, end));
    words.push({ key, isFunctionWord, start, end, passage });
  }
  return words;
}

function countsOf(words: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function namesOf({ url, title }: LinkPage, language: string): string[][] {
  const slug = (pathOf(url).at(-1) ?? '').replace(/\.\w+$/u, '').replaceAll(/[-_+]|%20/gu, ' ');
  const forms = [title.startsWith('/') ? '' : title, MAIN_TITLE.exec(title)?.[1] ?? '', slug];
  const names = new Map<string, string[]>();
  for (const form of forms) {
    const words = wordsOf(form, language);
    if (words.every(({ isFunctionWord }) => isFunctionWord)) continue;
    const keys = words.map(({ key }) => key);
    names.set(keys.join(' '), keys);
  }
  return [...names.values()];
}

function pathOf(url: string): string[] {
  return url
    .replace(/^[a-z]+:\/\/[^/]*/iu, '')
    .replace(/[?#].*$/u, '')
    .split('/')
    .filter((part) => part !== '');
}

function passagesOf(words: readonly Word[], rarity: (key: string) => number): Passage[] {
  return [...Map.groupBy(words, ({ passage }) => passage).values()].map((own) => passageOf(own, rarity));
}

function passageOf(words: readonly Word[], rarity: (key: string) => number): Passage {
  const counts = countsOf(words.filter(({ isFunctionWord }) => !isFunctionWord));
  const weights = new Map([...counts].map(([key, count]) => [key, (1 + Math.log(count)) * rarity(key)]));
  return {
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    keys: words.map(({ key }) => key),
    weights,
    length: Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)),
  };
}

/** Finds the first mention of each other page. Each word is looked up once among the first words of all names. */
function mentionsOf(
  words: readonly (readonly Word[])[],
  names: readonly (readonly (readonly string[])[])[],
): Map<number, Place>[] {
  const byFirst = new Map<string, { target: number; name: readonly string[] }[]>();
  for (const [target, of] of names.entries())
    for (const name of of) byFirst.set(name[0]!, [...(byFirst.get(name[0]!) ?? []), { target, name }]);
  return words.map((own, source) => {
    const mentions = new Map<number, Place>();
    for (const [at, { key, start }] of own.entries()) {
      for (const { target, name } of byFirst.get(key) ?? []) {
        if (target === source || !name.every((part, next) => own[at + next]?.key === part)) continue;
        const { end } = own[at + name.length - 1]!;
        const known = mentions.get(target);
        // Of two names that start at the same position, the longer is meant.
        if (known === undefined || (known.start === start && known.end < end))
          mentions.set(target, { start, end });
      }
    }
    return mentions;
  });
}
