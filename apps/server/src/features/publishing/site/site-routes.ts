import type { FastifyInstance, FastifyReply } from 'fastify';
import { redirectPermanently, sendPage, type Page } from '../../../platform/http/pages/send-page.ts';
import {
  findArticle,
  findCurrentSlug,
  listFeed,
  type Article,
  type ListFilter,
} from '../article-repository.ts';
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
import { readList, readPosition, type ListPosition } from './read-list.ts';
import { createTextRenderer } from './render-text.ts';
import { siteRobotsTxt } from './sitemap.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';
import { toAuthorSegment } from './byline.ts';
import {
  addPublicRoute,
  sendNotFound,
  normalizeSegment,
  addSiteRoute,
  type SiteDeps,
  type SiteVisit,
} from './site-visit.ts';

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
    const position = readPosition(visit.request.query, filter);
    if (filter.by !== 'words') {
      const name = `list ${filter.by} ${JSON.stringify(position)} ${filter.by === 'all' ? '' : filter.value}`;
      return sendCached(visit, name, () => renderList(visit, filter, position));
    }
    // Searches vary too much to be cached, and cost more than a page.
    await app.callLimits.countNetwork('siteSearch', visit.request);
    const found = await renderList(visit, filter, position);
    const { request, reply } = visit;
    return found === null ? sendNotFound(request, reply, visit) : sendPage(request, reply, found);
  };

  const renderList = async (
    { site, address }: SiteVisit,
    filter: ListFilter,
    position: ListPosition,
  ): Promise<Page | null> => {
    const list = await readList(deps.db, site.workspaceId, filter, position);
    if (list === null) return null;
    const entries = await Promise.all(
      list.articles.map(async (article) => {
        const text = article.content === '' ? null : await renderText(deps, article);
        return {
          article,
          description: metaDescription(article, text?.beginning ?? ''),
          language: text?.language ?? null,
        };
      }),
    );
    return {
      type: 'text/html',
      body: renderListPage({
        ...list,
        site,
        address,
        filter: originalSpelling(filter, list.articles[0]),
        entries,
        position,
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
  addSitemapRoutes(app, deps, pageCache);
  addPublicRoute(app, '/sites/*', (request, reply) => sendNotFound(request, reply, null));
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
