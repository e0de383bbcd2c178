import { pageTypeOf } from './page-type.ts';
import type { PageType, PageTypeSign } from './page-type.ts';
import { publishingRhythm } from './publishing-rhythm.ts';
import type { PublishingRhythm } from './publishing-rhythm.ts';
import { hostOf } from './site-page.ts';
import type { SitePage } from './site-page.ts';
import { findStrengths, findWeaknesses } from './strategy-findings.ts';
import type { StrategyFinding } from './strategy-findings.ts';
import { isAbout, keywordTopics, outlineOf, sharedTopics } from './topics.ts';
import type { PageOutline, Topic } from './topics.ts';

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
  const outlines = pages.map(outlineOf);
  const ourOutlines = ours.map(outlineOf);
  const isMissing = (topic: Topic, site: readonly PageOutline[]): boolean =>
    !site.some((outline) => isAbout(outline, topic.keys));
  const followed = keywordTopics(input.keywords, outlines, language);
  const known = new Set(followed.map((topic) => topic.keys.join(' ')));
  const isNew = (topic: Topic): boolean => !known.has(topic.keys.join(' '));
  const covered = [
    ...followed.filter((topic) => topic.pages.length > 0),
    ...sharedTopics(pages).filter(isNew),
  ];
  const uncovered = followed.filter((topic) => topic.pages.length === 0).map(({ name }) => name);
  const ourSubjects = [
    ...keywordTopics(uncovered, ourOutlines, language),
    ...sharedTopics(ours).filter((topic) => isNew(topic) && isMissing(topic, outlines)),
  ];
  const missed = pages.length === 0 ? [] : ourSubjects;
  // A subject from its own titles is covered by definition: only those that others named are informative.
  const namedByOthers = [
    ...followed.filter((topic) => topic.pages.length > 0),
    ...sharedTopics(ours)
      .filter(isNew)
      .map((topic) => ({
        ...topic,
        pages: outlines.filter((one) => isAbout(one, topic.keys)).map(({ url }) => url),
      }))
      .filter((topic) => topic.pages.length > 0),
  ];
  const missedByUs = covered.filter((topic) => isMissing(topic, ourOutlines));
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
