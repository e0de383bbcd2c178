import { median } from '../series/quantile.ts';
import type { PublishingRhythm } from './publishing-rhythm.ts';
import { dayOf, headingsOf, isOnDomain, wordCountOf } from './site-page.ts';
import type { SitePage } from './site-page.ts';
import type { Topic } from '../topics/types.ts';

/** A competitor's strength or weakness, in the order in which they are checked. */
export type StrategyCode =
  | 'topic_coverage'
  | 'article_length'
  | 'structured_data'
  | 'faq_markup'
  | 'cited_sources'
  | 'publishing_rhythm'
  | 'fresh_pages'
  | 'stale_pages'
  | 'thin_pages'
  | 'missing_topics'
  /** The same if not all of the competitor's pages were read. */
  | 'topics_not_found'
  | 'missing_descriptions'
  | 'missing_authors'
  | 'missing_headings'
  | 'missing_image_alternatives';

/** A strength or weakness as a code with its numbers. `pages` are the addresses that it is based on. */
export interface StrategyFinding {
  code: StrategyCode;
  values: Readonly<Record<string, number | string | null>>;
  pages: readonly string[];
}

/** A text with fewer words answers no question in depth. The score has the same minimum. */
const THIN_WORDS = 300;
/** Readers notice pages that are longer than ours by this factor. */
const LONGER = 1.2;
/** Days: the freshness analysis warns from 180 on. A year without a change is outdated in any field. */
const FRESH_DAYS = 180;
const STALE_DAYS = 365;
/** One page a week. */
const OFTEN_PER_MONTH = 4;
/** A habit is what at least half of the pages do. A gap is reported from a fifth on. */
const HABIT = 0.5;
const LACK = 0.2;
/** From this number of outgoing links on, an article cites sources. */
const SOURCES = 3;
/** An article of this length without a heading is a wall of text. */
const LONG_WITHOUT_HEADINGS = 600;

interface StrategyFacts {
  domain: string;
  pages: readonly SitePage[];
  ours: readonly SitePage[];
  rhythm: PublishingRhythm | null;
  /** Topics named by others (tracked keywords, subjects of ours), whether the competitor covers them or not. */
  covered: readonly Topic[];
  missed: readonly Topic[];
  /** ISO date of today. */
  now: string;
}

/** The strengths of a competitor. One that cannot be determined (no dates, no pages of ours) is left out. */
export function findStrengths(facts: StrategyFacts): StrategyFinding[] {
  const { domain, pages, ours, rhythm, covered, missed } = facts;
  const findings: StrategyFinding[] = [];
  const topics = covered.length + missed.length;
  if (covered.length >= 2 && covered.length >= topics * HABIT) {
    findings.push({
      code: 'topic_coverage',
      values: { covered: covered.length, topics },
      pages: unique(covered.flatMap((topic) => topic.pages)),
    });
  }
  const theirs = pages.length === 0 ? 0 : median(pages.map(wordCountOf));
  const our = ours.length === 0 ? null : median(ours.map(wordCountOf));
  if (our !== null && theirs >= our * LONGER) {
    findings.push({
      code: 'article_length',
      values: { medianWords: theirs, ourMedianWords: our },
      pages: addresses(pages, (page) => wordCountOf(page) >= our * LONGER),
    });
  }
  const habit = (code: StrategyCode, has: (page: SitePage) => boolean): void => {
    const found = addresses(pages, has);
    if (found.length >= 2 && found.length >= pages.length * HABIT)
      findings.push({ code, values: { count: found.length, pages: pages.length }, pages: found });
  };
  habit('structured_data', ({ article }) => article.schemaTypes.length > 0);
  habit('faq_markup', ({ article }) => article.faqs.length > 0);
  habit('cited_sources', ({ article }) => sourcesOf(article.links, domain) >= SOURCES);
  habit('fresh_pages', (page) => isWithin(ageOf(page, facts.now), 0, FRESH_DAYS));
  if (rhythm?.perMonth != null && rhythm.perMonth >= OFTEN_PER_MONTH) {
    findings.push({
      code: 'publishing_rhythm',
      values: { perMonth: round(rhythm.perMonth), medianDays: rhythm.medianDays },
      pages: addresses(pages, ({ article }) => article.published !== null),
    });
  }
  return findings;
}

/** The weaknesses of a competitor, each with its pages. `missing_topics` names the topics and has no page. */
export function findWeaknesses(facts: StrategyFacts): StrategyFinding[] {
  const { pages, missed } = facts;
  const findings: StrategyFinding[] = [];
  if (missed.length > 0) {
    findings.push({
      code: 'missing_topics',
      values: { count: missed.length, topics: missed.map(({ name }) => name).join(', ') },
      pages: unique(missed.flatMap((topic) => topic.pages)),
    });
  }
  const lack = (code: StrategyCode, lacks: (page: SitePage) => boolean): void => {
    const found = addresses(pages, lacks);
    if (found.length > 0 && found.length >= pages.length * LACK)
      findings.push({ code, values: { count: found.length, pages: pages.length }, pages: found });
  };
  lack('thin_pages', (page) => wordCountOf(page) < THIN_WORDS);
  lack('stale_pages', (page) => isWithin(ageOf(page, facts.now), STALE_DAYS, Infinity));
  lack('missing_descriptions', ({ article }) => article.description === '');
  lack('missing_authors', ({ article }) => article.author === null);
  lack(
    'missing_headings',
    (page) => wordCountOf(page) >= LONG_WITHOUT_HEADINGS && headingsOf(page).length === 0,
  );
  lack('missing_image_alternatives', ({ article }) => article.paper.images.some((image) => image.alt === ''));
  return findings;
}

function sourcesOf(links: SitePage['article']['links'], domain: string): number {
  return links.filter((link) => link.inArticle && !isOnDomain(link.href, domain)).length;
}

/** Days since the last change that a page states. Null if it states none. */
function ageOf({ article }: SitePage, now: string): number | null {
  const changed = dayOf(article.modified) ?? dayOf(article.published);
  const today = dayOf(now);
  return changed === null || today === null ? null : today - changed;
}

function isWithin(days: number | null, least: number, most: number): boolean {
  return days !== null && days >= least && days <= most;
}

function addresses(pages: readonly SitePage[], isWanted: (page: SitePage) => boolean): string[] {
  return pages.filter(isWanted).map(({ url }) => url);
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
