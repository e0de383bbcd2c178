import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { isScreenPath } from '@pagewright/contract/screen-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPage, IdentityProvider } from '../../providers/identity/port.ts';
import { tagAttributes, tagSources, type AnalyticsTag } from './analytics-tag.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { redirectPermanently } from './pages/send-page.ts';
import { authScreenOf, screenHead } from './screen-head.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;
/** Folders of images: product images and social previews. */
const PICTURE_FOLDERS = ['pictures', 'social'];
/** Compresses in a millisecond or two: the first caller waits for it. */
const BROTLI_QUALITY = 6;
/** Files that browsers request besides pages: icons, the manifest, robots.txt, the push service worker. */
const TOP_FILE = /^\/[a-z0-9-]+\.(?:svg|png|ico|webmanifest|txt|js)$/;

/** Policy of scripts, which may only load our own scripts. */
const ASSET_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/**
 * Serves the built web app: hashed assets and versioned images for a year, and the one HTML document for every page,
 * whose inline scripts the content security policy allows by hash. An unknown path serves the same document with status
 * 404 to signed-in users, and is not found for everyone else. `<meta name="identity-provider">` describes an external
 * identity service, `<meta name="analytics-tag">` the analytics tag.
 * @param publicUrl the server's URL for preview tags; without it there are none
 */
export async function serveWebFiles(
  app: FastifyInstance,
  webDir: string,
  identity: Pick<IdentityProvider, 'hasSession' | 'page'>,
  tag: AnalyticsTag | null = null,
  publicUrl?: () => string,
): Promise<void> {
  const documentPath = join(webDir, 'index.html');
  if (!existsSync(documentPath)) {
    app.log.warn(
      { event: 'web_application_missing' },
      `no web application in ${webDir}; serving the API only`,
    );
    return;
  }
  const sendPage = createPageSender(readFileSync(documentPath, 'utf8'), identity.page, tag, publicUrl);

  await app.register(fastifyStatic, {
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    // The plugin's own route would not declare its access.
    serve: false,
  });
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/assets/*',
    config: { access: 'public' },
    // A worker uses the policy of its own response, which must allow its other chunks.
    handler: (request, reply) =>
      reply.header('content-security-policy', ASSET_POLICY).sendFile(request.params['*']),
  });
  for (const folder of PICTURE_FOLDERS) {
    app.route<{ Params: { '*': string }; Querystring: { v?: string } }>({
      method: 'GET',
      url: `/${folder}/*`,
      config: { access: 'public' },
      // The URL of a versioned image never changes its content.
      handler: ({ params, query }, reply) =>
        reply.sendFile(params['*'], join(webDir, folder), {
          maxAge: (query.v === undefined ? HOUR_SECONDS : YEAR_SECONDS) * 1000,
          immutable: query.v !== undefined,
        }),
    });
  }

  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      const plain = path.replace(/\/+$/, '');
      // Redirects to a known path only, never to another host.
      const isThere = plain !== '' && (isScreenPath(plain) || app.hasRoute({ method: 'GET', url: plain }));
      if (plain !== path && isThere) return redirectPermanently(request, reply, plain);
      const file = TOP_FILE.exec(path)?.[0];
      if (file && existsSync(join(webDir, file))) {
        return reply.sendFile(file, webDir, { maxAge: HOUR_SECONDS * 1000, immutable: false });
      }
      if (isScreenPath(path)) return sendPage(request, reply, 200);
      // Signed-in users see the error in the app, in their language.
      const isSignedIn = await identity.hasSession(request.headers.cookie).catch(() => false);
      if (isSignedIn === true) return sendPage(request, reply, 404);
      reply.callNotFound();
      return reply;
    },
  });
}

type PageSender = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/** Sends the document, compressed once per kind of screen. */
function createPageSender(
  built: string,
  identityPage: IdentityPage | null,
  tag: AnalyticsTag | null,
  publicUrl?: () => string,
): PageSender {
  const told = identityPage === null ? built : tellOf(built, identityPage);
  const page = tag === null ? told : addToHead(told, `<meta ${tagAttributes(tag, 'purchases')}/>`);
  const policy = pagePolicy(page, identityPage, tag);
  const made = new Map<string | null, CompressedPage>();
  const pageFor = (path: string): CompressedPage => {
    const screen = authScreenOf(path);
    const known = made.get(screen);
    if (known !== undefined) return known;
    const whole = publicUrl === undefined ? page : addToHead(page, screenHead(publicUrl(), screen));
    const compressed = compressPage(whole);
    made.set(screen, compressed);
    return compressed;
  };
  return (request, reply, status) => {
    const encoding = negotiateEncoding(request);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(pageFor(request.url.split('?', 1)[0] ?? '/')[encoding ?? 'plain']);
  };
}

type CompressedPage = Readonly<Record<'plain' | 'br' | 'gzip', Buffer>>;

function compressPage(page: string): CompressedPage {
  const plain = Buffer.from(page);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { plain, br, gzip: gzipSync(plain) };
}

/** Adds the identity service's metadata to the document. */
function tellOf(page: string, { about }: IdentityPage): string {
  const content = JSON.stringify(about)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&#39;');
  return addToHead(page, `<meta name="identity-provider" content='${content}'/>`);
}

function addToHead(page: string, meta: string): string {
  return page.replace('</head>', (end) => meta + end);
}

/**
 * A content security policy that allows exactly the inline scripts of the document, the identity service, and the
 * analytics tag.
 */
export function pagePolicy(
  page: string,
  identityPage: IdentityPage | null = null,
  tag: AnalyticsTag | null = null,
): string {
  const hashes = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  const { scripts = [], connections = [], frames = [], workers = [] } = identityPage?.sources ?? {};
  const counting = tagSources(tag);
  const from = (...sources: readonly string[]): string => sources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${from("'self'", ...hashes, ...scripts, ...counting.scripts)}`,
    `worker-src ${from("'self'", ...workers)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    "font-src 'self'",
    `connect-src ${from("'self'", ...connections, ...counting.connections)}`,
    ...(frames.length > 0 ? [`frame-src ${from(...frames)}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
