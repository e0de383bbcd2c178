import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
const kept = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().split('\n').filter(Boolean));
    done();
  },
});

test('every line has its event code, and job lines the ID of the originating request', async () => {
  const server = await openTestServer({}, createLog({ logLevel: 'info' }, kept));
  const person = await server.signUp();
  const { headers } = await server.send('/api/auth/request-password-reset', {
    method: 'POST',
    body: { email: person.email },
  });
  const requestId = headers.get('x-request-id');
  const told = () =>
    lines.map((line) => JSON.parse(line) as { event?: string; requestId?: string; msg?: string });
  await expect.poll(() => told().find(({ event }) => event === 'mail_kept')?.requestId).toBe(requestId);
  const others = told().filter(({ event }) => event === undefined || event === 'other');
  expect(others.filter(({ msg }) => !msg?.startsWith('Server listening at '))).toEqual([]);
  expect(told().findLast(({ event }) => event === 'request_completed')).toHaveProperty('requestId');
  for (const line of lines) expect(line.match(/"requestId":/g)?.length ?? 0, line).toBeLessThanOrEqual(1);
});
