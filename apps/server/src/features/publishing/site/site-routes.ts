import type { FastifyInstance, FastifyReply } from 'fastify';
import { moveTo, sendPage } from '../../../http/pages/send-page.ts';
import {
  countChosen,
  findArticle,
  findMovedSlug,
  listAddresses,
  listCards,
  listFeed,
  listSites,
  measureSite,
  type Article,
  type Choice,
} from '../repository.ts';
import { siteAddress } from './address.ts';
import { articlePage } from './article-page.ts';
import { describe } from './describe.ts';
import { feed } from './feed.ts';
import { indexNowRoute } from './index-now.ts';
import { beaconScript } from '../../analytics/index.ts';
import { logoPath, sitePolicy } from './layout.ts';
import { listPage, WORDS_LENGTH_MAX } from './list-page.ts';
import { createTextRenderer } from './render-text.ts';
import {
  robots,
  sitemap,
  sitemapIndex,
  sitemapName,
  siteRobots,
  SITEMAP_ADDRESSES_MAX,
  SITEMAP_ARTICLES,
} from './sitemap.ts';
import { authorWord } from './byline.ts';
import { publicRoute, sendMissing, settled, siteRoute, type SiteDeps, type Visit } from './visit.ts';

const PAGE_SIZE = 20;
const FEED_SIZE = 20;

/** Adds the public sites of all workspaces, for everybody; no page of them has a script. */
export function siteRoutes(app: FastifyInstance, deps: SiteDeps): void {
  const { services } = deps;
  const renderText = createTextRenderer();

  const showList = async (visit: Visit, choice: Choice): Promise<FastifyReply> => {
    const { request, reply, site, address } = visit;
    const asked = oneOf(request.query.page);
    const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
    const articles = await countChosen(deps, site.workspaceId, choice);
    const pages = Math.max(1, Math.ceil(articles / PAGE_SIZE));
    if (page > pages || (articles === 0 && choice.by !== 'words')) return sendMissing(request, reply, visit);
    const listed = await listCards(deps, site.workspaceId, choice, PAGE_SIZE, (page - 1) * PAGE_SIZE);
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
      body: listPage({
        site,
        address,
        choice: asWritten(choice, listed[0]),
        entries,
        articles,
        page,
        pages,
      }),
      policy: sitePolicy(site),
    });
  };

  const showIndex = (visit: Visit): Promise<FastifyReply> => {
    const words = oneOf(visit.request.query.q).slice(0, WORDS_LENGTH_MAX).toWellFormed();
    // A character that the database cannot take is no letter of a word.
    const value = words.replaceAll(/\p{Cc}+/gu, ' ').trim();
    return showList(visit, value === '' ? { by: 'all' } : { by: 'words', value });
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
    const picture = text.image ?? (site.logo && logoPath(site.logo));
    const image = picture?.startsWith('/') ? address.origin + picture : picture;
    return sendPage(request, reply, {
      type: 'text/html',
      body: articlePage({ site, address, article, text, image }),
      policy: sitePolicy(site, beaconScript),
    });
  };

  const showSitemap = async (
    { request, reply, site, address }: Visit,
    number: number,
  ): Promise<FastifyReply> => {
    const { updatedAt } = await measureSite(deps, site.workspaceId);
    const pages = await listAddresses(
      deps,
      site.workspaceId,
      SITEMAP_ARTICLES,
      (number - 1) * SITEMAP_ARTICLES,
    );
    const body = sitemap(address, number === 1 ? updatedAt : null, pages);
    return sendPage(request, reply, { type: 'application/xml', body });
  };

  const page = (
    path: string,
    parts: (slug: string) => readonly string[],
    handler: (visit: Visit) => Promise<FastifyReply>,
  ): void => siteRoute(app, deps, `/sites/:site${path}`, parts, handler);

  for (const end of ['', '/']) {
    page(end, () => [], showIndex);
    page(`/:slug${end}`, (slug) => [slug], showArticle);
    page(
      `/tags/:slug${end}`,
      (tag) => ['tags', tag],
      (visit) => showList(visit, { by: 'tag', value: settled(visit.request.params.slug) }),
    );
    page(
      `/authors/:slug${end}`,
      // A space was once written as one.
      (author) => ['authors', authorWord(author)],
      (visit) => showList(visit, { by: 'author', value: settled(visit.request.params.slug) }),
    );
  }
  page(
    '/rss.xml',
    () => ['rss.xml'],
    async ({ request, reply, site, address }) => {
      const articles = await listFeed(deps, site.workspaceId, FEED_SIZE);
      const entries = await Promise.all(
        articles.map(async (article) => ({ article, text: await renderText(deps, article) })),
      );
      return sendPage(request, reply, { type: 'application/rss+xml', body: feed(site, address, entries) });
    },
  );
  page(
    '/sitemap.xml',
    () => ['sitemap.xml'],
    async (visit) => {
      const { request, reply, site, address } = visit;
      const { articles } = await measureSite(deps, site.workspaceId);
      const maps = Math.ceil(articles / SITEMAP_ARTICLES);
      if (maps <= 1) return showSitemap(visit, 1);
      const addresses = Array.from({ length: maps }, (_, index) => address.url(sitemapName(index + 1)));
      return sendPage(request, reply, { type: 'application/xml', body: sitemapIndex(addresses) });
    },
  );
  page(
    '/sitemap-:slug(^[1-9]\\d{0,3}).xml',
    (number) => [sitemapName(Number(number))],
    async (visit) => {
      const { request, reply, site } = visit;
      const number = Number(request.params.slug);
      const { articles } = await measureSite(deps, site.workspaceId);
      return number <= Math.ceil(articles / SITEMAP_ARTICLES)
        ? showSitemap(visit, number)
        : sendMissing(request, reply, visit);
    },
  );
  page(
    '/robots.txt',
    () => ['robots.txt'],
    async ({ request, reply, address }) =>
      sendPage(request, reply, { type: 'text/plain', body: siteRobots(address) }),
  );
  indexNowRoute(app, deps);
  publicRoute(app, '/sites/sitemap.xml', async (request, reply) => {
    const sites = await listSites(deps, SITEMAP_ADDRESSES_MAX);
    const addresses = sites.map(({ slug, domain }) =>
      siteAddress(services.publicUrl(), slug, domain).url('sitemap.xml'),
    );
    return sendPage(request, reply, { type: 'application/xml', body: sitemapIndex(addresses) });
  });
  publicRoute(app, '/sites/*', (request, reply) => sendMissing(request, reply, null));
  publicRoute(app, '/robots.txt', (request, reply) =>
    sendPage(request, reply, { type: 'text/plain', body: robots(services.publicUrl()) }),
  );
}

/** A tag or name as its first article writes it; an address holds it in lower case. */
function asWritten(choice: Choice, article: Article | undefined): Choice {
  if (!article || (choice.by !== 'tag' && choice.by !== 'author')) return choice;
  const wordOf = choice.by === 'tag' ? settled : authorWord;
  const written = choice.by === 'tag' ? article.tags : [article.authorName];
  return { ...choice, value: written.find((text) => wordOf(text) === choice.value) ?? choice.value };
}

/** The one value of a parameter; the first of several. */
function oneOf(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}
