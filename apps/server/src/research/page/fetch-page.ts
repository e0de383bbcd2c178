import type { OutgoingResponse } from '../../platform/outgoing/index.ts';
import { fetchPolitely } from '../polite-fetch.ts';
import type { Crawler } from '../crawler.ts';
import { pageNotHtml, pageRefused } from '../refusals.ts';
import { checkRobots } from '../robots/read-robots.ts';
import { findAnswered, type KeptAnswer } from '../snapshot-repository.ts';
import { decodeHtml } from './decode-html.ts';
import { linksOfPage } from './links-of-page.ts';
import { conditionsOf, PAGE_ACCEPT, requireHtml, validatorsOf } from './page-head.ts';

/** A page as its site just served it. */
export interface FetchedPage {
  readonly finalUrl: string;
  readonly canonicalUrl: string | null;
  readonly status: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The HTML, or the digest of the stored HTML if the site reports that it is unchanged. */
  readonly body: { readonly html: string } | { readonly digest: string };
}

const NOT_MODIFIED = 304;

/**
 * Requests a page from its site: as robots.txt allows, at the host's pace, and only if it changed since the last
 * response.
 * @throws ApiError with a message for the user; the signal's reason.
 */
export async function fetchPage(crawler: Crawler, url: URL, signal: AbortSignal): Promise<FetchedPage> {
  let kept: KeptAnswer | null = null;
  const answer = await fetchPolitely(crawler, {
    url,
    accept: PAGE_ACCEPT,
    signal,
    prepare: async (hop) => {
      const prepared = await checkRobots(crawler, hop, signal);
      kept = await findAnswered(crawler.db, hop.href);
      return { ...prepared, headers: conditionsOf(kept) };
    },
    onHead: requireHtml,
  });
  return pageOf(answer, kept, signal);
}

async function pageOf(
  answer: OutgoingResponse,
  kept: KeptAnswer | null,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const { url, status } = answer;
  const { etag, lastModified } = validatorsOf(answer);
  if (status === NOT_MODIFIED && kept) {
    return {
      finalUrl: url.href,
      canonicalUrl: kept.canonicalUrl,
      status: kept.status,
      etag: etag ?? kept.etag,
      lastModified: lastModified ?? kept.lastModified,
      body: { digest: kept.digest },
    };
  }
  if (status < 200 || status > 299) throw pageRefused(status);
  const type = answer.header('content-type');
  const html = decodeHtml(answer.bytes, type);
  // Without a content type, a body without any element is not a page.
  if (type === '' && !/<[a-z!]/i.test(html)) throw pageNotHtml();
  const { canonicalUrl } = await linksOfPage(html, url.href, signal);
  return {
    finalUrl: url.href,
    canonicalUrl,
    status,
    etag,
    lastModified,
    body: { html },
  };
}
