import type { Config } from '../../config/config.ts';
import type { EndpointLimit } from '@pagewright/contract/endpoint';

/** What is counted for one caller, each with a number of its own. */
export type CallPolicy =
  /** By network, before it is known who calls. */
  | 'api'
  | 'page'
  | 'file'
  /** By network: calls with a token that is not valid. */
  | 'invalidToken'
  /** By network: searches on public sites. */
  | 'siteSearch'
  /** By user, or by network where a call needs none. */
  | 'caller'
  /** By personal API token. */
  | 'apiToken'
  /** By user: calls whose endpoint names the limit. */
  | EndpointLimit;

/** How many calls a minute each policy takes. */
export type CallMaxima = Readonly<Record<CallPolicy, number>>;

/** The numbers of all policies, in one place. */
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

/** What reads files and not pages: uploads, and what the build of the web application made. */
const FILE_PATH = /^\/(?:(?:files|assets|pictures|social)\/|[a-z0-9-]+\.(?:svg|png|ico|webmanifest|js)$)/;

/** What a request counts as before it is known who calls. */
export function policyOfPath(path: string): 'api' | 'page' | 'file' {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  return FILE_PATH.test(path) ? 'file' : 'page';
}
