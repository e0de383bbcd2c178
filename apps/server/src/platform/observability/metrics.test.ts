import { createContent } from '@pagewright/contract/content';
import { operationOf } from '@pagewright/contract/endpoint';
import { publishContent } from '@pagewright/contract/publishing';
import { generateBrief } from '@pagewright/contract/strategy';
import { afterAll, expect, test } from 'vitest';
import { OPENAI_KEY, startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { BRIEF_ANSWER, BRIEF_REQUEST } from './testing/brief-request.ts';
import { readPrometheusText } from './testing/read-prometheus-text.ts';

const TOKEN = 'a-token-of-the-monitor';
const MODEL = 'gpt-5.4-mini';
const model = await startOpenAi();
afterAll(() => model.close());
const server = await openTestServer({
  METRICS_TOKEN: TOKEN,
  DEFAULT_PLAN: 'Entrepreneur',
  OPENAI_API_KEY: OPENAI_KEY,
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: MODEL,
});
const read = (token: string) => server.send('/metrics', { headers: { authorization: `Bearer ${token}` } });

/** The total of all samples that have these labels, whatever other labels they have; undefined if there are none. */
async function readMetrics() {
  const { body } = await read(TOKEN);
  const families = readPrometheusText(String(body));
  const valueOf = (family: string, labels: Record<string, string> = {}, name = family) =>
    families
      .get(family)
      ?.samples.filter(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
      )
      .map(({ value }) => value)
      .reduce<number | undefined>((total, value) => (total ?? 0) + value, undefined);
  return { families, valueOf };
}

test('the token gives access to metrics in the Prometheus format', async () => {
  const person = await server.signUp();
  await server.send('/api/session', { person });
  await server.send('/api/no-such-call');
  await server.send('/api/content/no-such-item', { person });
  await server.sql.query(`insert into outbox (key, kind, payload, due_at) values
    ('late', 'kind-of-a-later-version', '{}', now() - interval '90 seconds')`);

  const { status, headers, body } = await read(TOKEN);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const { families, valueOf } = await readMetrics();

  const requests = 'pagewright_http_request_duration_seconds';
  const count = (route: string, status: string) =>
    valueOf(requests, { method: 'GET', route, status }, `${requests}_count`);
  expect(count('/api/session', '200')).toBeGreaterThanOrEqual(1);
  expect(count('/api/content/:id', '404')).toBe(1);
  expect(count('/api/*', '404')).toBe(1);
  expect(String(body)).not.toContain('no-such');
  expect(valueOf('pagewright_database_up')).toBe(1);
  expect(valueOf('pagewright_database_connections_max')).toBe(6);
  expect(valueOf('pagewright_database_connections', { state: 'waiting' })).toBe(0);
  expect(valueOf('pagewright_compute_jobs', { state: 'running' })).toBe(0);
  expect(valueOf('pagewright_outbox_effects', { kind: 'kind-of-a-later-version', state: 'due' })).toBe(1);
  expect(valueOf('pagewright_outbox_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
  expect(families.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  for (const name of ['effects', 'recurring_jobs', 'analysis_runs', 'model_calls', 'model_cost_dollars'])
    expect(families.get(`pagewright_${name}_total`)?.type).toBe('counter');
  await server.sql.query("delete from outbox where key = 'late'");
});

test('runs, publications, model cost, the queue, and backups are measured as they happen', async () => {
  const person = await server.signUp();
  await server.sql.query(`insert into backup_run (started_at, finished_at, verified_at) values
    (now() - interval '3 hours', now() - interval '2 hours', now() - interval '2 hours'),
    (now() - interval '2 hours', now() - interval '1 hour', null)`);
  await server.sql.query(`insert into outbox (key, kind, payload, due_at, failed_at) values
    ('old', 'kind-of-a-later-version', '{}', now() - interval '10 minutes', null),
    ('later', 'kind-of-a-later-version', '{}', now() + interval '10 minutes', null),
    ('failed', 'kind-of-a-later-version', '{}', now() - interval '20 minutes', now())`);
  await server.sql.query(`insert into pgboss.job (name, data, state, start_after) values
    ('recurring', '{"job": "of-a-later-version"}', 'failed', now() - interval '1 hour'),
    ('recurring', '{"job": "of-a-later-version"}', 'created', now() + interval '1 hour'),
    ('recurring', '{"job": "of-a-later-version"}', 'created', now() + interval '2 hours'),
    ('recurring', '{"job": "of-a-later-version"}', 'completed', now() - interval '1 hour')`);
  model.answerWith(() => BRIEF_ANSWER);
  const before = await readMetrics();
  const brief = await server.call(person, generateBrief, { body: BRIEF_REQUEST });
  expect(brief.status).toBe(201);
  // Nothing else runs in this thread meanwhile, and the next metrics report it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const blocked = await readMetrics();
  expect(blocked.valueOf('nodejs_eventloop_lag_max_seconds')).toBeGreaterThanOrEqual(0.2);
  const draft = { title: 'Rain barrels', content: 'A rain barrel collects water from the gutter.' };
  const { body: item } = await server.call(person, createContent, { body: draft });
  expect((await server.call(person, publishContent, { params: { id: item.id } })).status).toBe(200);

  const now = async () => {
    const after = await readMetrics();
    // Counters belong to the process, which other test files share.
    return (name: string, labels: Record<string, string>) =>
      (after.valueOf(name, labels) ?? 0) - (before.valueOf(name, labels) ?? 0);
  };
  await expect
    .poll(async () =>
      (await now())('pagewright_effects_total', { kind: 'content-published', outcome: 'done' }),
    )
    .toBe(1);
  const grown = await now();
  expect(grown('pagewright_runs_total', { operation: operationOf(generateBrief), outcome: 'done' })).toBe(1);
  const { rows } = await server.sql.query<{ calls: number; tokens: number; dollars: number }>(
    'select count(*)::int as calls, sum(tokens_in)::int as tokens, sum(cost)::float8 as dollars from generation',
  );
  const asked = { vendor: 'openai', model: MODEL };
  const cost = grown('pagewright_model_cost_dollars_total', asked);
  expect(rows[0]?.calls).toBeGreaterThan(0);
  expect(grown('pagewright_model_calls_total', asked)).toBe(rows[0]?.calls);
  expect(grown('pagewright_model_tokens_total', { ...asked, direction: 'in' })).toBe(rows[0]?.tokens);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeCloseTo(rows[0]?.dollars ?? 0, 6);

  const { valueOf } = await readMetrics();
  const effects = (state: string) =>
    valueOf('pagewright_outbox_effects', { kind: 'kind-of-a-later-version', state });
  expect(['due', 'later', 'failed'].map(effects)).toEqual([1, 1, 1]);
  const jobs = (state: string) => valueOf('pagewright_recurring_jobs_waiting', { state });
  expect(['failed', 'created', 'completed'].map(jobs)).toEqual([1, 2, undefined]);
  expect(valueOf('pagewright_runs_waiting')).toBe(0);
  expect(valueOf('pagewright_runs_oldest_waiting_seconds')).toBe(0);
  const ages = [
    valueOf('pagewright_outbox_oldest_due_seconds'),
    valueOf('pagewright_backup_age_seconds', { stage: 'written' }),
    valueOf('pagewright_backup_age_seconds', { stage: 'verified' }),
  ];
  // The test takes less than ten minutes.
  expect(ages.map((age) => Math.floor((age ?? 0) / 600) * 10)).toEqual([10, 60, 120]);
});

test('other callers get no metrics', async () => {
  for (const token of ['', 'wrong-token-of-nobody', `${TOKEN}x`]) {
    const { status, body } = await read(token);
    expect([status, body]).toEqual([401, '']);
  }
  expect((await server.send('/metrics')).status).toBe(401);
});

test('without a token there is no metrics endpoint', async () => {
  const plain = await openTestServer();
  const { body } = await plain.send('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(String(body)).not.toContain('pagewright_');
});

/** As Prometheus documents its format. */
const EXAMPLE = [
  '# HELP http_requests_total The total number of HTTP requests.',
  '# TYPE http_requests_total counter',
  'http_requests_total{method="post",code="200"} 1027',
  'http_requests_total{method="post",code="400"} 3',
  '# HELP msdos_file_access_time_seconds The last access.',
  '# TYPE msdos_file_access_time_seconds gauge',
  String.raw`msdos_file_access_time_seconds{path="C:\\DIR\\FILE.TXT",error="Cannot find file:\n\"FILE.TXT\""} 1.458255915e9`,
  '# HELP http_request_duration_seconds A histogram of the request duration.',
  '# TYPE http_request_duration_seconds histogram',
  'http_request_duration_seconds_bucket{le="0.05"} 24054',
  'http_request_duration_seconds_bucket{le="0.1"} 33444',
  'http_request_duration_seconds_bucket{le="+Inf"} 144320',
  'http_request_duration_seconds_sum 53423',
  'http_request_duration_seconds_count 144320',
  '',
].join('\n');

test('the parser of these tests reads what Prometheus documents', () => {
  const families = readPrometheusText(EXAMPLE);
  expect([...families.values()].map(({ type, samples }) => [type, samples.length])).toEqual([
    ['counter', 2],
    ['gauge', 1],
    ['histogram', 5],
  ]);
  expect(families.get('msdos_file_access_time_seconds')?.samples[0]?.labels).toEqual({
    path: String.raw`C:\DIR\FILE.TXT`,
    error: 'Cannot find file:\n"FILE.TXT"',
  });
});

test.each<[string, string | RegExp, string, string]>([
  ['without an end of the last line', /\n$/, '', 'the last line has no end'],
  ['with a sample before its type', '# TYPE http_requests_total counter\n', '', 'no sample'],
  ['with a word for a number', ' 1027', ' many', 'no sample'],
  ['with an open label', 'code="400"', 'code="400', 'broken labels'],
  ['with a sample that comes twice', 'code="400"', 'code="200"', 'a sample comes twice'],
  ['with a family that comes twice', /$/, EXAMPLE, 'a family comes twice'],
  ['with a sample of another family', 'http_requests_total{', 'http_requests{', 'a sample of another family'],
  ['with a negative counter', ' 3\n', ' -3\n', 'a counter below zero'],
  ['with buckets that fall', ' 33444', ' 1', 'a histogram that is not cumulative'],
  ['with a histogram without its sum', /\n\S+_sum .*/, '', 'a histogram without a sum'],
])('it refuses a text %s', (_what, part, other, why) => {
  expect(() => readPrometheusText(EXAMPLE.replace(part, other))).toThrow(why);
});
