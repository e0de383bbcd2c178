import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { isScreenPath } from '@pagewright/contract/screen-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPage, IdentityProvider } from '../providers/identity/port.ts';
import { tagAttributes, tagSources, type AnalyticsTag } from './analytics-tag.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { moveTo } from './pages/send-page.ts';
import { authScreenOf, screenHead } from './screen-head.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;
/** Folders of pictures: of the product, and for those who share a page. */
const PICTURE_FOLDERS = ['pictures', 'social'];
/** Small enough in a millisecond or two: the first who asks waits for it. */
const BROTLI_QUALITY = 6;
/** Files that browsers ask for beside the page: icons, the manifest, robots.txt, the worker that shows what is pushed. */
const TOP_FILE = /^\/[a-z0-9-]+\.(?:svg|png|ico|webmanifest|txt|js)$/;

/** Of scripts, which load only scripts of ours. */
const ASSET_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/**
 * Serves the built web application: its hashed assets and its versioned pictures for a year, and for every page the one
 * document of the application, whose inline scripts the content security policy names by hash. A path that is no screen's gets the
 * same document with status 404 for people who are signed in, and is not found for all others.
 * Of an identity service with scripts of its own the document tells in `<meta name="identity-provider">`, of the
 * analytics tag in `<meta name="analytics-tag">`.
 * @param publicUrl the server's own address, for preview tags; the document has none of them where absent
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
    // The plugin's own route would not say who may read it.
    serve: false,
  });
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/assets/*',
    config: { access: 'public' },
    // A worker goes by the policy of its own answer: it may load the other parts of its script.
    handler: (request, reply) =>
      reply.header('content-security-policy', ASSET_POLICY).sendFile(request.params['*']),
  });
  for (const folder of PICTURE_FOLDERS) {
    app.route<{ Params: { '*': string }; Querystring: { v?: string } }>({
      method: 'GET',
      url: `/${folder}/*`,
      config: { access: 'public' },
      // An address that names the version of a picture never shows another.
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
      // To a path that is known to be there, and so never to another host.
      const isThere = plain !== '' && (isScreenPath(plain) || app.hasRoute({ method: 'GET', url: plain }));
      if (plain !== path && isThere) return moveTo(request, reply, plain);
      const file = TOP_FILE.exec(path)?.[0];
      if (file && existsSync(join(webDir, file))) {
        return reply.sendFile(file, webDir, { maxAge: HOUR_SECONDS * 1000, immutable: false });
      }
      if (isScreenPath(path)) return sendPage(request, reply, 200);
      // Who is signed in is told in the application, in the language that they chose.
      const isSignedIn = await identity.hasSession(request.headers.cookie).catch(() => false);
      if (isSignedIn === true) return sendPage(request, reply, 404);
      reply.callNotFound();
      return reply;
    },
  });
}

type PageSender = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/** Sends the document, compressed once for each kind of screen that has a head of its own. */
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
    const encoding = chooseEncoding(request);
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

/** The document with what it has to know of the identity service. */
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
 * A content security policy under which exactly the document's own inline scripts run, the identity service's, and the
 * analytics tag's.
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
