import * as advanced from '@pagewright/contract/advanced';
import { createContent } from '@pagewright/contract/content';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { SERPER_KEY, startSerper } from '../../../../../tests/fakes/serper/start-serper.ts';
import { startWebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { DESK_PAGES } from '../outline/testing/pages.ts';

const article = (title: string, text: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><article><h1>${title}</h1>${text}</article></body></html>`;
const filler =
  '<p>Beekeeping on a roof wants a calm hive, clean water nearby and a neighbour who knows of it.</p>'.repeat(
    3,
  );
/** One of each kind of offer, and decoys that only look like one. */
const OFFERS = {
  '/write': 'We welcome guest posts about beekeeping from people who keep bees.',
  '/again': 'You may republish our articles about beekeeping with a link to us.',
  '/pitch': 'Read the submission guidelines before you send us a story on beekeeping.',
  '/free': 'All our texts on beekeeping are under a Creative Commons licence.',
};
const REFUSALS = [
  'We do not accept guest posts about beekeeping.',
  'Guests of honour posted pictures of their beekeeping.',
  'Republishing our beekeeping texts is prohibited.',
  'Write to us for advice on beekeeping.',
  'Our beekeeping articles are no longer syndicated; we never accept syndication.',
];
const DECOYS = Array.from({ length: 20 }, (_, at): [string, string] => [
  `/decoy-${at}`,
  REFUSALS[at % REFUSALS.length] ?? '',
]);
const paths = Object.entries({ ...OFFERS, ...Object.fromEntries(DECOYS) });
const site = await startWebHost(
  Object.fromEntries(
    paths.map(([path, sentence]) => [
      path,
      { body: article(`Beekeeping ${path.slice(1)}`, `${filler}<p>${sentence}</p>`) },
    ]),
  ),
);
const serper = await startSerper({
  organic: Object.keys(OFFERS).map((path) => ({ title: `Beekeeping ${path}`, link: site.url + path })),
});
afterAll(() => Promise.all([site.close(), serper.close()]));
const server = await openTestServer({
  SEARCH_SOURCES: 'serper',
  SERPER_API_KEY: SERPER_KEY,
  SERPER_URL: serper.url,
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Entrepreneur',
});
const maya = await server.signUp('Maya');
const used = async (person: TestPerson) => {
  const { seoRequests, aiRequests } = (await server.call(person, readUsage, {})).body.usage;
  return { seoRequests, aiRequests };
};
const given = { pages: DESK_PAGES, includeSearch: false };

test('answer patterns: how well pages match what answer engines quote and ask, free of charge', async () => {
  const { status, body } = await server.call(maya, advanced.analyzePatterns, {
    body: { keywords: ['standing desk'], ...given },
  });
  expect(status).toBe(200);
  expect(body.keywords[0]?.pages).toHaveLength(3);
  expect(body.keywords[0]?.evidence.pages.map(({ source }) => source)).toEqual(['given', 'given', 'given']);
  for (const { score, pages, best } of body.patterns) {
    expect(pages).toBeGreaterThan(0);
    expect(best!.score).toBeGreaterThanOrEqual(score);
  }
  // None of the three pages quotes anybody, and none of their figures is rare.
  expect(body.patterns.find(({ code }) => code === 'answer_quotations')?.score).toBe(0);
  expect(body.questions).toContainEqual(
    expect.objectContaining({ text: 'What is a standing desk?', source: 'pages' }),
  );
  expect(await used(maya)).toEqual({ seoRequests: 0, aiRequests: 0 });

  // Submitted pages are not stored with the run, which the whole workspace can read.
  const run = await server.call(maya, advanced.readRun, { params: { id: body.runId } });
  expect(run.body.inputs).toEqual({ keywords: ['standing desk'], includeSearch: false });

  const alone = await server.call(maya, advanced.analyzePatterns, {
    body: { keywords: ['standing desk'], includeSearch: false },
  });
  // Pages submitted with one call are not used for others: nothing is known, and nothing is made up.
  expect(alone.body).toMatchObject({
    patterns: [],
    keywords: [{ readiness: null, pages: [] }],
    provenance: { kind: 'modelled' },
  });
  expect(alone.body.questions.every(({ source }) => source === 'template')).toBe(true);
});

test('a voice outline answers in full sentences from the evidence, given questions first', async () => {
  const before = await used(maya);
  const spoken =
    'A standing desk is a desk that you can raise and lower, so that you work upright for an hour and sit for the next one without moving your screen.';
  // It stands under the question and answers nothing.
  const teaser = 'Subscribe to our newsletter today and never miss a new article about standing desks again.';
  const { body } = await server.call(maya, advanced.voiceSearchOutline, {
    body: {
      topic: 'standing desk',
      optimizationData: {
        questions: [{ text: 'What is a standing desk?' }, { text: 'How much does a standing desk cost?' }],
      },
      pages: [
        {
          text: article(
            'Desks',
            `<h2>What is a standing desk?</h2><p>${spoken}</p>${filler}<h2>How much does a standing desk cost?</h2><p>${teaser}</p>`,
          ),
          url: 'https://one.example/',
        },
      ],
      includeSearch: false,
    },
  });
  expect(body.sections[0]).toMatchObject({
    question: 'What is a standing desk?',
    answer: { text: spoken, words: spoken.split(' ').length, url: 'https://one.example/' },
  });
  expect(body.sections.map(({ answer }) => answer?.text ?? '').join(' ')).not.toContain('Subscribe');
  expect(await used(maya)).toEqual({ ...before, aiRequests: before.aiRequests + 1 });
});

test('the intent mix adds up, and a strategy plans one page per search for the likely intents', async () => {
  const { body: mix } = await server.call(maya, advanced.analyzeIntent, {
    body: { keyword: 'best standing desk to buy', includeSearch: false },
  });
  const of = (name: string) => mix.intents.find(({ intent }) => intent === name)!.probability;
  expect(of('informational') + of('navigational') + of('transactional')).toBeCloseTo(1, 6);
  expect(of('commercial')).toBeGreaterThan(of('navigational'));
  expect(mix.signs.length).toBeGreaterThan(0);

  const before = await used(maya);
  const { body: plan } = await server.call(maya, advanced.createStrategy, {
    body: { keyword: 'best standing desk to buy', intentAnalysis: mix, ...given },
  });
  const likely = mix.intents.filter(({ probability }) => probability >= 0.2).map(({ intent }) => intent);
  const servedOf = (pages: typeof plan.pages) =>
    pages.flatMap(({ intent, alsoServes }) => [intent, ...alsoServes]).toSorted();
  expect(servedOf(plan.pages)).toEqual(likely.toSorted());
  expect(plan.pages[0]).toMatchObject({
    primaryKeyword: 'best standing desk to buy',
    title: 'Best standing desk to buy',
  });
  const keywords = plan.pages.flatMap((page) => page.keywords);
  expect(new Set(keywords).size).toBe(keywords.length);
  expect(await used(maya)).toEqual({ ...before, aiRequests: before.aiRequests + 1 });
  // Nothing but the keyword itself is known for these, so one page covers all intents.
  for (const keyword of ['espresso machine', 'plumber berlin', 'coffee shop']) {
    const asked = { body: { keyword, includeSearch: false } };
    const { pages } = (await server.call(maya, advanced.createStrategy, asked)).body;
    expect(new Set(pages.map(({ primaryKeyword }) => primaryKeyword)).size).toBe(pages.length);
    expect(servedOf(pages).length).toBeGreaterThan(pages.length);
    // A machine has no jobs to search for, and a shop none to plan a page about.
    for (const { primaryKeyword, title, keywords: words } of pages)
      expect([primaryKeyword, title, ...words].join(' ')).not.toMatch(/\b(?:jobs?|careers?|salary)\b/i);
    const planned = new Set(pages.map(({ intent }) => intent));
    expect(pages.flatMap(({ linksTo }) => linksTo).every((intent) => planned.has(intent))).toBe(true);
  }
});

test('keywords are sorted into stages, those without an article first', async () => {
  const person = await server.signUp('Ines');
  const item = await server.call(person, createContent, {
    body: { title: 'How to clean a bee hotel', content: 'Clean a bee hotel in autumn.' },
  });
  const { body } = await server.call(person, advanced.funnelOpportunities, {
    body: { keywords: ['how to clean a bee hotel', 'buy bee hotel online'] },
  });
  expect(body.opportunities).toMatchObject([
    { keyword: 'buy bee hotel online', stage: 'decision', intent: 'transactional', articles: [] },
    { keyword: 'how to clean a bee hotel', stage: 'awareness', articles: [{ id: item.body.id }] },
  ]);
  expect(body.stages.map(({ stage, keywords, uncovered }) => [stage, keywords, uncovered])).toEqual([
    ['awareness', 1, 0],
    ['consideration', 0, 0],
    ['decision', 1, 1],
    ['retention', 0, 0],
  ]);
  expect(await used(person)).toEqual({ seoRequests: 0, aiRequests: 0 });
});

test('posts contain sentences of the text, within the platform’s limits, with the item’s title', async () => {
  const text =
    'A bee hotel in the sun fills within 3 weeks. Most solitary bees fly less than 300 metres from their nest. Paint keeps them away.';
  const item = (await server.call(maya, createContent, { body: { title: 'Bee hotels', content: text } }))
    .body;
  const post = async (targetPlatform: 'Twitter' | 'LinkedIn') =>
    (
      await server.call(maya, advanced.generateSocialSnippets, {
        body: { content: text, contentId: item.id, targetPlatform },
      })
    ).body;
  const short = await post('Twitter');
  expect(short).toMatchObject({ platform: 'Twitter', limit: 280, fold: null, contentId: item.id });
  expect(short.snippets[0]?.hook).toMatchObject({ text: 'Bee hotels', from: 'title' });
  for (const { text: posted, claims, length } of short.snippets) {
    expect(length).toBeLessThanOrEqual(280);
    for (const claim of claims) expect(text).toContain(claim.text);
    for (const [figure] of posted.matchAll(/\d+/g)) expect(text).toContain(figure);
  }
  expect((await post('LinkedIn')).fold).toBe(210);
  const foreign = await server.call(await server.signUp('Eve'), advanced.generateSocialSnippets, {
    body: { content: text, contentId: item.id },
  });
  expect(foreign.status).toBe(404);
});

test('partners are pages that offer to accept or republish articles, each shown with its sentence; refusals do not count', async () => {
  const sites = DECOYS.slice(0, 10).map(([path]) => `${site.url}${path}`);
  const others = DECOYS.slice(10).map(([path]) => `${site.url}${path}`);
  const find = async (named: string[]) =>
    (
      await server.call(maya, advanced.findSyndicationPartners, {
        body: { topic: 'beekeeping', sites: named },
      })
    ).body;
  const before = await used(maya);
  const found = [...(await find(sites)).partners, ...(await find(others)).partners];
  const byPath = new Map(found.map(({ url, signs }) => [new URL(url).pathname, signs]));
  expect([...byPath.keys()].toSorted()).toEqual(Object.keys(OFFERS).toSorted());
  for (const [path, sentence] of Object.entries(OFFERS))
    expect(byPath.get(path)?.map(({ quotation }) => quotation)).toEqual([sentence]);
  const after = await used(maya);
  expect(after.aiRequests).toBe(before.aiRequests);
  expect(after.seoRequests - before.seoRequests).toBe(2);
});

test('on a named site, pages whose address mentions the topic or such offers are read', async () => {
  const host = await startWebHost({}, { address: '127.0.0.8' });
  host.answers.set('/', {
    body: article(
      'Bees',
      `${filler}<p><a href="/beekeeping-basics">a</a> <a href="/write-for-us">b</a> <a href="/hats">c</a></p>`,
    ),
  });
  host.answers.set('/beekeeping-basics', { body: article('Basics', `${filler}<p>${OFFERS['/again']}</p>`) });
  host.answers.set('/write-for-us', { body: article('Pitch us', `${filler}<p>${OFFERS['/write']}</p>`) });
  host.answers.set('/hats', { body: article('Hats', filler) });
  try {
    const { body } = await server.call(maya, advanced.findSyndicationPartners, {
      body: { topic: 'beekeeping', sites: [host.url], includeSearch: false },
    });
    expect(body.partners.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      '/beekeeping-basics',
      '/write-for-us',
    ]);
    expect(host.requests.map(({ path }) => path)).not.toContain('/hats');
  } finally {
    await host.close();
  }
});

test('without network and pages, every analysis responds, reports it, and invents nothing', async () => {
  const alone = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
  const person = await alone.signUp('Off');
  const partners = await alone.call(person, advanced.findSyndicationPartners, { body: { topic: 'bees' } });
  expect(partners.body).toMatchObject({ partners: [], looked: 0 });
  expect(partners.body.evidence.notice).toMatch(/Enter the sites to read, or connect a search source/);
  const voice = await alone.call(person, advanced.voiceSearchOutline, { body: { topic: 'bees' } });
  expect(voice.body.sections.every(({ answer }) => answer === null)).toBe(true);
  expect(voice.body.provenance.kind).toBe('modelled');
});

test.each([
  [advanced.analyzePatterns.path, { keywords: [] }, 'keywords'],
  [advanced.analyzePatterns.path, { keywords: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'keywords'],
  [advanced.voiceSearchOutline.path, { topic: ' ' }, 'topic'],
  [advanced.analyzeIntent.path, { keyword: 'x'.repeat(121) }, 'keyword'],
  [advanced.createStrategy.path, { keyword: '' }, 'keyword'],
  [
    advanced.funnelOpportunities.path,
    { keywords: Array.from({ length: 101 }, (_, at) => `k${at}`) },
    'keywords',
  ],
  [advanced.generateSocialSnippets.path, { content: ' ' }, 'content'],
  [advanced.generateSocialSnippets.path, { content: 'x', targetPlatform: 'Myspace' }, 'targetPlatform'],
  [advanced.findSyndicationPartners.path, { topic: 'x', industry: 'spying' }, 'industry'],
  [
    advanced.findSyndicationPartners.path,
    { topic: 'x', sites: Array.from({ length: 11 }, (_, at) => `s${at}`) },
    'sites',
  ],
] as const)('%s refuses what is out of bounds', async (path, body, field) => {
  const answer = await server.send(`/api${path}`, { method: 'POST', person: maya, body });
  expect(answer.status).toBe(400);
  expect((answer.body as { details: { path: string }[] }).details[0]?.path).toMatch(new RegExp(`^${field}`));
});
