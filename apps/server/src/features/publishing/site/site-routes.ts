import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { toApiError } from '../../../http/errors.ts';
import { moveTo, sendPage } from '../../../http/pages/send-page.ts';
import {
  findArticle,
  findMovedSlug,
  findSite,
  listAddresses,
  listCards,
  listFeed,
  listSites,
  measureSite,
  type Article,
  type Site,
} from '../repository.ts';
import { siteAddress, type SiteAddress } from './address.ts';
import { articlePage } from './article-page.ts';
import { describe } from './describe.ts';
import { feed } from './feed.ts';
import { indexPage } from './index-page.ts';
import { SITE_POLICY } from './layout.ts';
import { failurePage, missingPage } from './missing-page.ts';
import { createTextRenderer } from './render-text.ts';
import { robots, sitemap, sitemapIndex, SITEMAP_ADDRESSES_MAX } from './sitemap.ts';

const PAGE_SIZE = 20;
const FEED_SIZE = 20;
/** No slug is longer, and none holds a control character. */
const SLUG = /^[^\p{Cc}/]{1,250}$/u;

interface Visit {
  readonly request: FastifyRequest<{
    Params: { site: string; slug: string };
    Querystring: { page?: string };
  }>;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly address: SiteAddress;
}

/** Adds the public sites of all workspaces, for everybody; no page of them has a script. */
export function siteRoutes(
  app: FastifyInstance,
  deps: { readonly services: Services; readonly db: Database },
): void {
  const { services } = deps;
  const renderText = createTextRenderer();

  const route = (
    url: string,
    handler: (request: Visit['request'], reply: FastifyReply) => Promise<FastifyReply>,
  ): void => {
    app.route<{ Params: { site: string; slug: string }; Querystring: { page?: string } }>({
      method: 'GET',
      url,
      config: { access: 'public' },
      handler,
      errorHandler(error, request, reply) {
        const status = toApiError(error).status === 503 ? 503 : 500;
        request.log.error({ err: error }, 'public page failed');
        void sendPage(request, reply, {
          status,
          type: 'text/html',
          body: failurePage(),
          policy: SITE_POLICY,
        });
      },
    });
  };

  /** A route of one site: its address in one form only, and the 404 page where there is no such site. */
  const siteRoute = (url: string, handler: (visit: Visit) => Promise<FastifyReply>): void => {
    route(url, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const { site: slug, slug: page } = request.params;
      if (!SLUG.test(slug) || (page !== undefined && !SLUG.test(page)))
        return sendMissing(request, reply, null);
      const address = siteAddress(services.publicUrl(), settled(slug));
      const wanted = url.endsWith('.xml')
        ? address.path(url.slice(url.lastIndexOf('/') + 1))
        : address.path(page && settled(page));
      if (decodeURI(path) !== decodeURI(wanted)) return moveTo(request, reply, wanted);
      const site = await findSite(deps, settled(slug));
      return site ? handler({ request, reply, site, address }) : sendMissing(request, reply, null);
    });
  };

  const sendMissing = (
    request: FastifyRequest,
    reply: FastifyReply,
    site: Pick<Visit, 'site' | 'address'> | null,
  ): Promise<FastifyReply> =>
    sendPage(request, reply, {
      status: 404,
      type: 'text/html',
      body: missingPage(site),
      policy: SITE_POLICY,
    });

  const whole = (address: string | null): string | null =>
    address?.startsWith('/') ? services.publicUrl() + address : address;

  const showIndex = async (visit: Visit): Promise<FastifyReply> => {
    const { request, reply, site, address } = visit;
    const page = /^[1-9]\d{0,5}$/.test(request.query.page ?? '') ? Number(request.query.page) : 1;
    const { articles } = await measureSite(deps, site.workspaceId);
    const pages = Math.max(1, Math.ceil(articles / PAGE_SIZE));
    if (page > pages) return sendMissing(request, reply, visit);
    const listed = await listCards(deps, site.workspaceId, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    const entries = await Promise.all(
      listed.map(async (article) => ({
        article,
        description: describe(
          article,
          article.content === '' ? '' : (await renderText(deps, article)).beginning,
        ),
      })),
    );
    return sendPage(request, reply, {
      type: 'text/html',
      body: indexPage({ site, address, entries, page, pages }),
      policy: SITE_POLICY,
    });
  };

  const showArticle = async (visit: Visit): Promise<FastifyReply> => {
    const { request, reply, site, address } = visit;
    const slug = settled(request.params.slug);
    const article = await findArticle(deps, site.workspaceId, slug);
    if (!article) {
      const moved = await findMovedSlug(deps, site.workspaceId, slug);
      return moved === undefined
        ? sendMissing(request, reply, visit)
        : moveTo(request, reply, address.path(moved));
    }
    const text = await renderText(deps, article);
    return sendPage(request, reply, {
      type: 'text/html',
      body: articlePage({ site, address, article, text, image: whole(text.image) }),
      modifiedAt: article.updatedAt,
      policy: SITE_POLICY,
    });
  };

  const withText = (articles: readonly Article[]) =>
    Promise.all(articles.map(async (article) => ({ article, text: await renderText(deps, article) })));

  siteRoute('/sites/:site', showIndex);
  siteRoute('/sites/:site/', showIndex);
  siteRoute('/sites/:site/:slug', showArticle);
  siteRoute('/sites/:site/:slug/', showArticle);
  siteRoute('/sites/:site/rss.xml', async ({ request, reply, site, address }) => {
    const entries = await withText(await listFeed(deps, site.workspaceId, FEED_SIZE));
    return sendPage(request, reply, {
      type: 'application/rss+xml',
      body: feed(site, address, services.publicUrl(), entries),
    });
  });
  siteRoute('/sites/:site/sitemap.xml', async ({ request, reply, site, address }) => {
    const { updatedAt } = await measureSite(deps, site.workspaceId);
    const pages = await listAddresses(deps, site.workspaceId, SITEMAP_ADDRESSES_MAX - 1);
    return sendPage(request, reply, { type: 'application/xml', body: sitemap(address, updatedAt, pages) });
  });
  route('/sites/sitemap.xml', async (request, reply) => {
    const sites = await listSites(deps, SITEMAP_ADDRESSES_MAX);
    const addresses = sites.map((site) => siteAddress(services.publicUrl(), site.slug));
    return sendPage(request, reply, { type: 'application/xml', body: sitemapIndex(addresses) });
  });
  route('/sites/*', async (request, reply) => sendMissing(request, reply, null));
  route('/robots.txt', async (request, reply) =>
    sendPage(request, reply, { type: 'text/plain', body: robots(services.publicUrl()) }),
  );
}

/** The one form of a slug in which it is stored. */
function settled(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}
