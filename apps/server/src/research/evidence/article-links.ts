import { comparableAddress } from '@pagewright/contract/comparable-address';
import { deserialize } from 'node:v8';
import { inflateRawSync } from 'node:zlib';
import {
  linksAround,
  parsePaper,
  segment,
  type ExtractedArticle,
  type Paper,
  type SuggestedLink,
} from '@pagewright/engine';
import { LIKELIHOOD_LEAST, type LinkedPage } from './site-links.ts';

/** An article of the workspace, which may not be published on its site yet. */
export interface LinkingArticle {
  readonly title: string;
  /** Its text, in any format that the engine parses. */
  readonly content: string;
  /** Its current and earlier public addresses. */
  readonly addresses: readonly string[];
}

/** A link between an article and a page of its site. */
export interface ArticleLink {
  /** Id of the page. */
  readonly page: number;
  readonly anchor: string;
  /** The sentence with the anchor: in the article for an outbound link, else on the page. */
  readonly sentence: string;
  readonly likelihood: number;
}

/** Ids of the pages that the user already decided about, by link direction. */
export interface DecidedPages {
  readonly outbound: readonly number[];
  readonly inbound: readonly number[];
}

/** Links found between an article and the pages of its site. */
export interface ArticleLinks {
  readonly outbound: readonly ArticleLink[];
  readonly inbound: readonly ArticleLink[];
  /** Ids of the pages that the article links to. */
  readonly linked: readonly number[];
  /** Ids of the pages that link to the article. */
  readonly linking: readonly number[];
}

/** Maximum per direction. */
const LINKS_MAX = 10;
/** For an article that is not on a site yet. */
const NO_ADDRESS = '';

/**
 * Suggests links between an article and the pages of its site, most likely first, without existing ones and those that
 * the user decided about. `pages` excludes the article itself. Runs in worker threads.
 */
export function findArticleLinks(
  { title, content, addresses }: LinkingArticle,
  pages: readonly LinkedPage[],
  language: string,
  decided: DecidedPages,
): ArticleLinks {
  const paper = parsePaper(content);
  const [first = NO_ADDRESS] = addresses;
  const read = pages.map(({ article, ...page }) => ({
    ...page,
    paper: (deserialize(inflateRawSync(article)) as ExtractedArticle).paper,
  }));
  const known = new Set(addresses.map(comparableAddress));
  const targets = linkedAddresses(paper, pages[0]?.url ?? first);
  const linked = read.filter(({ url }) => targets.has(comparableAddress(url))).map(({ id }) => id);
  const linking = read
    .filter(({ paper: other, url }) => [...linkedAddresses(other, url)].some((address) => known.has(address)))
    .map(({ id }) => id);
  const texts = read.map((page) => ({ url: page.url, title: page.title, text: linkableText(page.paper) }));
  const own = { url: first, title, text: linkableText(paper) };
  const { outbound, inbound } = linksAround([own, ...texts], first, language);
  const byUrl = new Map(read.map((page) => [page.url, page]));
  const placed = (
    { url, anchor, score }: SuggestedLink,
    paperOf: (page: (typeof read)[number]) => Paper,
    without: readonly number[],
  ): ArticleLink[] => {
    const page = byUrl.get(url);
    if (!page || score < LIKELIHOOD_LEAST || without.includes(page.id)) return [];
    const sentence = anchor === '' ? null : freeSentence(paperOf(page), anchor);
    return sentence === null ? [] : [{ page: page.id, anchor, sentence, likelihood: score }];
  };
  return {
    outbound: outbound
      .flatMap((link) => placed(link, () => paper, [...linked, ...decided.outbound]))
      .slice(0, LINKS_MAX),
    inbound: inbound
      .flatMap((link) => placed(link, (page) => page.paper, [...linking, ...decided.inbound]))
      .slice(0, LINKS_MAX),
    linked,
    linking,
  };
}

/** The text that can be linked: no headings and no code. */
function linkableText({ blocks }: Paper): string {
  return blocks
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ text }) => text.replaceAll('\n', ' '))
    .join('\n');
}

/** The first sentence with these words outside of a link; null if there is none. */
function freeSentence({ blocks, links }: Paper, anchor: string): string | null {
  for (const [at, { kind, text }] of blocks.entries()) {
    if (kind !== 'paragraph') continue;
    const words = text.replaceAll('\n', ' ');
    const own = links.filter(({ block }) => block === at);
    for (let from = words.indexOf(anchor); from !== -1; from = words.indexOf(anchor, from + 1)) {
      const end = from + anchor.length;
      if (own.some((link) => link.start < end && from < link.end)) continue;
      return sentenceAt(words, from);
    }
  }
  return null;
}

function sentenceAt(text: string, place: number): string {
  const bounds = segment(text);
  const last = bounds.findLastIndex((start, at) => at % 2 === 0 && start <= place);
  return last === -1 ? text.trim() : text.slice(bounds[last], bounds[last + 1]).replaceAll(/\s+/g, ' ');
}

function linkedAddresses({ links }: Paper, base: string): ReadonlySet<string> {
  return new Set(
    links.flatMap(({ href }) => {
      const url = URL.canParse(href, base) ? new URL(href, base) : null;
      return url && /^https?:$/.test(url.protocol) ? [comparableAddress(url.href)] : [];
    }),
  );
}
