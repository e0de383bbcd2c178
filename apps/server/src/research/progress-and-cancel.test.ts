import { completeOutline } from '@pagewright/contract/outline';
import { cancelCallRun } from '@pagewright/contract/runs';
import { generateBrief } from '@pagewright/contract/strategy';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../tests/server/open-test-server.ts';

const HOSTS = 3;
const PAGES = ['/one', '/two', '/three'];

const [server, ...hosts] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '100' }),
  ...Array.from({ length: HOSTS }, (_, index) => startWebHost({}, { address: `127.0.0.${index + 10}` })),
]);
afterAll(() => Promise.all(hosts.map((host) => host.close())));
const [maya, noor] = [await server.signUp('Maya Lindqvist'), await server.signUp('Noor Haddad')];

beforeAll(() => {
  // No page ever responds.
  for (const host of hosts) for (const path of PAGES) host.answers.set(path, () => undefined);
});

const pagesAsked = () =>
  hosts.map(({ requests }) => requests.map(({ path }) => path).filter((path) => path !== '/robots.txt'));

const idea = 'Everything about rain barrels';
const keyword = 'rain barrel';
const competitorsAt = (paths: readonly string[]) =>
  hosts.flatMap(({ url }) => paths.map((path) => url + path));

test.each([
  ['brief', generateBrief.path, { idea, keyword, competitors: competitorsAt(PAGES), includeSearch: false }],
  ['outline', completeOutline.path, { keyword, competitors: competitorsAt(PAGES), includeSearch: false }],
])(
  'a %s reports progress before any page has arrived, and requests no more pages once it is canceled',
  async (what, path, body) => {
    const askedBefore = pagesAsked().map((asked) => asked.length);
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await maya.token()}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(body),
    });
    let told = '';
    const listening = response.body!.pipeThrough(new TextDecoderStream()).pipeTo(
      new WritableStream({
        write(text) {
          told += text;
        },
      }),
    );
    await expect.poll(() => told).toContain('event: progress');
    const asked = () => pagesAsked().map((all, index) => all.slice(askedBefore[index]));
    await expect.poll(() => asked().map(({ length }) => length)).toEqual([1, 1, 1]);
    const id = response.headers.get('location')?.split('/').at(-1) ?? '';
    await server.call(maya, cancelCallRun, { params: { id }, body: {} });
    await listening;
    expect(told).toContain('run_canceled');
    const used = async (): Promise<number> => (await server.call(maya, readUsage, {})).body.usage.aiRequests;
    await expect.poll(used).toBe(0);

    // Requests to a host run one after another, so any waiting request would run before the other user's page.
    const other = `/after-the-${what}`;
    for (const host of hosts) host.answers.set(other, { body: '<p>Here.' });
    const elsewhere = { idea, keyword, competitors: competitorsAt([other]), includeSearch: false };
    expect((await server.call(noor, generateBrief, { body: elsewhere })).status).toBe(201);
    expect(asked().map((paths) => paths.slice(1))).toEqual(hosts.map(() => [other]));
  },
);
