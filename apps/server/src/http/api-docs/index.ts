import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/send-page.ts';
import { readApiDocument } from './api-document.ts';
import { API_DOCS_POLICY, apiDocsPage } from './page.ts';

/** Adds the page of the API's reference; it is made from the OpenAPI document when it is first asked for. */
export function mountApiDocs(app: FastifyInstance, openApi: () => unknown): void {
  let page: string | null = null;
  app.get('/api-docs', { config: { access: 'public' } }, (request, reply) => {
    page ??= apiDocsPage(readApiDocument(openApi()));
    return sendPage(request, reply, { type: 'text/html', body: page, policy: API_DOCS_POLICY });
  });
}
