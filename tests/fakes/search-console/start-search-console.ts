import {
  fakeServiceAccount,
  refusal,
  type FakeServiceAccount,
} from '../google-account/fake-service-account.ts';
import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';
import { findDiscoveryError } from './discovery-schema.ts';
import { fakeSignIn, SCOPE, type FakeSignIn } from './fake-sign-in.ts';
import type { PlantedRow } from './planted-property.ts';

const ASSERTION_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ROWS_PER_RESPONSE = 25_000;
const READING = new Set(['SITE_OWNER', 'SITE_FULL_USER', 'SITE_RESTRICTED_USER']);

interface Site {
  readonly siteUrl: string;
  readonly permissionLevel: string;
}

/** A fake Search Console with its data. */
export interface FakeSearchConsole extends FakeService {
  /** Settings of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The service account, for other services of Google to accept too. */
  readonly account: FakeServiceAccount;
  /** The service account's key file, as issued by Google Cloud. */
  readonly key: string;
  readonly sites: Site[];
  /** Generated rows by property; may be changed while the service runs. */
  readonly planted: Map<string, readonly PlantedRow[]>;
  /** The first day that is not final. */
  incompleteFrom: string | null;
  /** Maximum rows returned for one day. */
  rowsOfDay: number;
  /** No more tokens are issued: the key was deleted. */
  isKeyDeleted: boolean;
  readonly signIn: FakeSignIn;
  /** Searches that got a response. */
  answered(): number;
}

interface Query {
  readonly startDate: string;
  readonly endDate: string;
  readonly dimensions: readonly string[];
  readonly rowLimit?: number;
  readonly startRow?: number;
  readonly dataState?: string;
}

/**
 * Starts a fake of Google's token server and Search Console. It verifies assertions with the public key, validates
 * requests and responses against the discovery document, leaves out anonymized queries in rows by query, and limits the
 * rows per day.
 */
export async function startSearchConsole(): Promise<FakeSearchConsole> {
  const account = fakeServiceAccount();
  const tokens = account.accept(SCOPE);
  let answered = 0;

  const search = (property: string, body: unknown): ServiceResponse => {
    const problem = findDiscoveryError('SearchAnalyticsQueryRequest', body);
    if (problem !== null) return refusal(400, 'INVALID_ARGUMENT', problem);
    const site = state.sites.find(({ siteUrl }) => siteUrl === property);
    if (!site || !READING.has(site.permissionLevel))
      return refusal(403, 'PERMISSION_DENIED', 'User does not have sufficient permission', 'forbidden');
    answered += 1;
    return { body: fitting('SearchAnalyticsQueryResponse', answerOf(state, property, body as Query)) };
  };

  const signIn = fakeSignIn(tokens);
  const service = await startFakeService((request) => {
    if (request.path === '/token')
      return findGrantType(request) === ASSERTION_GRANT
        ? account.giveToken(request, state.isKeyDeleted)
        : signIn.giveToken(request);
    if (request.path === '/authorize') {
      // The person agrees at once.
      const back = signIn.consent(`${service.url}/authorize?${request.query.toString()}`);
      return { status: 302, headers: { location: back.href }, body: '' };
    }
    if (request.path === '/revoke') return signIn.revoke(request);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(token)) return refusal(401, 'UNAUTHENTICATED', 'Invalid Credentials', 'authError');
    if (request.method === 'GET' && request.path === '/webmasters/v3/sites')
      return { body: fitting('SitesListResponse', { siteEntry: state.sites }) };
    const path = /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/.exec(request.path);
    if (request.method !== 'POST' || !path) return refusal(404, 'NOT_FOUND', 'Not found', 'notFound');
    return search(decodeURIComponent(path[1] ?? ''), request.body);
  });

  const state: FakeSearchConsole = Object.assign(service, {
    settings: {
      OUTGOING_ALLOW: '127.0.0.0/8',
      GOOGLE_TOKEN_URL: `${service.url}/token`,
      SEARCH_CONSOLE_URL: service.url,
    },
    account,
    key: account.key,
    sites: [] as Site[],
    planted: new Map<string, readonly PlantedRow[]>(),
    incompleteFrom: null as string | null,
    rowsOfDay: 50_000,
    isKeyDeleted: false,
    signIn,
    answered: () => answered,
  });
  return state;
}

function findGrantType({ text }: ServiceRequest): string | null {
  return new URLSearchParams(text).get('grant_type');
}

function answerOf(state: FakeSearchConsole, property: string, query: Query): object {
  const { startDate, endDate, dimensions, rowLimit = 1_000, startRow = 0 } = query;
  const days = [...daysOf(state.planted.get(property) ?? [])].filter(
    ([day]) => day >= startDate && day <= endDate,
  );
  const all =
    dimensions.length === 1 && dimensions[0] === 'DATE'
      ? days.map(([, rows]) => totalOf(rows))
      : groupsOf(
          days.flatMap(([, rows]) => rows),
          dimensions,
        );
  // Most clicks first, except by day, so that the limit cuts the least clicked.
  const order = dimensions.length === 1 && dimensions[0] === 'DATE';
  const told = order
    ? all.toSorted((a, b) => String(a.keys[0]).localeCompare(String(b.keys[0])))
    : all
        .toSorted((a, b) => b.clicks - a.clicks || a.keys.join().localeCompare(b.keys.join()))
        .slice(0, state.rowsOfDay);
  const { incompleteFrom } = state;
  const isIncomplete =
    query.dataState === 'ALL' &&
    dimensions.includes('DATE') &&
    incompleteFrom !== null &&
    endDate >= incompleteFrom;
  return {
    rows: told.slice(startRow, startRow + Math.min(rowLimit, ROWS_PER_RESPONSE)),
    responseAggregationType: dimensions.includes('PAGE') ? 'BY_PAGE' : 'BY_PROPERTY',
    ...(isIncomplete ? { metadata: { firstIncompleteDate: incompleteFrom } } : {}),
  };
}

interface AnswerRow {
  readonly keys: string[];
  readonly clicks: number;
  readonly impressions: number;
  readonly ctr: number;
  readonly position: number;
}

/** Planted rows by day, and the totals of each day, which every part of a pull asks for. */
const knownDays = new WeakMap<readonly PlantedRow[], Map<string, PlantedRow[]>>();
const knownTotals = new WeakMap<readonly PlantedRow[], AnswerRow>();

function daysOf(planted: readonly PlantedRow[]): Map<string, PlantedRow[]> {
  const days = knownDays.get(planted) ?? Map.groupBy(planted, ({ day }) => day);
  knownDays.set(planted, days);
  return days;
}

function totalOf(rows: readonly PlantedRow[]): AnswerRow {
  const total = knownTotals.get(rows) ?? groupOf([rows[0]?.day ?? ''], rows);
  knownTotals.set(rows, total);
  return total;
}

/** Groups rows; those without a query are left out where queries are named. */
function groupsOf(rows: readonly PlantedRow[], dimensions: readonly string[]): AnswerRow[] {
  const known = dimensions.includes('QUERY') ? rows.filter(({ query }) => query !== null) : rows;
  const groups = Map.groupBy(known, (row) => JSON.stringify(dimensions.map((name) => keyOf(row, name))));
  return [...groups].map(([key, members]) => groupOf(JSON.parse(key) as string[], members));
}

function groupOf(keys: string[], members: readonly PlantedRow[]): AnswerRow {
  const sum = (of: (row: PlantedRow) => number): number => members.reduce((total, row) => total + of(row), 0);
  const clicks = sum((row) => row.clicks);
  const impressions = sum((row) => row.impressions);
  const position = sum((row) => row.position * row.impressions) / impressions;
  return { keys, clicks, impressions, ctr: clicks / impressions, position };
}

function keyOf(row: PlantedRow, dimension: string): string {
  const keys: Readonly<Record<string, string>> = {
    DATE: row.day,
    PAGE: row.page,
    QUERY: row.query ?? '',
    COUNTRY: row.country,
    DEVICE: row.device,
  };
  return keys[dimension] ?? '';
}

function fitting(name: Parameters<typeof findDiscoveryError>[0], value: object): object {
  const problem = findDiscoveryError(name, value);
  if (problem !== null) throw new Error(`the stand-in's own answer is wrong: ${problem}`);
  return value;
}
