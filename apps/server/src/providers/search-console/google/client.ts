import type { z } from 'zod';
import { computeOrNull, computingUntil, defineTask } from '../../../platform/compute/index.ts';
import type { GoogleSettings } from '../../../platform/config/google-settings.ts';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import { accessTokens } from '../../google-account/access-token.ts';
import { askGoogle } from '../../google-account/ask-google.ts';
import { ROWS_OF_ANSWER, type SearchAccess, type SearchConsole } from '../port.ts';
import { SearchConsoleError } from '../search-console-error.ts';
import { faultOfAccess, searchErrors } from './fault-of-answer.ts';
import { grantOfAccess } from './grant-of-access.ts';
import { parseRows } from './parse-rows.ts';
import { rowsSchema, sitesSchema } from './schema.ts';

/** Pages of 25,000 rows. */
const parsing = defineTask(new URL('./parse-rows.ts', import.meta.url), parseRows, { kind: 'long' });
/** The most rows that Google has per day and search type. */
const ROWS_OF_DAY = 50_000;

/** Search Console for one account: uses one token as long as this object lives. */
export function googleSearchConsole(
  outgoing: Outgoing,
  google: GoogleSettings,
  access: SearchAccess,
): SearchConsole {
  const accessToken = accessTokens(outgoing, searchErrors, google.tokenUrl, () =>
    grantOfAccess(google, access),
  );

  const call = async <Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
    { body, parse }: { body?: object; parse?: (bytes: Uint8Array) => Promise<Answer | null> } = {},
  ): Promise<Answer> => {
    try {
      return await askGoogle(outgoing, searchErrors, `${google.searchConsoleUrl}/webmasters/v3${path}`, {
        schema,
        parse,
        signal,
        authorization: `Bearer ${await accessToken(signal)}`,
        ...(body ? { sent: { type: 'application/json', body: JSON.stringify(body) } } : {}),
      });
    } catch (error) {
      throw error instanceof SearchConsoleError ? faultOfAccess(error, access) : error;
    }
  };

  return {
    rowsOfDay: ROWS_OF_DAY,
    async listProperties(signal) {
      const { siteEntry } = await call('/sites', sitesSchema, signal);
      return siteEntry.map(({ siteUrl, permissionLevel }) => ({
        url: siteUrl,
        // Written in two ways: the service sends `siteUnverifiedUser`, its documentation says `SITE_UNVERIFIED_USER`.
        isReadable: permissionLevel.replaceAll('_', '').toLowerCase() !== 'siteunverifieduser',
      }));
    },
    async query(property, { from, to, dimensions, startRow }, signal) {
      const path = `/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
      const body = {
        startDate: from,
        endDate: to,
        dimensions,
        type: 'WEB',
        dataState: 'ALL',
        rowLimit: ROWS_OF_ANSWER,
        startRow,
      };
      const parse = (bytes: Uint8Array) => computingUntil(signal, () => computeOrNull(parsing, bytes));
      const { rows, metadata } = await call(path, rowsSchema, signal, { body, parse });
      if (rows.some(({ keys }) => keys.length !== dimensions.length))
        throw new SearchConsoleError('search_unreadable');
      return {
        rows,
        firstIncompleteDay: metadata?.firstIncompleteDate ?? metadata?.first_incomplete_date ?? null,
      };
    },
  };
}
