import type { AnswerHead, OutgoingAnswer } from '../../outgoing/index.ts';
import { askPolitely } from '../ask-politely.ts';
import type { Crawler } from '../crawler.ts';
import { pageNotHtml, pageRefused, robotsForbid } from '../refusals.ts';
import { readRobots } from '../robots/read-robots.ts';
import { findAnswered, type KeptAnswer } from '../snapshot-repository.ts';
import { decodeHtml } from './decode-html.ts';
import { readPageLinks } from './page-links.ts';

/** A page as its site answered it now. */
export interface FetchedPage {
  readonly finalUrl: string;
  readonly canonicalUrl: string | null;
  readonly status: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The HTML, or the digest of the kept one that the site says it still is. */
  readonly body: { readonly html: string } | { readonly digest: string };
}

const VALIDATOR_LENGTH_MAX = 500;
const NOT_MODIFIED = 304;

/**
 * Asks a site for a page: as its robots.txt allows, at its pace, and only for what changed since it was last answered.
 * @throws ApiError with the sentence for the user; the signal's reason.
 */
export async function fetchPage(crawler: Crawler, url: URL, signal: AbortSignal): Promise<FetchedPage> {
  let kept: KeptAnswer | null = null;
  const answer = await askPolitely(crawler, {
    url,
    accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
    signal,
    prepare: async (hop) => {
      const robots = await readRobots(crawler, hop, signal);
      if (!robots.allows(hop)) throw robotsForbid();
      kept = await findAnswered(crawler, hop.href);
      return { headers: conditionsOf(kept), pauseMs: robots.crawlDelayMs ?? 0 };
    },
    onHead: refuseWhatIsNoPage,
  });
  return pageOf(answer, kept);
}

function conditionsOf(kept: KeptAnswer | null): Record<string, string> {
  return {
    ...(kept?.etag ? { 'if-none-match': kept.etag } : {}),
    ...(kept?.lastModified ? { 'if-modified-since': kept.lastModified } : {}),
  };
}

function refuseWhatIsNoPage(head: AnswerHead): void {
  if (head.status < 200 || head.status > 299) return;
  const type = head.header('content-type').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== '' && type !== 'text/html' && type !== 'application/xhtml+xml') throw pageNotHtml();
}

function pageOf(answer: OutgoingAnswer, kept: KeptAnswer | null): FetchedPage {
  const { url, status } = answer;
  const validator = (name: string): string | null => {
    const value = answer.header(name);
    return value === '' || value.length > VALIDATOR_LENGTH_MAX ? null : value;
  };
  if (status === NOT_MODIFIED && kept) {
    return {
      finalUrl: url.href,
      canonicalUrl: kept.canonicalUrl,
      status: kept.status,
      etag: validator('etag') ?? kept.etag,
      lastModified: validator('last-modified') ?? kept.lastModified,
      body: { digest: kept.digest },
    };
  }
  if (status < 200 || status > 299) throw pageRefused(status);
  const type = answer.header('content-type');
  const html = decodeHtml(answer.bytes, type);
  // Without a word on its type, what holds no element is no page.
  if (type === '' && !/<[a-z!]/i.test(html)) throw pageNotHtml();
  return {
    finalUrl: url.href,
    canonicalUrl: readPageLinks(html, url).canonicalUrl,
    status,
    etag: validator('etag'),
    lastModified: validator('last-modified'),
    body: { html },
  };
}
