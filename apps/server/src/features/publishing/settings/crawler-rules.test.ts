import { request } from 'node:http';
import { readCrawlerRules, updateCrawlerRules } from '@pagewright/contract/publishing';
import { updateSite } from '@pagewright/contract/publishing/site';
import { SCREEN_PATHS } from '@pagewright/contract/screen-paths';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { publishArticle } from '../../../../../../tests/factories/published-article.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { parseRobots } from '../../../research/robots/parse-robots.ts';

const server = await openTestServer();

const read = async (path: string) => {
  const { status, body } = await server.send(path, { headers: { 'accept-encoding': 'identity' } });
  return { status, body: String(body) };
};

/** Whether a robots.txt lets an agent open a path. */
const isAllowed = (robots: string, agent: string, path: string): boolean =>
  parseRobots(robots, agent).allows(new URL(path, server.url));

/** robots.txt before any site had rules. */
const SERVER_ROBOTS = `User-agent: *
Disallow: /api/
${SCREEN_PATHS.flatMap((path) => ['$', '/', '?'].map((end) => `Disallow: /${path}${end}`)).join('\n')}
Sitemap: ${server.url}/sites/sitemap.xml
Sitemap: ${server.url}/sitemap.xml
`;

test('no rules change nothing; rules of sites on the shared host are groups with everything that applies to all', async () => {
  const eve = await server.signUp('Eve');
  const { path, sitePath } = await publishArticle(server, eve, {
    title: 'Pears [ripe] & *more*',
    metaDescription: 'When to pick them',
  });
  const { body: before } = await server.call(eve, readCrawlerRules, {});
  expect(before).toMatchObject({
    blocksTraining: false,
    blocksSearch: false,
    blocksUser: false,
    hasLlmsTxt: false,
    robotsUrl: `${server.url}/robots.txt`,
    robots: SERVER_ROBOTS,
    canEdit: true,
  });
  expect((await read('/robots.txt')).body).toBe(SERVER_ROBOTS);
  expect((await read(`${sitePath}llms.txt`)).status).toBe(404);

  const { status } = await server.call(eve, updateCrawlerRules, {
    body: { blocksTraining: true, hasLlmsTxt: true },
  });
  expect(status).toBe(200);
  const robots = (await read('/robots.txt')).body;
  expect(robots.startsWith(SERVER_ROBOTS)).toBe(true);
  const may = (agent: string, asked: string): boolean => isAllowed(robots, agent, asked);
  for (const agent of ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'])
    expect([agent, may(agent, path), may(agent, sitePath)]).toEqual([agent, false, false]);
  expect(may('GPTBot', '/sites/somebody-else/pears')).toBe(true);
  // A group of its own does not open the application.
  expect(may('GPTBot', '/api/health')).toBe(false);
  for (const agent of ['OAI-SearchBot', 'ChatGPT-User', 'Googlebot', 'Bingbot'])
    expect([agent, may(agent, path)]).toEqual([agent, true]);
  const llms = await read(`${sitePath}llms.txt`);
  expect(llms).toEqual({
    status: 200,
    body: `# Eve's workspace

## Articles

- [Pears \\[ripe\\] & \\*more\\*](${server.url}${path}): When to pick them
`,
  });
  await server.call(eve, updateSite, { body: { language: 'es' } });
  expect((await read(`${sitePath}llms.txt`)).body).toContain('\n## Artículos\n');

  const member = await signUpTeammate(server, eve, 'basic_member');
  const refused = await server.call(member, updateCrawlerRules, { body: { blocksSearch: true } });
  expect(refused.status).toBe(403);
  await server.call(eve, updateCrawlerRules, { body: { blocksTraining: false, hasLlmsTxt: false } });
  expect((await read('/robots.txt')).body).toBe(SERVER_ROBOTS);
  expect((await read(`${sitePath}llms.txt`)).status).toBe(404);
});

test('a site with a domain has a robots.txt of its own', async () => {
  const amy = await server.signUp('Amy');
  await publishArticle(server, amy, { title: 'Plums' });
  await giveDomain(amy, 'plums.example');
  const plain = `User-agent: *\nDisallow: /*?q=\nSitemap: ${onDomain('/sitemap.xml')}\n`;
  await eventually(async () => expect(await readOn('plums.example', '/robots.txt')).toBe(plain));
  await server.call(amy, updateCrawlerRules, { body: { blocksSearch: true, blocksUser: true } });
  const robots = await readOn('plums.example', '/robots.txt');
  expect(robots.startsWith(plain)).toBe(true);
  for (const agent of ['OAI-SearchBot', 'PerplexityBot', 'Claude-User'])
    expect(isAllowed(robots, agent, '/plums')).toBe(false);
  for (const agent of ['GPTBot', 'Googlebot']) expect(isAllowed(robots, agent, '/plums')).toBe(true);
  expect((await read('/robots.txt')).body).toBe(SERVER_ROBOTS);
});

const onDomain = (path: string): string => `http://plums.example:${new URL(server.url).port}${path}`;

async function giveDomain({ workspaceId }: TestPerson, domain: string): Promise<void> {
  await server.sql.query(
    `insert into site (workspace_id, domain, domain_verified_at) values ($1, $2, now())
     on conflict (workspace_id) do update set domain = excluded.domain, domain_verified_at = now()`,
    [workspaceId, domain],
  );
}

/** Reads a file under another host, like a visitor of that domain. */
function readOn(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (body += piece));
      answer.on('end', () => resolve(body));
    });
    asked.on('error', reject).end();
  });
}
