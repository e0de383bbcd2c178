import { ApiError } from '../../platform/api-error.ts';
import { OutgoingError, redirectOf, type ResponseHead } from '../../platform/outgoing/index.ts';
import { fetchHop } from '../polite-fetch.ts';
import type { Crawler } from '../crawler.ts';
import { conditionsOf, PAGE_ACCEPT, requireHtml, validatorsOf, type Validators } from '../page/page-head.ts';
import type { Robots } from '../robots/parse-robots.ts';

/** An address of a site that is to be read, with the validators of the answer that is kept. */
export interface AskedPage extends Validators {
  readonly url: string;
}

/** What an address answered, as one hop. */
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
  /** `status` is 0 where nothing was answered. */
  | { readonly kind: 'nothing'; readonly status: number; readonly fault: string };

const NOT_MODIFIED = 304;
/** The site asks for patience: nothing of a page is in these. */
const PATIENCE: ReadonlySet<number> = new Set([429, 503]);

/**
 * Asks a site for one of its addresses, as its robots.txt allows, at its pace, and only for what changed. A redirect is
 * an answer of its own.
 * @throws ApiError `site_asks_to_wait` where the site wants to be left alone; the signal's reason.
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
    // A page that is refused for what it is, or for its size, was answered; one that broke off was not.
    const isAnswered = !(error instanceof OutgoingError) || error.fault === 'answer_too_large';
    return { kind: 'nothing', status: isAnswered ? status : 0, fault: error.code };
  }
}

/** Whether the site asked for patience rather than answered. */
export function isThrottled(answer: PageAnswer): boolean {
  return answer.kind === 'nothing' && PATIENCE.has(answer.status);
}
