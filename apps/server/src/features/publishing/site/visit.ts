import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { sendTooMany } from '../../../http/call-limits/index.ts';
import { toApiError } from '../../../http/errors.ts';
import { moveTo, sendPage } from '../../../http/pages/send-page.ts';
import { findSite, type Site } from '../repository.ts';
import { siteAddress, type SiteAddress } from './address.ts';
import { sitePolicy, type SitePlace } from './layout.ts';
import { failurePage, missingPage } from './missing-page.ts';

/** No slug, tag or name is longer, and none holds a control character. */
const PART = /^[^\p{Cc}/]{1,250}$/u;

/** What the pages of sites are served with. */
export interface SiteDeps {
  readonly services: Services;
  readonly db: Database;
}

/** The parts of an address that name something, and its query. */
export type SiteRequest = FastifyRequest<{
  Params: { site: string; slug: string };
  Querystring: { page?: string | string[]; q?: string | string[] };
}>;

/** A request for a page of a site that there is. */
export interface Visit {
  readonly request: SiteRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly address: SiteAddress;
  /** The moment before the site was read. */
  readonly since: number;
}

/** Adds a page for everybody; one that cannot be made says so. */
export function publicRoute(
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
      if (refusal.status === 429) return void sendTooMany(request, reply, refusal);
      const status = refusal.status === 503 ? 503 : 500;
      request.log.error({ event: 'page_failed', err: error }, 'public page failed');
      void sendPage(request, reply, {
        status,
        type: 'text/html',
        body: failurePage(),
        policy: sitePolicy(null),
      });
    },
  });
}

/**
 * Adds a page of each site: at its address in one form only, on the domain that the site stands on, and the 404 page
 * where there is no such site. `parts`: what the path of the page has beyond the site's.
 */
export function siteRoute(
  app: FastifyInstance,
  { services, db }: SiteDeps,
  url: string,
  parts: (slug: string) => readonly string[],
  handler: (visit: Visit) => Promise<FastifyReply>,
): void {
  publicRoute(app, url, async (request, reply) => {
    const { site: slug, slug: page } = request.params;
    if (!PART.test(slug) || (page !== undefined && !PART.test(page)))
      return sendMissing(request, reply, null);
    const since = await services.siteChanges.now();
    const site = await findSite({ db }, settled(slug));
    if (!site) return moveOrMiss(request, reply, services.publicUrl(), slug, parts(settled(page ?? '')));
    const address = siteAddress(services.publicUrl(), site.slug, site.domain);
    const wanted = address.path(...parts(settled(page ?? '')));
    const isElsewhere = site.domain !== null && !isOnDomain(request);
    if (isElsewhere) return moveTo(request, reply, address.origin + wanted);
    return decodeURI(pathOf(request)) === decodeURI(wanted)
      ? handler({ request, reply, site, address, since })
      : moveTo(request, reply, wanted);
  });
}

/** The 404 page, of a site where there is one. */
export function sendMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  place: SitePlace | null,
): Promise<FastifyReply> {
  return sendPage(request, reply, {
    status: 404,
    type: 'text/html',
    body: missingPage(place),
    policy: sitePolicy(place?.site ?? null),
  });
}

/** The one form of a part of an address in which it is stored. */
export function settled(part: string): string {
  return part.normalize('NFC').toLowerCase();
}

/** Where there is no site an address is still put into its one form, so that nobody learns which sites there are. */
function moveOrMiss(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  slug: string,
  parts: readonly string[],
): Promise<FastifyReply> | FastifyReply {
  const wanted = siteAddress(publicUrl, settled(slug)).path(...parts);
  return decodeURI(pathOf(request)) === decodeURI(wanted)
    ? sendMissing(request, reply, null)
    : moveTo(request, reply, wanted);
}

/** Whether the request came by the host of a site's own domain, and was led to its page from there. */
function isOnDomain(request: FastifyRequest): boolean {
  return request.originalUrl !== request.url;
}

/** The path as the visitor asked for it. */
function pathOf(request: FastifyRequest): string {
  return request.originalUrl.split('?', 1)[0] ?? '';
}
