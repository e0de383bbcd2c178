import { headingsOf, slugWords, subjectKeys, wordsOf } from './site-page.ts';
import type { SitePage } from './site-page.ts';

/** A subject that pages are about, with the pages. */
export interface Topic {
  /** As it stands in a title, in lower case, or the keyword as given. */
  name: string;
  /** Its stems, in order. */
  keys: readonly string[];
  /** Addresses of the pages about it, in the order given. */
  pages: readonly string[];
}

/** A subject of one page only says little of a site. */
const LEAST_PAGES = 2;
/** A subject on more than this share of the titles is the site's own name or field. */
const MOST_SHARE = 0.6;
const MOST_TOPICS = 60;
/** Shorter stems are mostly numbers and abbreviations. */
const SHORTEST_KEY = 3;

/** A page with the stems of its title, of its address and of each heading, looked up once. */
export interface PageOutline {
  url: string;
  keys: readonly ReadonlySet<string>[];
}

/** The outline of a page. */
export function outlineOf(page: SitePage): PageOutline {
  const { language, title } = page.article;
  const texts = [title, slugWords(page.url), ...headingsOf(page).map(({ text }) => text)];
  return { url: page.url, keys: texts.map((text) => new Set(subjectKeys(text, language))) };
}

/** Whether a page is about a subject: all its stems stand in the title, in the address or in one heading. */
export function isAbout(outline: PageOutline, keys: readonly string[]): boolean {
  return keys.length > 0 && outline.keys.some((found) => keys.every((key) => found.has(key)));
}

/** The pages about each of some keywords, in the language of the pages (ISO 639-1; English when null). */
export function keywordTopics(
  keywords: readonly string[],
  outlines: readonly PageOutline[],
  language: string | null,
): Topic[] {
  return keywords
    .map((name) => ({ name: name.trim(), keys: subjectKeys(name, language) }))
    .filter(({ keys }) => keys.length > 0)
    .map((topic) => ({
      ...topic,
      pages: outlines.filter((outline) => isAbout(outline, topic.keys)).map(({ url }) => url),
    }));
}

/**
 * Subjects that at least two titles share: neighbouring pairs of subject words first, then single words that are in no
 * such pair. The most frequent first, at most sixty.
 */
export function sharedTopics(pages: readonly SitePage[]): Topic[] {
  const pairs = new Map<string, Topic & { pages: string[] }>();
  const words = new Map<string, Topic & { pages: string[] }>();
  for (const { url, article } of pages) {
    const entries = wordsOf(article.title, article.language);
    for (const [index, entry] of entries.entries()) {
      if (entry.isFunctionWord || entry.key.length < SHORTEST_KEY || /^\d+$/.test(entry.key)) continue;
      note(words, entry.lower, [entry.key], url);
      const next = entries[index + 1];
      if (next === undefined || next.isFunctionWord || next.key.length < SHORTEST_KEY) continue;
      note(pairs, `${entry.lower} ${next.lower}`, [entry.key, next.key], url);
    }
  }
  const most = Math.max(LEAST_PAGES, pages.length * MOST_SHARE);
  const isShared = (topic: Topic): boolean => topic.pages.length >= LEAST_PAGES && topic.pages.length <= most;
  const kept = [...pairs.values()].filter(isShared);
  const inPairs = new Map<string, number>();
  for (const pair of kept) {
    for (const key of pair.keys) inPairs.set(key, Math.max(inPairs.get(key) ?? 0, pair.pages.length));
  }
  const single = [...words.values()].filter(
    (word) => isShared(word) && word.pages.length > (inPairs.get(word.keys[0]!) ?? 0),
  );
  return [...kept, ...single].toSorted((a, b) => b.pages.length - a.pages.length).slice(0, MOST_TOPICS);
}

function note(
  topics: Map<string, Topic & { pages: string[] }>,
  name: string,
  keys: readonly string[],
  url: string,
): void {
  const identity = keys.join(' ');
  const topic = topics.get(identity) ?? { name, keys, pages: [] };
  if (topic.pages.at(-1) !== url) topic.pages.push(url);
  topics.set(identity, topic);
}
