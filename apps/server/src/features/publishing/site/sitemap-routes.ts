import type { FastifyInstance, FastifyReply } from 'fastify';
import { SHARED_RULES_MAX } from '@pagewright/contract/publishing/crawler-rules';
import { mapYielding } from '../../../platform/async/map-yielding.ts';
import { redirectPermanently, sendPage, type Page } from '../../../platform/http/pages/send-page.ts';
import { readLastChange, type ListKey } from '../article-repository.ts';
import { listSharedRules } from '../site-repository.ts';
import { createSiteCache, type SiteCache } from './page-cache.ts';
import { siteAddress } from './site-address.ts';
import {
  addPublicRoute,
  addSiteRoute,
  sendNotFound,
  type SiteDeps,
  type SiteRequest,
  type SiteVisit,
} from './site-visit.ts';
import {
  renderSitemap,
  renderSitemapIndex,
  serverRobotsTxt,
  sharedSitePaths,
  SITEMAP_PART,
  sitemapName,
  type SharedRules,
} from './sitemap.ts';
import {
  listAddresses,
  listArticleParts,
  listSiteParts,
  listSites,
  type Part,
} from './sitemap-repository.ts';

/** Seconds for which a shared cache in front of the server may serve a stale sitemap. */
const SHARED_SECONDS = 60;
/** Parts of sitemaps that a server remembers until their site changes. */
const PARTS_MAX = 100_000;
/** `sitemap-2.xml` and so on. */
const NUMBERED = 'sitemap-:slug(^[1-9]\\d{0,3}).xml';

/**
 * Adds the sitemaps of every site, in parts of a bounded size, the indexes of all sites, and the robots.txt that names
 * them.
 */
export function addSitemapRoutes(app: FastifyInstance, deps: SiteDeps, pageCache: SiteCache<Page>): void {
  const { db, services } = deps;
  const count = (parts: readonly unknown[]): number => parts.length;
  const articleParts = createSiteCache<Part<ListKey>[]>(services.siteChanges, PARTS_MAX, count);
  const siteParts = createSiteCache<Part<string>[]>(services.siteChanges, PARTS_MAX, count);

  const partsOf = async ({ site: { workspaceId }, since }: SiteVisit): Promise<Part<ListKey>[]> =>
    (await articleParts({ workspaceId, name: 'parts', since }, () =>
      listArticleParts(db, workspaceId, SITEMAP_PART),
    )) ?? [];

  const renderPart = async (visit: SiteVisit, number: number): Promise<Page | null> => {
    const { site, address } = visit;
    const part = (await partsOf(visit))[number - 1];
    if (part === undefined) return null;
    const pages = await listAddresses(db, site.workspaceId, part);
    const updatedAt = number === 1 ? await readLastChange(db, site.workspaceId) : null;
    const body = await renderSitemap(address, updatedAt, pages);
    return { type: 'application/xml', body, sharedSeconds: SHARED_SECONDS };
  };

  const renderMain = async (visit: SiteVisit): Promise<Page | null> => {
    const { length } = await partsOf(visit);
    if (length <= 1) return renderPart(visit, 1);
    const addresses = Array.from({ length }, (_, index) => visit.address.url(sitemapName(index + 1)));
    return { type: 'application/xml', body: renderSitemapIndex(addresses), sharedSeconds: SHARED_SECONDS };
  };

  const sendOfSite = async (
    { request, reply, ...visit }: SiteVisit,
    name: string,
    render: (visit: SiteVisit) => Promise<Page | null>,
  ): Promise<FastifyReply> => {
    const whole = { request, reply, ...visit };
    const key = { workspaceId: visit.site.workspaceId, name, since: visit.since };
    const page = await pageCache(key, () => render(whole));
    return page === null ? sendNotFound(request, reply, whole) : sendPage(request, reply, page);
  };

  addSiteRoute(
    app,
    deps,
    '/sites/:site/sitemap.xml',
    () => ['sitemap.xml'],
    (visit) => sendOfSite(visit, 'sitemap.xml', renderMain),
  );
  addSiteRoute(
    app,
    deps,
    `/sites/:site/${NUMBERED}`,
    (number) => [sitemapName(Number(number))],
    (visit) => {
      const number = Number(visit.request.params.slug);
      return sendOfSite(visit, `sitemap ${number}`, (same) => renderPart(same, number));
    },
  );

  const allParts = async (since: number): Promise<Part<string>[]> =>
    (await siteParts({ workspaceId: null, name: 'parts', since }, () => listSiteParts(db, SITEMAP_PART))) ??
    [];

  const sendIndex = async (
    request: SiteRequest,
    reply: FastifyReply,
    number: number,
  ): Promise<FastifyReply> => {
    const since = await services.siteChanges.now();
    const page = await pageCache({ workspaceId: null, name: `sites ${number}`, since }, async () => {
      const part = (await allParts(since))[number - 1];
      if (part === undefined) return null;
      const addresses = await mapYielding(await listSites(db, part), ({ slug, domain }) =>
        siteAddress(services.publicUrl(), slug, domain).url('sitemap.xml'),
      );
      return { type: 'application/xml', body: renderSitemapIndex(addresses), sharedSeconds: SHARED_SECONDS };
    });
    return page === null ? sendNotFound(request, reply, null) : sendPage(request, reply, page);
  };

  addPublicRoute(app, '/sites/sitemap.xml', (request, reply) => sendIndex(request, reply, 1));
  addPublicRoute(app, `/sites/${NUMBERED}`, (request, reply) =>
    sendIndex(request, reply, Number(request.params.slug)),
  );
  addPublicRoute(app, '/sites/sitemap.xml/', async (request, reply) =>
    redirectPermanently(request, reply, '/sites/sitemap.xml'),
  );
  addPublicRoute(app, '/robots.txt', async (request, reply) => {
    const since = await services.siteChanges.now();
    const page = await pageCache({ workspaceId: null, name: 'robots.txt', since }, async () => ({
      type: 'text/plain',
      body: serverRobotsTxt(
        services.publicUrl(),
        await readSharedRules(deps),
        (await allParts(since)).length,
      ),
    }));
    return page === null ? sendNotFound(request, reply, null) : sendPage(request, reply, page);
  });
}

/** The rules about AI agents of the sites on the server's own host. */
async function readSharedRules({ db, services }: SiteDeps): Promise<SharedRules[]> {
  const rules = await listSharedRules(db, SHARED_RULES_MAX);
  return rules.map(({ slug, ...asked }) => ({
    ...asked,
    paths: sharedSitePaths(siteAddress(services.publicUrl(), slug)),
  }));
}
