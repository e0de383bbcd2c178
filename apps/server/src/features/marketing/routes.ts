import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { ApiDescription } from '../../platform/http/api-docs/index.ts';
import { sendNotFound } from '../../platform/http/errors.ts';
import { sendPage, type Page } from '../../platform/http/pages/send-page.ts';
import { memoizeAsync } from '../../platform/async/memoize-async.ts';
import { currentLanguage, withLanguage } from '../../platform/language/current-language.ts';
import { apiDocsRoute } from './api-docs-route.ts';
import { readBuiltAssets } from './built-assets.ts';
import { byLanguage } from '../../platform/language/by-language.ts';
import { contactRoute } from './contact-route.ts';
import { redirectOldPaths } from './redirect-old-paths.ts';
import { createMarketingSite, SHARED_SECONDS } from './marketing-site.ts';
import { placePage, type PlacedPage } from './page.ts';
import { FEED_PATH } from './pages/blog/articles.ts';
import { blogFeed } from './pages/blog/feed.ts';
import { pageAt, pagePaths, pagesIn } from './pages/index.ts';
import { landingPage } from './pages/landing.ts';
import { payingPage, pricingPage } from './pages/pricing.ts';
import type { SiteFacts } from './site-facts.ts';
import { renderSitemap } from './sitemap.ts';
import { statusRoute } from './status-route.ts';

/** Another path of the landing page. */
const HOME_PATH = '/home';

/** The hosts of PayPal's script, requests, and frames. */
const PAYPAL_HOSTS = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/**
 * Adds the public marketing pages and the 404 page. Without a build of the web application there are none, and an
 * unknown path is rejected as in the API.
 */
export function marketingRoutes(
  app: FastifyInstance,
  deps: { readonly services: Services; readonly db: Database; readonly api: ApiDescription },
): void {
  const { services } = deps;
  const { config } = services;
  const assets = readBuiltAssets(config.webDir);
  if (assets === null) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const facts = (): SiteFacts => ({
    origin: services.publicUrl(),
    operator: config.operator,
    paymentSources: config.payPal && [
      ...PAYPAL_HOSTS,
      ...(config.payPal.scriptBase === null ? [] : [new URL(config.payPal.scriptBase).origin]),
    ],
    identityPage: services.identity.page,
    analyticsTag: config.analyticsTag,
    assets,
  });
  const site = createMarketingSite(facts);
  app.setNotFoundHandler((request, reply) => site.sendNotFound(request, reply));

  // If the session cannot be checked here, the application does it and redirects signed-out users to the sign-in screen.
  const isSignedIn = async ({ headers }: FastifyRequest): Promise<boolean> =>
    (await services.identity.hasSession(headers.cookie).catch(() => false)) !== false;

  const sendLanding = async (request: FastifyRequest, reply: FastifyReply, placed: PlacedPage) =>
    (await isSignedIn(request))
      ? reply.header('cache-control', 'no-store').redirect('/content')
      : site.send(request, reply, placed);
  const sendPricing = async (request: FastifyRequest, reply: FastifyReply, placed: PlacedPage) =>
    site.send(request, reply, (await isSignedIn(request)) ? payingIn(placed.language) : placed);
  const sendOther = (request: FastifyRequest, reply: FastifyReply, placed: PlacedPage) => {
    const { page, language } = placed;
    const narrowed = page.filtered?.(request.query) ?? null;
    return narrowed === null
      ? site.send(request, reply, placed)
      : site.sendOnce(request, reply, placePage(narrowed, language));
  };
  const senders = new Map([
    [landingPage.path, sendLanding],
    [pricingPage.path, sendPricing],
  ]);
  /** A page in a language, whose texts are read when somebody first asks for one. */
  const addPage = (url: string, path: string, language: Language): void => {
    const send = senders.get(path) ?? sendOther;
    app.get(url, { config: { access: 'public' } }, (request, reply) => {
      const placed = pageAt(path, language);
      return placed ? send(request, reply, placed) : site.sendNotFound(request, reply);
    });
  };
  for (const language of LANGUAGES) {
    for (const path of pagePaths()) addPage(sitePath(path, language), path, language);
    const feed = memoizeAsync(async () =>
      fileOf(
        'application/rss+xml',
        withLanguage(language, () => blogFeed(facts())),
      ),
    );
    app.get(sitePath(FEED_PATH, language), { config: { access: 'public' } }, async (request, reply) =>
      sendPage(request, reply, await feed()),
    );
  }
  addPage(HOME_PATH, landingPage.path, DEFAULT_LANGUAGE);
  apiDocsRoute(app, deps.api, site);
  contactRoute(app, deps, site);
  redirectOldPaths(app);
  statusRoute(app, deps, site);
  const sitemap = memoizeAsync(async () => {
    const pages = LANGUAGES.flatMap((language) => pagesIn(language));
    return fileOf('application/xml', await renderSitemap(pages, facts()));
  });
  app.get('/sitemap.xml', { config: { access: 'public' } }, async (request, reply) =>
    sendPage(request, reply, await sitemap()),
  );
}

/** The pricing page of signed-in users. */
const payingIn = byLanguage(() => placePage(payingPage, currentLanguage()));

/** A static file that changes only with a new server version. */
function fileOf(type: Page['type'], body: string): Page {
  return { type, body, sharedSeconds: SHARED_SECONDS };
}
