import { liveScore, semanticCompleteness, serpIntegration } from '@pagewright/contract/advanced';
import {
  addEvidencePage,
  createContent,
  readComparedTexts,
  readContent,
  readEvidence,
  readKeywordEvidence,
  readPassageDuel,
} from '@pagewright/contract/content';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { SERPER_KEY, startSerper } from '../../../../../../tests/fakes/serper/start-serper.ts';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const page = (name: string): string =>
  `<!doctype html><title>${name}</title><article><h1>${name}</h1><p>The ${name} tells that a downspout diverter leads the water into the rain barrel, and a spigot lets it out. A downspout diverter is cheap.</p><h2>How do you keep mosquitoes out?</h2><p>A fine screen keeps mosquitoes out of every rain barrel, ${name} says, and the downspout diverter stays clean.</p></article>`;
const CONTENT =
  '<p>A rain barrel saves water for the garden. It stands below the gutter.</p><h2>Why you want one</h2><p>Tap water costs money, and rain is free.</p>';
const body = {
  content: CONTENT,
  primaryKeyword: 'Rain barrel',
  title: 'A rain barrel',
  // Known to be empty, as in a saved item; absent fields would not count.
  metaTitle: '',
  metaDescription: '',
  slug: '',
};

const site = await startWebHost({
  '/one': { body: page('Garden guide') },
  '/two': { body: page('Water guide') },
  '/three': { body: page('Roof guide') },
});
const serper = await startSerper({
  organic: ['one', 'gone', 'two', 'three'].map((name) => ({
    title: `Result ${name}`,
    link: `${site.url}/${name}`,
  })),
  questions: ['How large should a rain barrel be?'],
  suggestions: ['how to clean a rain barrel', 'rain barrel kit'],
});
afterAll(async () => {
  await Promise.all([site.close(), serper.close()]);
});
const server = await openTestServer({
  SEARCH_SOURCES: 'serper',
  SERPER_API_KEY: SERPER_KEY,
  SERPER_URL: serper.url,
  SEARCH_TIMEOUT_MS: '3000',
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Free',
});
const maya = await server.signUp('Maya');

const used = async (person: TestPerson) => (await server.call(person, readUsage, {})).body.usage.seoRequests;
const create = async (person: TestPerson) =>
  (await server.call(person, createContent, { body: { ...body } })).body;

test('a keyword is researched once, stored for the workspace, and scored with the same evidence everywhere', async () => {
  const before = await create(maya);
  const { status, body: answer } = await server.call(maya, serpIntegration, { body });
  expect(status).toBe(200);
  expect(answer.evidence).toMatchObject({
    questions: ['How large should a rain barrel be?'],
    askedAnew: true,
    notice: null,
    leftOut: [{ url: `${site.url}/gone` }],
    research: { source: 'Serper', isFresh: true, questions: 1 },
  });
  expect(answer.evidence.research?.pages.map(({ url, position }) => [url, position])).toEqual([
    [`${site.url}/one`, 1],
    [`${site.url}/two`, 3],
    [`${site.url}/three`, 4],
  ]);
  expect(answer.totalScore).not.toBeNull();
  expect(answer.points).toBeCloseTo(
    answer.findings.reduce((sum, { points }) => sum + points, 0),
    1,
  );
  expect(answer.restsOn).toMatchObject({ subject: 'measured', pages: [{}, {}, {}] });
  expect(await used(maya)).toBe(1);

  // Data known within a day is free, regardless of case and spacing.
  const again = await server.call(maya, serpIntegration, {
    body: { ...body, primaryKeyword: ' rain  Barrel' },
  });
  expect(again.body).toMatchObject({ totalScore: answer.totalScore, evidence: { askedAnew: false } });
  expect(await used(maya)).toBe(1);

  const live = (await server.call(maya, liveScore, { body })).body;
  expect(live.breakdown.serpIntegration.totalScore).toBe(answer.totalScore);
  expect(live.restsOn).toMatchObject({ subject: 'measured', pages: [{}, {}, {}] });
  expect(live.overallScore).not.toBe(before.score);
  // The saved item follows within a second, and a newly created one has it at once.
  await expect
    .poll(async () => (await server.call(maya, readContent, { params: { id: before.id } })).body.score)
    .toBe(live.overallScore);
  expect((await create(maya)).score).toBe(live.overallScore);
  const evidence = (await server.call(maya, readEvidence, { params: { id: before.id }, query: {} })).body;
  expect(evidence).toMatchObject({ pages: [], research: { source: 'Serper' } });
  const unsaved = await server.call(maya, readKeywordEvidence, { query: { keyword: 'RAIN BARREL' } });
  expect(unsaved.body.subject).toEqual(evidence.subject);
  const completeness = await server.call(maya, semanticCompleteness, {
    body: { content: CONTENT, topic: 'rain barrel' },
  });
  expect(completeness.body.restsOn.subject).toBe('measured');
});

test('pages of the item and of the research are combined, each counted once', async () => {
  const { id } = await create(maya);
  await server.call(maya, serpIntegration, { body });
  for (const [name, url] of [
    ['Own guide', null],
    ['Garden guide', `${site.url}/one`],
  ] as const)
    await server.call(maya, addEvidencePage, {
      params: { id },
      body: { text: page(name), url, source: 'pasted' },
    });
  const compared = (await server.call(maya, liveScore, { body: { ...body, contentId: id } })).body;
  expect(compared.restsOn.pages.map(({ url }) => url)).toEqual([
    null,
    `${site.url}/one`,
    `${site.url}/two`,
    `${site.url}/three`,
  ]);
  expect((await server.call(maya, readContent, { params: { id } })).body.score).toBe(compared.overallScore);
  const texts = (await server.call(maya, readComparedTexts, { params: { id }, query: {} })).body;
  expect(texts.pages).toHaveLength(4);
  expect(texts.questions).toEqual(['How large should a rain barrel be?']);
  expect(texts.suggestions).toEqual(['how to clean a rain barrel', 'rain barrel kit']);
});

test('the duel reports who answers what searchers ask, and what a lost question needs', async () => {
  const text = `${CONTENT}<h2>How to clean a rain barrel</h2><p>Empty it in October, scrub the wall with vinegar and rinse it twice with the hose.</p>`;
  const item = (await server.call(maya, createContent, { body: { ...body, content: text } })).body;
  await server.call(maya, serpIntegration, { body });
  const duel = (await server.call(maya, readPassageDuel, { params: { id: item.id }, query: {} })).body;
  expect(duel).toMatchObject({ keyword: 'Rain barrel', pages: 3, won: 1, draws: 0, lost: 1, unanswered: 1 });
  expect(duel.questions.map(({ question, origin, outcome }) => [question, origin, outcome])).toEqual([
    ['How large should a rain barrel be?', 'people_also_ask', 'unanswered'],
    ['how to clean a rain barrel', 'suggestion', 'won'],
    ['How do you keep mosquitoes out?', 'heading', 'lost'],
  ]);
  const lost = duel.questions[2]!;
  expect(lost).toMatchObject({ askedBy: 3, answering: 3, rivals: [{ isAnswer: true }, {}, {}] });
  expect(lost.gap!.terms.map((term) => term.text)).toEqual(expect.arrayContaining(['mosquitoes', 'screen']));
  expect(duel.questions[0]!.gap).toBeNull();
});

test('other workspaces see nothing, and other people’s items are not found', async () => {
  const { id } = await create(maya);
  await server.call(maya, serpIntegration, { body });
  const stranger = await server.signUp();
  const [plain, texts, duel, foreign] = await Promise.all([
    server.call(stranger, liveScore, { body }),
    server.call(stranger, readComparedTexts, { params: { id }, query: {} }),
    server.call(stranger, readPassageDuel, { params: { id }, query: {} }),
    server.call(stranger, serpIntegration, { body: { ...body, contentId: id } }),
  ]);
  expect(plain.body.restsOn).toMatchObject({ subject: 'modelled', pages: [] });
  expect([texts.status, duel.status, foreign.status]).toEqual([404, 404, 404]);
  expect(await used(stranger)).toBe(0);
  const member = await signUpTeammate(server, maya, 'basic_member');
  expect((await server.call(member, liveScore, { body })).body.restsOn.subject).toBe('measured');
  expect((await server.call(member, serpIntegration, { body: { ...body, contentId: id } })).status).toBe(404);
});

test('if no source responds, submitted pages are used and earlier research stays', async () => {
  const person = await server.signUp();
  serper.failWith({ status: 500, body: {} });
  const alone = await server.call(person, serpIntegration, { body });
  expect(alone.body).toMatchObject({ totalScore: null, reason: null, evidence: { research: null } });
  expect(alone.body.evidence.notice).toMatch(/\.$/);
  const given = await server.call(person, serpIntegration, {
    body: { ...body, pages: [{ text: page('Garden guide') }, { text: page('Water guide') }] },
  });
  expect(given.body.totalScore).not.toBeNull();
  expect(given.body.evidence.given.map(({ title }) => title)).toEqual(['Garden guide', 'Water guide']);
  expect(await used(person)).toBe(0);
  serper.failWith(null);
  await server.call(person, serpIntegration, { body });
  expect(await used(person)).toBe(1);
  await server.sql.query(`update serp_snapshot set gathered_at = gathered_at - interval '3 days'`);
  await server.sql.query(`update keyword_research set gathered_at = gathered_at - interval '3 days'`);
  serper.failWith({ status: 500, body: {} });
  const later = await server.call(person, serpIntegration, { body });
  expect(later.body.totalScore).not.toBeNull();
  expect(later.body.evidence.research).toMatchObject({ isFresh: false, pages: [{}, {}, {}] });
  expect(await used(person)).toBe(1);
  serper.failWith(null);
});

test('a page that cannot be read stays as it was, and at the limit nothing is fetched', async () => {
  const person = await server.signUp();
  await server.call(person, serpIntegration, { body });
  await server.sql.query(`update serp_snapshot set gathered_at = gathered_at - interval '3 days'`);
  await server.sql.query(`update page_snapshot set fetched_at = fetched_at - interval '3 days'`);
  site.answers.set('/two', { status: 404, body: 'gone' });
  const refreshed = await server.call(person, serpIntegration, { body });
  expect(refreshed.body.evidence.leftOut).toHaveLength(2);
  expect(refreshed.body.evidence.research?.pages.map(({ url }) => url)).toEqual(
    ['one', 'two', 'three'].map((name) => `${site.url}/${name}`),
  );
  site.answers.set('/two', { body: page('Water guide') });
  expect(await used(person)).toBe(2);
  const limit = (await server.call(person, readUsage, {})).body.plan.seoRequestLimit;
  await server.sql.query('update usage_counter set used = $1 where workspace_id = $2', [
    limit,
    person.workspaceId,
  ]);
  const asked = serper.requests.length;
  const refused = await server.call(person, serpIntegration, {
    body: { ...body, primaryKeyword: 'a bigger barrel' },
  });
  expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
    429,
    'quota_exceeded',
  ]);
  expect(serper.requests).toHaveLength(asked);
});

test('missing fields are refused, and progress is streamed', async () => {
  const blank = await server.call(maya, serpIntegration, { body: { ...body, primaryKeyword: ' ' } });
  expect([blank.status, (blank.body as unknown as { code: string }).code]).toEqual([422, 'no_keyword']);
  const stream = await server.send('/api/content-scoring/serp-integration', {
    method: 'POST',
    person: maya,
    body: { ...body, primaryKeyword: 'barrel for rain' },
    headers: { accept: 'text/event-stream' },
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.body).toMatch(/event: progress[\s\S]*Reading pages[\s\S]*event: result/);
});
