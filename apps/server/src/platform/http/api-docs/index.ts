import type { Endpoint } from '@pagewright/contract/endpoint';
import { openApiDocument, type OpenApi } from '../openapi.ts';
import { memoizeAsync } from '../../async/memoize-async.ts';
import type { Page } from '../pages/send-page.ts';
import { readApiDocument, type ApiDocument } from './api-document.ts';

export { callsByFeature, type ApiDocument, type Call } from './api-document.ts';
export { apiDocsMessages } from './messages.ts';
export { callSection, gettingStarted } from './sections.ts';
export { withCode } from './with-code.ts';

/** How long shared caches may serve it, in seconds: the API only changes with a new server version. */
const SHARED_SECONDS = 300;

/** The description of the API, built once on first use. */
export interface ApiDescription {
  /** As an OpenAPI document. */
  readonly document: () => Promise<Page>;
  /** The same document, parsed for the reference pages. */
  readonly read: () => Promise<ApiDocument>;
}

/** @param about what to describe; called when the description is built, since the URL is known by then */
export function describeApi(
  about: () => { readonly endpoints: readonly Endpoint[]; readonly version: string; readonly server: string },
): ApiDescription {
  const openApi = memoizeAsync(async (): Promise<OpenApi> => {
    const { endpoints, version, server } = about();
    return openApiDocument(endpoints, version, server);
  });
  return {
    document: memoizeAsync(async () => ({
      type: 'application/json' as const,
      body: (await openApi()).json,
      sharedSeconds: SHARED_SECONDS,
    })),
    read: memoizeAsync(async () => readApiDocument((await openApi()).document)),
  };
}
