import {
  analyzeLinkCompetitors,
  brokenLinks,
  generateOutreach,
  keepLinkLead,
  LINK_LIMITS,
  listLinkLeads,
  removeLinkLead,
  trackFreshness,
  undoRemoveLinkLead,
  unlinkedMentions,
  updateLinkLead,
  type LinkOpportunity,
} from '@pagewright/contract/advanced';
import { followSiteCrawl, startSiteCrawl } from '@pagewright/contract/analytics';
import { createContent } from '@pagewright/contract/content';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { addCleanup } from '../../../../../../tests/add-cleanup.ts';
import { startWebHost, type WebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const WORDS =
  'A rain barrel stands below the gutter and gathers water for the garden, which saves money every summer. ';
const page = (title: string, more: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${WORDS.repeat(4)}</p><p>${WORDS}${more}</p></article></body></html>`;
const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
const hosts = await Promise.all(addresses.map((address) => startWebHost({}, { address })));
const [one, two, press, ours] = hosts as [WebHost, WebHost, WebHost, WebHost];
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
});

/** Press pages, 20 of each kind of decoy: linking to one rival only; to us too, by our name; using our words. */
const DECOYS = Array.from({ length: 60 }, (_, index) => index);
/** Maximum number of pages read per site. */
const OF_SITE = 20;
for (const index of DECOYS) {
  const decoys = [
    `Only ${link(`${one.url}/`, 'Water Works')} is named here.`,
    `${link(`${one.url}/`, 'One')}, ${link(`${two.url}/`, 'two')} and ${link(`${ours.url}/`, 'Acme Barrels')}.`,
    `The acme of barrels, and other barrels.`,
  ];
  press.answers.set(`/decoy-${index}`, {
    body: page(`Decoy ${index}`, decoys[index % decoys.length] ?? ''),
  });
}
press.answers.set('/list', {
  body: page(
    'The best rain barrel shops',
    `${link(`${one.url}/`, 'Water Works')} and ${link(`${two.url}/`, 'Garden Post')} are good.`,
  ),
});
press.answers.set('/review', { body: page('A test of barrels', 'We liked the one of Acme Barrels most.') });
// A temporary fault, a refusal, a redirect to a page, and a live page are not dead links.
let flickers = 0;
press.answers.set('/flicker', (_request, response) => {
  flickers += 1;
  response.writeHead(flickers === 1 ? 404 : 200, { 'content-type': 'text/html' }).end('<p>Here');
});
press.answers.set('/sick', { status: 503, headers: { 'retry-after': '0' } });
press.answers.set('/refused', { status: 403 });
press.answers.set('/moved', { status: 301, headers: { location: '/list' } });
one.answers.set('/', {
  body: page(
    'Water Works',
    [
      link(`${press.url}/no-such-study`, 'a study on rain barrels'),
      ...['flicker', 'sick', 'refused', 'moved', 'list', 'review'].map((name) =>
        link(`${press.url}/${name}`, name),
      ),
      ...DECOYS.map((index) => link(`${press.url}/decoy-${index}`, `decoy ${index}`)),
    ].join(' '),
  ),
});
one.answers.set('/own', { body: page('More', link(`${one.url}/gone`, 'own dead link')) });
two.answers.set('/', {
  body: page('Garden Post', `${link(`${press.url}/list`, 'list')} ${link(`${press.url}/review`, 'review')}`),
});
for (const index of DECOYS.slice(0, OF_SITE))
  two.answers.set(`/more-${index}`, {
    body: page(`More ${index}`, link(`${press.url}/decoy-${index}`, 'x')),
  });
two.answers.set('/sitemap.xml', {
  headers: { 'content-type': 'application/xml' },
  body: `<urlset>${DECOYS.slice(0, OF_SITE)
    .map((index) => `<url><loc>${two.url}/more-${index}</loc></url>`)
    .join('')}</urlset>`,
});
ours.answers.set('/', { body: page('Acme Barrels: rain barrels', 'We sell rain barrels.') });

const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Professional',
});
const maya = await server.signUp('Maya');
const mate = await signUpTeammate(server, maya, 'basic_member');
const stranger = await server.signUp('Stranger');
const competitors = [one.url, two.url];
const yourDomain = ours.url;

/** Number of decoys read per call. */
const decoysRead: number[] = [];
// Pages that the workspace read before, for any purpose, are checked too, so every decoy is.
for (let from = 0; from < DECOYS.length; from += OF_SITE) {
  const urls = DECOYS.slice(from, from + OF_SITE).map((index) => `${press.url}/decoy-${index}`);
  const { body } = await server.call(maya, trackFreshness, { body: { urls } });
  decoysRead.push(body.updatePriority.length);
}

test('a dead link is gone both times; faults, refusals, and redirects do not count', async () => {
  expect(decoysRead).toEqual([OF_SITE, OF_SITE, OF_SITE]);
  const { status, body } = await server.call(maya, brokenLinks, {
    body: { competitorUrls: competitors, yourDomain },
  });
  expect(status).toBe(200);
  expect(body.opportunities).toMatchObject([
    {
      kind: 'dead_link',
      pageUrl: `${one.url}/`,
      ourPage: `${ours.url}/`,
      deadLink: {
        href: `${press.url}/no-such-study`,
        text: 'a study on rain barrels',
        statuses: [404, 404],
      },
    },
  ]);
  expect(Date.parse(body.opportunities[0]?.deadLink?.checkedAt ?? '')).toBeGreaterThan(0);
  expect(body.unconfirmed).toEqual([]);
  expect(body.checkedLinks).toBeGreaterThanOrEqual(DECOYS.length);
  expect(body).toMatchObject({ source: null, sites: [{ problem: null }, { problem: null }, {}] });
});

test('finds only pages that link to two rivals and not to us', async () => {
  const { body } = await server.call(maya, analyzeLinkCompetitors, { body: { competitors, yourDomain } });
  expect(body.opportunities.map(({ pageUrl }) => pageUrl)).toEqual([`${press.url}/list`]);
  expect(body.opportunities[0]?.competitorLinks).toEqual([
    { competitor: '127.0.0.2', href: `${one.url}/`, text: 'Water Works' },
    { competitor: '127.0.0.3', href: `${two.url}/`, text: 'Garden Post' },
  ]);
});

test('finds pages that mention us without a link, but not those that link or mean something else', async () => {
  // A site that the workspace crawled for another purpose, which no search and no link leads to.
  const magazine = await startWebHost(
    {
      '/': { body: page('The Garden Magazine', link('/tested', 'a test')) },
      '/tested': { body: page('Ten barrels in a test', 'The barrel of Acme Barrels came second.') },
    },
    { address: '127.0.0.6' },
  );
  addCleanup(() => magazine.close());
  const { body: crawl } = await server.call(maya, startSiteCrawl, { body: { site: magazine.url } });
  while ((await server.call(maya, followSiteCrawl, { params: { id: crawl.id } })).body.endedAt === null);
  const { body } = await server.call(maya, unlinkedMentions, {
    body: { brandName: 'Acme Barrels', competitors, yourDomain },
  });
  const found = new Map(body.opportunities.map((one) => [one.pageUrl, one]));
  expect([...found.keys()].toSorted()).toEqual([`${press.url}/review`, `${magazine.url}/tested`].toSorted());
  expect(found.get(`${press.url}/review`)?.mentions).toEqual([
    { brand: 'Acme Barrels', sentence: expect.stringContaining('the one of Acme Barrels most') as string },
  ]);
});

const opportunity: LinkOpportunity = {
  kind: 'dead_link',
  pageUrl: 'https://press.example/links',
  pageTitle: 'Links',
  ourPage: null,
  relevance: null,
  deadLink: {
    href: 'https://gone.example/',
    text: 'a study',
    statuses: [404, 404],
    checkedAt: '2026-11-20T10:00:00.000Z',
  },
  competitorLinks: [],
  mentions: [],
};

test('a draft states what was found and leaves placeholders for the unknown, as one AI request', async () => {
  await server.call(maya, createContent, {
    body: { title: 'Barrels', content: '<p>Barrels.</p>', status: 'published' },
  });
  const { body } = await server.call(maya, generateOutreach, {
    body: {
      opportunities: [opportunity, { ...opportunity, kind: 'unlinked_mention', deadLink: null }],
      brandInfo: { brandName: 'Acme Barrels', senderName: 'Ann Lee', domain: 'acme.example' },
    },
  });
  const [dead, mention] = body.drafts;
  expect(dead).toMatchObject({
    subject: 'A dead link on “Links”',
    toFillIn: ['[name of the editor]', '[address of your page that fits]'],
    evidence: ['https://gone.example/: 404, 404 (checked on November 20, 2026)'],
  });
  expect(dead?.body).toContain('“a study” https://gone.example/. When I followed it, it returned status 404');
  expect(dead?.body).toContain('Ann Lee\nAcme Barrels, acme.example');
  expect(mention?.subject).toBe('Thank you for mentioning Acme Barrels');
  expect((await server.call(maya, readUsage, {})).body.usage.aiRequests).toBe(1);
});

test('a draft is written in the caller’s language', async () => {
  const answer = await server.send(`/api${generateOutreach.path}`, {
    method: 'POST',
    person: maya,
    headers: { 'accept-language': 'es' },
    body: { opportunities: [opportunity], brandInfo: { brandName: 'Acme', senderName: 'Ann Lee' } },
  });
  const [draft] = (answer.body as CallOutput<typeof generateOutreach>).drafts;
  expect(draft?.subject).toBe('Un enlace roto en «Links»');
  expect(draft?.body).toContain('(comprobado el 20 de noviembre de 2026)');
  expect(draft?.toFillIn).toEqual(['[nombre de quien edita]', '[dirección de tu página que encaje]']);
});

test('brackets on a page are not placeholders, and a site is named once', async () => {
  const linked = (competitor: string, path: string) => ({
    competitor,
    href: `https://${competitor}${path}`,
    text: 'x',
  });
  const { body } = await server.call(maya, generateOutreach, {
    body: {
      opportunities: [
        {
          ...opportunity,
          kind: 'links_to_competitors',
          pageTitle: 'The best barrels [2026]',
          ourPage: 'https://acme.example/barrels',
          deadLink: null,
          competitorLinks: [
            linked('one.example', '/'),
            linked('one.example', '/about'),
            linked('two.example', '/'),
            linked('three.example', '/'),
          ],
        },
      ],
    },
  });
  const [draft] = body.drafts;
  expect(draft?.toFillIn).toEqual(['[name of the editor]']);
  expect(draft?.body).toContain('you link to one.example, two.example, and three.example.');
});

test('a full list accepts no more leads, but still returns existing ones', async () => {
  const person = await server.signUp('Full');
  const kept = (await server.call(person, keepLinkLead, { body: opportunity })).body;
  await server.sql.query(
    `insert into link_lead (id, workspace_id, author_id, author_name, kind, page_url, page_title, evidence)
    select gen_random_uuid(), workspace_id, author_id, author_name, kind, page_url || at, page_title, evidence
    from link_lead cross join generate_series(2, $2) at where id = $1`,
    [kept.id, LINK_LIMITS.leads],
  );
  const another = await server.call(person, keepLinkLead, {
    body: { ...opportunity, pageUrl: 'https://press.example/other' },
  });
  expect(another).toMatchObject({ status: 422, body: { code: 'list_full' } });
  const again = await server.call(person, keepLinkLead, { body: opportunity });
  expect(again).toMatchObject({ status: 201, body: { id: kept.id } });
  // The full list is readable.
  const { body } = await server.call(person, listLinkLeads, { query: { limit: LINK_LIMITS.leads } });
  expect(body.leads).toHaveLength(body.total);
});

test('the list stores each page once, for its workspace only, and loses nothing', async () => {
  const kept = (await server.call(maya, keepLinkLead, { body: opportunity })).body;
  expect(kept).toMatchObject({ state: 'found', keptBy: 'Maya', mayRemove: true });
  const again = await server.call(mate, keepLinkLead, { body: { ...opportunity, pageTitle: 'Other' } });
  expect(again.body).toMatchObject({ id: kept.id, pageTitle: 'Links', mayRemove: false });
  const params = { id: kept.id };
  const changed = await server.call(mate, updateLinkLead, {
    params,
    body: { state: 'contacted', note: 'Wrote' },
  });
  expect(changed.body).toMatchObject({ state: 'contacted', note: 'Wrote' });
  for (const [person, status] of [
    [mate, 403],
    [stranger, 404],
  ] as const)
    expect((await server.call(person, removeLinkLead, { params })).status).toBe(status);
  expect((await server.call(stranger, updateLinkLead, { params, body: { state: 'won' } })).status).toBe(404);
  expect((await server.call(stranger, listLinkLeads, { query: {} })).body.total).toBe(0);
  expect((await server.call(maya, removeLinkLead, { params })).status).toBe(204);
  expect((await server.call(maya, listLinkLeads, { query: {} })).body.leads).toEqual([]);
  await server.call(maya, undoRemoveLinkLead, { params });
  const list = await server.call(maya, listLinkLeads, { query: { state: 'contacted' } });
  expect(list.body).toMatchObject({
    leads: [{ id: kept.id, note: 'Wrote' }],
    total: 1,
    counts: { found: 0, contacted: 1, won: 0, lost: 0 },
  });
});

test('invalid input is refused by field, including addresses that are not web pages', async () => {
  const answers = await Promise.all([
    server.call(maya, brokenLinks, { body: { competitorUrls: [] } }),
    server.call(maya, unlinkedMentions, { body: { brandName: '' } }),
    server.call(maya, generateOutreach, { body: { opportunities: [] } }),
    server.call(maya, keepLinkLead, { body: { ...opportunity, pageUrl: 'javascript:alert(1)' } }),
    server.call(maya, updateLinkLead, { params: { id: 'x' }, body: { state: 'sold' as 'won' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  const unread = await server.call(maya, brokenLinks, { body: { competitorUrls: ['http://10.0.0.1'] } });
  expect(unread).toMatchObject({ status: 422, body: { code: 'no_site_read' } });
});
