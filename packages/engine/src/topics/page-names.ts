import { isAboutSite, isLaterPage, isLinkList } from '../pages/page-role.ts';
import { hostOf, slugWords, withoutSiteName } from '../pages/site-page.ts';
import { findCompounds, topicPhrases } from './topic-phrases.ts';
import type { TopicPhrase } from './topic-phrases.ts';
import { pageLanguage, topicKeys } from './topic-words.ts';
import type { TopicPage } from './types.ts';
import { isUsedInLowerCase, lowerTexts } from './written-form.ts';

/** The phrases by which a site names the subject of one of its pages. */
export interface PageNames {
  page: TopicPage;
  /** ISO 639-1. */
  language: string;
  /** Its title without the site's name. */
  title: string;
  /** Whether it is a list of other pages. */
  isList: boolean;
  /** Phrases of its title. */
  titled: readonly TopicPhrase[];
  /** Phrases of its address and of the anchor texts of links to it, in other words than its title. */
  named: readonly TopicPhrase[];
}

/** An anchor text that leads to more pages than this is a label, such as 'Read more'. */
const TARGETS_MAX = 3;
const ANCHORS_MAX = 5;
/** A name at an end of at least this share of the titles, and of at least so many, is that of the site. */
const BRAND_SHARE = 0.4;
const BRAND_MIN = 3;
const BRAND_TEXTS = 20;
/** Longer texts are no titles. */
const TITLE_MAX = 300;
const PARTS = /\s+[|–—·»-]\s+|:\s+/u;

/** The names of the pages of a site that have a subject of their own: without home, contact, and legal pages. */
export function namesOfPages(pages: readonly TopicPage[]): PageNames[] {
  const brands = new Set([...brandsOf(pages), siteLabel(pages[0]?.url ?? '')]);
  const anchors = anchorsOf(pages);
  const read = pages
    .filter(({ url, title }) => title !== '' && !isAboutSite(url, title) && !isLaterPage(url ?? ''))
    .map((page) => ({
      page,
      language: pageLanguage(page),
      title: withoutBrands(withoutSiteName(page.title), brands),
    }));
  const compounds = new Set(
    read.flatMap(({ page, title, language }) => findCompounds(title, language, () => lowerTexts(page.paper))),
  );
  const phrasesOf = remember((text, code) => {
    const phrases = topicPhrases(text, code, compounds);
    const names = phrases.filter((phrase) => brands.has(compact(phrase.text)));
    return phrases.filter(({ keys }) => !names.some((name) => name.keys.some((key) => keys.includes(key))));
  });
  return read.map(({ page, language, title }): PageNames => {
    const said = new Set(topicKeys(title, language));
    const others = [slugWords(page.url ?? ''), ...(anchors.get(plainAddress(page.url ?? '')) ?? [])];
    return {
      page,
      language,
      title,
      isList: isLinkList(page.links ?? [], page.paper.blocks),
      titled: phrasesOf(title, language),
      named: others
        .flatMap((text) => phrasesOf(text, language))
        .filter(({ keys }) => !keys.some((key) => said.has(key))),
    };
  });
}

/**
 * The site's own names, as letters and digits: what most titles end or begin with, unless its texts use these words in
 * lower case: 'rain barrels' is the subject of a site with that name.
 */
export function brandsOf(pages: readonly TopicPage[]): ReadonlySet<string> {
  const counts = new Map<string, { part: string; count: number }>();
  for (const { title } of pages) {
    const parts = partsOf(title);
    if (parts.length < 2) continue;
    for (const part of new Set([parts[0]!, parts.at(-1)!])) {
      const before = counts.get(compact(part))?.count ?? 0;
      counts.set(compact(part), { part, count: before + 1 });
    }
  }
  const least = Math.max(BRAND_MIN, pages.length * BRAND_SHARE);
  const repeated = [...counts]
    .filter(([, { part, count }]) => count >= least && !isUsedInLowerCase(part, pages.slice(0, BRAND_TEXTS)))
    .map(([name]) => name);
  return new Set(repeated.filter((name) => name !== ''));
}

const partsOf = (title: string): string[] => title.slice(0, TITLE_MAX).split(PARTS);

/** A title without the site's names before and after it. */
function withoutBrands(title: string, brands: ReadonlySet<string>): string {
  const parts = partsOf(title);
  if (parts.length < 2 || !parts.some((part) => brands.has(compact(part)))) return title;
  return parts.filter((part) => !brands.has(compact(part))).join(' – ');
}

/** The site's name is the longest part of the host: 'brewnorth' of shop.brewnorth.co.uk. */
function siteLabel(url: string): string {
  const parts = hostOf(url).split('.');
  return compact(parts.reduce((longest, part) => (part.length > longest.length ? part : longest), ''));
}

/** Anchor texts of links between the pages, by the address that they lead to; not those of menus. */
function anchorsOf(pages: readonly TopicPage[]): Map<string, string[]> {
  const titles = new Set(pages.map(({ title }) => withoutSiteName(title)));
  const targets = new Map<string, Set<string>>();
  const known = new Set(pages.map(({ url }) => plainAddress(url ?? '')));
  for (const { links = [] } of pages) {
    for (const { href, text, inArticle, inListBeside } of links) {
      const target = plainAddress(href);
      if (!(inArticle || inListBeside === true) || text === '' || titles.has(text) || !known.has(target))
        continue;
      targets.set(text, (targets.get(text) ?? new Set()).add(target));
    }
  }
  const found = new Map<string, string[]>();
  for (const [text, addresses] of targets) {
    if (addresses.size > TARGETS_MAX) continue;
    for (const address of addresses) {
      const texts = found.get(address) ?? [];
      if (texts.length < ANCHORS_MAX) found.set(address, [...texts, text]);
    }
  }
  return found;
}

const plainAddress = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/$/, '');

/** Letters and digits only. */
export function compact(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The same function; texts that repeat are read once. */
function remember(read: typeof topicPhrases): typeof topicPhrases {
  const known = new Map<string, TopicPhrase[]>();
  return (text, code) => {
    const identity = `${code} ${text}`;
    const phrases = known.get(identity) ?? read(text, code);
    known.set(identity, phrases);
    return phrases;
  };
}
