import { z } from 'zod';
import { blankAsUndefined, integerBetween } from './setting-schemas.ts';

const perMinute = blankAsUndefined(integerBetween(1, 1_000_000_000).optional());

/** Rate limits that default to a multiple of `CALLS_PER_MINUTE`. */
export const callLimitEnvironment = {
  NETWORK_CALLS_PER_MINUTE: perMinute,
  INVALID_TOKENS_PER_MINUTE: perMinute,
  PAGES_PER_MINUTE: perMinute,
  FILES_PER_MINUTE: perMinute,
  SITE_SEARCHES_PER_MINUTE: perMinute,
  COMPUTING_CALLS_PER_MINUTE: perMinute,
};

/** Requests per minute allowed per network, and compute-heavy calls per user. */
export interface CallLimitSettings {
  /** API calls, with or without a token. */
  readonly networkCallsPerMinute: number;
  /** API calls with an invalid token. */
  readonly invalidTokensPerMinute: number;
  readonly pagesPerMinute: number;
  readonly filesPerMinute: number;
  readonly siteSearchesPerMinute: number;
  readonly computingCallsPerMinute: number;
}

/** An office shares one IP address, so a network may make many times the calls of one user. */
export function callLimitSettings(
  settings: z.output<z.ZodObject<typeof callLimitEnvironment>>,
  callsPerMinute: number,
): CallLimitSettings {
  const part = (share: number): number => Math.max(1, Math.ceil(callsPerMinute * share));
  return {
    networkCallsPerMinute: settings.NETWORK_CALLS_PER_MINUTE ?? part(20),
    invalidTokensPerMinute: settings.INVALID_TOKENS_PER_MINUTE ?? part(0.5),
    pagesPerMinute: settings.PAGES_PER_MINUTE ?? part(5),
    filesPerMinute: settings.FILES_PER_MINUTE ?? part(20),
    siteSearchesPerMinute: settings.SITE_SEARCHES_PER_MINUTE ?? part(0.2),
    computingCallsPerMinute: settings.COMPUTING_CALLS_PER_MINUTE ?? part(0.2),
  };
}
