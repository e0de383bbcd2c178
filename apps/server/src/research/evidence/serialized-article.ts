import type { ExtractedArticle, SitePage } from '@pagewright/engine';
import { deserialize, serialize, type Serialized } from '../../platform/compute/serialized.ts';

/** Addresses of other sites that are named of one page. */
const OUTGOING_MAX = 150;

/** The article of a page of a site, all of which is read by jobs in threads only; see `Serialized`. */
export interface SerializedArticle extends Pick<ExtractedArticle, 'title' | 'published' | 'modified'> {
  /** Whether the page is longer than what is read of a page. */
  readonly isCut: boolean;
  /** Addresses of other sites that the page links to, each once, in their order; of a very long list the beginning. */
  readonly outgoing: readonly string[];
  /** Those that the article itself links to. */
  readonly outgoingOfArticle: readonly string[];
  readonly whole: Serialized<ExtractedArticle>;
}

/** A page of a site, with its article for jobs. */
export interface SerializedSitePage {
  /** Absolute address. */
  readonly url: string;
  readonly article: SerializedArticle;
}

/** Packs an article for jobs. `isCut`: only the beginning of its page was read. */
export function serializeArticle(article: ExtractedArticle, isCut: boolean): SerializedArticle {
  const { title, published, modified, url, links } = article;
  const host = url === null ? null : new URL(url).host;
  const leading = links.filter(({ href }) => host !== null && new URL(href).host !== host);
  const addresses = (of: typeof leading): string[] =>
    [...new Set(of.map(({ href }) => href))].slice(0, OUTGOING_MAX);
  return {
    title,
    published,
    modified,
    isCut,
    outgoing: addresses(leading),
    outgoingOfArticle: addresses(leading.filter(({ inArticle }) => inArticle)),
    whole: serialize(article),
  };
}

/** All of an article: to be called inside a job. */
export function readSerializedArticle({ whole }: Pick<SerializedArticle, 'whole'>): ExtractedArticle {
  return deserialize(whole);
}

/** A page of a site as the engine takes it: to be called inside a job. */
export function readSerializedSitePage({ url, article }: SerializedSitePage): SitePage {
  return { url, article: readSerializedArticle(article) };
}
