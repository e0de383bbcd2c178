import type { FastifyInstance, FastifyReply } from 'fastify';
import { mapYielding } from '../../../async/map-yielding.ts';
import { moveTo, sendPage, type Page } from '../../../http/pages/send-page.ts';
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
import { createKeptPages } from './kept-pages.ts';
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
/** Seconds for which a shared cache before the server may show a page of a site that has changed. */
const SHARED_SECONDS = 60;

/** Adds the public sites of all workspaces, for everybody; no page of them has a script. */
export function siteRoutes(app: FastifyInstance, deps: SiteDeps): void {
  const { services } = deps;
  const renderText = createTextRenderer();
  const keptPage = createKeptPages(services.siteChanges);

  /** Sends a page as it was made last, while its site has not changed; the 404 page where there is none. */
  const showKept = async (
    visit: Visit,
    name: string,
    make: () => Promise<Page | null>,
  ): Promise<FastifyReply> => {
    const { request, reply, site, since } = visit;
    const page = await keptPage({ workspaceId: site.workspaceId, name, since }, make);
    return page === null ? sendMissing(request, reply, visit) : sendPage(request, reply, page);
  };

  const showList = async (visit: Visit, choice: Choice): Promise<FastifyReply> => {
    const asked = oneOf(visit.request.query.page);
    const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
    if (choice.by !== 'words') {
      const name = `list ${choice.by} ${page} ${choice.by === 'all' ? '' : choice.value}`;
      return showKept(visit, name, () => makeList(visit, choice, page));
    }
    // What people search for is too varied to be kept, and costs more than a page.
    await app.callLimits.countNetwork('siteSearch', visit.request);
    const found = await makeList(visit, choice, page);
    const { request, reply } = visit;
    return found === null ? sendMissing(request, reply, visit) : sendPage(request, reply, found);
  };

  const makeList = async ({ site, address }: Visit, choice: Choice, page: number): Promise<Page | null> => {
    const articles = await countChosen(deps, site.workspaceId, choice);
    const pages = Math.max(1, Math.ceil(articles / PAGE_SIZE));
    if (page > pages || (articles === 0 && choice.by !== 'words')) return null;
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
    return {
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
      ...(choice.by === 'words' ? {} : { sharedSeconds: SHARED_SECONDS }),
    };
  };

  const showIndex = (visit: Visit): Promise<FastifyReply> => {
    const words = oneOf(visit.request.query.q).slice(0, WORDS_LENGTH_MAX).toWellFormed();
    // A character that the database cannot take is no letter of a word.
    const value = words.replaceAll(/\p{Cc}+/gu, ' ').trim();
    return showList(visit, value === '' ? { by: 'all' } : { by: 'words', value });
  };

  const showArticle = async (visit: Visit): Promise<FastifyReply> => {
    const { request, reply, site, address, since } = visit;
    const slug = settled(request.params.slug);
    const page = await keptPage({ workspaceId: site.workspaceId, name: `article ${slug}`, since }, () =>
      makeArticle(visit, slug),
    );
    if (page !== null) return sendPage(request, reply, page);
    const moved = await findMovedSlug(deps, site.workspaceId, slug);
    return moved === undefined
      ? sendMissing(request, reply, visit)
      : moveTo(request, reply, address.path(moved));
  };

  const makeArticle = async ({ site, address }: Visit, slug: string): Promise<Page | null> => {
    const article = await findArticle(deps, site.workspaceId, slug);
    if (!article) return null;
    const text = await renderText(deps, article);
    const picture = text.image ?? (site.logo && logoPath(site.logo));
    const image = picture?.startsWith('/') ? address.origin + picture : picture;
    return {
      type: 'text/html',
      body: articlePage({ site, address, article, text, image }),
      policy: sitePolicy(site, beaconScript),
      sharedSeconds: SHARED_SECONDS,
    };
  };

  const makeSitemap = async ({ site, address }: Visit, number: number): Promise<Page> => {
    const { updatedAt } = await measureSite(deps, site.workspaceId);
    const pages = await listAddresses(
      deps,
      site.workspaceId,
      SITEMAP_ARTICLES,
      (number - 1) * SITEMAP_ARTICLES,
    );
    const body = await sitemap(address, number === 1 ? updatedAt : null, pages);
    return { type: 'application/xml', body, sharedSeconds: SHARED_SECONDS };
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
    (visit) =>
      showKept(visit, 'rss.xml', async () => {
        const { site, address } = visit;
        const articles = await listFeed(deps, site.workspaceId, FEED_SIZE);
        const entries = await Promise.all(
          articles.map(async (article) => ({ article, text: await renderText(deps, article) })),
        );
        const body = feed(site, address, entries);
        return { type: 'application/rss+xml', body, sharedSeconds: SHARED_SECONDS };
      }),
  );
  page(
    '/sitemap.xml',
    () => ['sitemap.xml'],
    (visit) =>
      showKept(visit, 'sitemap.xml', async () => {
        const { site, address } = visit;
        const { articles } = await measureSite(deps, site.workspaceId);
        const maps = Math.ceil(articles / SITEMAP_ARTICLES);
        if (maps <= 1) return makeSitemap(visit, 1);
        const addresses = Array.from({ length: maps }, (_, index) => address.url(sitemapName(index + 1)));
        return {
          type: 'application/xml',
          body: sitemapIndex(addresses),
          sharedSeconds: SHARED_SECONDS,
        };
      }),
  );
  page(
    '/sitemap-:slug(^[1-9]\\d{0,3}).xml',
    (number) => [sitemapName(Number(number))],
    (visit) => {
      const number = Number(visit.request.params.slug);
      return showKept(visit, `sitemap ${number}`, async () => {
        const { articles } = await measureSite(deps, visit.site.workspaceId);
        return number <= Math.ceil(articles / SITEMAP_ARTICLES) ? makeSitemap(visit, number) : null;
      });
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
    const since = await services.siteChanges.now();
    const page = await keptPage({ workspaceId: null, name: 'sites', since }, async () => {
      const sites = await listSites(deps, SITEMAP_ADDRESSES_MAX);
      const addresses = await mapYielding(sites, ({ slug, domain }) =>
        siteAddress(services.publicUrl(), slug, domain).url('sitemap.xml'),
      );
      return { type: 'application/xml', body: sitemapIndex(addresses), sharedSeconds: SHARED_SECONDS };
    });
    return page === null ? sendMissing(request, reply, null) : sendPage(request, reply, page);
  });
  publicRoute(app, '/sites/sitemap.xml/', async (request, reply) =>
    moveTo(request, reply, '/sites/sitemap.xml'),
  );
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
