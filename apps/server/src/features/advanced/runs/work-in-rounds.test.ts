import { forecastPerformance, listForecasts, readRun } from '@pagewright/contract/advanced';
import { readCallRun } from '@pagewright/contract/runs';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { startWikipedia } from '../../../../../../tests/fakes/wikipedia/start-wikipedia.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

/** First results are due half a second after a run starts, and every call answers after this time. */
const WAIT_MS = 3_000;
const TITLES = ['Kettle', 'Barrel', 'Ladder', 'Shovel', 'Basket', 'Anchor'];
const views = Array.from({ length: 48 }, (_, at) => 1_000 + ((at * 37) % 61));
const wikipedia = await startWikipedia(
  TITLES.map((title) => ({ title, text: '', views })),
  250,
);
afterAll(() => wikipedia.close());
const server = await openTestServer({
  SEARCH_SOURCES: 'wikipedia',
  WIKIPEDIA_URL: wikipedia.url,
  PAGEVIEWS_URL: wikipedia.url,
  DEFAULT_PLAN: 'Entrepreneur',
  RUN_WAIT_MS: String(WAIT_MS),
});
const maya = await server.signUp('Maya');

test('a run of rounds answers in time with those that are done, goes on, and is charged once', async () => {
  const [topic = '', ...targetKeywords] = TITLES;
  const startedAt = performance.now();
  const forecast = await server.call(maya, forecastPerformance, { body: { topic, targetKeywords } });
  expect(performance.now() - startedAt).toBeLessThan(WAIT_MS + 2_000);
  expect(forecast.status).toBe(200);
  const { runId, run, sources } = forecast.body;
  expect(run).toEqual({ id: runId, status: 'running' });
  // What was asked so far.
  expect(sources.length).toBeGreaterThan(0);
  expect(forecast.body.forecasts.length).toBeGreaterThan(0);
  expect(forecast.body.forecasts.length).toBeLessThan(TITLES.length);
  // Nothing is graded later that was only shown first.
  expect((await server.call(maya, listForecasts, {})).body.forecasts).toEqual([]);

  const status = async () => (await server.call(maya, readCallRun, { params: { id: runId } })).body.status;
  await expect.poll(status, { timeout: 20_000 }).toBe('done');
  const { body: kept } = await server.call(maya, readRun, { params: { id: runId } });
  expect((kept.result['forecasts'] as unknown[]).length).toBe(TITLES.length);
  expect((await server.call(maya, readUsage, {})).body.usage.seoRequests).toBe(1);
});
