import { readRun, trackGaps } from '@pagewright/contract/advanced';
import { cancelCallRun, readCallRun, type Running } from '@pagewright/contract/runs';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { startWebHost, type WebResponse } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { eventually } from '../../../../../../tests/eventually.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const PAGES = 16;
/** Much longer than the time limits for first results (half a second here) and for the call. */
const ANSWER_MS = 450;

const later =
  (body: string): WebResponse =>
  (_, response) => {
    setTimeout(() => response.setHeader('content-type', 'text/html').end(body), ANSWER_MS);
  };

async function startSlowSite(address: string) {
  const host = await startWebHost({}, { address });
  const links = Array.from({ length: PAGES }, (_, at) => `<a href="/p${at}">${at}</a>`).join(' ');
  host.answers.set('/', later(`<!doctype html><title>Rain barrels</title>${links}`));
  for (let at = 0; at < PAGES; at += 1)
    host.answers.set(
      `/p${at}`,
      later(`<!doctype html><title>Rain barrel ${at}</title><p>${`Text of page ${at}. `.repeat(40)}`),
    );
  return host;
}

const [slow, canceled] = await Promise.all([startSlowSite('127.0.0.8'), startSlowSite('127.0.0.9')]);
afterAll(() => Promise.all([slow, canceled].map((host) => host.close())));
const server = await openTestServer({
  DEFAULT_PLAN: 'Starter',
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  RUN_WAIT_MS: '5000',
});
const maya = await server.signUp('Maya');
const used = async () => (await server.call(maya, readUsage, {})).body.usage.seoRequests;
const gapsTo = (url: string) =>
  server.call(maya, trackGaps, { body: { competitors: [url], keywords: ['rain barrel'], refresh: true } });

test('a slow site returns first results with its coverage; reading continues, each page once, and is charged once', async () => {
  const { status, body } = await gapsTo(slow.url);
  expect(status).toBe(200);
  expect(body.run).toEqual({ id: body.runId, status: 'running' });
  const [first] = body.sites;
  expect(first?.pages).toBeGreaterThan(0);
  expect(first?.pages).toBeLessThan(PAGES);
  expect(await used()).toBe(1);
  // It can be opened like any other result.
  expect((await server.call(maya, readRun, { params: { id: body.runId } })).body.result['sites']).toEqual(
    body.sites,
  );

  const run = await eventually(async () => {
    const { body: state } = await server.call(maya, readCallRun, { params: { id: body.runId } });
    expect(state.status).toBe('done');
    return state;
  });
  expect(run.result).toMatchObject({ runId: body.runId, sites: [{ pages: PAGES + 1, problem: null }] });
  expect(run.result).not.toHaveProperty('run');
  const kept = (await server.call(maya, readRun, { params: { id: body.runId } })).body;
  expect(kept.result).toMatchObject({ sites: [{ pages: PAGES + 1 }] });
  expect(await used()).toBe(1);
  const asked = slow.requests.map(({ path }) => path).filter((path) => /^\/(?:p\d+)?$/.test(path));
  expect(asked.length - new Set(asked).size).toBe(0);
});

test('results shown before a run is canceled stay and are charged', async () => {
  const { body: begun } = await server.send('/api/competitive-intelligence/track-gaps', {
    method: 'POST',
    person: maya,
    body: { competitors: [canceled.url] },
    headers: { prefer: 'respond-async' },
  });
  const params = { id: (begun as Running).run.id };
  await eventually(async () =>
    expect((await server.call(maya, readCallRun, { params })).body.isSaved).toBe(true),
  );
  const { body: run } = await server.call(maya, cancelCallRun, { params, body: {} });
  expect(run).toMatchObject({ status: 'canceled', isSaved: true });
  const { body: state } = await server.call(maya, readCallRun, { params });
  expect(state.result).toMatchObject({ runId: params.id, sites: [{ site: new URL(canceled.url).hostname }] });
  expect((await server.call(maya, readRun, { params })).status).toBe(200);
  expect(await used()).toBe(2);
});
