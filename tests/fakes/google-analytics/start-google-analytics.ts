import { createSchemaCheck } from '../google-account/create-schema-check.ts';
import {
  fakeServiceAccount,
  refusal,
  type FakeServiceAccount,
} from '../google-account/fake-service-account.ts';
import { startFakeService, type FakeService, type ServiceResponse } from '../service/start-fake-service.ts';
import discovery from './discovery.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const ROWS_PER_RESPONSE = 250_000;
/** The dimensions and metrics of the API's reference that the stand-in has. */
const DIMENSIONS = ['date', 'hostName', 'landingPage'] as const;
const METRICS = ['sessions', 'engagedSessions', 'keyEvents'] as const;
type Dimension = (typeof DIMENSIONS)[number];
type Metric = (typeof METRICS)[number];

const findDiscoveryError = createSchemaCheck(discovery.schemas);

/** The sessions of a day that began on a page. */
export interface PlantedVisits {
  readonly day: string;
  readonly host: string;
  /** Also `(other)`, `(not set)`, or nothing. */
  readonly path: string;
  readonly sessions: number;
  readonly engagedSessions: number;
  readonly keyEvents: number;
  /** Too few people: counted in totals only. */
  readonly isWithheld?: boolean;
}

/** A property that the service account can read. */
interface Property {
  readonly timeZone: string;
  visits: readonly PlantedVisits[];
  /** What Google says of the report by landing page of a day, besides currency and time zone. */
  metadata: Readonly<Record<string, object>>;
}

/** A fake Google Analytics 4 with its data. */
export interface FakeGoogleAnalytics extends FakeService {
  /** Settings of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The service account's key file, as issued by Google Cloud. */
  readonly key: string;
  /** By ID. */
  readonly properties: Map<string, Property>;
  /** Maximum rows of a response, whatever is asked for. */
  rowsOfResponse: number;
  /** Leaves out every row of a report after these, but counts all. */
  rowsSent: number;
  /** No more tokens are issued: the key was deleted. */
  isKeyDeleted: boolean;
}

interface Report {
  readonly dateRanges?: readonly { readonly startDate: string; readonly endDate: string }[];
  readonly dimensions?: readonly { readonly name: string }[];
  readonly metrics?: readonly { readonly name: string }[];
  readonly orderBys?: readonly {
    readonly desc?: boolean;
    readonly metric?: { readonly metricName: string };
    readonly dimension?: { readonly dimensionName: string };
  }[];
  readonly limit?: string;
  readonly offset?: string;
}

/**
 * Starts a fake of Google's token server and the Google Analytics Data API. It verifies assertions with the public key,
 * validates requests and responses against the discovery document, and computes reports from planted visits: rows of
 * zeros are left out, withheld ones are in totals only.
 */
export async function startGoogleAnalytics(
  account: FakeServiceAccount = fakeServiceAccount(),
): Promise<FakeGoogleAnalytics> {
  const tokens = account.accept(discovery.scope);
  const service = await startFakeService((request) => {
    if (request.path === '/token') return account.giveToken(request, state.isKeyDeleted);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(token)) return refusal(401, 'UNAUTHENTICATED', 'Request had invalid credentials.');
    const path = /^\/v1beta\/properties\/([^/]+):runReport$/.exec(request.path);
    if (request.method !== 'POST' || !path) return refusal(404, 'NOT_FOUND', 'Not found');
    const problem = findProblem(request.body);
    if (problem !== null) return refusal(400, 'INVALID_ARGUMENT', problem);
    const property = state.properties.get(path[1] ?? '');
    // Also for properties that do not exist.
    if (!property)
      return refusal(
        403,
        'PERMISSION_DENIED',
        'User does not have sufficient permissions for this property.',
      );
    return answerOf(state, property, request.body as Report);
  });
  const state: FakeGoogleAnalytics = Object.assign(service, {
    settings: {
      OUTGOING_ALLOW: '127.0.0.0/8',
      GOOGLE_TOKEN_URL: `${service.url}/token`,
      GOOGLE_ANALYTICS_URL: service.url,
    },
    key: account.key,
    properties: new Map<string, Property>(),
    rowsOfResponse: ROWS_PER_RESPONSE,
    rowsSent: ROWS_PER_RESPONSE,
    isKeyDeleted: false,
  });
  return state;
}

/** What is wrong with a request: by the discovery document, and by the reference where that has only texts. */
function findProblem(body: unknown): string | null {
  const problem = findDiscoveryError('RunReportRequest', body);
  if (problem !== null) return problem;
  const { dateRanges, dimensions = [], metrics = [], orderBys = [], limit, offset } = body as Report;
  if (dateRanges?.length !== 1) return 'the stand-in has one date range';
  const [dimensionNames, metricNames] = [dimensions, metrics].map((all) => all.map(({ name }) => name));
  if (!dimensionNames?.every((name) => DIMENSIONS.some((known) => known === name)))
    return 'Field is not a valid dimension.';
  if (!metricNames?.every((name) => METRICS.some((known) => known === name)) || metricNames.length === 0)
    return 'Field is not a valid metric.';
  const isOrdered = orderBys.every(
    ({ metric, dimension }) =>
      metricNames.includes(metric?.metricName ?? '') ||
      dimensionNames.includes(dimension?.dimensionName ?? ''),
  );
  if (!isOrdered) return 'Order-by field is not requested.';
  if (limit !== undefined && !/^[1-9]\d*$/.test(limit)) return 'Limit must be positive.';
  return offset === undefined || /^\d+$/.test(offset) ? null : 'Offset must not be negative.';
}

function answerOf(state: FakeGoogleAnalytics, property: Property, report: Report): ServiceResponse {
  const { dateRanges = [], orderBys = [], limit = '10000', offset = '0' } = report;
  const dimensions = (report.dimensions ?? []).map(({ name }) => name as Dimension);
  const metrics = (report.metrics ?? []).map(({ name }) => name as Metric);
  const [from, to] = [dateRanges[0]?.startDate, dateRanges[0]?.endDate].map((date) =>
    dayOf(date ?? '', property.timeZone),
  );
  if (from === undefined || to === undefined || from > to)
    return refusal(400, 'INVALID_ARGUMENT', 'Invalid dates');
  const isByPage = dimensions.includes('landingPage');
  const visits = property.visits.filter(
    ({ day, isWithheld = false }) => day >= from && day <= to && !(isByPage && isWithheld),
  );
  const groups = Map.groupBy(visits, (visit) =>
    JSON.stringify(dimensions.map((name) => valueOf(visit, name))),
  );
  const rows = [...groups]
    .map(([key, members]) => ({
      keys: JSON.parse(key) as string[],
      sums: metrics.map((name) => members.reduce((sum, visit) => sum + visit[name], 0)),
    }))
    .filter(({ sums }) => sums.some((sum) => sum !== 0))
    .toSorted((a, b) => {
      for (const { desc = false, metric, dimension } of orderBys) {
        const at = metrics.findIndex((name) => name === metric?.metricName);
        const key = dimensions.findIndex((name) => name === dimension?.dimensionName);
        const order =
          at >= 0
            ? (a.sums[at] ?? 0) - (b.sums[at] ?? 0)
            : (a.keys[key] ?? '').localeCompare(b.keys[key] ?? '');
        if (order !== 0) return desc ? -order : order;
      }
      return 0;
    });
  const start = Number(offset);
  const end = Math.min(start + Math.min(Number(limit), state.rowsOfResponse), state.rowsSent);
  const said = Object.entries(property.metadata)
    .filter(([day]) => isByPage && day >= from && day <= to)
    .map(([, metadata]) => metadata);
  const shown = rows.slice(start, Math.max(start, end));
  const body = {
    dimensionHeaders: dimensions.map((name) => ({ name })),
    metricHeaders: metrics.map((name) => ({
      name,
      type: name === 'keyEvents' ? 'TYPE_FLOAT' : 'TYPE_INTEGER',
    })),
    // Empty lists and zeros are left out of Google's JSON.
    ...(shown.length === 0
      ? {}
      : {
          rows: shown.map(({ keys, sums }) => ({
            dimensionValues: keys.map((value) => ({ value })),
            metricValues: sums.map((sum) => ({ value: String(sum) })),
          })),
        }),
    ...(rows.length === 0 ? {} : { rowCount: rows.length }),
    metadata: Object.assign({ currencyCode: 'USD', timeZone: property.timeZone }, ...said) as object,
    kind: 'analyticsData#runReport',
  };
  const problem = findDiscoveryError('RunReportResponse', body);
  if (problem !== null) throw new Error(`the stand-in's own answer is wrong: ${problem}`);
  return { body };
}

function valueOf({ day, host, path }: PlantedVisits, dimension: Dimension): string {
  return { date: day.replaceAll('-', ''), hostName: host, landingPage: path }[dimension];
}

/** A date as Google takes it, in the property's time zone; undefined for anything else. */
function dayOf(text: string, timeZone: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const ago = text === 'today' ? '0' : text === 'yesterday' ? '1' : /^(\d+)daysAgo$/.exec(text)?.[1];
  return ago === undefined ? undefined : daysAgo(Number(ago), timeZone);
}

/** The day a number of days ago in a time zone. */
export function daysAgo(days: number, timeZone: string): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
  return new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
}
