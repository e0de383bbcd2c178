import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { countWords } from '@pagewright/contract/document';
import {
  asWritten,
  extractArticle,
  mainQuery,
  pageRole,
  type ExtractedArticle,
  type PageRole,
} from '@pagewright/engine';
import { boundedPaper } from './extract-page.ts';
import { serializeArticle, type SerializedArticle } from './serialized-article.ts';
import { decodeHtml } from '../page/decode-html.ts';
import { checkStructuredData } from '../site-index/check-structured-data.ts';
import { HREFLANG_CODE, readDirectives, readMarkup, type PageMarkup } from '../site-index/read-markup.ts';

/** What is stored of a page that was read. */
export interface PageFacts extends Omit<PageMarkup, 'h1' | 'canonicals' | 'structuredData'> {
  readonly h1: string;
  readonly h1Count: number;
  readonly canonicalUrl: string | null;
  readonly textDigest: string;
  readonly words: number;
  readonly role: PageRole;
  readonly schemaTypes: readonly string[];
  /** Problems of the page itself: codes of issues, and as `code:details` where these come from. */
  readonly faults: readonly string[];
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  readonly query: string;
  readonly queryKey: string;
  readonly article: Uint8Array;
}

/** Limits of what is stored of an article for analyses. */
const KEPT_LINKS = 200;
export const KEPT_CHARACTERS = 40_000;
const TYPES_MAX = 20;
const PACK = { level: 4 } as const;

/** Extracts the facts of a page. `robotsHeader` is its X-Robots-Tag header. Runs in worker threads. */
export function readPageFacts(
  bytes: Uint8Array,
  address: string,
  contentType: string,
  robotsHeader: string,
): PageFacts {
  const html = decodeHtml(bytes, contentType);
  const url = new URL(address);
  const { h1, canonicals, structuredData, ...markup } = readMarkup(html, url);
  const header = readDirectives(robotsHeader);
  const article = extractArticle(html, address);
  const language = markup.language ?? article.language;
  const { query, searchKey } = mainQuery({
    title: markup.title,
    heading: h1[0] ?? '',
    url: address,
    language,
  });
  const isNofollow = markup.isNofollow || header.isNofollow;
  const dataFaults = checkStructuredData(structuredData);
  const faults = [...new Set(dataFaults.map((fault) => fault.split(':', 1).join())), ...dataFaults];
  if (new Set(canonicals).size > 1) faults.push('canonical_conflict');
  if (markup.hreflangs.some(({ code }) => !HREFLANG_CODE.test(code))) faults.push('hreflang_invalid');
  return {
    ...markup,
    isNoindex: markup.isNoindex || header.isNoindex,
    isNofollow,
    links: isNofollow ? [] : markup.links,
    language,
    h1: h1[0] ?? '',
    h1Count: h1.length,
    canonicalUrl: canonicals[0] ?? null,
    textDigest: createHash('sha256').update(article.text).digest('hex'),
    words: countWords(article.text),
    role: pageRole({ url: address, title: markup.title, article }),
    schemaTypes: article.schemaTypes.slice(0, TYPES_MAX),
    faults,
    publishedAt: momentOf(article.published),
    modifiedAt: momentOf(article.modified),
    query: asWritten(query, [{ title: markup.title, paper: article.paper }]),
    queryKey: searchKey,
    article: packArticle(article),
  };
}

/** Converts a date for the database; null if it is invalid or out of range. */
export function momentOf(date: string | null): string | null {
  const at = date === null ? NaN : Date.parse(date);
  return at > 0 && at < Date.UTC(2100, 0) ? new Date(at).toISOString() : null;
}

function packArticle(article: ExtractedArticle): Uint8Array {
  const paper = boundedPaper(article.paper);
  const kept: ExtractedArticle = {
    ...article,
    around: [],
    paper,
    text: article.text.slice(0, KEPT_CHARACTERS),
    links: article.links.filter(({ href }) => URL.canParse(href)).slice(0, KEPT_LINKS),
  };
  return deflateRawSync(serialize(kept), PACK);
}

/** Unpacks the articles of stored pages for jobs. Runs in worker threads. */
export function unpackArticles(packed: readonly Uint8Array[]): SerializedArticle[] {
  return packed.map((bytes) => serializeArticle(unpackArticle(bytes), false));
}

/** Unpacks the article of a stored page. Runs in worker threads. */
export function unpackArticle(packed: Uint8Array): ExtractedArticle {
  return deserialize(inflateRawSync(packed)) as ExtractedArticle;
}
