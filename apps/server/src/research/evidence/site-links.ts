import { deserialize } from 'node:v8';
import { inflateRawSync } from 'node:zlib';
import { suggestLinks, type ExtractedArticle } from '@pagewright/engine';

/** A page of a crawled site, as a candidate for internal links. */
export interface LinkedPage {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** Ids of the pages that it links to. */
  readonly links: readonly number[];
  /** Its packed article. */
  readonly article: Uint8Array;
}

/** A suggested link that a page does not have yet. */
export interface MissingLink {
  readonly from: number;
  readonly to: number;
  readonly anchor: string;
  /** 0 to 1: how likely an editor is to add it. */
  readonly likelihood: number;
}

/** Less likely links are not suggested. */
export const LIKELIHOOD_LEAST = 0.3;
/** Maximum suggested links to one page, so that a popular page does not fill the list. */
const TO_ONE_PAGE = 3;
const LINKS_MAX = 100;

/**
 * Suggests links between pages of a site, most likely first, without existing ones and those that the user decided
 * about. Runs in worker threads.
 */
export function findMissingLinks(
  pages: readonly LinkedPage[],
  language: string,
  decided: readonly Pick<MissingLink, 'from' | 'to'>[],
): MissingLink[] {
  const isDecided = new Set(decided.map(({ from, to }) => `${from} ${to}`));
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const texts = pages.map(({ url, title, article }) => ({
    url,
    title,
    text: (deserialize(inflateRawSync(article)) as ExtractedArticle).text,
  }));
  const textOf = new Map(texts.map(({ url, text }) => [url, text]));
  const suggested = suggestLinks(texts, [...byUrl.keys()], language);
  const found = pages.flatMap((from) => {
    const linked = new Set(from.links);
    return (suggested.get(from.url) ?? []).flatMap(({ url, anchor, score }) => {
      const to = byUrl.get(url);
      // A page without words for the anchor has nothing to place the link on.
      const hasWords = anchor !== '' && (textOf.get(from.url) ?? '').includes(anchor);
      return to === undefined ||
        !hasWords ||
        linked.has(to.id) ||
        isDecided.has(`${from.id} ${to.id}`) ||
        score < LIKELIHOOD_LEAST
        ? []
        : [{ from: from.id, to: to.id, anchor, likelihood: score }];
    });
  });
  const counts = new Map<number, number>();
  return found
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .filter(({ to }) => {
      const count = (counts.get(to) ?? 0) + 1;
      counts.set(to, count);
      return count <= TO_ONE_PAGE;
    })
    .slice(0, LINKS_MAX);
}
