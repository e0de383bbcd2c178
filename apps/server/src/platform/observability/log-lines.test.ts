import { Writable } from 'node:stream';
import { generateBrief } from '@pagewright/contract/strategy';
import { expect, onTestFinished, test } from 'vitest';
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

test('every line has its event code, and lines of jobs and runs the ID of the originating request', async () => {
  const model = await startOpenAi();
  onTestFinished(() => model.close());
  const server = await openTestServer(
    { DEFAULT_PLAN: 'Entrepreneur', OPENAI_API_KEY: 'not-the-key-of-the-model', OPENAI_BASE_URL: model.url },
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
  const others = told().filter(({ event }) => event === undefined || event === 'other');
  expect(others.filter(({ msg }) => !msg?.startsWith('Server listening at '))).toEqual([]);
  expect(told().findLast(({ event }) => event === 'request_completed')).toHaveProperty('requestId');
  for (const line of lines) expect(line.match(/"requestId":/g)?.length ?? 0, line).toBeLessThanOrEqual(1);
});
