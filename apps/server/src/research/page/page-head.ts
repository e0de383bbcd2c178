import type { ResponseHead } from '../../platform/outgoing/index.ts';
import { pageNotHtml } from '../refusals.ts';

/** What the header `accept` says where a page is asked for. */
export const PAGE_ACCEPT = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1';
const VALIDATOR_LENGTH_MAX = 500;

/** What a site said of an answer, by which it can say later that nothing has changed. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The validators of an answer; null where it has none, or one that is too long to keep. */
export function validatorsOf(head: Pick<ResponseHead, 'header'>): Validators {
  const read = (name: string): string | null => {
    const value = head.header(name);
    return value === '' || value.length > VALIDATOR_LENGTH_MAX ? null : value;
  };
  return { etag: read('etag'), lastModified: read('last-modified') };
}

/** The headers that ask for a page only where it has changed. */
export function conditionsOf(kept: Validators | null): Record<string, string> {
  return {
    ...(kept?.etag ? { 'if-none-match': kept.etag } : {}),
    ...(kept?.lastModified ? { 'if-modified-since': kept.lastModified } : {}),
  };
}

/** @throws ApiError 422 `page_not_html` where a page was answered as something else. */
export function requireHtml(head: ResponseHead): void {
  if (head.status < 200 || head.status > 299) return;
  const type = head.header('content-type').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== '' && type !== 'text/html' && type !== 'application/xhtml+xml') throw pageNotHtml();
}
