import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { sendTooManyRequests } from '../../../platform/http/call-limits/index.ts';
import { toApiError } from '../../../platform/http/errors.ts';
import { redirectPermanently, sendPage } from '../../../platform/http/pages/send-page.ts';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { recognizeView } from '../../analytics/index.ts';
import { findSite, type Site } from '../site-repository.ts';
import { siteAddress, type SiteAddress } from './site-address.ts';
import { sitePolicy, type SiteContext } from './layout.ts';
import { errorPage, notFoundPage } from './not-found-page.ts';

/** No slug, tag, or name is longer or contains a control character. */
const SEGMENT = /^[^\p{Cc}/]{1,250}$/u;

/** The dependencies of site pages. */
export interface SiteDeps {
  readonly services: Services;
  readonly db: Database;
}

/** The named path segments and query of a request. */
export type SiteRequest = FastifyRequest<{
  Params: { site: string; slug: string };
  Querystring: Partial<Record<'page' | 'after' | 'before' | 'q', string | string[]>>;
}>;

/** A request for a page of an existing site. */
export interface SiteVisit {
  readonly request: SiteRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly address: SiteAddress;
  /** The moment before the site was read. */
  readonly since: number;
}

/** Adds a public page that shows an error page on failure. */
export function addPublicRoute(
  app: FastifyInstance,
  url: string,
  handler: (request: SiteRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route<{ Params: { site: string; slug: string }; Querystring: SiteRequest['query'] }>({
    method: 'GET',
    url,
    config: { access: 'public' },
    handler,
    errorHandler(error, request, reply) {
      const refusal = toApiError(error);
      if (refusal.status === 429) return void sendTooManyRequests(request, reply, refusal);
      const status = refusal.status === 503 ? 503 : 500;
      request.log.error({ event: 'page_failed', err: error }, 'public page failed');
      void sendPage(request, reply, {
        status,
        type: 'text/html',
        body: errorPage(),
        policy: sitePolicy(null),
      });
    },
  });
}

/**
 * Adds a page to every site at its canonical URL, on the site's domain and in its language, with a 404 page if there is
 * no such site.
 * @param parts The page's path segments after the site's.
 */
export function addSiteRoute(
  app: FastifyInstance,
  { services, db }: SiteDeps,
  url: string,
  parts: (slug: string) => readonly string[],
  handler: (visit: SiteVisit) => Promise<FastifyReply>,
): void {
  addPublicRoute(app, url, async (request, reply) => {
    const { site: slug, slug: page } = request.params;
    if (!SEGMENT.test(slug) || (page !== undefined && !SEGMENT.test(page)))
      return sendNotFound(request, reply, null);
    const since = await services.siteChanges.now();
    const site = await findSite(db, normalizeSegment(slug));
    if (!site)
      return redirectOrNotFound(
        request,
        reply,
        services.publicUrl(),
        slug,
        parts(normalizeSegment(page ?? '')),
      );
    const address = siteAddress(services.publicUrl(), site.slug, site.domain);
    const canonical = address.path(...parts(normalizeSegment(page ?? '')));
    const isOnOtherHost = site.domain !== null && !isOnDomain(request);
    if (isOnOtherHost) return redirectPermanently(request, reply, address.origin + canonical);
    if (decodeURI(requestedPath(request)) !== decodeURI(canonical))
      return redirectPermanently(request, reply, canonical);
    await withLanguage(site.language, () => handler({ request, reply, site, address, since }));
    countAgent(services, request, reply, {
      workspaceId: site.workspaceId,
      path: `/${parts(normalizeSegment(page ?? '')).join('/')}`,
    });
    return reply;
  });
}

/** Counts an AI agent that a page was sent to. */
function countAgent(
  { agentViews }: Services,
  request: SiteRequest,
  { statusCode }: FastifyReply,
  page: { readonly workspaceId: string; readonly path: string },
): void {
  if (statusCode !== 200 && statusCode !== 304) return;
  const { headers, ip, ips } = request;
  const view = recognizeView({
    userAgent: headers['user-agent'],
    address: ip,
    forwardedFor: [headers['x-forwarded-for']].flat().join(','),
    believed: ips,
  });
  if (view !== null) agentViews.record({ ...page, ...view });
}

/** Sends the 404 page, of a site if there is one. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SiteContext | null,
): Promise<FastifyReply> {
  return sendPage(request, reply, {
    status: 404,
    type: 'text/html',
    body: notFoundPage(context),
    policy: sitePolicy(context?.site ?? null),
  });
}

/** Normalizes a path segment to the form in which it is stored. */
export function normalizeSegment(part: string): string {
  return part.normalize('NFC').toLowerCase();
}

/** Unknown sites redirect to the canonical URL as well, so responses do not reveal which sites exist. */
function redirectOrNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  slug: string,
  parts: readonly string[],
): Promise<FastifyReply> | FastifyReply {
  const canonical = siteAddress(publicUrl, normalizeSegment(slug)).path(...parts);
  return decodeURI(requestedPath(request)) === decodeURI(canonical)
    ? sendNotFound(request, reply, null)
    : redirectPermanently(request, reply, canonical);
}

/** Whether the request arrived on a site's custom domain and was rewritten to its page. */
function isOnDomain(request: FastifyRequest): boolean {
  return request.originalUrl !== request.url;
}

/** The path that the visitor requested. */
function requestedPath(request: FastifyRequest): string {
  return request.originalUrl.split('?', 1)[0] ?? '';
}
