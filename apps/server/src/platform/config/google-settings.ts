import type { z } from 'zod';
import { blankAsUndefined, httpUrl } from './setting-schemas.ts';

const trimmed = httpUrl.transform((url) => url.replace(/\/+$/, ''));

export const googleEnvironment = {
  GOOGLE_TOKEN_URL: blankAsUndefined(httpUrl.default('https://oauth2.googleapis.com/token')),
  SEARCH_CONSOLE_URL: blankAsUndefined(trimmed.default('https://searchconsole.googleapis.com')),
  PAGESPEED_URL: blankAsUndefined(trimmed.default('https://pagespeedonline.googleapis.com')),
  CHROME_UX_REPORT_URL: blankAsUndefined(trimmed.default('https://chromeuxreport.googleapis.com')),
};
type Environment = {
  readonly [Name in keyof typeof googleEnvironment]: z.output<(typeof googleEnvironment)[Name]>;
};

export interface GoogleSettings {
  readonly tokenUrl: string;
  readonly searchConsoleUrl: string;
  readonly chromeUxReportUrl: string;
  readonly pageSpeedUrl: string;
}

/** URLs of Google's services, unless the environment overrides them. */
export function googleSettings(settings: Environment): GoogleSettings {
  return {
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    searchConsoleUrl: settings.SEARCH_CONSOLE_URL,
    chromeUxReportUrl: settings.CHROME_UX_REPORT_URL,
    pageSpeedUrl: settings.PAGESPEED_URL,
  };
}
