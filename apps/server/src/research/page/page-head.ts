import type { ResponseHead } from '../../platform/outgoing/index.ts';
import { pageNotHtml } from '../refusals.ts';

/** The `accept` header for pages. */
export const PAGE_ACCEPT = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1';
const VALIDATOR_LENGTH_MAX = 500;

/** Values from a response that let the site report later that nothing changed. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The validators of a response; null if it has none, or if one is too long to store. */
export function validatorsOf(head: Pick<ResponseHead, 'header'>): Validators {
  const read = (name: string): string | null => {
    const value = head.header(name);
    return value === '' || value.length > VALIDATOR_LENGTH_MAX ? null : value;
  };
  return { etag: read('etag'), lastModified: read('last-modified') };
}

/** The headers that request a page only if it changed. */
export function conditionsOf(kept: Validators | null): Record<string, string> {
  return {
    ...(kept?.etag ? { 'if-none-match': kept.etag } : {}),
    ...(kept?.lastModified ? { 'if-modified-since': kept.lastModified } : {}),
  };
}

/** @throws ApiError 422 `page_not_html` if the response is not a page. */
export function requireHtml(head: ResponseHead): void {
  if (head.status < 200 || head.status > 299) return;
  const type = head.header('content-type').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== '' && type !== 'text/html' && type !== 'application/xhtml+xml') throw pageNotHtml();
}
