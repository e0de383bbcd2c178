import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { ApiDescription } from '../../platform/http/api-docs/index.ts';
import { sendNotFound } from '../../platform/http/errors.ts';
import { sendPage, type Page } from '../../platform/http/pages/send-page.ts';
import { memoizeAsync } from '../../platform/async/memoize-async.ts';
import { apiDocsRoute } from './api-docs-route.ts';
import { readBuiltAssets } from './built-assets.ts';
import { contactRoute } from './contact-route.ts';
import { redirectOldPaths } from './redirect-old-paths.ts';
import { createMarketingSite, SHARED_SECONDS } from './marketing-site.ts';
import { blogFeed, FEED_PATH } from './pages/blog/feed.ts';
import { pages } from './pages/index.ts';
import { landingPage } from './pages/landing.ts';
import { payingPage, pricingPage } from './pages/pricing.ts';
import type { SiteFacts } from './site-facts.ts';
import { renderSitemap } from './sitemap.ts';
import { statusRoute } from './status-route.ts';

/** The landing page redirects signed-in users to the application. */
const LANDING_PATHS = ['/', '/home'];

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

  for (const url of LANDING_PATHS) {
    app.get(url, { config: { access: 'public' } }, async (request, reply) => {
      // If the session cannot be checked here, the application does it and redirects signed-out users to the sign-in
      // screen.
      const isSignedIn = await services.identity.hasSession(request.headers.cookie).catch(() => false);
      return isSignedIn === false
        ? site.send(request, reply, landingPage)
        : reply.header('cache-control', 'no-store').redirect('/content');
    });
  }
  app.get(pricingPage.path, { config: { access: 'public' } }, async (request, reply) => {
    const isSignedIn = await services.identity.hasSession(request.headers.cookie).catch(() => false);
    return site.send(request, reply, isSignedIn === false ? pricingPage : payingPage);
  });
  const own = new Set([landingPage, pricingPage]);
  for (const page of pages.filter((one) => !own.has(one))) {
    app.get(page.path, { config: { access: 'public' } }, (request, reply) => {
      const narrowed = page.filtered?.(request.query) ?? null;
      return narrowed === null ? site.send(request, reply, page) : site.sendOnce(request, reply, narrowed);
    });
  }
  const feed = memoizeAsync(async () => fileOf('application/rss+xml', blogFeed(facts())));
  app.get(FEED_PATH, { config: { access: 'public' } }, async (request, reply) =>
    sendPage(request, reply, await feed()),
  );
  apiDocsRoute(app, deps.api, site);
  contactRoute(app, deps, site);
  redirectOldPaths(app);
  statusRoute(app, deps, site);
  const sitemap = memoizeAsync(async () => fileOf('application/xml', await renderSitemap(pages, facts())));
  app.get('/sitemap.xml', { config: { access: 'public' } }, async (request, reply) =>
    sendPage(request, reply, await sitemap()),
  );
}

/** A static file that changes only with a new server version. */
function fileOf(type: Page['type'], body: string): Page {
  return { type, body, sharedSeconds: SHARED_SECONDS };
}
