import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding, type Encoding } from '../negotiate-encoding.ts';

/** A page outside the application. */
export interface Page {
  /** 200 by default. */
  readonly status?: number;
  readonly body: string;
  readonly type: 'text/html' | 'application/rss+xml' | 'application/xml' | 'application/json' | 'text/plain';
  /** Content security policy; by default nothing is allowed. */
  readonly policy?: string;
  /** Not shown to signed-in users, so shared caches must not serve it. */
  readonly isForVisitors?: boolean;
  /** How long shared caches may serve it, in seconds; by default not at all. Browsers always revalidate. */
  readonly sharedSeconds?: number;
  /** Rendered once for all visitors: worth a fifth of a second to compress it as far as possible. */
  readonly isKept?: boolean;
  /** It opens windows of other sites that communicate with it. */
  readonly opensWindows?: boolean;
}

const NOTHING =
  "default-src 'none'; script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const brotli = promisify(brotliCompress);
const KEPT_QUALITY = 11;
const QUALITY = 5;
const compress: Readonly<Record<Encoding, (body: Buffer, isKept: boolean) => Promise<Buffer>>> = {
  br: (body, isKept) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? KEPT_QUALITY : QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A page ready to send: the same object is hashed and compressed only once. */
class SentPage {
  readonly hash: string;
  readonly plain: Buffer;
  readonly #isKept: boolean;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ body, isKept = false }: Page) {
    this.plain = Buffer.from(body);
    this.#isKept = isKept;
    this.hash = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? compress[encoding](this.plain, this.#isKept);
    this.#encoded.set(encoding, known);
    return known;
  }
}

const sent = new WeakMap<Page, SentPage>();

function sentPage(page: Page): SentPage {
  const known = sent.get(page) ?? new SentPage(page);
  sent.set(page, known);
  return known;
}

/** What a page loads besides images. */
export interface PageNeeds {
  readonly css: string;
  /** Its one inline script, which may call its own site. */
  readonly script?: string;
  /** Whether its forms may post to its own site. */
  readonly hasForm?: boolean;
}

/** A policy that allows images, and exactly the given style sheet and script. */
export function pagePolicy({ css, script, hasForm = false }: PageNeeds): string {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${script === undefined ? "'none'" : hash(script)}`,
    // Without a script, only page analysis tools connect: Lighthouse fetches robots.txt.
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    `style-src ${hash(css)}`,
    "img-src 'self' https: http:",
  ].join('; ');
}

/**
 * Sends a page that may be cached but is revalidated each time: 304 without a body if unchanged. Error pages are not
 * cached.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  const { status = 200 } = page;
  reply.header('content-security-policy', page.policy ?? NOTHING).type(`${page.type}; charset=utf-8`);
  if (page.opensWindows) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  if (status !== 200) return reply.code(status).header('cache-control', 'no-store').send(page.body);
  const encoding = negotiateEncoding(request);
  const going = sentPage(page);
  const etag = `"${going.hash}${encoding ?? ''}"`;
  reply
    .header('etag', etag)
    .header('vary', page.isForVisitors ? 'accept-encoding, cookie' : 'accept-encoding')
    .header('cache-control', cacheControl(page));
  if (isNotModified(request, etag)) return reply.code(304).send();
  if (!encoding) return reply.send(going.plain);
  return reply.header('content-encoding', encoding).send(await going.encoded(encoding));
}

function cacheControl({ isForVisitors = false, sharedSeconds }: Page): string {
  if (isForVisitors) return 'private, max-age=0, must-revalidate';
  const shared = sharedSeconds === undefined ? '' : `, s-maxage=${sharedSeconds}`;
  return `public, max-age=0${shared}, must-revalidate`;
}

/** Redirects permanently to another path of this server, keeping the query. */
export function redirectPermanently(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply {
  const query = request.url.indexOf('?');
  return reply
    .header('cache-control', 'public, max-age=3600')
    .redirect(query === -1 ? path : path + request.url.slice(query), 301);
}

/** Whether the caller's cached copy matches the ETag. */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const kept = request.headers['if-none-match'];
  if (kept === undefined) return false;
  return kept.trim() === '*' || kept.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
