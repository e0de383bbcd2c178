import type { FastifyInstance, FastifyReply } from 'fastify';
import { SHARED_RULES_MAX } from '@pagewright/contract/publishing/crawler-rules';
import { mapYielding } from '../../../platform/async/map-yielding.ts';
import { redirectPermanently, sendPage, type Page } from '../../../platform/http/pages/send-page.ts';
import {
  countArticles,
  findArticle,
  findCurrentSlug,
  listAddresses,
  listCards,
  listFeed,
  listSharedRules,
  listSites,
  readSiteStats,
  type Article,
  type ListFilter,
} from '../repository.ts';
import { siteAddress } from './site-address.ts';
import { renderArticlePage } from './article-page.ts';
import { renderLlmsTxt } from './llms-txt.ts';
import { metaDescription } from './meta-tags.ts';
import { rulesByPurpose } from '../settings/crawler-rules.ts';
import { renderFeed } from './feed.ts';
import { createPageCache } from './page-cache.ts';
import { addIndexNowRoute } from './index-now.ts';
import { beaconScript } from '../../analytics/index.ts';
import { logoPath, sitePolicy } from './layout.ts';
import { renderListPage, QUERY_LENGTH_MAX } from './list-page.ts';
import { createTextRenderer } from './render-text.ts';
import {
  serverRobotsTxt,
  renderSitemap,
  renderSitemapIndex,
  sitemapName,
  siteRobotsTxt,
  sharedSitePaths,
  type SharedRules,
  SITEMAP_ADDRESSES_MAX,
  SITEMAP_ARTICLES,
} from './sitemap.ts';
import { toAuthorSegment } from './byline.ts';
import {
  addPublicRoute,
  sendNotFound,
  normalizeSegment,
  addSiteRoute,
  type SiteDeps,
  type SiteVisit,
} from './site-visit.ts';

const PAGE_SIZE = 20;
const FEED_SIZE = 20;
/** Seconds for which a shared cache in front of the server may serve a stale page. */
const SHARED_SECONDS = 60;

/** Adds the public sites of all workspaces. Only article pages have a script: the beacon. */
export function addSiteRoutes(app: FastifyInstance, deps: SiteDeps): void {
  const { services } = deps;
  const renderText = createTextRenderer();
  const pageCache = createPageCache(services.siteChanges);

  /** Sends a page from the cache, or renders it if its site changed; 404 if there is none. */
  const sendCached = async (
    visit: SiteVisit,
    name: string,
    render: () => Promise<Page | null>,
  ): Promise<FastifyReply> => {
    const { request, reply, site, since } = visit;
    const addPage = await pageCache({ workspaceId: site.workspaceId, name, since }, render);
    return addPage === null ? sendNotFound(request, reply, visit) : sendPage(request, reply, addPage);
  };

  const sendList = async (visit: SiteVisit, filter: ListFilter): Promise<FastifyReply> => {
    const requested = firstValue(visit.request.query.page);
    const addPage = /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : 1;
    if (filter.by !== 'words') {
      const name = `list ${filter.by} ${addPage} ${filter.by === 'all' ? '' : filter.value}`;
      return sendCached(visit, name, () => renderList(visit, filter, addPage));
    }
    // Searches vary too much to be cached, and cost more than a page.
    await app.callLimits.countNetwork('siteSearch', visit.request);
    const found = await renderList(visit, filter, addPage);
    const { request, reply } = visit;
    return found === null ? sendNotFound(request, reply, visit) : sendPage(request, reply, found);
  };

  const renderList = async (
    { site, address }: SiteVisit,
    filter: ListFilter,
    addPage: number,
  ): Promise<Page | null> => {
    const articles = await countArticles(deps.db, site.workspaceId, filter);
    const pages = Math.max(1, Math.ceil(articles / PAGE_SIZE));
    if (addPage > pages || (articles === 0 && filter.by !== 'words')) return null;
    const listed = await listCards(deps.db, site.workspaceId, filter, PAGE_SIZE, (addPage - 1) * PAGE_SIZE);
    const entries = await Promise.all(
      listed.map(async (article) => ({
        article,
        description: metaDescription(
          article,
          article.content === '' ? '' : (await renderText(deps, article)).beginning,
        ),
      })),
    );
    return {
      type: 'text/html',
      body: renderListPage({
        site,
        address,
        filter: originalSpelling(filter, listed[0]),
        entries,
        articles,
        page: addPage,
        pages,
      }),
      policy: sitePolicy(site),
      ...(filter.by === 'words' ? {} : { sharedSeconds: SHARED_SECONDS }),
    };
  };

  const sendIndex = (visit: SiteVisit): Promise<FastifyReply> => {
    const words = firstValue(visit.request.query.q).slice(0, QUERY_LENGTH_MAX).toWellFormed();
    // Replace control characters, which the database cannot store.
    const value = words.replaceAll(/\p{Cc}+/gu, ' ').trim();
    return sendList(visit, value === '' ? { by: 'all' } : { by: 'words', value });
  };

  const sendArticle = async (visit: SiteVisit): Promise<FastifyReply> => {
    const { request, reply, site, address, since } = visit;
    const slug = normalizeSegment(request.params.slug);
    const addPage = await pageCache({ workspaceId: site.workspaceId, name: `article ${slug}`, since }, () =>
      renderArticle(visit, slug),
    );
    if (addPage !== null) return sendPage(request, reply, addPage);
    const currentSlug = await findCurrentSlug(deps.db, site.workspaceId, slug);
    return currentSlug === undefined
      ? sendNotFound(request, reply, visit)
      : redirectPermanently(request, reply, address.path(currentSlug));
  };

  const renderArticle = async ({ site, address }: SiteVisit, slug: string): Promise<Page | null> => {
    const article = await findArticle(deps.db, site.workspaceId, slug);
    if (!article) return null;
    const text = await renderText(deps, article);
    const picture = text.image ?? (site.logo && logoPath(site.logo));
    const image = picture?.startsWith('/') ? address.origin + picture : picture;
    return {
      type: 'text/html',
      body: renderArticlePage({ site, address, article, text, image }),
      policy: sitePolicy(site, beaconScript),
      sharedSeconds: SHARED_SECONDS,
    };
  };

  const renderSitemapPage = async ({ site, address }: SiteVisit, number: number): Promise<Page> => {
    const { updatedAt } = await readSiteStats(deps.db, site.workspaceId);
    const pages = await listAddresses(
      deps.db,
      site.workspaceId,
      SITEMAP_ARTICLES,
      (number - 1) * SITEMAP_ARTICLES,
    );
    const body = await renderSitemap(address, number === 1 ? updatedAt : null, pages);
    return { type: 'application/xml', body, sharedSeconds: SHARED_SECONDS };
  };

  const addPage = (
    path: string,
    parts: (slug: string) => readonly string[],
    handler: (visit: SiteVisit) => Promise<FastifyReply>,
  ): void => addSiteRoute(app, deps, `/sites/:site${path}`, parts, handler);

  for (const end of ['', '/']) {
    addPage(end, () => [], sendIndex);
    addPage(`/:slug${end}`, (slug) => [slug], sendArticle);
    addPage(
      `/tags/:slug${end}`,
      (tag) => ['tags', tag],
      (visit) => sendList(visit, { by: 'tag', value: normalizeSegment(visit.request.params.slug) }),
    );
    addPage(
      `/authors/:slug${end}`,
      // Spaces used to be kept in these URLs.
      (author) => ['authors', toAuthorSegment(author)],
      (visit) => sendList(visit, { by: 'author', value: normalizeSegment(visit.request.params.slug) }),
    );
  }
  addPage(
    '/rss.xml',
    () => ['rss.xml'],
    (visit) =>
      sendCached(visit, 'rss.xml', async () => {
        const { site, address } = visit;
        const articles = await listFeed(deps.db, site.workspaceId, FEED_SIZE);
        const entries = await Promise.all(
          articles.map(async (article) => ({ article, text: await renderText(deps, article) })),
        );
        const body = renderFeed(site, address, entries);
        return { type: 'application/rss+xml', body, sharedSeconds: SHARED_SECONDS };
      }),
  );
  addPage(
    '/sitemap.xml',
    () => ['sitemap.xml'],
    (visit) =>
      sendCached(visit, 'sitemap.xml', async () => {
        const { site, address } = visit;
        const { articles } = await readSiteStats(deps.db, site.workspaceId);
        const maps = Math.ceil(articles / SITEMAP_ARTICLES);
        if (maps <= 1) return renderSitemapPage(visit, 1);
        const addresses = Array.from({ length: maps }, (_, index) => address.url(sitemapName(index + 1)));
        return {
          type: 'application/xml',
          body: renderSitemapIndex(addresses),
          sharedSeconds: SHARED_SECONDS,
        };
      }),
  );
  addPage(
    '/sitemap-:slug(^[1-9]\\d{0,3}).xml',
    (number) => [sitemapName(Number(number))],
    (visit) => {
      const number = Number(visit.request.params.slug);
      return sendCached(visit, `sitemap ${number}`, async () => {
        const { articles } = await readSiteStats(deps.db, visit.site.workspaceId);
        return number <= Math.ceil(articles / SITEMAP_ARTICLES) ? renderSitemapPage(visit, number) : null;
      });
    },
  );
  addPage(
    '/robots.txt',
    () => ['robots.txt'],
    async ({ request, reply, site, address }) =>
      sendPage(request, reply, {
        type: 'text/plain',
        body: siteRobotsTxt(address, rulesByPurpose(site.rules)),
      }),
  );
  addPage(
    '/llms.txt',
    () => ['llms.txt'],
    (visit) =>
      sendCached(visit, 'llms.txt', async () => {
        const { site, address } = visit;
        if (!site.rules.hasLlmsTxt) return null;
        return {
          type: 'text/plain',
          body: await renderLlmsTxt(deps.db, site, address),
          sharedSeconds: SHARED_SECONDS,
        };
      }),
  );
  addIndexNowRoute(app, deps);
  addPublicRoute(app, '/sites/sitemap.xml', async (request, reply) => {
    const since = await services.siteChanges.now();
    const addPage = await pageCache({ workspaceId: null, name: 'sites', since }, async () => {
      const sites = await listSites(deps.db, SITEMAP_ADDRESSES_MAX);
      const addresses = await mapYielding(sites, ({ slug, domain }) =>
        siteAddress(services.publicUrl(), slug, domain).url('sitemap.xml'),
      );
      return { type: 'application/xml', body: renderSitemapIndex(addresses), sharedSeconds: SHARED_SECONDS };
    });
    return addPage === null ? sendNotFound(request, reply, null) : sendPage(request, reply, addPage);
  });
  addPublicRoute(app, '/sites/sitemap.xml/', async (request, reply) =>
    redirectPermanently(request, reply, '/sites/sitemap.xml'),
  );
  addPublicRoute(app, '/sites/*', (request, reply) => sendNotFound(request, reply, null));
  addPublicRoute(app, '/robots.txt', async (request, reply) => {
    const since = await services.siteChanges.now();
    const addPage = await pageCache({ workspaceId: null, name: 'robots.txt', since }, async () => ({
      type: 'text/plain',
      body: serverRobotsTxt(services.publicUrl(), await readSharedRules(deps)),
    }));
    return addPage === null ? sendNotFound(request, reply, null) : sendPage(request, reply, addPage);
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

/** The original spelling of a tag or name, from its first article; URLs hold it in lowercase. */
function originalSpelling(filter: ListFilter, article: Article | undefined): ListFilter {
  if (!article || (filter.by !== 'tag' && filter.by !== 'author')) return filter;
  const toUrlSegment = filter.by === 'tag' ? normalizeSegment : toAuthorSegment;
  const spellings = filter.by === 'tag' ? article.tags : [article.authorName];
  return { ...filter, value: spellings.find((text) => toUrlSegment(text) === filter.value) ?? filter.value };
}

/** The first value of a query parameter. */
function firstValue(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}
