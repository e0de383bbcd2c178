import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import type { ApiResult } from './api-failure.ts';
import { type UrlParts, callUrl } from './call-url.ts';
import { readJson, sendRequest } from './send-request.ts';

/** Calls a sign-in route, which uses the session cookie instead of a token. Never throws. */
export async function callWithCookie<const Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  options: { readonly timeoutMs?: number; readonly expectedStatus?: number } = {},
): Promise<ApiResult<CallOutput<Call>>> {
  const parts: UrlParts & { readonly body?: unknown } = input;
  return sendRequest(
    {
      method: endpoint.method,
      url: callUrl(endpoint, parts, Date.now()),
      body: parts.body ?? (endpoint.method === 'GET' ? undefined : {}),
      withCookie: true,
      timeoutMs: options.timeoutMs,
      expectedStatus: options.expectedStatus,
    },
    async (response) => (await readJson(response)) as CallOutput<Call>,
  );
}
