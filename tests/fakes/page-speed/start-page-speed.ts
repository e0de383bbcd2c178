import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';
import { discoveryProblem } from './discovery-schema.ts';

const THRESHOLDS = {
  largest_contentful_paint: [2_500, 4_000],
  interaction_to_next_paint: [200, 500],
  cumulative_layout_shift: [0.1, 0.25],
} as const;
const QUERY_RECORD = '/v1/records:queryRecord';

/** Field data that is planted: 75th percentiles, and the share of good loads of each. */
export interface PlantedSpeed {
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
  readonly goodShare?: number;
  /** Last day of the 28; yesterday where absent. */
  readonly lastDay?: string;
}

/** Google's page speed APIs with what is planted in them. */
export interface FakePageSpeed extends FakeService {
  /** The only API key that is accepted. */
  readonly key: string;
  /** Field data by `PHONE https://example.com/page`, or of an origin by `PHONE https://example.com`; may change. */
  readonly planted: Map<string, PlantedSpeed>;
}

/**
 * Starts a stand-in of the Chrome UX Report API that holds requests and its own answers to the discovery document. What is
 * not planted it does not find, as Google where too few people visited.
 */
export async function startPageSpeed(): Promise<FakePageSpeed> {
  const key = 'AIzaSyExample-Key_ForTests-7f3a';
  const planted = new Map<string, PlantedSpeed>();

  const queryRecord = ({ body }: ServiceRequest): ServiceResponse => {
    const problem = discoveryProblem('QueryRequest', body);
    if (problem !== null) return googleError(400, 'INVALID_ARGUMENT', problem);
    const { origin, url, formFactor = '' } = body as { origin?: string; url?: string; formFactor?: string };
    if ((origin === undefined) === (url === undefined))
      return googleError(400, 'INVALID_ARGUMENT', 'exactly one of origin and url');
    const subject = origin ?? normalized(url ?? '');
    const found = planted.get(`${formFactor} ${subject}`);
    if (!found) return googleError(404, 'NOT_FOUND', 'chrome ux report data not found');
    return {
      body: fitting(recordOf(found, origin === undefined ? { url: subject } : { origin }, formFactor)),
    };
  };

  const service = await startFakeService((request) => {
    const given = request.headers['x-goog-api-key'] ?? request.query.get('key') ?? '';
    if (given !== key) return googleError(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID');
    if (request.method === 'POST' && request.path === QUERY_RECORD) return queryRecord(request);
    return googleError(404, 'NOT_FOUND', 'Method not found.');
  });
  return Object.assign(service, { key, planted });
}

/** An error as Google's APIs answer it, with the reason in its details. */
export function googleError(code: number, status: string, message: string, reason?: string): ServiceResponse {
  const details =
    reason === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }];
  return { status: code, body: { error: { code, message, status, ...(reason ? { details } : {}) } } };
}

/** Google leaves out what follows the path. */
function normalized(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function recordOf(planted: PlantedSpeed, subject: object, formFactor: string): object {
  const last = planted.lastDay ?? new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const first = new Date(Date.parse(last) - 27 * 86_400_000).toISOString().slice(0, 10);
  const values = {
    largest_contentful_paint: planted.lcp,
    interaction_to_next_paint: planted.inp,
    cumulative_layout_shift: planted.cls,
  };
  const metrics = Object.entries(values).flatMap(([name, p75]) =>
    p75 === undefined
      ? []
      : [[name, metricOf(name as keyof typeof THRESHOLDS, p75, planted.goodShare ?? 0.8)] as const],
  );
  return {
    record: {
      key: { ...subject, formFactor },
      metrics: Object.fromEntries(metrics),
      collectionPeriod: { firstDate: dateOf(first), lastDate: dateOf(last) },
    },
  };
}

function metricOf(name: keyof typeof THRESHOLDS, p75: number, goodShare: number): object {
  const [good, poor] = THRESHOLDS[name];
  // Decimals are written as text.
  const write = (value: number) => (name === 'cumulative_layout_shift' ? value.toFixed(2) : value);
  return {
    histogram: [
      { start: write(0), end: write(good), density: goodShare },
      { start: write(good), end: write(poor), density: (1 - goodShare) / 2 },
      { start: write(poor), density: (1 - goodShare) / 2 },
    ],
    percentiles: { p75: write(p75) },
  };
}

function dateOf(day: string): object {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month, day: date };
}

function fitting(value: object): object {
  const problem = discoveryProblem('QueryResponse', value);
  if (problem !== null) throw new Error(`the stand-in's own answer is wrong: ${problem}`);
  return value;
}
