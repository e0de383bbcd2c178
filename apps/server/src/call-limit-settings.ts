import { z } from 'zod';
import { blankIsAbsent, count } from './setting-kinds.ts';

const perMinute = blankIsAbsent(count(1, 1_000_000_000).optional());

/** The settings of the limits that follow from `CALLS_PER_MINUTE` where they are not set. */
export const callLimitEnvironment = {
  NETWORK_CALLS_PER_MINUTE: perMinute,
  INVALID_TOKENS_PER_MINUTE: perMinute,
  PAGES_PER_MINUTE: perMinute,
  FILES_PER_MINUTE: perMinute,
  SITE_SEARCHES_PER_MINUTE: perMinute,
  COMPUTING_CALLS_PER_MINUTE: perMinute,
};

/** How many requests a minute one network may make, and how many computing calls one user may make. */
export interface CallLimitSettings {
  /** Calls of the API, with any token or none. */
  readonly networkCallsPerMinute: number;
  /** Calls of the API with an invalid token. */
  readonly invalidTokensPerMinute: number;
  readonly pagesPerMinute: number;
  readonly filesPerMinute: number;
  readonly siteSearchesPerMinute: number;
  readonly computingCallsPerMinute: number;
}

/** An office shares one address, so a network may make many times the calls of one user. */
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
