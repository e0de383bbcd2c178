import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { readPrometheusText } from './testing/read-prometheus-text.ts';

const TOKEN = 'a-token-of-the-monitor';
const server = await openTestServer({ METRICS_TOKEN: TOKEN });
const read = (token: string) => server.send('/metrics', { headers: { authorization: `Bearer ${token}` } });

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
  const families = readPrometheusText(String(body));
  const valueOf = (family: string, labels: Record<string, string> = {}, name = family) =>
    families
      .get(family)
      ?.samples.find(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
      )?.value;

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
