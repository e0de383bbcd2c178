import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebFiles } from './web-files.ts';

const SCRIPT = 'document.title = "Pagewright"';
const PAGE = `<!doctype html><head></head><script>${SCRIPT}</script><script src="/assets/a.js"></script><main>Page</main>`;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'secret.json'), 'hidden');
  await writeFile(join(folder, 'assets/a.js'), 'plain');
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/a.webp'), 'picture');
  await writeFile(join(folder, 'assets/a.js.br'), 'brotli');
  app = fastify();
  await serveWebFiles(app, folder, {
    page: null,
    hasSession: (cookie) =>
      cookie === 'away' ? Promise.reject(new Error('no database')) : Promise.resolve(cookie === 'living'),
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(['/content/7?tab=history', '/sign-in'])('%s serves the document', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(PAGE);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each(['/nowhere', '/content-studio', '/index.html'])('%s is no screen and is not found', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain(PAGE);
  expect((await get(url, { cookie: 'away' })).body).not.toContain(PAGE);
  const known = await get(url, { cookie: 'living' });
  expect([known.statusCode, known.body]).toEqual([404, PAGE]);
});

test("only the document's inline scripts may run", async () => {
  const policy = String((await get('/sign-in')).headers['content-security-policy']);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the document is compressed as the browser accepts it', async () => {
  const brotli = await get('/sign-in', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(PAGE);
  const gzip = await get('/sign-in', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(PAGE);
  expect(
    (await get('/sign-in', { 'accept-encoding': 'identity' })).headers['content-encoding'],
  ).toBeUndefined();
});

test('assets are cached for a year, and compressed if prebuilt', async () => {
  const answer = await get('/assets/a.js', { 'accept-encoding': 'br' });
  expect(answer.body).toBe('brotli');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/a.js')).body).toBe('plain');
  // A worker loads its other chunks under this policy.
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect((await get('/favicon.svg')).body).toBe('<svg/>');
});

test('a versioned image is cached for a year', async () => {
  const named = await get('/pictures/a.webp?v=1f2e');
  expect([named.body, named.headers['content-type']]).toEqual(['picture', 'image/webp']);
  expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/pictures/a.webp')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await get('/social/none.png')).statusCode).toBe(404);
});

test.each([
  '/secret.json',
  '/pictures/..%2fsecret.json',
  '/social/%2e%2e/secret.json',
  '/assets/..%2fsecret.json',
  '/assets/%2e%2e/secret.json',
  '/..%2f..%2fetc/passwd',
])('%s exposes only assets and named files', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toMatch(/hidden|root:/);
});

test('only an external identity service is described in the document and allowed by the policy', async () => {
  const other = fastify();
  const about = {
    name: 'clerk',
    publishableKey: "pk_test_a'b<c&d$&",
    scriptUrl: 'https://id.example/clerk.js',
    uiScriptUrl: 'https://id.example/ui.js',
  };
  await serveWebFiles(other, folder, {
    hasSession: () => Promise.resolve(false),
    page: {
      about,
      sources: {
        scripts: ['https://id.example'],
        connections: ['https://id.example'],
        frames: ['https://check.example'],
        workers: ['blob:'],
      },
    },
  });
  const answer = await other.inject({ url: '/sign-in' });
  expect(answer.body).toContain(
    `<meta name="identity-provider" content='{"name":"clerk","publishableKey":"pk_test_a&#39;b&lt;c&amp;d$&amp;","scriptUrl":"https://id.example/clerk.js","uiScriptUrl":"https://id.example/ui.js"}'/></head>`,
  );
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = String(answer.headers['content-security-policy']).split('; ');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://id.example`);
  expect(policy).toContain("connect-src 'self' https://id.example");
  expect(policy).toContain('frame-src https://check.example');
  expect(policy).toContain("worker-src 'self' blob:");
  await other.close();
});

test('the document describes an analytics tag, and the policy allows it', async () => {
  const other = fastify();
  const identity = { hasSession: () => Promise.resolve(false), page: null };
  await serveWebFiles(other, folder, identity, { id: 'G-ABC123DEF4', base: 'https://tag.example' });
  const answer = await other.inject({ url: '/sign-in' });
  expect(answer.body).toContain(
    '<meta name="analytics-tag" content="G-ABC123DEF4" data-base="https://tag.example"/></head>',
  );
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/script-src [^;]* https:\/\/tag\.example;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/tag\.example https:\/\/\*\.google-analytics\.com/);
  await other.close();
});

test('a shared link to sign-up or the app has a title and a preview without scripts', async () => {
  const other = fastify();
  const identity = { page: null, hasSession: () => Promise.resolve(false) };
  await serveWebFiles(other, folder, identity, null, () => 'https://pagewright.test');
  const head = async (url: string) => {
    const { body } = await other.inject({ url, headers: { 'accept-encoding': 'identity' } });
    return {
      title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
      names: [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="[^"]+"/g)].map(([, name]) => name),
      address: /"og:url" content="([^"]+)"/.exec(body)?.[1],
      image: /"og:image" content="([^"]+)"/.exec(body)?.[1],
    };
  };
  const names = ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'];
  const image = 'https://pagewright.test/social/pagewright.png';
  for (const [url, title, address] of [
    ['/sign-up?to=/pricing', 'Create your account · Pagewright', 'https://pagewright.test/sign-up'],
    ['/sign-in/factor-one', 'Sign in · Pagewright', 'https://pagewright.test/sign-in'],
    ['/content/7', 'Pagewright', 'https://pagewright.test/'],
  ]) {
    const found = await head(url ?? '');
    expect(found).toMatchObject({ title, address, image });
    expect(found.names).toEqual(expect.arrayContaining(names));
  }
  await other.close();
});

test('a trailing slash redirects to the page without it, and nowhere else', async () => {
  for (const [from, to] of [
    ['/content/', '/content'],
    ['/sign-in//?next=%2Fa%2F', '/sign-in?next=%2Fa%2F'],
  ] as const) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: from });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    }
    expect((await app.inject({ method: 'POST', url: from })).statusCode).toBe(404);
  }
  for (const path of ['//evil.example/', '//evil.example/content/', '/none/', '/none//', '/assets/a.js/'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});
