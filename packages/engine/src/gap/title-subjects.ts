import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { phraseRuns } from '../keyphrases/phrase-runs.ts';
import { mainQuery } from '../pages/main-query.ts';
import { isAboutSite } from '../pages/page-role.ts';
import { withoutSiteName } from '../pages/site-page.ts';
import { parseSearch } from '../strategy/parse-search.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import { readBlock } from '../text/read-block.ts';
import type { ReadSite } from './keyword-pages.ts';
import type { ReadPage } from './targeted-page.ts';

/** A subject that a page targets, in the words and language of its title. */
export interface TitleSubject {
  text: string;
  language: string;
}

/** A single word is a subject only above this rarity in nats: 'mortgage', not 'guide'. */
const RARE_WORD = 7;
const MAX_LENGTH = 6;
const SHARED_BY = 2;
/** Subjects are searched on every page, so their number is limited. */
const MAX_SUBJECTS = 500;
const MAX_SHARED = 200;

/**
 * The subjects of sites, by their page titles: noun phrases shared by several titles, most pages first, then the
 * subject of each single page, alternating between sites. Home pages, about pages, and site names are excluded.
 */
export function titleSubjects(sites: readonly ReadSite[]): TitleSubject[] {
  const shared = new Map<string, TitleSubject & { pages: number }>();
  const own = sites.map(({ name, pages }) =>
    pages.flatMap((read): TitleSubject[] => {
      if (read.page.title === '' || isAboutSite(read.page.url, read.page.title)) return [];
      const isSubject = ({ text }: TitleSubject): boolean => !isNameOf(name, text);
      for (const phrase of nounPhrases(read).filter(isSubject)) {
        const identity = `${phrase.language} ${phrase.text}`;
        const before = shared.get(identity) ?? { ...phrase, pages: 0 };
        shared.set(identity, { ...before, pages: before.pages + 1 });
      }
      return queryOf(read).filter(isSubject);
    }),
  );
  const often = [...shared.values()]
    .filter(({ pages }) => pages >= SHARED_BY)
    .toSorted((a, b) => b.pages - a.pages || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_SHARED);
  return [...often, ...interleave(own)].slice(0, MAX_SUBJECTS);
}

/** The search a page seems to target, unless it is a common word or a whole sentence. */
function queryOf({ page, lexicon, headings }: ReadPage): TitleSubject[] {
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
  return words.length === 1 && rarityOf(only, language) < RARE_WORD ? [] : [{ text: query, language }];
}

/** Distinct lowercase noun phrases of at least two words in a page's title. */
function nounPhrases({ page, lexicon }: ReadPage): TitleSubject[] {
  const { language } = lexicon;
  const named = withoutSiteName(page.title);
  const title = analyzeReading(readBlock(named), lexicon);
  const { tokens, text } = title.reading;
  // 'Grinder prices' and 'first grinder' ask about a subject.
  const { tellingStems } = parseSearch(named, language);
  const phrases = phraseRuns(title, language === 'en').flatMap(({ first, end }) =>
    end - first < 2 ||
    end - first > MAX_LENGTH ||
    title.entries.slice(first, end).some(({ key }) => !tellingStems.has(key))
      ? []
      : [text.slice(tokens.starts[first], tokens.ends[end - 1]).toLowerCase()],
  );
  return [...new Set(phrases)].map((phrase) => ({ text: phrase, language }));
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
