import { DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';
import type { FastifyInstance } from 'fastify';
import type { ApiDescription } from '../../platform/http/api-docs/index.ts';
import { memoizeAsync } from '../../platform/async/memoize-async.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import type { MarketingSite } from './marketing-site.ts';
import { placePage, type SitePage } from './page.ts';
import { API_DOCS_PATH, apiDocsPages } from './pages/api-docs/api-docs-pages.ts';

const inEnglish = (page: SitePage) => placePage(page, DEFAULT_LANGUAGE);

/** Adds the API reference, which is in English, built on the first request for one of its pages. */
export function apiDocsRoute(app: FastifyInstance, api: ApiDescription, site: MarketingSite): void {
  const pages = memoizeAsync(async () => {
    const made = await withLanguage(DEFAULT_LANGUAGE, async () => apiDocsPages(await api.read()));
    return new Map(made.map((page) => [page.path, inEnglish(page)]));
  });
  for (const url of [API_DOCS_PATH, `${API_DOCS_PATH}/:part`]) {
    app.get(url, { config: { access: 'public' } }, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const page = (await pages()).get(path);
      if (page === undefined) return site.sendNotFound(request, reply);
      const narrowed = page.page.filtered?.(request.query) ?? null;
      return narrowed === null
        ? site.send(request, reply, page)
        : site.sendOnce(request, reply, inEnglish(narrowed));
    });
  }
}
