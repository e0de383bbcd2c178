import { wordRarity } from '../background/word-rarity.ts';
import { phraseRuns } from '../keyphrases/phrase-runs.ts';
import { wordClass } from '../keyphrases/word-class.ts';
import { parseSearch } from '../strategy/parse-search.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { WordEntry } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import { headingsOf, hostOf, slugWords, subjectKeys, withoutSiteName } from './site-page.ts';
import type { SitePage } from './site-page.ts';

/** A subject with the pages about it. */
export interface Topic {
  /** As in a title, in lower case, or the keyword as given. */
  name: string;
  /** Its stems, in order. */
  keys: readonly string[];
  /** Addresses of the pages about it, in the given order. */
  pages: readonly string[];
}

/** A subject on a single page says little about a site. */
const MIN_PAGES = 2;
/** A subject in more than this share of the titles is the site's own name or field. */
const MAX_SHARE = 0.6;
const MAX_TOPICS = 60;
/** Shorter stems are mostly numbers and abbreviations. */
const MIN_KEY_LENGTH = 3;
const ONLY_DIGITS = /^\d+$/;
const MAX_LENGTH = 4;
/** A single word is a subject if it is rarer than this, in nats: 'mortgage', not 'water'. */
const RARE_WORD = 7;
/** A phrase on at least this share of the pages of its part replaces the part: it is more specific. */
const NEARLY_ALL = 0.8;

/** A page with the stems of its title, address, and headings, looked up once. */
export interface PageOutline {
  url: string;
  keys: readonly ReadonlySet<string>[];
}

/** A span of words in a title: the first word and the one after the last. */
type Span = readonly [first: number, end: number];

/** The outline of a page. */
export function outlineOf(page: SitePage): PageOutline {
  const { language, title } = page.article;
  const texts = [title, slugWords(page.url), ...headingsOf(page).map(({ text }) => text)];
  return { url: page.url, keys: texts.map((text) => new Set(subjectKeys(text, language))) };
}

/** Whether a page is about a subject: all its stems are in the title, in the address, or in one heading. */
export function isAbout(outline: PageOutline, keys: readonly string[]): boolean {
  return keys.length > 0 && outline.keys.some((found) => keys.every((key) => found.has(key)));
}

/** The pages about each keyword, in the language of the pages (ISO 639-1; null: English). */
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
 * Subjects that at least two titles share: noun phrases first, each in the longest form that the same titles have, then
 * single nouns outside those phrases. Everyday words, words that only frame a search ('best', 'for beginners',
 * 'tested'), and the site's own name are excluded. Those of most pages first, at most sixty.
 */
export function sharedTopics(pages: readonly SitePage[]): Topic[] {
  const found = new Map<string, Topic & { pages: string[] }>();
  for (const { url, article } of pages) {
    const code = article.language?.slice(0, 2) ?? 'en';
    const title = withoutSiteName(article.title);
    const analysis = analyzeReading(readBlock(title), lexiconOf(code));
    const told = parseSearch(title, code).tellingStems;
    const site = siteLabel(url);
    const nameOf = ([first, end]: Span): string =>
      analysis.entries
        .slice(first, end)
        .map(({ lower }) => lower)
        .join(' ');
    const phrases = phrasesOf(analysis, code);
    const sites = phrases.filter((phrase) => nameOf(phrase).replaceAll(/[^\p{L}\p{N}]/gu, '') === site);
    for (const phrase of phrases) {
      const [first, end] = phrase;
      const name = nameOf(phrase);
      const entries = analysis.entries.slice(first, end);
      if (end - first === 1 && !isSubject(entries[0]!, told, code)) continue;
      // 'how much it costs' and 'short history' ask about a subject.
      if (entries.some(({ key }) => !told.has(key))) continue;
      if (entries.some(({ key }) => key.length < MIN_KEY_LENGTH || ONLY_DIGITS.test(key))) continue;
      if (sites.some(([from, to]) => first < to && from < end)) continue;
      note(
        found,
        name,
        entries.map(({ key }) => key),
        url,
      );
    }
  }
  const most = Math.max(MIN_PAGES, pages.length * MAX_SHARE);
  const shared = [...found.values()].filter(
    (topic) => topic.pages.length >= MIN_PAGES && topic.pages.length <= most,
  );
  return withoutAttributes(withoutParts(shared))
    .toSorted((a, b) => b.pages.length - a.pages.length || b.keys.length - a.keys.length)
    .slice(0, MAX_TOPICS);
}

/** The noun phrases of a title and their parts. */
function phrasesOf(analysis: AnalyzedBlock, code: string): Span[] {
  return phraseRuns(analysis, code === 'en').flatMap(({ first, end }) => {
    const parts: Span[] = [];
    for (let from = first; from < end; from += 1)
      for (let to = from + 1; to <= Math.min(end, from + MAX_LENGTH); to += 1) parts.push([from, to]);
    return parts;
  });
}

/** Whether a single word is a subject: a noun that is neither an everyday word nor a framing word. */
function isSubject(entry: WordEntry, told: ReadonlySet<string>, code: string): boolean {
  if (!told.has(entry.key)) return false;
  return code !== 'en' || (wordClass(entry) === 'noun' && wordRarity(entry.key) >= RARE_WORD);
}

/** The site's name is the longest part of the host: 'brewnorth' of shop.brewnorth.co.uk. */
function siteLabel(url: string): string {
  const parts = hostOf(url).split('.');
  return parts
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .replaceAll('-', '');
}

/** Topics without those that are part of others that are nearly all of their pages: 'tent' of 'dome tent' and 'tent peg'. */
function withoutParts(topics: readonly Topic[]): Topic[] {
  return topics.filter((topic) => {
    const part = ` ${topic.keys.join(' ')} `;
    const wholes = topics.filter(
      (other) => other.keys.length > topic.keys.length && ` ${other.keys.join(' ')} `.includes(part),
    );
    const covered = new Set(wholes.flatMap(({ pages }) => pages));
    return topic.pages.filter((url) => covered.has(url)).length < topic.pages.length * NEARLY_ALL;
  });
}

/** A word on the pages of at least this many other topics, none of which has most of them, describes things. */
const DESCRIBED_MIN = 3;
const MOST = 0.5;

/** Topics without single words that only describe other topics, such as a color or the maker of many products. */
function withoutAttributes(topics: readonly Topic[]): Topic[] {
  const phrases = topics.filter(({ keys }) => keys.length > 1);
  return topics.filter(({ keys, pages }) => {
    if (keys.length > 1) return true;
    const own = new Set(pages);
    const shared = phrases
      .map((phrase) => phrase.pages.filter((url) => own.has(url)).length)
      .filter((count) => count > 0);
    return shared.length < DESCRIBED_MIN || Math.max(...shared) >= pages.length * MOST;
  });
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
