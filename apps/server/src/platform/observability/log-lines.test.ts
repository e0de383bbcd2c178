import { Writable } from 'node:stream';
import { startSiteCrawl } from '@pagewright/contract/analytics';
import { generateBrief } from '@pagewright/contract/strategy';
import { expect, onTestFinished, test } from 'vitest';
import { startWebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { createLog } from '../log.ts';
import { BRIEF_REQUEST } from './testing/brief-request.ts';

const lines: string[] = [];
const kept = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().split('\n').filter(Boolean));
    done();
  },
});

/** Lets crawls and deletions fail. */
const FAILING = `create function fail() returns trigger language plpgsql as 'begin raise exception ''failing''; end';
  create trigger fail before update of inbound on indexed_page for each row execute function fail();
  create trigger fail before update of deleted_rows, finished_at on deletion for each row execute function fail()`;

test('every line has its event code, and lines of jobs, runs, crawls, and deletions the ID of what caused them', async () => {
  const model = await startOpenAi();
  onTestFinished(() => model.close());
  const server = await openTestServer(
    {
      DEFAULT_PLAN: 'Entrepreneur',
      OUTGOING_ALLOW: '127.0.0.0/8',
      OPENAI_API_KEY: 'not-the-key-of-the-model',
      OPENAI_BASE_URL: model.url,
    },
    createLog({ logLevel: 'info' }, kept),
  );
  const person = await server.signUp();
  const { headers } = await server.send('/api/auth/request-password-reset', {
    method: 'POST',
    body: { email: person.email },
  });
  const requestId = headers.get('x-request-id');
  const told = () =>
    lines.map((line) => JSON.parse(line) as { event?: string; requestId?: string; msg?: string });
  await expect.poll(() => told().find(({ event }) => event === 'mail_kept')?.requestId).toBe(requestId);
  const brief = await server.send(`/api${generateBrief.path}`, {
    method: 'POST',
    person,
    body: BRIEF_REQUEST,
  });
  expect(brief.status).toBe(201);
  const ofRun = told().filter(({ event }) => event === 'model_failed');
  expect(ofRun.length).toBeGreaterThan(0);
  expect(new Set(ofRun.map((line) => line.requestId))).toEqual(new Set([brief.headers.get('x-request-id')]));

  const site = await startWebHost({
    '/': { body: '<title>Barrels</title><p>Rain barrels and <a href="/lids">lids</a>.</p>' },
    '/lids': { body: '<title>Lids</title><p>Lids for <a href="/">barrels</a>.</p>' },
  });
  onTestFinished(() => site.close());
  await server.sql.query(FAILING);
  const crawl = await server.send(`/api${startSiteCrawl.path}`, {
    method: 'POST',
    person,
    body: { site: site.url },
  });
  const lineOf = (event: string) => told().find((line) => line.event === event);
  await expect.poll(() => lineOf('crawl_failed')?.requestId).toBe(crawl.headers.get('x-request-id'));
  await server.sql.query(`insert into deletion (workspace_ids, request_id) values ('{nobody}', 'the-cause')`);
  await expect.poll(() => lineOf('deletion_failed')?.requestId).toBe('the-cause');
  const others = told().filter(({ event }) => event === undefined || event === 'other');
  expect(others.filter(({ msg }) => !msg?.startsWith('Server listening at '))).toEqual([]);
  expect(told().findLast(({ event }) => event === 'request_completed')).toHaveProperty('requestId');
  for (const line of lines) expect(line.match(/"requestId":/g)?.length ?? 0, line).toBeLessThanOrEqual(1);
});
