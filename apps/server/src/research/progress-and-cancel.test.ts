import { setTimeout as wait } from 'node:timers/promises';
import { completeOutline } from '@pagewright/contract/outline';
import { generateBrief } from '@pagewright/contract/strategy';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebHost, type WebAnswer } from '../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../tests/server/open-test-server.ts';

const HOSTS = 3;
const PAGES = ['/one', '/two', '/three'];
/** Longer than the caller stays. */
const SLOW_MS = 8_000;
const STAYS_MS = 1_500;

const [server, ...hosts] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '100' }),
  ...Array.from({ length: HOSTS }, (_, index) => startWebHost({}, { address: `127.0.0.${index + 10}` })),
]);
afterAll(() => Promise.all(hosts.map((host) => host.close())));
const maya = await server.signUp('Maya Lindqvist');

const slowly: WebAnswer = (_request, response) => {
  setTimeout(() => response.end('<!doctype html><title>Slow</title><p>late'), SLOW_MS).unref();
};
beforeAll(() => {
  for (const host of hosts) for (const path of PAGES) host.answers.set(path, slowly);
});

/** Calls as a browser does and goes away after a while. Answers after how many milliseconds progress was first told. */
async function callAndLeave(path: string, body: object): Promise<number> {
  const leaving = new AbortController();
  const authorization = `Bearer ${await maya.token()}`;
  const begin = performance.now();
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  let text = '';
  let toldAt: number | null = null;
  const listening = response.body!.pipeTo(
    new WritableStream({
      write(bytes: Uint8Array) {
        text += new TextDecoder().decode(bytes);
        if (text.includes('event: progress')) toldAt ??= performance.now() - begin;
      },
    }),
  );
  setTimeout(() => leaving.abort(), STAYS_MS);
  await expect(listening, 'the call ended by itself').rejects.toThrow(/abort/i);
  expect(toldAt, text).not.toBeNull();
  return toldAt ?? 0;
}

const competitors = hosts.flatMap(({ url }) => PAGES.map((path) => url + path));
const idea = 'Everything about rain barrels';
test.each([
  ['brief', generateBrief.path, { idea, keyword: 'rain barrel', competitors, includeSearch: false }],
  ['outline', completeOutline.path, { keyword: 'rain barrel', competitors, includeSearch: false }],
])(
  'a slow %s tells its progress within a second, and ends within one when the caller goes',
  async (_what, path, body) => {
    expect(await callAndLeave(path, body)).toBeLessThan(1_000);
    const leftAt = performance.now();
    const used = async (): Promise<number> => (await server.call(maya, readUsage, {})).body.usage.aiRequests;
    await expect.poll(used, { timeout: 3_000 }).toBe(0);
    // Each host had pages left to be asked for, and by its own log it was not asked.
    await wait(2_000);
    const later = hosts.flatMap(({ requests }) => requests.filter(({ at }) => at > leftAt + 1_000));
    expect(later).toEqual([]);
    expect(hosts.every(({ requests }) => requests.length > 0)).toBe(true);
  },
);
