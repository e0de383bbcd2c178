import { parseWebUrl } from '../platform/outgoing/index.ts';
import type { ReadingContext } from './crawler.ts';
import { fetchPage, type FetchedPage } from './page/fetch-page.ts';
import { htmlDigest, compressHtml, decompressHtml } from './page-body.ts';
import { findBody, findFresh, hasBody, saveSnapshot, type Snapshot } from './snapshot-repository.ts';

const DAY_MS = 86_400_000;

/** A page as served by its site. */
export interface Page extends Snapshot {
  readonly html: string;
  /** Fetched from its site at `fetchedAt`. */
  readonly provenance: 'measured';
  /** Reused: the workspace read the page recently enough, so the site was not requested. */
  readonly isReused: boolean;
}

export interface PageOptions {
  readonly signal: AbortSignal;
  /** Maximum age of a reused result in milliseconds; 24 hours by default, 0 for never. */
  readonly maxAgeMs?: number;
}

/**
 * Reads a page for a workspace and stores a snapshot. Respects robots.txt and the host's pace, and uses conditional
 * requests. One workspace cannot see what another one read.
 * @throws ApiError with a message for the user: invalid, forbidden, unreachable, too large, too slow, not HTML, or
 * refused by the site or robots.txt; the signal's reason, within a second.
 */
export async function readPage(
  ctx: ReadingContext,
  address: string,
  { signal, maxAgeMs = DAY_MS }: PageOptions,
): Promise<Page> {
  const url = parseWebUrl(address);
  const { crawler } = ctx.services;
  const { workspaceId } = ctx.actor;
  const fresh = maxAgeMs > 0 ? await findFresh(crawler.db, workspaceId, url.href, maxAgeMs) : null;
  if (fresh) {
    return {
      ...fresh,
      html: await loadStoredHtml(ctx, fresh.digest),
      provenance: 'measured',
      isReused: true,
    };
  }
  const fetched = await fetchPage(crawler, url, signal);
  signal.throwIfAborted();
  return keepPage(ctx, url, fetched);
}

/**
 * The HTML of a snapshot.
 * @throws if it is not stored.
 */
export async function loadStoredHtml(ctx: ReadingContext, digest: string): Promise<string> {
  const body = await findBody(ctx.services.crawler.db, digest);
  if (!body) throw new Error('a snapshot without its body');
  return decompressHtml(body);
}

async function keepPage(ctx: ReadingContext, url: URL, { body, ...page }: FetchedPage): Promise<Page> {
  const { crawler } = ctx.services;
  const html = 'html' in body ? body.html : await loadStoredHtml(ctx, body.digest);
  const digest = 'html' in body ? htmlDigest(html) : body.digest;
  const isKept = !('html' in body) || (await hasBody(crawler.db, digest));
  const { packed, length } = isKept ? { packed: null, length: 0 } : await compressHtml(html);
  const { workspaceId } = ctx.actor;
  const snapshot = await saveSnapshot(crawler.db, {
    ...page,
    workspaceId,
    url: url.href,
    digest,
    packed,
    length,
  });
  return { ...snapshot, html, provenance: 'measured', isReused: false };
}
