import type { ExtractedArticle, SitePage } from '@pagewright/engine';
import { deserialize, serialize, type Serialized } from '../../platform/compute/serialized.ts';

/** Maximum addresses of other sites listed per page. */
const OUTGOING_MAX = 150;
/** Maximum of those in lists beside the article. */
const LISTED_MAX = 30;

/** The article of a page of a site. All of it is only read by jobs in worker threads; see `Serialized`. */
export interface SerializedArticle extends Pick<ExtractedArticle, 'title' | 'published' | 'modified'> {
  /** Whether the page was truncated. */
  readonly isCut: boolean;
  /** Unique addresses of other sites that the page links to, in order; only the first ones of a very long list. */
  readonly outgoing: readonly string[];
  /** Those linked in the article itself. */
  readonly outgoingOfArticle: readonly string[];
  /** Those linked only in a list beside it, such as "Read on", but not in navigation. */
  readonly outgoingOfLists: readonly string[];
  readonly whole: Serialized<ExtractedArticle>;
}

/** A page of a site with its article for jobs. */
export interface SerializedSitePage {
  /** Absolute address. */
  readonly url: string;
  readonly article: SerializedArticle;
}

/** Packs an article for jobs. `isCut`: its page was truncated. */
export function serializeArticle(article: ExtractedArticle, isCut: boolean): SerializedArticle {
  const { title, published, modified, url, links } = article;
  const host = url === null ? null : new URL(url).host;
  const leading = links.filter(({ href }) => host !== null && new URL(href).host !== host);
  const addresses = (of: typeof leading): string[] =>
    [...new Set(of.map(({ href }) => href))].slice(0, OUTGOING_MAX);
  const ofArticle = new Set(leading.filter(({ inArticle }) => inArticle).map(({ href }) => href));
  return {
    title,
    published,
    modified,
    isCut,
    outgoing: addresses(leading),
    outgoingOfArticle: [...ofArticle].slice(0, OUTGOING_MAX),
    outgoingOfLists: addresses(
      leading.filter(({ href, inListBeside }) => inListBeside === true && !ofArticle.has(href)),
    ).slice(0, LISTED_MAX),
    whole: serialize(article),
  };
}

/** Unpacks the whole article. Call it inside a job. */
export function readSerializedArticle({ whole }: Pick<SerializedArticle, 'whole'>): ExtractedArticle {
  return deserialize(whole);
}

/** Unpacks a page of a site for the engine. Call it inside a job. */
export function readSerializedSitePage({ url, article }: SerializedSitePage): SitePage {
  return { url, article: readSerializedArticle(article) };
}
