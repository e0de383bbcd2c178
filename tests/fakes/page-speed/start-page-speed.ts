import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';
import { discoveryProblem, parameterProblem } from './discovery-schema.ts';

const THRESHOLDS = {
  largest_contentful_paint: [2_500, 4_000],
  interaction_to_next_paint: [200, 500],
  cumulative_layout_shift: [0.1, 0.25],
} as const;
const QUERY_RECORD = '/v1/records:queryRecord';
const RUN_PAGESPEED = '/pagespeedonline/v5/runPagespeed';

/** Field data that is planted: 75th percentiles, and the share of good loads of each. */
export interface PlantedSpeed {
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
  readonly goodShare?: number;
  /** Last day of the 28; yesterday where absent. */
  readonly lastDay?: string;
}

/** A lab measurement that is planted: a score of 1, and audits of Lighthouse by their ids. */
export interface PlantedLab {
  readonly score: number | null;
  readonly audits: Readonly<Record<string, object>>;
  /** Ids of the audits that are metrics, or hidden, by their group. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly runtimeError?: string;
}

/** Google's page speed APIs with what is planted in them. */
export interface FakePageSpeed extends FakeService {
  /** The only API key that is accepted. */
  readonly key: string;
  /** Field data by `PHONE https://example.com/page`, or of an origin by `PHONE https://example.com`; may change. */
  readonly planted: Map<string, PlantedSpeed>;
  /** Lab measurements by `MOBILE https://example.com/page`; other pages cannot be loaded. */
  readonly lab: Map<string, PlantedLab>;
}

/**
 * Starts a stand-in of the Chrome UX Report and PageSpeed Insights APIs that holds requests and its own answers to the
 * discovery documents. What is not planted it does not find, as Google where too few people visited.
 */
export async function startPageSpeed(): Promise<FakePageSpeed> {
  const key = 'AIzaSyExample-Key_ForTests-7f3a';
  const planted = new Map<string, PlantedSpeed>();
  const lab = new Map<string, PlantedLab>();

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
      body: fitting(
        'QueryResponse',
        recordOf(found, origin === undefined ? { url: subject } : { origin }, formFactor),
      ),
    };
  };

  const runPagespeed = ({ query }: ServiceRequest): ServiceResponse => {
    const problem = parameterProblem(query);
    if (problem !== null) return googleError(400, 'INVALID_ARGUMENT', problem);
    const found = lab.get(`${query.get('strategy')} ${query.get('url')}`);
    if (!found) {
      const message = 'Lighthouse returned error: FAILED_DOCUMENT_REQUEST.';
      const errors = [{ message, domain: 'lighthouse', reason: 'lighthouseUserError' }];
      return { status: 400, body: { error: { code: 400, message, errors } } };
    }
    return { body: fitting('PagespeedApiPagespeedResponseV5', labOf(found)) };
  };

  const service = await startFakeService((request) => {
    const given = request.headers['x-goog-api-key'] ?? request.query.get('key') ?? '';
    if (given !== key) return googleError(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID');
    if (request.method === 'POST' && request.path === QUERY_RECORD) return queryRecord(request);
    if (request.method === 'GET' && request.path === RUN_PAGESPEED) return runPagespeed(request);
    return googleError(404, 'NOT_FOUND', 'Method not found.');
  });
  return Object.assign(service, { key, planted, lab });
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

function labOf({ score, audits, groups = {}, runtimeError }: PlantedLab): object {
  return {
    lighthouseResult: {
      lighthouseVersion: '13.0.1',
      categories: {
        performance: {
          id: 'performance',
          score,
          auditRefs: Object.keys(audits).map((id) => ({ id, ...(groups[id] ? { group: groups[id] } : {}) })),
        },
      },
      audits: Object.fromEntries(Object.entries(audits).map(([id, audit]) => [id, { id, ...audit }])),
      ...(runtimeError === undefined ? {} : { runtimeError: { code: runtimeError, message: '' } }),
    },
  };
}

function fitting(name: Parameters<typeof discoveryProblem>[0], value: object): object {
  const problem = discoveryProblem(name, value);
  if (problem !== null) throw new Error(`the stand-in's own answer is wrong: ${problem}`);
  return value;
}
