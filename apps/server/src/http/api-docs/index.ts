import type { Endpoint } from '@pagewright/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { openApiDocument, type OpenApi } from '../openapi.ts';
import { makeOnce } from '../../make-once.ts';
import { sendPage, type Page } from '../pages/send-page.ts';
import { readApiDocument } from './api-document.ts';
import { API_DOCS_POLICY, apiDocsPage } from './page.ts';

/** Seconds for which a shared cache may answer: what the API is changes with a new version of the server only. */
const SHARED_SECONDS = 300;

/** Sends the description of the API; it is made once, when it is first asked for. */
export interface ApiDescription {
  /** As an OpenAPI document. */
  readonly document: () => Promise<Page>;
  /** As a page for people. */
  readonly page: () => Promise<Page>;
}

/** @param about what is described; asked when the description is made, as the address is known then. */
export function describeApi(
  about: () => { readonly endpoints: readonly Endpoint[]; readonly version: string; readonly server: string },
): ApiDescription {
  const openApi = makeOnce(async (): Promise<OpenApi> => {
    const { endpoints, version, server } = about();
    return openApiDocument(endpoints, version, server);
  });
  return {
    document: makeOnce(async () => ({
      type: 'application/json' as const,
      body: (await openApi()).json,
      sharedSeconds: SHARED_SECONDS,
    })),
    page: makeOnce(async () => ({
      type: 'text/html' as const,
      body: await apiDocsPage(await readApiDocument((await openApi()).document)),
      policy: API_DOCS_POLICY,
      sharedSeconds: SHARED_SECONDS,
    })),
  };
}

/** Adds the page of the API's reference. */
export function mountApiDocs(app: FastifyInstance, { page }: ApiDescription): void {
  app.get('/api-docs', { config: { access: 'public' } }, async (request, reply) =>
    sendPage(request, reply, await page()),
  );
}
