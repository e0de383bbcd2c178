import { once } from 'node:events';
import { connect } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints } from '@pagewright/contract';
import { receiveIdentityEvent } from '@pagewright/contract/auth';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { receivePaymentEvent } from '@pagewright/contract/payment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findExecutable } from '../../../../../../tests/attacks/executable-markup.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/database/test-database.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { startTestServer, type TestServer } from '../../../../../../tests/server/test-server.ts';
import { createApp } from '../../../app.ts';
import { openDatabase, openPool } from '../../db/client.ts';
import { createLog } from '../../log.ts';
import { createBuiltInIdentity } from '../../../providers/identity/built-in/index.ts';

let server: TestServer;
let database: TestDatabase;
/** Lines that the server logged. */
const logged: string[] = [];
/** Pages linked from the endpoint list, by path. */
const pages = new Map<string, string>();
/** All pages combined. */
let page: string;

beforeAll(async () => {
  const log = createLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) });
  [server, database] = await Promise.all([startTestServer({}, log), createTestDatabase()]);
  const list = String((await server.send('/api-docs')).body);
  pages.set('/api-docs', list);
  const parts = [...list.matchAll(/href="(\/api-docs\/[\w-]+)"/g)].map(([, path = '']) => path);
  for (const path of new Set(parts)) pages.set(path, String((await server.send(path)).body));
  page = [...pages.values()].join('');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, unknown>>;
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

async function readDocument(): Promise<Document> {
  const answer = await server.send('/api/openapi.json');
  expect(answer.status).toBe(200);
  return answer.body as Document;
}

/** Every route below /api as the router knows it, such as `GET /content/{id}`. */
async function mountedCalls(): Promise<string[]> {
  const services = createServices();
  const { config, log, publicUrl } = services;
  const pool = openPool({ connectionString: database.url }, 2);
  const db = openDatabase(pool);
  const identity = await createBuiltInIdentity({
    pool,
    db,
    config,
    log,
    publicUrl,
    secrets: services.secrets,
    queueMail: () => Promise.resolve(),
    afterReset: () => Promise.resolve(),
    joinWorkspace: () => Promise.resolve(),
  });
  const app = await createApp({ services: { ...services, identity }, db });
  const tree = app.printRoutes({ commonPrefix: false });
  await app.close();
  await identity.close();
  await pool.end();

  const above: string[] = [];
  const calls: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    const path = above.join('');
    if (!path.startsWith('/api/') || path.includes('*')) continue;
    for (const method of methods.split(', ').filter((name) => name !== 'HEAD')) {
      calls.push(`${method} ${path.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')}`);
    }
  }
  return calls;
}

test('the document is valid OpenAPI 3.1, each operation with a name of its own', async () => {
  const document = await readDocument();
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: `${server.url}/api` }] });
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

/** Form routes of single sign-on, not API calls. */
const BY_A_PROVIDER = /^(?:GET|POST) \/auth\/sso(?:\/callback|\/logout)?$/;

test('the document, the contract, and the server have the same endpoints', async () => {
  const { paths } = await readDocument();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // Two calls exist only with an identity service or a payment provider.
  const elsewhere = new Set<Endpoint>([receiveIdentityEvent, receivePaymentEvent]);
  const ours = endpoints.filter((call) => !elsewhere.has(call));
  expect(documented.toSorted()).toEqual(ours.map(({ method, path }) => `${method} ${path}`).toSorted());
  // The document does not describe itself.
  const mounted = (await mountedCalls()).filter(
    (call) => call !== 'GET /openapi.json' && !BY_A_PROVIDER.test(call),
  );
  expect(mounted.toSorted()).toEqual(documented.toSorted());
});

test('the reference shows every endpoint with its fields, errors, and an example', async () => {
  const { paths } = await readDocument();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      const from = page.indexOf(`<section class="call" aria-labelledby="${operationId}">`);
      expect(from, operationId).toBeGreaterThan(0);
      const section = page.slice(from, page.indexOf('</section>', from));
      expect(section).toContain(`<span class="method">${method.toUpperCase()}</span> <code>${path}</code>`);
      for (const status of Object.keys(responses)) expect(section).toMatch(new RegExp(`\\b${status}\\b`));
      expect(section).toMatch(/<code>curl/);
      expect(page).toMatch(new RegExp(`href="/api-docs/[\\w-]+#${operationId}"`));
    }
  }
});

test('text between backticks in descriptions is shown as code', () => {
  expect(page).toContain('Omit for the caller’s items. <code>all</code> for every item the caller can read.');
  expect(page.match(/.{0,60}`.{0,40}/g)).toBeNull();
});

test('nested fields are described in place', () => {
  const from = page.indexOf('aria-labelledby="getContent"');
  const section = page.slice(from, page.indexOf('</section>', from));
  expect(section).toMatch(
    /<code>limit<\/code> <span class="type">in the query, integer, 1…100, optional, default: 20<\/span>/,
  );
  expect(section).toContain('Total number of items, exact up to <code>exactTo</code>.');
  expect(section).toMatch(/<code>nextCursor<\/code> <span class="type">string \| null<\/span>/);
  expect(section).toMatch(
    /<code>author<\/code> <span class="type">object<\/span><ul class="fields">\s*<li><code>name<\/code>/,
  );
});

test('the reference is filtered by search, and an unknown section is a 404', async () => {
  const answer = await server.send('/api-docs?q=post%20outline');
  const shown = String(answer.body).match(/<li id="\w+" data-words="[^"]*">/g) ?? [];
  expect(shown.length).toBeGreaterThan(0);
  for (const item of shown) expect(item).toMatch(/post[\s\S]*outline/);
  expect((await server.send('/api-docs/nowhere')).status).toBe(404);
});

test('every link within the reference has a target on its page, and IDs are unique per page', () => {
  for (const [path, html] of pages) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    const links = [...html.matchAll(/href="(\/api-docs[^"#]*|)#([^"]+)"/g)];
    for (const [link, target = '', id] of links)
      expect(pages.get(target || path), link).toContain(` id="${id}"`);
  }
  expect(pages.size).toBeGreaterThan(15);
});

test('the reference runs no script of its own and is revalidated by ETag', async () => {
  for (const [path, html] of pages) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    expect([path, main.length > 1_000, findExecutable(main, ['form'])]).toEqual([path, true, []]);
  }
  const { headers } = await server.send('/api-docs');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.*style-src 'sha256-/);
  expect(
    (await server.send('/api-docs', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status,
  ).toBe(304);
});

test('the documented steps lead to a token', async () => {
  const person = await server.signUp('Reader');
  const [, path = '', json = ''] =
    /curl -c cookies.txt -X POST &#39;http:\/\/[^/]+([^&]*)&#39;[\s\S]*? -d &#39;(.*?)&#39;/.exec(page) ?? [];
  const body = json
    .replaceAll('&quot;', '"')
    .replace('you@example.com', person.email)
    .replace('…', 'Correct-horse-9');
  const answer = await server.send(path, { method: 'POST', body });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  expect((await server.send('/api/auth/token', { headers: { cookie } })).body).toEqual({
    token: expect.any(String) as string,
  });
});

test('the document and its page are built once, compressed, and not sent if unchanged', async () => {
  for (const [path, least] of [
    ['/api/openapi.json', 100_000],
    ['/api-docs/content', 20_000],
  ] as const) {
    const first = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(first.headers.get('vary')).toBe('accept-encoding');
    expect((await first.text()).length).toBeGreaterThan(least);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(server.url + path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const plain = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).not.toBe(etag);
    await plain.text();
  }
});

test('a connection that requests the document 550 times and disconnects blocks nobody', async () => {
  const received = (): number =>
    logged.filter(
      (line) => line.includes('"event":"request_received"') && line.includes('"path":"/api/openapi.json"'),
    ).length;
  const before = received();
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(550));
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toContain('200 OK');
  socket.destroy();
  const health: number[] = [];
  while (health.length < 20) health.push((await server.send('/api/health')).status);
  expect(new Set(health)).toEqual(new Set([200]));
  // Those handled before the client was known to be gone, and none of the rest while others were served.
  const handled = received() - before;
  expect(handled).toBeGreaterThan(0);
  expect(handled).toBeLessThan(20);
});
