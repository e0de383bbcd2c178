import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAttackLines } from '../../../../../tests/attacks/attack-lines.ts';
import { startWebHost, type WebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { createOutgoing, OutgoingError } from './index.ts';

/** The operator allows this one host, which serves the redirects; the canaries are its neighbors. */
const ALLOWED = '127.0.0.9';
const { signal } = new AbortController();

const own = [
  'http://127.0.0.1/',
  'http://127.0.0.2/',
  'http://localhost/',
  'http://0x7f.0.0.1/',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[2002:7f00:1::1]/',
  'http://[2001:0:7f00:1::]/',
  'http://168.63.129.16/',
  'http://100.100.100.200/',
  'http://192.168.0.1/',
  'http://255.255.255.255/',
  'http://user@127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
];
const addresses = [...own, ...readAttackLines('ssrf-urls.txt').filter((line) => !line.startsWith('#'))];

let canaries: WebHost[] = [];
let host: WebHost;
let port = 0;

beforeAll(async () => {
  host = await startWebHost({}, { address: ALLOWED });
  const first = await startWebHost({}, { address: '127.0.0.1' });
  port = first.port;
  canaries = [
    first,
    await startWebHost({}, { address: '127.0.0.2', port }),
    await startWebHost({}, { address: '::1', port }),
  ];
});

afterAll(async () => {
  for (const web of [host, ...canaries]) await web.close();
});

/** The URL with the canaries' port. */
function atCanary(address: string): string {
  return address.replace(/^(http:\/\/[^/]+)\//, `$1:${port}/`);
}

async function faultOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof OutgoingError) return error.fault;
  throw new Error(`not refused: ${String(error)}`);
}

const REFUSED = /^address_(?:not_allowed|with_password|invalid)$/;

function expectNoConnection(): void {
  expect(canaries.map((canary) => canary.connections())).toEqual([0, 0, 0]);
}

test.each(addresses)('%s gets no connection when requested directly', async (address) => {
  const outgoing = createOutgoing({ allow: [`${ALLOWED}/32`] });
  expect(await faultOf(outgoing.fetch(atCanary(address), { signal }))).toMatch(REFUSED);
  expect(await faultOf(outgoing.fetch(address, { signal }))).toMatch(REFUSED);
  const secure = atCanary(address).replace(/^http:/, 'https:');
  expect(await faultOf(outgoing.fetch(secure, { signal }))).toMatch(REFUSED);
  expectNoConnection();
  await outgoing.close();
});

test.each(addresses)('%s gets no connection through a redirect', async (address) => {
  const outgoing = createOutgoing({ allow: [`${ALLOWED}/32`] });
  for (const status of [301, 307]) {
    host.answers.set('/away', { status, headers: { location: encodeURI(atCanary(address)) } });
    host.answers.set('/first', { status, headers: { location: '/away' } });
    expect(await faultOf(outgoing.fetch(`${host.url}/first`, { signal }))).toMatch(REFUSED);
  }
  expectNoConnection();
  await outgoing.close();
});

test.each([
  '127.0.0.1',
  '127.0.0.2',
  '::1',
  '::ffff:127.0.0.1',
  '::',
  '0.0.0.0',
  '64:ff9b::7f00:1',
  'fe80::1%lo',
  '::1%lo',
])('a name that resolves to %s gets no connection', async (answer) => {
  const outgoing = createOutgoing({ allow: [`${ALLOWED}/32`], lookUp: () => Promise.resolve([answer]) });
  for (const name of ['intranet.example', '127.1.', 'a.127.0.0.1.nip.example']) {
    expect(await faultOf(outgoing.fetch(`http://${name}:${port}/`, { signal }))).toBe('address_not_allowed');
  }
  host.answers.set('/name', { status: 302, headers: { location: `http://intranet.example:${port}/` } });
  expect(await faultOf(outgoing.fetch(`${host.url}/name`, { signal }))).toBe('address_not_allowed');
  expectNoConnection();
  await outgoing.close();
});

test('a name that changes its addresses reaches only allowed ones at every lookup', async () => {
  let lookUps = 0;
  const outgoing = createOutgoing({
    allow: [`${ALLOWED}/32`],
    lookUp: () => {
      lookUps += 1;
      return Promise.resolve([lookUps % 2 === 1 ? ALLOWED : '127.0.0.1']);
    },
  });
  host.answers.set('/', { body: 'fine', headers: { connection: 'close' } });
  const address = `http://changing.example:${host.port}/`;
  expect((await outgoing.fetch(address, { signal })).bytes.toString()).toBe('fine');
  // One lookup per connection: there is no second response between check and connection.
  expect(lookUps).toBe(1);
  expect(await faultOf(outgoing.fetch(address, { signal }))).toBe('address_not_allowed');
  host.answers.set('/again', { status: 302, headers: { location: address, connection: 'close' } });
  expect((await outgoing.fetch(`http://changing.example:${host.port}/`, { signal })).status).toBe(200);
  expect(await faultOf(outgoing.fetch(`${host.url}/again`, { signal }))).toBe('address_not_allowed');
  expectNoConnection();
  await outgoing.close();
});

test('of a name with both kinds of addresses, only the allowed ones are used', async () => {
  const outgoing = createOutgoing({
    allow: [`${ALLOWED}/32`],
    lookUp: () => Promise.resolve(['127.0.0.1', '::1', ALLOWED, '127.0.0.2']),
  });
  host.answers.set('/', { body: 'fine' });
  const answer = await outgoing.fetch(`http://mixed.example:${host.port}/`, { signal });
  expect(answer.bytes.toString()).toBe('fine');
  expectNoConnection();
  await outgoing.close();
});

test('an allowed network is reached, and its neighbors are not', async () => {
  host.answers.set('/', { body: 'fine' });
  const outgoing = createOutgoing({ allow: ['127.0.0.8/29', 'fd00::/8'] });
  expect((await outgoing.fetch(`${host.url}/`, { signal })).status).toBe(200);
  // The same address mapped into IPv6, which reaches the same host.
  expect((await outgoing.fetch(`http://[::ffff:127.0.0.9]:${host.port}/`, { signal })).status).toBe(200);
  expect(await faultOf(outgoing.fetch(`http://127.0.0.1:${port}/`, { signal }))).toBe('address_not_allowed');
  expectNoConnection();
  await outgoing.close();
});

test.each([21, 22, 25, 110, 445, 5432, 6379, 6667])('port %i is blocked', async (refused) => {
  const outgoing = createOutgoing({ allow: ['127.0.0.0/8'] });
  expect(await faultOf(outgoing.fetch(`http://127.0.0.9:${refused}/`, { signal }))).toBe(
    'address_port_not_allowed',
  );
  await outgoing.close();
});

test('without public access, only allowed networks are reached', async () => {
  const answers: Readonly<Record<string, string>> = {
    'public.example': '93.184.216.34',
    'intranet.example': ALLOWED,
  };
  const lookUp = (name: string): Promise<string[]> =>
    answers[name] === undefined
      ? Promise.reject(new Error('no such name'))
      : Promise.resolve([answers[name]]);
  const outgoing = createOutgoing({ allow: [`${ALLOWED}/32`], isPublic: false, lookUp });
  for (const closed of ['93.184.216.34', '[2606:4700::1111]', 'public.example', 'nowhere.example'])
    expect(await faultOf(outgoing.fetch(`http://${closed}/`, { signal }))).toBe('address_not_allowed');
  expect(() => outgoing.parseField('url', 'https://93.184.216.34/')).toThrow('not allowed');
  host.answers.set('/open', { body: '<p>Here' });
  for (const open of [host.url, `http://intranet.example:${new URL(host.url).port}`])
    expect((await outgoing.fetch(`${open}/open`, { signal })).status).toBe(200);
  await outgoing.close();
});
