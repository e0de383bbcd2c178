import { z } from 'zod';
import { blankAsUndefined, httpUrl } from './setting-schemas.ts';
import { StartError } from './start-error.ts';

const trimmed = httpUrl.transform((url) => url.replace(/\/+$/, ''));

/** Sent in a form and in a header, where no other characters are allowed. */
const credential = z.string().regex(/^[\x21-\x7e]+$/, 'must not have spaces');

export const googleEnvironment = {
  GOOGLE_CLIENT_ID: blankAsUndefined(credential.optional()),
  GOOGLE_CLIENT_SECRET: blankAsUndefined(credential.optional()),
  GOOGLE_AUTHORIZE_URL: blankAsUndefined(httpUrl.default('https://accounts.google.com/o/oauth2/v2/auth')),
  GOOGLE_REVOKE_URL: blankAsUndefined(httpUrl.default('https://oauth2.googleapis.com/revoke')),
  GOOGLE_TOKEN_URL: blankAsUndefined(httpUrl.default('https://oauth2.googleapis.com/token')),
  SEARCH_CONSOLE_URL: blankAsUndefined(trimmed.default('https://searchconsole.googleapis.com')),
  GOOGLE_ANALYTICS_URL: blankAsUndefined(trimmed.default('https://analyticsdata.googleapis.com')),
  PAGESPEED_URL: blankAsUndefined(trimmed.default('https://pagespeedonline.googleapis.com')),
  CHROME_UX_REPORT_URL: blankAsUndefined(trimmed.default('https://chromeuxreport.googleapis.com')),
};
const googleEnvironmentSchema = z.object(googleEnvironment);

export interface GoogleSettings {
  /** The operator's OAuth client; null: people cannot sign in with Google. */
  readonly client: { readonly id: string; readonly secret: string } | null;
  readonly authorizeUrl: string;
  readonly revokeUrl: string;
  readonly tokenUrl: string;
  readonly searchConsoleUrl: string;
  readonly analyticsUrl: string;
  readonly chromeUxReportUrl: string;
  readonly pageSpeedUrl: string;
}

/**
 * The OAuth client, and the URLs of Google's services unless the environment overrides them.
 * @throws StartError if only one half of the client is set.
 */
export function googleSettings(settings: z.output<typeof googleEnvironmentSchema>): GoogleSettings {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = settings;
  if ((id === undefined) !== (secret === undefined))
    throw new StartError('GOOGLE_CLIENT_ID is wrong: it and GOOGLE_CLIENT_SECRET need each other');
  return {
    client: id === undefined || secret === undefined ? null : { id, secret },
    authorizeUrl: settings.GOOGLE_AUTHORIZE_URL,
    revokeUrl: settings.GOOGLE_REVOKE_URL,
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    searchConsoleUrl: settings.SEARCH_CONSOLE_URL,
    analyticsUrl: settings.GOOGLE_ANALYTICS_URL,
    chromeUxReportUrl: settings.CHROME_UX_REPORT_URL,
    pageSpeedUrl: settings.PAGESPEED_URL,
  };
}
