import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { mainQuery } from '../pages/main-query.ts';
import { isAboutSite } from '../pages/page-role.ts';
import type { SearchIntent } from '../strategy/parse-search.ts';
import { brandsOf, compact } from '../topics/page-names.ts';
import { siteTopics } from '../topics/site-topics.ts';
import type { Topic } from '../topics/types.ts';
import type { ReadSite } from './keyword-pages.ts';
import type { ReadPage } from './targeted-page.ts';

/** A subject that pages target, in the words and language of their titles. */
export interface TitleSubject {
  text: string;
  language: string;
  /** The subject with all its wordings, if several pages of a site are about it. */
  topic?: Topic;
  /** The search that the whole title answers, if a single page is about it. */
  search?: SearchIntent;
}

/** A single word is a subject only above this rarity in nats: 'mortgage', not 'guide'. */
const RARE_WORD = 7;
const MAX_LENGTH = 6;
/** Subjects are searched on every page, so their number is limited. */
const MAX_SUBJECTS = 500;
const MAX_SHARED = 200;
/** A shorter name is part of many words. */
const BRAND_MIN = 5;

/**
 * The subjects of sites, by their page titles: those that several pages of a site are about (`siteTopics`), most pages
 * first, then the subject of each single page, alternating between sites. Home pages, about pages, and site names are
 * excluded.
 */
export function titleSubjects(sites: readonly ReadSite[]): TitleSubject[] {
  const topics = sites.flatMap(({ pages }) => siteTopics(pages.map(({ page }) => page)));
  const own = sites.map(({ name, pages }) => {
    const brands = [...brandsOf(pages.map(({ page }) => page))].filter(({ length }) => length >= BRAND_MIN);
    const isOfSite = (text: string): boolean =>
      isNameOf(name, text) || brands.some((brand) => compact(text).includes(brand));
    return pages.flatMap((read): TitleSubject[] =>
      read.page.title === '' || isAboutSite(read.page.url, read.page.title)
        ? []
        : queryOf(read).filter(({ text }) => !isOfSite(text)),
    );
  });
  const often = topics
    .filter(({ isDistinct }) => isDistinct)
    .toSorted((a, b) => b.pages.length - a.pages.length || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_SHARED)
    .map((topic) => ({ text: topic.name, language: topic.language, topic }));
  return [...often, ...interleave(own)].slice(0, MAX_SUBJECTS);
}

/** The search a page seems to target, unless it is a common word or a whole sentence. */
function queryOf({ page, lexicon, headings, search }: ReadPage): TitleSubject[] {
  const { language } = lexicon;
  const { query, key } = mainQuery({
    title: page.title,
    heading: headings[0]?.reading.text ?? '',
    url: page.url ?? '',
    language,
  });
  const words = key.split(' ').filter((word) => word !== '');
  const [only] = words;
  if (only === undefined || words.length > MAX_LENGTH) return [];
  return words.length === 1 && rarityOf(only, language) < RARE_WORD
    ? []
    : [{ text: query, language, search: search() }];
}

function rarityOf(key: string, language: string): number {
  return language === 'en' ? wordRarity(key) : MOST_RARITY;
}

/** Whether words are a site's name: 'brew north' of brewnorth.example. */
function isNameOf(site: string, text: string): boolean {
  const compact = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return compact(site.replace(/^www\./, '').replace(/\.[^.]*$/, '')) === compact(text);
}

/** Interleaves lists, so that a large one leaves room for the others. */
function interleave(lists: readonly (readonly TitleSubject[])[]): TitleSubject[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
