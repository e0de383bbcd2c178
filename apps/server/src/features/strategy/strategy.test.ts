import { createContent, readEvidence } from '@pagewright/contract/content';
import {
  analyzeBrief,
  generateBrief,
  generateStrategy,
  listBriefs,
  readBrief,
  readBriefOfContent,
  readIdea,
  startWriting,
  updateBrief,
} from '@pagewright/contract/strategy';
import { readUsage } from '@pagewright/contract/usage';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { IDEA, PAGES, createGenerator } from './testing/rain-barrel-briefs.ts';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const maya = await server.signUp('Maya');

const generate = createGenerator(server);
const codeOf = (answer: { readonly body: unknown }): unknown => (answer.body as { code: unknown }).code;

test('from pages to a draft: every step cites the pages', async () => {
  const brief = await generate(maya, { pages: PAGES });
  expect(brief).toMatchObject({
    idea: IDEA,
    primarySeoQuery: 'rain barrel',
    targetAudience: 'Beginners who have a small garden',
    stage: 'brief',
    // A generated proposal, although its pages were read.
    provenance: { kind: 'modelled' },
    analysis: null,
    strategy: null,
    revision: 1,
    drafts: [],
  });
  expect(brief.evidence.pages.map(({ url, source }) => [url, source])).toEqual(
    PAGES.map(({ url }) => [url, 'pasted']),
  );
  expect(brief.evidence.volume).toBeNull();
  expect(brief.sections.find(({ heading }) => /install/i.test(heading))).toMatchObject({ pages: 3 });
  expect(brief.findings.terms.map(({ text }) => text.toLowerCase())).toContain('downspout diverter');
  const installed = brief.grounds.filter(
    ({ field, text }) => field === 'sections' && /install/i.test(text ?? ''),
  );
  expect(installed.map(({ code, page: from }) => [code, from])).toEqual([
    ['section_heading', 0],
    ['section_heading', 1],
    ['section_heading', 2],
  ]);

  const analysis = (await server.call(maya, analyzeBrief, { body: { brief: { id: brief.id } } })).body;
  expect(analysis.seedKeywords[0]).toBe('rain barrel');
  expect(analysis.longTailKeywords.length).toBeGreaterThan(0);
  const mosquitoes = analysis.faq.find(({ question }) => /mosquitoes/.test(question));
  expect(mosquitoes).toMatchObject({ pages: 3, provenance: { kind: 'measured' } });
  expect(mosquitoes?.answer).toContain('A fine screen over every opening');
  expect(mosquitoes?.url).toMatch(/^https:\/\/shop\d\.example\/barrel$/);

  const body = { brief: { id: brief.id }, articlesPerWeek: 2, startOn: '2031-03-03' };
  const strategy = (await server.call(maya, generateStrategy, { body })).body;
  expect(strategy.pillar).toMatchObject({ keyword: 'rain barrel', role: 'pillar', publishOn: '2031-03-03' });
  // Two a week: on the first day, after three days, after a week.
  expect(strategy.supporting.slice(0, 3).map(({ publishOn }) => publishOn)).toEqual([
    '2031-03-06',
    '2031-03-10',
    '2031-03-13',
  ]);
  // Units stand on every page, and are no keyword and no article.
  const planned = [strategy.pillar, ...strategy.supporting].flatMap((topic) => [topic.keyword, topic.title]);
  expect(
    [...brief.secondaryKeywords, ...analysis.keywords.map(({ text }) => text), ...planned].filter((text) =>
      /celsius|degrees|dollars/i.test(text),
    ),
  ).toEqual([]);
  const ids = [strategy.pillar, ...strategy.supporting].map(({ id }) => id);
  for (const { from, to } of strategy.links) expect(ids).toEqual(expect.arrayContaining([from, to]));
  for (const id of ids.slice(1)) {
    expect(strategy.links).toContainEqual(
      expect.objectContaining({ from: id, to: ids[0], reason: 'to_pillar' }),
    );
  }
  expect(strategy.clusters.flatMap(({ topics }) => topics).toSorted()).toEqual(ids.toSorted());
  expect(strategy.measures.find(({ topic, code }) => topic === ids[0] && code === 'position')).toEqual({
    code: 'position',
    topic: ids[0],
    after: '2031-03-31',
    value: null,
  });

  const draft = await server.call(maya, startWriting, { params: { id: brief.id } });
  expect(draft.status).toBe(201);
  expect(draft.body).toMatchObject({ status: 'draft', primaryKeyword: 'rain barrel' });
  const headings = (
    JSON.parse(draft.body.content) as { content: { type: string; content?: { text: string }[] }[] }
  ).content
    .filter(({ type }) => type === 'heading')
    .map(({ content }) => content?.[0]?.text);
  expect(headings).toEqual(brief.sections.map(({ heading }) => heading));
  const evidence = (await server.call(maya, readEvidence, { params: { id: draft.body.id }, query: {} })).body;
  expect(evidence.pages).toHaveLength(3);
  const attached = (await server.call(maya, readBriefOfContent, { params: { id: draft.body.id } })).body;
  expect(attached.brief?.id).toBe(brief.id);
  const after = (await server.call(maya, readBrief, { params: { id: brief.id } })).body;
  expect(after).toMatchObject({ stage: 'strategy', drafts: [{ id: draft.body.id }] });
});

test('questions from the idea and from pages are labeled, in the brief and the plan', async () => {
  const brief = await generate(maya, {
    idea: 'Rain barrels for a small garden: what they cost and how to clean one in winter',
    pages: PAGES,
  });
  const codeOfSection = (heading: RegExp) =>
    brief.grounds
      .filter(({ field, text }) => field === 'sections' && heading.test(text ?? ''))
      .map(({ code }) => code);
  expect(codeOfSection(/^How to clean/)).toEqual(['section_idea']);
  const asked = 'how do you keep mosquitoes out of a rain barrel';
  expect(brief.secondaryKeywords).toContain(asked);
  expect(brief.grounds).toContainEqual(
    expect.objectContaining({ field: 'secondaryKeywords', code: 'keyword_page', text: asked, page: 0 }),
  );

  const analysis = (await server.call(maya, analyzeBrief, { body: { brief: { id: brief.id } } })).body;
  expect(analysis.keywords.find(({ text }) => text === asked)).toMatchObject({
    sources: [{ code: 'question' }],
    provenance: { kind: 'measured' },
  });
  // With pages available, template-only proposals are left out.
  for (const { sources } of analysis.keywords)
    expect(sources.every(({ code }) => code === 'template')).toBe(false);
});

test('with only an idea, all steps work and are marked as modeled', async () => {
  const brief = await generate(maya, {
    keyword: undefined,
    idea: 'Saving rain water in small city gardens for students',
  });
  expect(brief.provenance.kind).toBe('modelled');
  expect(brief.primarySeoQuery).not.toBe('');
  expect(brief.targetAudience).toBe('Students');
  expect(brief.sections.length).toBeGreaterThan(3);
  expect(brief.evidence.pages).toEqual([]);
  expect(brief.findings.leftOut).toContain('word_range');
  const analysis = (await server.call(maya, analyzeBrief, { body: { brief: { id: brief.id } } })).body;
  expect(analysis.provenance.kind).toBe('modelled');
  // A keyword extracted from the idea is modeled; one written by a person is given.
  expect(analysis.keywords[0]).toMatchObject({
    text: brief.primarySeoQuery,
    provenance: { kind: 'modelled' },
  });
  await server.call(maya, updateBrief, { params: { id: brief.id }, body: { primarySeoQuery: 'rain butt' } });
  const own = (await server.call(maya, analyzeBrief, { body: { brief: { id: brief.id } } })).body;
  expect(own.keywords[0]).toMatchObject({ text: 'rain butt', provenance: { kind: 'given' } });
  expect(analysis.faq.length).toBeGreaterThan(0);
  expect(analysis.faq.every(({ answer }) => answer === null)).toBe(true);
  const strategy = (await server.call(maya, generateStrategy, { body: { brief: { id: brief.id } } })).body;
  expect(strategy.provenance.kind).toBe('modelled');
  expect(new Date(`${strategy.startOn}T00:00:00Z`).getUTCDay()).toBe(1);
  const { rows } = await server.sql.query<{ days: number }>('select $1::date - current_date as days', [
    strategy.startOn,
  ]);
  expect(rows[0]?.days).toBeGreaterThanOrEqual(0);
  expect(rows[0]?.days).toBeLessThanOrEqual(8);

  // Today is accepted in every time zone, an earlier day in none; the database's clock decides.
  const { rows: days } = await server.sql.query<{ past: string; today: string }>(
    `select to_char(at - interval '1 day', 'YYYY-MM-DD') as past, to_char(at, 'YYYY-MM-DD') as today
       from (select (now() at time zone 'UTC') - interval '12 hours' as at) as last_zone`,
  );
  const startOn = (day: string | undefined) =>
    server.call(maya, generateStrategy, { body: { brief: { id: brief.id }, startOn: day } });
  const refused = await startOn(days[0]?.past);
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'past_date' }]);
  expect((await startOn(days[0]?.today)).body.pillar.publishOn).toBe(days[0]?.today);
});

test('an idea is read before its brief is created, and rejected in an unsupported language', async () => {
  const idea = 'Cómo elegir un colchón para una pareja en Madrid por menos de 500 euros';
  const read = (await server.call(maya, readIdea, { body: { idea } })).body;
  expect(read.keywords[0]).toEqual({ keyword: 'cómo elegir un colchón', reason: 'task' });
  expect(read).toMatchObject({
    language: 'es',
    audience: 'pareja',
    place: 'Madrid',
    budget: 'menos de 500 euros',
  });
  const brief = await generate(maya, { keyword: undefined, idea });
  expect(brief.primarySeoQuery).toBe(read.keywords[0]?.keyword);
  expect(brief.findings.asked).toEqual({ place: 'Madrid', time: null, budget: 'menos de 500 euros' });

  const german = 'Wie kleine Bäckereien ihr Brot im Internet verkaufen können';
  for (const path of ['/api/read-idea', '/api/generate-brief']) {
    const { status, body } = await server.send(path, {
      method: 'POST',
      person: maya,
      body: { idea: german },
    });
    expect([status, (body as { code: string }).code]).toEqual([422, 'language_unsupported']);
  }
  const own = await generate(maya, { keyword: 'Brot online verkaufen', idea: german });
  expect(own.primarySeoQuery).toBe('Brot online verkaufen');
});

test('API clients may send a brief instead of an id; nothing is stored', async () => {
  const brief = { mainTopic: 'Bees', primarySeoQuery: 'bees on a roof', secondaryKeywords: ['city bees'] };
  const before = (await server.call(maya, listBriefs, {})).body.total;
  const analysis = await server.call(maya, analyzeBrief, { body: { brief } });
  expect(analysis.status).toBe(200);
  expect(analysis.body.seedKeywords).toContain('city bees');
  const strategy = await server.call(maya, generateStrategy, { body: { brief } });
  expect(strategy.body.pillar).toMatchObject({ title: 'Bees', keyword: 'bees on a roof' });
  expect((await server.call(maya, listBriefs, {})).body.total).toBe(before);
});

test('cannibalization: existing content is updated and linked, and no section is planned twice', async () => {
  const rosa = await server.signUp('Rosa');
  const brief = { primarySeoQuery: 'how to prune roses' };
  const plan = async (person: TestPerson) =>
    (await server.call(person, generateStrategy, { body: { brief } })).body;
  const write = async (title: string, primaryKeyword: string) => {
    const body = { title, content: '<p>Text.</p>', status: 'draft' as const, primaryKeyword };
    return (await server.call(rosa, createContent, { body })).body.id;
  };
  const before = await plan(rosa);
  expect(before.supporting.map(({ keyword }) => keyword)).toContain('how long does it take to prune roses');
  expect(before.supporting.every(({ existing }) => !existing)).toBe(true);
  expect(before.folded).toContainEqual({
    keyword: 'mistakes when you prune roses',
    section: 'Mistakes to avoid when pruning roses',
  });

  const hour = await write('An hour for the roses', 'how long to prune a rose');
  const pruning = await write('Rose pruning: the best way to do it', '');
  const { pillar, supporting, links } = await plan(rosa);
  expect(pillar.existing).toEqual({ id: pruning, title: 'Rose pruning: the best way to do it' });
  const updated = supporting.find(({ keyword }) => keyword === 'how long does it take to prune roses');
  expect(updated).toMatchObject({
    title: 'An hour for the roses',
    existing: { id: hour, title: 'An hour for the roses' },
  });
  expect(links).toContainEqual(
    expect.objectContaining({ from: pillar.id, to: updated?.id, reason: 'from_pillar' }),
  );
  expect(supporting.filter(({ existing }) => existing)).toHaveLength(1);
  expect((await plan(maya)).pillar.existing).toBeNull();
});

test('an invalid idea is rejected with the message of its rule', async () => {
  const refusal = async (body: Record<string, unknown>) => {
    const { status, body: answer } = await server.send('/api/generate-brief', {
      method: 'POST',
      person: maya,
      body,
    });
    const { code, details } = answer as { code: string; details?: { path: string; message: string }[] };
    return [status, code, details?.[0]?.message];
  };
  expect(await refusal({ idea: '' })).toEqual([400, 'invalid', 'Content idea is required']);
  expect(await refusal({ idea: 'Too short' })).toEqual([
    400,
    'invalid',
    'Content idea must be at least 10 characters long',
  ]);
  expect(await refusal({ idea: '!!!!!!!!!!!!', includeSearch: false })).toEqual([
    422,
    'no_keyword',
    undefined,
  ]);
  expect(
    (await refusal({ idea: IDEA, pages: [{ text: 'x', url: 'javascript:alert(1)' }] })).slice(0, 2),
  ).toEqual([400, 'invalid']);
  expect(
    (await refusal({ idea: IDEA, pages: Array.from({ length: 11 }, () => ({ text: 'x' })) })).slice(0, 2),
  ).toEqual([400, 'invalid']);
  const nothing = await server.send('/api/analyze-brief', {
    method: 'POST',
    person: maya,
    body: { brief: {} },
  });
  expect(nothing.status).toBe(400);
  // The counter counts to 500, but no idea is rejected for its length.
  expect((await generate(maya, { idea: `${IDEA} `.repeat(20) })).idea.length).toBeGreaterThan(500);
});

test('a page without an article is skipped with a reason, and a duplicate counts once', async () => {
  const brief = await generate(maya, {
    pages: [PAGES[0], { text: '<html><body><script>1</script></body></html>', title: 'Empty' }, PAGES[0]],
  });
  expect(brief.evidence.pages).toHaveLength(1);
  expect(brief.evidence.leftOut).toEqual([
    { title: 'Empty', url: null, message: 'No article was found on this page. Paste its text instead.' },
    { title: 'Rain barrel guide One', url: PAGES[0]?.url, message: 'This page was added twice.' },
  ]);
});

test('brief, analysis, and strategy are one AI request each; rejected calls are free', async () => {
  const thrifty = await server.signUp('Thrifty');
  const used = async () => (await server.call(thrifty, readUsage, {})).body.usage.aiRequests;
  const brief = await generate(thrifty);
  expect(await used()).toBe(1);
  await server.call(thrifty, analyzeBrief, { body: { brief: { id: brief.id } } });
  expect(await used()).toBe(2);
  await server.call(thrifty, generateStrategy, { body: { brief: { id: brief.id } } });
  expect(await used()).toBe(3);
  await server.call(thrifty, generateBrief, { body: { idea: 'Too short' } });
  await server.call(thrifty, generateBrief, { body: { idea: '!!!!!!!!!!!!' } });
  await server.call(thrifty, analyzeBrief, { body: { brief: { id: 'no-such-brief' } } });
  await server.call(thrifty, startWriting, { params: { id: brief.id } });
  expect(await used()).toBe(3);
  await server.sql.query(
    "insert into workspace_plan (workspace_id, plan) values ($1, 'Free') on conflict (workspace_id) do update set plan = 'Free'",
    [thrifty.workspaceId],
  );
  await server.sql.query("update usage_counter set used = 100 where workspace_id = $1 and kind = 'ai'", [
    thrifty.workspaceId,
  ]);
  const refused = await server.call(thrifty, generateBrief, { body: { idea: IDEA, includeSearch: false } });
  expect([refused.status, codeOf(refused)]).toEqual([429, 'quota_exceeded']);
  expect((await server.call(thrifty, listBriefs, {})).body.total).toBe(1);
});

test('a streamed call reports progress and then the brief', async () => {
  const answer = await server.send('/api/generate-brief', {
    method: 'POST',
    person: maya,
    headers: { accept: 'text/event-stream' },
    body: { idea: IDEA, includeSearch: false, pages: PAGES },
  });
  const events = String(answer.body).matchAll(/^event: (\w+)\ndata: (.*)$/gm);
  const told = [...events].map(([, name, data]) => ({
    name,
    data: JSON.parse(data ?? '') as { step?: string; primarySeoQuery?: string },
  }));
  expect(told.slice(0, -1).map(({ name, data }) => [name, data.step])).toContainEqual([
    'progress',
    'Gathering evidence',
  ]);
  expect(told.at(-1)).toMatchObject({ name: 'result', data: { primarySeoQuery: 'rain barrel' } });
});
