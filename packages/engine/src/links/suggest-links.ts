import { tokenize } from '../text/tokenize.ts';
import { LINK_FACTS, linkFacts } from './link-facts.ts';
import weights from './link-weights.json' with { type: 'json' };
import { readSite } from './read-site.ts';
import type { Passage, ReadPage, Site, LinkPage } from './read-site.ts';

/** A suggested link from one page of a site to another. */
export interface SuggestedLink {
  url: string;
  /** Words of the page to use as the link text, or the title of the other page if the words do not name it. */
  anchor: string;
  /** Probability that an editor adds it, 0 to 1. */
  score: number;
}

const MAX_LINKS = 8;
/** An anchor with more words is a sentence. */
const MAX_ANCHOR_WORDS = 8;
const WEIGHTS = LINK_FACTS.map((fact) => weights[fact]);

/**
 * Pages of the same site that a page should link to, at most eight, most likely first. Empty for an address outside the
 * site. `language` is an ISO 639-1 code.
 */
export function suggestLinks(
  pages: readonly LinkPage[],
  urls: readonly string[],
  language = 'en',
): Map<string, SuggestedLink[]> {
  const site = readSite(pages, language);
  const indexOf = new Map(pages.map(({ url }, at) => [url, at]));
  return new Map(
    urls.map((url) => {
      const source = indexOf.get(url);
      return [url, source === undefined ? [] : linksOf(site, source)];
    }),
  );
}

/** Links to add between one page of a site and the others. */
export interface LinksAround {
  /** To other pages, at most eight. `url` is the page to link to. */
  outbound: SuggestedLink[];
  /** From all other pages that may link here. `url` is the page with the anchor. */
  inbound: SuggestedLink[];
}

/**
 * Links to add from one page to other pages of its site, and from them to it, most likely first. Empty for an address
 * outside the site. `language` is an ISO 639-1 code.
 */
export function linksAround(pages: readonly LinkPage[], url: string, language = 'en'): LinksAround {
  const own = pages.findIndex((page) => page.url === url);
  if (own === -1) return { outbound: [], inbound: [] };
  const site = readSite(pages, language);
  const inbound = site.pages.flatMap((page, source) => {
    if (source === own) return [];
    const { passage, score } = judge(site, source, own);
    return [{ url: page.url, anchor: anchorOf(page, own, site.pages[own]!, passage), score }];
  });
  return { outbound: linksOf(site, own), inbound: inbound.toSorted((a, b) => b.score - a.score) };
}

function judge(site: Site, source: number, target: number): { passage: Passage | null; score: number } {
  const { facts, passage } = linkFacts(site, source, target);
  const odds = facts.reduce((sum, fact, at) => sum + fact * WEIGHTS[at]!, weights.bias);
  return { passage, score: 1 / (1 + Math.exp(-odds)) };
}

function linksOf(site: Site, source: number): SuggestedLink[] {
  const from = site.pages[source]!;
  const found = site.pages.flatMap((to, target) =>
    to.url === from.url ? [] : [{ target, ...judge(site, source, target) }],
  );
  return found
    .toSorted((a, b) => b.score - a.score || a.target - b.target)
    .slice(0, MAX_LINKS)
    .map(({ target, passage, score }) => {
      const to = site.pages[target]!;
      return { url: to.url, anchor: anchorOf(from, target, to, passage), score };
    });
}

/**
 * The mention of the other page, otherwise the words of the most similar passage from the first to the last word of its
 * name.
 */
function anchorOf(from: ReadPage, target: number, to: ReadPage, passage: Passage | null): string {
  const mention = from.mentions.get(target);
  if (mention !== undefined) return from.text.slice(mention.start, mention.end);
  return (passage && sharedWords(from, to, passage)) ?? to.title;
}

function sharedWords(from: ReadPage, to: ReadPage, passage: Passage): string | null {
  // A function word alone names nothing.
  const named = new Set(to.names.flat().filter((key) => passage.weights.has(key)));
  const text = from.text.slice(passage.start, passage.end);
  const { starts, ends } = tokenize(text);
  let best: { first: number; last: number; count: number } | null = null;
  for (const [first, key] of passage.keys.entries()) {
    if (!named.has(key)) continue;
    const seen = new Set<string>();
    for (let last = first; last < Math.min(passage.keys.length, first + MAX_ANCHOR_WORDS); last += 1) {
      if (!named.has(passage.keys[last]!)) continue;
      seen.add(passage.keys[last]!);
      if (seen.size > (best?.count ?? 1)) best = { first, last, count: seen.size };
    }
  }
  return best === null ? null : text.slice(starts[best.first], ends[best.last]);
}
