import { ApiError } from '../../platform/api-error.ts';
import { OutgoingError, redirectOf, type ResponseHead } from '../../platform/outgoing/index.ts';
import { fetchHop } from '../polite-fetch.ts';
import type { Crawler } from '../crawler.ts';
import { conditionsOf, PAGE_ACCEPT, requireHtml, validatorsOf, type Validators } from '../page/page-head.ts';
import type { Robots } from '../robots/parse-robots.ts';

/** An address of a site to read, with the validators of the stored response. */
export interface AskedPage extends Validators {
  readonly url: string;
}

/** Result of requesting an address, without following redirects. */
export type PageAnswer =
  | (Validators & {
      readonly kind: 'page';
      readonly status: number;
      readonly bytes: Buffer;
      readonly contentType: string;
      readonly robotsHeader: string;
    })
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'redirect'; readonly status: number; readonly url: string }
  /** `status` is 0 if there was no response. */
  | { readonly kind: 'nothing'; readonly status: number; readonly fault: string };

const NOT_MODIFIED = 304;
/** Statuses of an overloaded site: they say nothing about the page. */
const PATIENCE: ReadonlySet<number> = new Set([429, 503]);

/**
 * Requests an address of a site, as robots.txt allows, at the host's pace, and only if it changed. Redirects are
 * returned, not followed.
 * @throws ApiError `site_asks_to_wait` if the site asks for a pause; the signal's reason.
 */
export async function fetchSitePage(
  crawler: Crawler,
  robots: Robots,
  page: AskedPage,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const url = new URL(page.url);
  if (!robots.allows(url)) return { kind: 'blocked' };
  let status = 0;
  const onHead = (head: ResponseHead): void => {
    status = head.status;
    requireHtml(head);
  };
  const headers = conditionsOf(page);
  try {
    const answer = await fetchHop(crawler, { accept: PAGE_ACCEPT, signal, onHead }, url, {
      headers,
      pauseMs: robots.crawlDelayMs ?? 0,
    });
    const next = redirectOf(answer);
    if (next !== null) return { kind: 'redirect', status: answer.status, url: next.href };
    if (answer.status === NOT_MODIFIED && Object.keys(headers).length > 0) return { kind: 'unchanged' };
    if (answer.status < 200 || answer.status > 299)
      return { kind: 'nothing', status: answer.status, fault: 'page_refused' };
    return {
      kind: 'page',
      status: answer.status,
      bytes: answer.bytes,
      contentType: answer.header('content-type'),
      robotsHeader: answer.header('x-robots-tag'),
      ...validatorsOf(answer),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError) || error.code === 'site_asks_to_wait') throw error;
    // A page that is rejected for its type or size did respond; one that broke off did not.
    const isAnswered = !(error instanceof OutgoingError) || error.fault === 'answer_too_large';
    return { kind: 'nothing', status: isAnswered ? status : 0, fault: error.code };
  }
}

/** Whether the site is overloaded. */
export function isThrottled(answer: PageAnswer): boolean {
  return answer.kind === 'nothing' && PATIENCE.has(answer.status);
}
