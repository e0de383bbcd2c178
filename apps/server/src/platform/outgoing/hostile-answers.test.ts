import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SELF_SIGNED } from '../../../../../tests/fakes/web/self-signed.ts';
import { startWebHost, type WebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { ApiError } from '../api-error.ts';
import { createOutgoing, OutgoingError, tryHttpsThenHttp, type Outgoing } from './index.ts';

const { signal } = new AbortController();
const MEGABYTE = 1_000_000;

let host: WebHost;
let outgoing: Outgoing;
const raw: { server: Server; sockets: Set<Socket> }[] = [];

beforeAll(async () => {
  host = await startWebHost();
  outgoing = createOutgoing({ allow: ['127.0.0.0/8'] });
});

afterAll(async () => {
  await outgoing.close();
  await host.close();
  for (const { server, sockets } of raw) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** A host that responds to any request with raw bytes. */
async function startRawHost(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  raw.push({ server, sockets });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function faultOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof OutgoingError) return error.fault;
  throw new Error(`not refused: ${String(error)}`);
}

test('a response of 5 MB is read completely; one more byte is rejected', async () => {
  host.answers.set('/', { body: Buffer.alloc(5 * MEGABYTE, 'a') });
  expect((await outgoing.fetch(`${host.url}/`, { signal })).bytes.length).toBe(5 * MEGABYTE);
  host.answers.set('/', { body: Buffer.alloc(5 * MEGABYTE + 1, 'a') });
  expect(await faultOf(outgoing.fetch(`${host.url}/`, { signal }))).toBe('answer_too_large');
});

test.each([
  ['gzip', gzipSync(Buffer.from('plain'))],
  ['x-gzip', gzipSync(Buffer.from('plain'))],
  ['br', brotliCompressSync(Buffer.from('plain'))],
  ['gzip, br', brotliCompressSync(gzipSync(Buffer.from('plain')))],
  ['identity', Buffer.from('plain')],
])('a response compressed as %s is decompressed', async (encoding, body) => {
  host.answers.set('/', { headers: { 'content-encoding': encoding }, body });
  expect((await outgoing.fetch(`${host.url}/`, { signal })).bytes.toString()).toBe('plain');
});

test('a decompression bomb is rejected in every layer, long before it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(200 * MEGABYTE));
  const before = process.memoryUsage().rss;
  for (const [encoding, body, fault] of [
    ['gzip', bomb, 'answer_too_large'],
    ['gzip, gzip', gzipSync(bomb), 'answer_too_large'],
    ['br', brotliCompressSync(Buffer.alloc(50 * MEGABYTE)), 'answer_too_large'],
    ['gzip, gzip, gzip', gzipSync(gzipSync(bomb)), 'answer_unreadable'],
  ] as const) {
    host.answers.set('/', { headers: { 'content-encoding': encoding }, body });
    expect(await faultOf(outgoing.fetch(`${host.url}/`, { signal }))).toBe(fault);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MEGABYTE);
});

test.each(['deflate', 'compress', 'zstd', 'aes128gcm'])(
  'a response compressed as %s is rejected',
  async (encoding) => {
    host.answers.set('/', { headers: { 'content-encoding': encoding }, body: 'whatever' });
    expect(await faultOf(outgoing.fetch(`${host.url}/`, { signal }))).toBe('answer_unreadable');
  },
);

test('with truncation allowed, the beginning of a larger response is kept', async () => {
  host.answers.set('/', { body: 'line\n'.repeat(MEGABYTE / 2) });
  const { bytes } = await outgoing.fetch(`${host.url}/`, { signal, bytesMax: MEGABYTE, cut: true });
  expect(bytes.length).toBeGreaterThan(900_000);
  expect(bytes.length).toBeLessThanOrEqual(MEGABYTE);
});

test('an endless body times out after 15 seconds', async () => {
  const url = await startRawHost((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4000000\r\n\r\n');
    const drip = setInterval(() => socket.write('a'), 200);
    socket.on('close', () => clearInterval(drip));
  });
  const begin = globalThis.setTimeout;
  let limits = 0;
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, ms?: number) => {
    if (ms !== 15_000) return begin(work, ms);
    limits += 1;
    return begin(work, 1_000);
  });
  expect(await faultOf(outgoing.fetch(url, { signal }))).toBe('answer_too_slow');
  timers.mockRestore();
  expect(limits).toBe(1);
});

test('endless headers are rejected', async () => {
  const url = await startRawHost((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const more = setInterval(() => socket.write(`x-more: ${'a'.repeat(4_000)}\r\n`), 1);
    socket.on('close', () => clearInterval(more));
  });
  expect(await faultOf(outgoing.fetch(url, { signal }))).toBe('answer_too_large');
});

test.each([
  ['a truncated body', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'],
  ['a truncated chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n50\r\nhalf'],
])('%s is rejected', async (_what, answer) => {
  const url = await startRawHost((socket) => socket.end(answer));
  expect(await faultOf(outgoing.fetch(url, { signal }))).toBe('answer_unreadable');
});

test('a truncated compressed body is rejected', async () => {
  const whole = gzipSync(Buffer.from('plain text '.repeat(100)));
  host.answers.set('/', {
    headers: { 'content-encoding': 'gzip' },
    body: whole.subarray(0, whole.length - 10),
  });
  expect(await faultOf(outgoing.fetch(`${host.url}/`, { signal }))).toBe('answer_unreadable');
});

test.each(['SSH-2.0-OpenSSH_9.6\r\n', 'HTTP/1.1 200 OK\r\nbad header\r\n\r\n', ''])(
  'a server that speaks no HTTP (%j) has its own error',
  async (answer) => {
    const url = await startRawHost((socket) => socket.end(answer));
    expect(await faultOf(outgoing.fetch(url, { signal }))).toMatch(
      /^(?:answer_unreadable|address_unreachable)$/,
    );
  },
);

test('a closed port and an unknown name are unreachable', async () => {
  const gone = await startWebHost();
  await gone.close();
  expect(await faultOf(outgoing.fetch(`${gone.url}/`, { signal }))).toBe('address_unreachable');
  const nowhere = createOutgoing({ allow: [], lookUp: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await faultOf(nowhere.fetch('http://nowhere.example/', { signal }))).toBe('address_unreachable');
});

test('an untrusted certificate is rejected', async () => {
  let asked = 0;
  const server = createSecureServer(SELF_SIGNED, (_request, response) => {
    asked += 1;
    response.end('secret');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await faultOf(outgoing.fetch(url, { signal }))).toBe('certificate_invalid');
  expect(asked).toBe(0);
  server.closeAllConnections();
  server.close();
});

test('five redirects are followed, a sixth is not, and a loop ends', async () => {
  for (let hop = 0; hop < 6; hop += 1) {
    host.answers.set(`/hop-${hop}`, { status: 302, headers: { location: `/hop-${hop + 1}` } });
  }
  host.answers.set('/hop-6', { body: 'there' });
  const answer = await outgoing.fetch(`${host.url}/hop-1`, { signal });
  expect([answer.url.href, answer.bytes.toString()]).toEqual([`${host.url}/hop-6`, 'there']);
  expect(await faultOf(outgoing.fetch(`${host.url}/hop-0`, { signal }))).toBe('too_many_redirects');
  host.answers.set('/loop', { status: 301, headers: { location: '/loop' } });
  expect(await faultOf(outgoing.fetch(`${host.url}/loop`, { signal }))).toBe('too_many_redirects');
});

test('a rejected redirect leaves no connection open', async () => {
  const body = Buffer.alloc(MEGABYTE);
  host.answers.set('/', { status: 302, headers: { location: 'file:///etc/passwd' }, body });
  for (let times = 0; times < 8; times += 1) {
    expect(await faultOf(outgoing.fetch(`${host.url}/`, { signal }))).toBe('address_invalid');
  }
});

test('secrets for one host are not sent to the next', async () => {
  const other = await startWebHost({ '/': { body: 'other' } });
  host.answers.set('/', { status: 307, headers: { location: `${other.url}/` } });
  await outgoing.fetch(`${host.url}/`, { signal, headers: { authorization: 'secret', 'x-kind': 'test' } });
  expect(host.requests.at(-1)?.headers.authorization).toBe('secret');
  expect(other.requests.at(-1)?.headers).toMatchObject({ 'x-kind': 'test' });
  expect(other.requests.at(-1)?.headers.authorization).toBeUndefined();
  await other.close();
});

test('a POST follows no redirect', async () => {
  host.answers.set('/', { status: 302, headers: { location: '/elsewhere' } });
  const answer = await outgoing.fetch(`${host.url}/`, { signal, method: 'POST', body: '{}' });
  expect(answer.status).toBe(302);
});

test("it aborts with the caller's reason", async () => {
  const caller = new AbortController();
  host.answers.set('/', () => caller.abort(new Error('gone')));
  await expect(outgoing.fetch(`${host.url}/`, { signal: caller.signal })).rejects.toThrow('gone');
});

test('the head can abort the request before the body is read', async () => {
  host.answers.set('/', { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(6 * MEGABYTE) });
  const refusing = outgoing.fetch(`${host.url}/`, {
    signal,
    onHead: (head) => {
      throw new Error(`refused ${head.header('content-type')}`);
    },
  });
  await expect(refusing).rejects.toThrow('refused image/png');
});

test('an address without a scheme is tried over HTTPS and then HTTP, and a failure says that both were', async () => {
  const tried: string[] = [];
  const attempt = (given: string, works: string) =>
    tryHttpsThenHttp(given, ({ href, protocol }) => {
      tried.push(href);
      return protocol === works
        ? Promise.resolve(href)
        : Promise.reject(new ApiError(422, 'address_unreachable', 'This address could not be reached.'));
    });
  expect(await attempt('a.example/b', 'http:')).toBe('http://a.example/b');
  expect(tried).toEqual(['https://a.example/b', 'http://a.example/b']);
  await expect(attempt('a.example', 'none')).rejects.toThrow(
    'This address could not be reached. Both https:// and http:// were tried.',
  );
  tried.length = 0;
  await expect(attempt('https://a.example/', 'none')).rejects.toThrow('This address could not be reached.');
  expect(tried).toEqual(['https://a.example/']);
});
