import type { z } from 'zod';
import { blankIsAbsent, webAddress } from './setting-kinds.ts';

const trimmed = webAddress.transform((url) => url.replace(/\/+$/, ''));

export const googleEnvironment = {
  GOOGLE_TOKEN_URL: blankIsAbsent(webAddress.default('https://oauth2.googleapis.com/token')),
  SEARCH_CONSOLE_URL: blankIsAbsent(trimmed.default('https://searchconsole.googleapis.com')),
  CHROME_UX_REPORT_URL: blankIsAbsent(trimmed.default('https://chromeuxreport.googleapis.com')),
};
type Environment = {
  readonly [Name in keyof typeof googleEnvironment]: z.output<(typeof googleEnvironment)[Name]>;
};

/** Where Google's services are asked. */
export interface GoogleSettings {
  readonly tokenUrl: string;
  readonly searchConsoleUrl: string;
  readonly chromeUxReportUrl: string;
}

/** The addresses of Google's services, unless the environment names others. */
export function googleSettings(settings: Environment): GoogleSettings {
  return {
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    searchConsoleUrl: settings.SEARCH_CONSOLE_URL,
    chromeUxReportUrl: settings.CHROME_UX_REPORT_URL,
  };
}
