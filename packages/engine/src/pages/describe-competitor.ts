import { pageTypeOf } from './page-type.ts';
import type { PageType, PageTypeSign } from './page-type.ts';
import { publishingRhythm } from './publishing-rhythm.ts';
import type { PublishingRhythm } from './publishing-rhythm.ts';
import { hostOf } from './site-page.ts';
import type { SitePage } from './site-page.ts';
import { findStrengths, findWeaknesses } from './strategy-findings.ts';
import type { StrategyFinding } from './strategy-findings.ts';
import { keywordTopics } from '../topics/keyword-topics.ts';
import { SiteCoverage } from '../topics/site-coverage.ts';
import { siteTopics } from '../topics/site-topics.ts';
import type { Topic, TopicPage } from '../topics/types.ts';

export interface CompetitorInput {
  /** Domain or address of the competitor. */
  competitor: string;
  /** Its fetched pages, which the description is based on. */
  pages: readonly SitePage[];
  /** Our own pages, if any. */
  ours: readonly SitePage[];
  /** Keywords that the user tracks. */
  keywords: readonly string[];
  /** ISO date of today, for the age of pages. */
  now: string;
}

/** A competitor's strategy, as far as its fetched pages show it. */
export interface CompetitorStrategy {
  competitor: string;
  /** Pages of each content type, most frequent first, with the signs for the type. `share` is 0 to 1. */
  contentTypes: readonly {
    type: PageType;
    count: number;
    share: number;
    pages: readonly { url: string; signs: readonly PageTypeSign[] }[];
  }[];
  /** Null if fewer than three pages state a date. */
  rhythm: PublishingRhythm | null;
  topics: {
    /** Tracked keywords and shared subjects that the competitor covers, with its pages. */
    covered: readonly Topic[];
    /** Tracked keywords and subjects of ours that the competitor has no page about. The pages are ours. */
    missed: readonly Topic[];
    /** Subjects of the competitor that we have no page about. The pages are the competitor's. */
    missedByUs: readonly Topic[];
  };
  strengths: readonly StrategyFinding[];
  weaknesses: readonly StrategyFinding[];
  provenance: { kind: 'modelled'; method: 'crawled-pages'; pages: number };
}

/** Describes a competitor's strategy from its pages. Never throws. Without pages, the description is empty. */
export function describeCompetitor(input: CompetitorInput): CompetitorStrategy {
  const { pages, ours, now } = input;
  const domain = hostOf(input.competitor);
  const rhythm = publishingRhythm(pages);
  const language = pages[0]?.article.language ?? null;
  const theirPages = pages.map(topicPageOf);
  const ourPages = ours.map(topicPageOf);
  const [theirs, our] = [new SiteCoverage(theirPages), new SiteCoverage(ourPages)];
  const [theirTopics, ourTopics] = [siteTopics(theirPages), siteTopics(ourPages)];
  const followed = keywordTopics(input.keywords, language);
  const isNew = ({ wordings }: Topic): boolean =>
    !followed.some((topic) => wordings.some((keys) => keys.join('') === topic.keys.join('')));
  const withPagesOn = (site: SiteCoverage, topics: readonly Topic[]): Topic[] =>
    topics.map((topic) => ({
      ...topic,
      pages: site.pagesAbout(topic).flatMap(({ url }) => url ?? []),
    }));
  const onTheirs = withPagesOn(theirs, followed);
  const coveredKeywords = onTheirs.filter((topic) => topic.pages.length > 0);
  const covered = [...coveredKeywords, ...theirTopics.filter(isNew)];
  const uncovered = onTheirs.filter((topic) => topic.pages.length === 0);
  const ourSubjects = [
    ...withPagesOn(our, uncovered),
    ...ourTopics.filter((topic) => isNew(topic) && theirs.lacks(topic)),
  ];
  const missed = pages.length === 0 ? [] : ourSubjects;
  // A subject from its own titles is covered by definition: only those that others named are informative.
  const namedByOthers = [
    ...coveredKeywords,
    ...withPagesOn(theirs, ourTopics.filter(isNew)).filter((topic) => topic.pages.length > 0),
  ];
  const missedByUs = covered.filter((topic) => our.lacks(topic));
  const facts = { domain, pages, ours, rhythm, covered: namedByOthers, missed, now };
  return {
    competitor: domain,
    contentTypes: countTypes(pages),
    rhythm,
    topics: { covered, missed, missedByUs },
    strengths: findStrengths(facts),
    weaknesses: findWeaknesses(facts),
    provenance: { kind: 'modelled', method: 'crawled-pages', pages: pages.length },
  };
}

function topicPageOf({ url, article }: SitePage): TopicPage {
  const { title, language, paper, links } = article;
  return { url, title, language, paper, links };
}

function countTypes(pages: readonly SitePage[]): CompetitorStrategy['contentTypes'] {
  const byType = new Map<PageType, { url: string; signs: readonly PageTypeSign[] }[]>();
  for (const page of pages) {
    const { type, signs } = pageTypeOf(page);
    byType.set(type, [...(byType.get(type) ?? []), { url: page.url, signs }]);
  }
  return [...byType]
    .map(([type, found]) => ({ type, count: found.length, share: found.length / pages.length, pages: found }))
    .toSorted((a, b) => b.count - a.count);
}
