import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ApiError } from '../../platform/api-error.ts';
import { compute, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { parseWebUrl } from '../../platform/outgoing/index.ts';
import { fetchPolitely } from '../polite-fetch.ts';
import type { Crawler } from '../crawler.ts';
import { checkRobots, readRobots } from '../robots/read-robots.ts';
import { parseSitemap, type Sitemap, type SitemapPage } from './parse-sitemap.ts';

const unpack = promisify(gunzip);
const parsing = defineTask(new URL('./parse-sitemap.ts', import.meta.url), parseSitemap, { kind: 'long' });
/** Each file costs a pause, so not all of a site's hundreds are read. */
const FILES_MAX = 20;
const BYTES_MAX = 5_000_000;

export interface SitemapOptions {
  /** Stop after this many pages. */
  readonly pagesMax: number;
  /** Maximum number of files; 20 by default. */
  readonly filesMax?: number;
  readonly signal: AbortSignal;
}

/** The pages in a site's sitemaps. */
export interface ListedPages {
  readonly pages: readonly SitemapPage[];
  /** Whether every sitemap was read, so that these are all listed pages. */
  readonly isWhole: boolean;
}

/**
 * The unique pages in a site's sitemaps, in order: those listed in robots.txt, else `/sitemap.xml`. It stops after
 * `pagesMax` pages of the site, and after `filesMax` files. An unreadable sitemap is skipped.
 * @throws the signal's reason; ApiError and OutgoingError if robots.txt cannot be read.
 */
export async function readSitemaps(
  crawler: Crawler,
  site: URL,
  { pagesMax, filesMax = FILES_MAX, signal }: SitemapOptions,
): Promise<ListedPages> {
  const named = (await readRobots(crawler, site, signal)).sitemaps;
  const waiting = named.length > 0 ? [...named] : ['/sitemap.xml'];
  const seen = new Set<string>();
  const pages = new Map<string, SitemapPage>();
  let isWhole = true;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const url = readable(address, site);
    if (!url || seen.has(url.href)) continue;
    seen.add(url.href);
    const sitemap = await readSitemap(crawler, url, signal);
    isWhole &&= sitemap !== null;
    if (sitemap === null) continue;
    for (const page of sitemap.pages) {
      const listed = readable(page.url, url);
      if (listed?.host === site.host) pages.set(listed.href, { ...page, url: listed.href });
    }
    waiting.push(...sitemap.sitemaps);
    if (pages.size >= pagesMax || seen.size >= Math.min(filesMax, FILES_MAX)) break;
  }
  return { pages: [...pages.values()], isWhole: isWhole && waiting.length === 0 };
}

/** Null if it cannot be read. */
async function readSitemap(crawler: Crawler, url: URL, signal: AbortSignal): Promise<Sitemap | null> {
  try {
    const answer = await fetchPolitely(crawler, {
      url,
      accept: 'application/xml, text/xml, application/gzip, text/plain;q=0.8, */*;q=0.5',
      signal,
      bytesMax: BYTES_MAX,
      cut: true,
      prepare: (hop) => checkRobots(crawler, hop, signal),
    });
    if (answer.status !== 200) return null;
    const text = (await unpacked(answer.bytes)).toString('utf8');
    return await computingUntil(signal, () => compute(parsing, text));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Decompresses the file if it is compressed, whatever its name; one larger than 5 MB is skipped. */
async function unpacked(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return unpack(bytes, { maxOutputLength: BYTES_MAX }).catch(() => Buffer.alloc(0));
}

function readable(address: string, base: URL): URL | null {
  try {
    return parseWebUrl(address, base);
  } catch {
    return null;
  }
}
