import { createSimilarity } from '../similarity/create-similarity.ts';
import { findMentions } from './brand-mentions.ts';
import type { BrandMention } from './brand-mentions.ts';
import { isDeadLink, isUnconfirmed } from './dead-link.ts';
import { headingsOf, hostOf, isOnDomain } from './site-page.ts';
import type { SitePage } from './site-page.ts';

/** The responses of a link's target, one for each check. */
export interface LinkCheck {
  href: string;
  /** HTTP statuses in order; 0 if the host does not exist. */
  statuses: readonly number[];
}

export interface BacklinkInput {
  /** Domains of the competitors. */
  competitors: readonly string[];
  /** All fetched pages: of competitors and of others. */
  pages: readonly SitePage[];
  ourDomain: string;
  /** Our pages, which a link could lead to. */
  ourPages: readonly SitePage[];
  /** Names of our brand. */
  brands: readonly string[];
  /** What is known about the outgoing links of `pages`. */
  checks: readonly LinkCheck[];
  /** Similarity of two texts, 0 to 1; `similarity` by default. */
  relevance?: (a: string, b: string) => number;
}

/** Who could link to us, why, and to which page of ours. */
export interface BacklinkCandidate {
  code: 'dead_link' | 'links_to_competitors' | 'unlinked_mention';
  /** The page that could link to us. */
  page: { url: string; title: string };
  /** Our best matching page, or null. */
  ourPage: string | null;
  /** How well it matches, 0 to 1. */
  relevance: number;
  /** `dead_link`: the dead address with its link text and the response statuses; otherwise null. */
  deadLink: { href: string; text: string; statuses: readonly number[] } | null;
  /** `links_to_competitors`: the competitors that the page links to, with the links. */
  competitorLinks: readonly { competitor: string; href: string; text: string }[];
  /** `unlinked_mention`: where the page mentions us. */
  mentions: readonly BrandMention[];
}

export interface BacklinkCandidates {
  /** Most relevant first. */
  candidates: readonly BacklinkCandidate[];
  /** Links that were dead in their only check. They are not candidates until they are checked again. */
  unconfirmed: readonly string[];
  /** Only fetched pages are known: there may be more, and nothing is known about the links' weight. */
  provenance: { kind: 'measured'; method: 'crawled-pages'; pages: number; checkedLinks: number };
}

/** A page that links to at least this many competitors, or to the only one that is named, lists sites in our field. */
const MIN_COMPETITORS = 2;

/** Finds pages that could link to us among the fetched ones. Never throws. */
export function backlinkCandidates(input: BacklinkInput): BacklinkCandidates {
  const { pages, ourDomain, checks } = input;
  const similarity = createSimilarity();
  const best = fitter(input.ourPages, input.relevance ?? ((a, b) => similarity.between(a, b)));
  const others = pages.filter((page) => !isOnDomain(page.url, ourDomain));
  const known = new Map(checks.map((check) => [check.href, check.statuses]));
  const candidates = others.flatMap((page) => [
    ...deadLinks(page, known, best),
    ...competitorLinks(page, input, best),
    ...unlinkedMentions(page, input, best),
  ]);
  return {
    candidates: candidates.toSorted((a, b) => b.relevance - a.relevance),
    unconfirmed: checks.filter(({ statuses }) => isUnconfirmed(statuses)).map(({ href }) => href),
    provenance: {
      kind: 'measured',
      method: 'crawled-pages',
      pages: pages.length,
      checkedLinks: checks.length,
    },
  };
}

type Fit = Pick<BacklinkCandidate, 'ourPage' | 'relevance'>;

/** Finds our page that best matches a text. */
function fitter(
  ourPages: readonly SitePage[],
  relevance: (a: string, b: string) => number,
): (text: string) => Fit {
  const known = ourPages.map((page) => ({
    url: page.url,
    title: page.article.title,
    outline: [page.article.title, ...headingsOf(page).map(({ text }) => text)].join('. '),
  }));
  return (text) => {
    let fit: Fit = { ourPage: null, relevance: 0 };
    for (const { url, title, outline } of known) {
      const found = Math.min(1, Math.max(relevance(text, title), relevance(text, outline)));
      if (found > fit.relevance) fit = { ourPage: url, relevance: found };
    }
    return fit;
  };
}

function candidate(code: BacklinkCandidate['code'], { url, article }: SitePage, fit: Fit): BacklinkCandidate {
  return {
    code,
    page: { url, title: article.title },
    ...fit,
    deadLink: null,
    competitorLinks: [],
    mentions: [],
  };
}

function deadLinks(
  page: SitePage,
  known: ReadonlyMap<string, readonly number[]>,
  best: (text: string) => Fit,
): BacklinkCandidate[] {
  const host = hostOf(page.url);
  const seen = new Set<string>();
  return page.article.links.flatMap(({ href, text }) => {
    const statuses = known.get(href) ?? [];
    if (!isDeadLink(statuses) || seen.has(href) || isOnDomain(href, host)) return [];
    seen.add(href);
    return [
      {
        ...candidate('dead_link', page, best(`${text} ${page.article.title}`)),
        deadLink: { href, text, statuses },
      },
    ];
  });
}

function competitorLinks(
  page: SitePage,
  input: BacklinkInput,
  best: (text: string) => Fit,
): BacklinkCandidate[] {
  const { competitors, ourDomain } = input;
  const isTheirs = competitors.some((competitor) => isOnDomain(page.url, competitor));
  if (isTheirs || page.article.links.some(({ href }) => isOnDomain(href, ourDomain))) return [];
  const found = new Map<string, BacklinkCandidate['competitorLinks'][number]>();
  for (const { href, text } of page.article.links) {
    const competitor = competitors.find((domain) => isOnDomain(href, domain));
    if (competitor !== undefined && !found.has(hostOf(competitor)))
      found.set(hostOf(competitor), { competitor: hostOf(competitor), href, text });
  }
  if (found.size === 0 || found.size < Math.min(MIN_COMPETITORS, competitors.length)) return [];
  return [
    {
      ...candidate('links_to_competitors', page, best(page.article.title)),
      competitorLinks: [...found.values()],
    },
  ];
}

function unlinkedMentions(
  page: SitePage,
  input: BacklinkInput,
  best: (text: string) => Fit,
): BacklinkCandidate[] {
  if (page.article.links.some(({ href }) => isOnDomain(href, input.ourDomain))) return [];
  const mentions = findMentions(page, input.brands);
  if (mentions.length === 0) return [];
  return [
    {
      ...candidate('unlinked_mention', page, best(`${page.article.title} ${mentions[0]!.sentence}`)),
      mentions,
    },
  ];
}
