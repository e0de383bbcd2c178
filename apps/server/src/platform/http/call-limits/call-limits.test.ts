import { readSession } from '@pagewright/contract/auth';
import { expect, test } from 'vitest';
import { publishArticle } from '../../../../../../tests/factories/published-article.ts';
import { openSecondServer } from '../../../../../../tests/server/second-server.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const PER_MINUTE = 60;
/** What one process may let pass before the others know: a twentieth of the limit, less one. */
const UNREPORTED_MAX = PER_MINUTE / 20 - 1;
const settings = {
  CALLS_PER_MINUTE: String(PER_MINUTE),
  NETWORK_CALLS_PER_MINUTE: '200',
  INVALID_TOKENS_PER_MINUTE: '10',
  PAGES_PER_MINUTE: '12',
  FILES_PER_MINUTE: '5',
  SITE_SEARCHES_PER_MINUTE: '3',
  TRUST_PROXY: 'loopback',
};
const server = await openTestServer(settings);
const second = await openSecondServer(server, settings);

/** Asks one after the other, from a network, and answers the statuses. */
async function ask(
  times: number,
  path: (index: number) => string,
  network: string,
  headers: Record<string, string> = {},
): Promise<Response[]> {
  const answers: Response[] = [];
  for (let index = 0; index < times; index += 1) {
    const address = path(index);
    const answer = await fetch(address.startsWith('http') ? address : server.url + address, {
      headers: { 'x-forwarded-for': network, ...headers },
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    answers.push(answer);
  }
  return answers;
}
const countOf = (answers: readonly Response[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

test('calls with invalid tokens are counted by network, and do not block valid ones', async () => {
  const person = await server.signUp();
  const wrong = await ask(15, () => '/api/content', '192.0.2.1', { authorization: 'Bearer pgw_wrong' });
  expect([countOf(wrong, 401), countOf(wrong, 429)]).toEqual([10, 5]);
  expect(Number(wrong.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  const [forged] = await ask(1, () => '/api/content', '192.0.2.1', { authorization: 'Bearer a.b.c' });
  expect(forged?.status).toBe(429);
  const authorization = `Bearer ${await person.token()}`;
  expect(countOf(await ask(1, () => '/api/content', '192.0.2.1', { authorization }), 200)).toBe(1);
  expect(
    countOf(await ask(1, () => '/api/content', '192.0.2.2', { authorization: 'Bearer a.b.c' }), 401),
  ).toBe(1);
});

test('every API call counts for its network before authentication', async () => {
  const answers = await ask(210, () => '/api/content', '192.0.2.3');
  expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([200, 10]);
});

test('public pages share one limit per network, and files another', async () => {
  const paths = ['/sites/sitemap.xml', '/robots.txt', '/sites/nobody/rss.xml', '/api-docs'];
  const pages = await ask(14, (index) => paths[index % paths.length] ?? '', '192.0.2.4');
  expect(pages.map(({ status }) => status).slice(0, 12)).not.toContain(429);
  const refused = pages.at(-1);
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('content-type')).toContain('text/html');
  expect(refused?.headers.get('cache-control')).toBe('no-store');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);

  const files = await ask(7, () => '/files/none-that-there-is', '192.0.2.4');
  expect([countOf(files, 404), countOf(files, 429)]).toEqual([5, 2]);
  expect(countOf(await ask(1, () => '/robots.txt', '192.0.2.5'), 200)).toBe(1);
});

test('searches on public sites have a lower limit than pages', async () => {
  const person = await server.signUp();
  const { sitePath } = await publishArticle(server, person, { title: 'Coffee', content: 'Coffee.' });
  const searches = await ask(5, (index) => `${sitePath}?q=coffee${index}`, '192.0.2.9');
  expect(searches.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(searches.at(-1)?.headers.get('content-type')).toContain('text/html');
  expect(countOf(await ask(1, () => sitePath, '192.0.2.9'), 200)).toBe(1);
});

test('an IPv6 network is one caller, however many addresses it uses', async () => {
  const same = await ask(14, (index) => `/robots.txt?${index}`, '2001:db8:0:1::1');
  expect(countOf(same, 200)).toBe(12);
  expect(countOf(await ask(1, () => '/robots.txt', '2001:db8:0:1:ffff:2:3:4'), 429)).toBe(1);
  expect(countOf(await ask(1, () => '/robots.txt', '2001:db8:0:2::1'), 200)).toBe(1);
});

test('all processes on one database count a user together', async () => {
  const person = await server.signUp();
  const authorization = `Bearer ${await person.token()}`;
  const urls = [server.url, second.url];
  const answers = await ask(
    PER_MINUTE + 30,
    (index) => `${urls[index % 2]}/api${readSession.path}`,
    '192.0.2.6',
    { authorization },
  );
  const taken = countOf(answers, 200);
  // Signing up read the session once.
  expect(taken).toBeGreaterThanOrEqual(PER_MINUTE - 1);
  expect(taken).toBeLessThanOrEqual(PER_MINUTE + 2 * UNREPORTED_MAX);
  expect(countOf(answers, 429)).toBe(answers.length - taken);
});

test('simultaneous calls on two processes do not exceed the limit', async () => {
  const person = await server.signUp();
  const authorization = `Bearer ${await person.token()}`;
  const answers = await Promise.all(
    Array.from({ length: 2 * PER_MINUTE }, async (_, index) => {
      const [answer] = await ask(
        1,
        () => `${[server.url, second.url][index % 2]}/api${readSession.path}`,
        '192.0.2.7',
        { authorization },
      );
      return answer?.status;
    }),
  );
  const taken = answers.filter((status) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(PER_MINUTE - 1);
  expect(taken).toBeLessThanOrEqual(PER_MINUTE + 2 * UNREPORTED_MAX);
});

test('a process counts alone while the shared count is unavailable', async () => {
  await server.sql.query('alter table rate_limit rename to rate_limit_away');
  try {
    const pages = await ask(14, () => '/robots.txt', '192.0.2.8');
    expect([countOf(pages, 200), countOf(pages, 429)]).toEqual([12, 2]);
  } finally {
    await server.sql.query('alter table rate_limit_away rename to rate_limit');
  }
});
