import type { FastifyInstance } from 'fastify';
import type { ApiDescription } from '../../platform/http/api-docs/index.ts';
import { memoizeAsync } from '../../platform/async/memoize-async.ts';
import type { MarketingSite } from './marketing-site.ts';
import { API_DOCS_PATH, apiDocsPages } from './pages/api-docs/api-docs-pages.ts';

/** Adds the API reference, built on the first request for one of its pages. */
export function apiDocsRoute(app: FastifyInstance, api: ApiDescription, site: MarketingSite): void {
  const pages = memoizeAsync(async () => {
    const made = await apiDocsPages(await api.read());
    return new Map(made.map((page) => [page.path, page]));
  });
  for (const url of [API_DOCS_PATH, `${API_DOCS_PATH}/:part`]) {
    app.get(url, { config: { access: 'public' } }, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const page = (await pages()).get(path);
      if (page === undefined) return site.sendNotFound(request, reply);
      const narrowed = page.filtered?.(request.query) ?? null;
      return narrowed === null ? site.send(request, reply, page) : site.sendOnce(request, reply, narrowed);
    });
  }
}
