import type { Config } from '../../config/config.ts';
import type { EndpointLimit } from '@pagewright/contract/endpoint';

/** Rate limits, each with its own maximum. */
export type CallPolicy =
  /** By network, before authentication. */
  | 'api'
  | 'page'
  | 'file'
  /** By network: calls with an invalid token. */
  | 'invalidToken'
  /** By network: searches on public sites. */
  | 'siteSearch'
  /** By user, or by network for public calls. */
  | 'caller'
  /** By personal API token. */
  | 'apiToken'
  /** By user: calls whose endpoint names the limit. */
  | EndpointLimit;

/** Calls per minute allowed by each policy. */
export type CallMaxima = Readonly<Record<CallPolicy, number>>;

export function callMaxima(limits: Config['limits']): CallMaxima {
  return {
    api: limits.networkCallsPerMinute,
    page: limits.pagesPerMinute,
    file: limits.filesPerMinute,
    invalidToken: limits.invalidTokensPerMinute,
    siteSearch: limits.siteSearchesPerMinute,
    caller: limits.callsPerMinute,
    apiToken: limits.tokenCallsPerMinute,
    computing: limits.computingCallsPerMinute,
  };
}

/** Static files rather than pages: uploads and build output. */
const FILE_PATH = /^\/(?:(?:files|assets|pictures|social)\/|[a-z0-9-]+\.(?:svg|png|ico|webmanifest|js)$)/;

/** The policy of a request before authentication. */
export function policyOfPath(path: string): 'api' | 'page' | 'file' {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  return FILE_PATH.test(path) ? 'file' : 'page';
}
