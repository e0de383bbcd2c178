import { describe, expect, test } from 'vitest';

import { publishArticle } from '../factories/published-article.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { type TestResponse, startTestServer } from '../server/test-server.ts';

const server = await openTestServer();
const person = await server.signUp();
const article = await publishArticle(server, person, { title: 'Public', content: 'A public text.' });
const paths = {
  'an answer of the API': '/api/health',
  'a refusal of the API': '/api/content',
  'an unknown path of the API': '/api/nothing-here',
  'the document of the application': '/sign-in',
  'an unknown page': '/nothing-here',
  'a public page': article.path,
  'a public index': article.sitePath,
  'a sitemap': `${article.sitePath}sitemap.xml`,
  'a feed': `${article.sitePath}rss.xml`,
  'an unknown public page': `${article.sitePath}nothing-here`,
  'an unknown file': '/files/nothing-here-at-all',
  'a page of the marketing site': '/privacy-policy',
  'the contact form': '/contact?type=sales',
  'the status page': '/status',
  'the reference': '/api-docs',
  'the contract': '/api/openapi.json',
  robots: '/robots.txt',
};

describe.each(Object.entries(paths))('%s', (_kind, path) => {
  test('has the headers that isolate it from other sites', async () => {
    const { headers } = await server.send(path, {
      headers: { origin: 'https://foreign.example' },
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src[^;]*/.exec(policy)?.[0] ?? '').not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('referrer-policy')).not.toBeNull();
  });
});

test('a preflight request from another origin is refused', async () => {
  const { headers } = await server.send('/api/content', {
    method: 'OPTIONS',
    headers: { origin: 'https://foreign.example', 'access-control-request-method': 'POST' },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('access-control-allow-methods')).toBeNull();
});

test('too many calls by one user are refused, whatever the headers claim', async () => {
  const limited = await startTestServer({ CALLS_PER_MINUTE: '20' });
  try {
    const caller = await limited.signUp();
    const answers: TestResponse<unknown>[] = [];
    for (let call = 0; call < 30; call += 1) {
      const headers = {
        'x-forwarded-for': `10.0.0.${call}`,
        'x-real-ip': `10.0.1.${call}`,
        forwarded: `for=10.0.2.${call}`,
      };
      answers.push(await limited.send('/api/content/counts', { person: caller, headers }));
    }
    expect(answers[0]?.status).toBe(200);
    // One of the twenty was the session request of the sign-up.
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  } finally {
    await limited.close();
  }
});
