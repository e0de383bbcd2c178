import type { GoogleAnalyticsProblem } from '@pagewright/contract/analytics';
import type { GoogleSettings } from '../../../platform/config/google-settings.ts';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import { accessTokens, createAssertionGrant } from '../../google-account/access-token.ts';
import {
  askGoogle,
  reasonOf,
  type GoogleErrors,
  type RefusalReason,
} from '../../google-account/ask-google.ts';
import type { ServiceAccountKey } from '../../google-account/service-account-key.ts';
import { GoogleAnalyticsError } from '../google-analytics-error.ts';
import { ROWS_OF_REPORT, type GoogleAnalytics } from '../port.ts';
import { METRICS, reportSchema } from './schema.ts';

const SCOPE = 'https://www.googleapis.com/auth/analytics.readonly';

const PROBLEMS: Readonly<Record<RefusalReason, GoogleAnalyticsProblem>> = {
  quota: 'ga4_quota',
  client: 'ga4_key_refused',
  credentials: 'ga4_key_refused',
  api_disabled: 'ga4_api_disabled',
  no_access: 'ga4_no_access',
  not_found: 'ga4_property_lost',
  failed: 'ga4_failed',
  unknown: 'ga4_unreadable',
};

const errors: GoogleErrors = {
  refused: (refusal) =>
    new GoogleAnalyticsError(PROBLEMS[reasonOf(refusal)], {
      cause: { status: refusal.status },
      retryAfterSeconds: refusal.retryAfterSeconds,
    }),
  unreadable: (cause) => new GoogleAnalyticsError('ga4_unreadable', { cause }),
  unreachable: (cause) => new GoogleAnalyticsError('ga4_unreachable', { cause }),
  invalidKey: (cause) => new GoogleAnalyticsError('ga4_key_invalid', { cause }),
};

/** Google Analytics 4 for one service account: uses one token as long as this object lives. */
export function googleAnalytics(
  outgoing: Outgoing,
  { tokenUrl, analyticsUrl }: GoogleSettings,
  key: ServiceAccountKey,
): GoogleAnalytics {
  const accessToken = accessTokens(outgoing, errors, tokenUrl, () =>
    createAssertionGrant(errors, key, SCOPE),
  );
  return {
    async report(property, { from, to, dimensions, offset }, signal) {
      const asked = {
        dateRanges: [{ startDate: from, endDate: to }],
        dimensions: dimensions.map((name) => ({ name })),
        metrics: METRICS.map((name) => ({ name })),
        // The dimensions make the order complete, so that no row moves between two pages.
        orderBys: [
          { metric: { metricName: METRICS[0] }, desc: true },
          ...dimensions.map((dimensionName) => ({ dimension: { dimensionName } })),
        ],
        // 64-bit integers are texts in Google's JSON.
        limit: String(ROWS_OF_REPORT),
        offset: String(offset),
      };
      const url = `${analyticsUrl}/v1beta/properties/${encodeURIComponent(property)}:runReport`;
      const { dimensionHeaders, metricHeaders, rows, rowCount, metadata } = await askGoogle(
        outgoing,
        errors,
        url,
        {
          schema: reportSchema,
          signal,
          authorization: `Bearer ${await accessToken(signal)}`,
          sent: { type: 'application/json', body: JSON.stringify(asked) },
        },
      );
      const isAsAsked =
        rows.every(({ dimensionValues }) => dimensionValues.length === dimensions.length) &&
        (rows.length === 0 ||
          (namesOf(dimensionHeaders) === dimensions.join() && namesOf(metricHeaders) === METRICS.join()));
      if (!isAsAsked) throw new GoogleAnalyticsError('ga4_unreadable');
      const dateAt = dimensions.indexOf('date');
      return {
        rows: rows.map(({ dimensionValues, metricValues: [sessions, engagedSessions, keyEvents] }) => ({
          keys: dimensionValues.map(({ value }, at) => (at === dateAt ? readDay(value) : value)),
          sessions: sessions.value,
          engagedSessions: engagedSessions.value,
          keyEvents: keyEvents.value,
        })),
        rowCount,
        timeZone: metadata?.timeZone ?? null,
        hasOtherRow: metadata?.dataLossFromOtherRow ?? false,
        isThresholded: metadata?.subjectToThresholding ?? false,
        isSampled: (metadata?.samplingMetadatas.length ?? 0) > 0,
        isTruncated: (metadata?.dataTruncationReasons.length ?? 0) > 0,
      };
    },
  };
}

const namesOf = (headers: readonly { readonly name: string }[] = []): string =>
  headers.map(({ name }) => name).join();

/** `20260131` as `2026-01-31`. @throws GoogleAnalyticsError for anything else. */
function readDay(text: string): string {
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const at = Date.parse(day);
  if (day === text || !Number.isFinite(at) || !new Date(at).toISOString().startsWith(day))
    throw new GoogleAnalyticsError('ga4_unreadable');
  return day;
}
