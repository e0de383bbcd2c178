import { parseWebUrl } from '../outgoing/index.ts';
import type { ReadingContext } from './crawler.ts';
import { fetchPage, type FetchedPage } from './page/fetch-page.ts';
import { digestOf, packHtml, unpackHtml } from './page-body.ts';
import { findBody, findFresh, hasBody, keepSnapshot, type Snapshot } from './snapshot-repository.ts';

const DAY_MS = 86_400_000;

/** A page of the web as its site answered it, word for word. */
export interface Page extends Snapshot {
  readonly html: string;
  /** Fetched by us from its site, at `fetchedAt`. */
  readonly provenance: 'measured';
  /** The site was not asked: the workspace had read the page within the age that was given. */
  readonly isReused: boolean;
}

/** How a page is read. */
export interface PageOptions {
  readonly signal: AbortSignal;
  /** Milliseconds within which what the workspace read before is answered again; 24 hours unless given, 0 for never. */
  readonly maxAgeMs?: number;
}

/**
 * Reads a page for a workspace and keeps what it held. Its site is asked as its robots.txt allows, at its pace, and only
 * for what changed. What one workspace read is never shown to have been read to another.
 * @throws ApiError with the sentence for the user: not an address, not allowed, not reached, too large, too slow, no HTML,
 * refused by its site or by robots.txt; the signal's reason, within a second, where the caller goes.
 */
export async function readPage(
  ctx: ReadingContext,
  address: string,
  { signal, maxAgeMs = DAY_MS }: PageOptions,
): Promise<Page> {
  const url = parseWebUrl(address);
  const { crawler } = ctx.services;
  const { workspaceId } = ctx.actor;
  const fresh = maxAgeMs > 0 ? await findFresh(crawler, workspaceId, url.href, maxAgeMs) : null;
  if (fresh) {
    return { ...fresh, html: await keptHtml(ctx, fresh.digest), provenance: 'measured', isReused: true };
  }
  const fetched = await fetchPage(crawler, url, signal);
  signal.throwIfAborted();
  return keepPage(ctx, url, fetched);
}

/** The HTML of a snapshot. @throws where it is not kept. */
export async function keptHtml(ctx: ReadingContext, digest: string): Promise<string> {
  const body = await findBody(ctx.services.crawler, digest);
  if (!body) throw new Error('a snapshot without its body');
  return unpackHtml(body);
}

async function keepPage(ctx: ReadingContext, url: URL, { body, ...page }: FetchedPage): Promise<Page> {
  const { crawler } = ctx.services;
  const html = 'html' in body ? body.html : await keptHtml(ctx, body.digest);
  const digest = 'html' in body ? digestOf(html) : body.digest;
  const isKept = !('html' in body) || (await hasBody(crawler, digest));
  const { packed, length } = isKept ? { packed: null, length: 0 } : await packHtml(html);
  const { workspaceId } = ctx.actor;
  const snapshot = await keepSnapshot(crawler, {
    ...page,
    workspaceId,
    url: url.href,
    digest,
    packed,
    length,
  });
  return { ...snapshot, html, provenance: 'measured', isReused: false };
}
