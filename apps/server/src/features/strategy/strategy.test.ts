import { createContent, readContent, readEvidence } from '@pagewright/contract/content';
import {
  analyzeBrief,
  duplicateBrief,
  exportBrief,
  generateBrief,
  generateStrategy,
  listBriefs,
  listTopicClusters,
  readBrief,
  readBriefOfContent,
  readIdea,
  removeBrief,
  startWriting,
  undoRemoveBrief,
  updateBrief,
  type SavedBrief,
} from '@pagewright/contract/strategy';
import { readUsage } from '@pagewright/contract/usage';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';

/** A competitor's page, its article within what stands around articles. */
const page = (name: string, extra: string): string =>
  `<!doctype html><html><head><title>${name} | Shop</title></head><body><nav><a href="/">Home</a></nav><main><article><h1>${name}</h1><p>A rain barrel collects water from the gutter. ${extra} A downspout diverter leads the water into the rain barrel, and a spigot lets it out.</p><h2>How to install a rain barrel</h2><p>Put the rain barrel on blocks below the downspout, cut the downspout, and fit the downspout diverter. ${extra}</p><h2>How do you keep mosquitoes out of a rain barrel?</h2><p>A fine screen over every opening keeps mosquitoes out of a rain barrel, and a spoon of vegetable oil on the water stops those that found a way in.</p><h2>Rain barrel cost</h2><p>A rain barrel costs between 60 and 200 dollars, according to the <a href="https://water.example/report">water report</a>. ${extra}</p></article></main><footer>All rights reserved</footer></body></html>`;
const PAGES = ['One', 'Two', 'Three'].map((name, index) => ({
  text: page(`Rain barrel guide ${name}`, `Guide ${name} says that gardens need little more than this.`),
  url: `https://shop${index}.example/barrel`,
}));
const IDEA = 'A guide to the rain barrel for beginners who have a small garden';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const maya = await server.signUp('Maya');

async function generate(person: TestPerson, body: Record<string, unknown> = {}): Promise<SavedBrief> {
  const answer = await server.call(person, generateBrief, {
    body: { idea: IDEA, keyword: 'rain barrel', includeSearch: false, ...body },
  });
  expect(answer.status).toBe(201);
  return answer.body;
}
const codeOf = (answer: { readonly body: unknown }): unknown => (answer.body as { code: unknown }).code;

test('from pages to a draft: every step rests on the pages and says so', async () => {
  const brief = await generate(maya, { pages: PAGES });
  expect(brief).toMatchObject({
    idea: IDEA,
    primarySeoQuery: 'rain barrel',
    targetAudience: 'Beginners',
    stage: 'brief',
    // A proposal of the machine, though its pages were read.
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
  // Two a week: the first day, three days on, a week on.
  expect(strategy.supporting.slice(0, 3).map(({ publishOn }) => publishOn)).toEqual([
    '2031-03-06',
    '2031-03-10',
    '2031-03-13',
  ]);
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

test('with nothing but an idea all steps answer, marked as modelled', async () => {
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
  // The machine cut the keyword out of the idea; written by a person it is given.
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
});

test('an idea is read before a brief is made of it, and refused in a language that is not read', async () => {
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

test('programs may tell a brief instead of naming one; nothing is kept of it', async () => {
  const brief = { mainTopic: 'Bees', primarySeoQuery: 'bees on a roof', secondaryKeywords: ['city bees'] };
  const before = (await server.call(maya, listBriefs, {})).body.total;
  const analysis = await server.call(maya, analyzeBrief, { body: { brief } });
  expect(analysis.status).toBe(200);
  expect(analysis.body.seedKeywords).toContain('city bees');
  const strategy = await server.call(maya, generateStrategy, { body: { brief } });
  expect(strategy.body.pillar).toMatchObject({ title: 'Bees', keyword: 'bees on a roof' });
  expect((await server.call(maya, listBriefs, {})).body.total).toBe(before);
});

test('cannibalization: what the workspace has is updated and linked to, and no section is planned twice', async () => {
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
    section: 'Mistakes to avoid',
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

test('what is no idea is refused with the sentence of its rule', async () => {
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
  // The counter counts to 500, and no idea is refused for its length.
  expect((await generate(maya, { idea: `${IDEA} `.repeat(20) })).idea.length).toBeGreaterThan(500);
});

test('a page that is none is left out with its reason, and a page that is given twice counts once', async () => {
  const brief = await generate(maya, {
    pages: [PAGES[0], { text: '<html><body><script>1</script></body></html>', title: 'Empty' }, PAGES[0]],
  });
  expect(brief.evidence.pages).toHaveLength(1);
  expect(brief.evidence.leftOut).toEqual([
    { title: 'Empty', url: null, message: 'No article was found on this page. Paste its text instead.' },
    { title: 'Rain barrel guide One', url: PAGES[0]?.url, message: 'This page was added twice.' },
  ]);
});

test('fields are written by a person, one revision each, and a second tab gets a conflict', async () => {
  const brief = await generate(maya);
  const params = { id: brief.id };
  const sections = [{ heading: 'My own section', level: 2 as const }];
  const saved = await server.call(maya, updateBrief, {
    params,
    body: { targetAudience: 'Gardeners', sections, revision: 1 },
  });
  expect(saved.body).toMatchObject({
    targetAudience: 'Gardeners',
    mainTopic: brief.mainTopic,
    edited: ['targetAudience', 'sections'],
    revision: 2,
  });
  expect(saved.body.sections).toMatchObject([{ heading: 'My own section', level: 2, origin: 'own' }]);
  const stale = await server.call(maya, updateBrief, { params, body: { mainTopic: 'Stale', revision: 1 } });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: 'revision_conflict', current: { targetAudience: 'Gardeners' } });
  const same = await server.call(maya, updateBrief, { params, body: { targetAudience: 'Gardeners' } });
  expect(same.body.revision).toBe(2);
  // A keyword that a person writes is what the analysis goes by.
  await server.call(maya, updateBrief, { params, body: { primarySeoQuery: 'water butt' } });
  const analysis = (await server.call(maya, analyzeBrief, { body: { brief: params } })).body;
  expect(analysis.seedKeywords[0]).toBe('water butt');
});

test('briefs are listed by cursor, found by words and stage, duplicated, removed and brought back', async () => {
  const noor = await server.signUp('Noor');
  const made: SavedBrief[] = [];
  for (const keyword of ['cold brew', 'pour over', 'french press'])
    made.push(await generate(noor, { keyword, idea: `About ${keyword} coffee` }));
  const list = async (query: Record<string, unknown> = {}) =>
    (await server.call(noor, listBriefs, { query })).body;
  const first = await list({ limit: 2 });
  expect(first.briefs.map(({ primarySeoQuery }) => primarySeoQuery)).toEqual(['french press', 'pour over']);
  expect(first.total).toBe(3);
  const second = await list({ limit: 2, cursor: first.nextCursor });
  expect(second.briefs.map(({ primarySeoQuery }) => primarySeoQuery)).toEqual(['cold brew']);
  expect(second.nextCursor).toBeNull();
  expect((await list({ searchTerm: 'press' })).briefs.map(({ id }) => id)).toEqual([made[2]?.id]);
  expect((await list({ searchTerm: 'coffee' })).total).toBe(3);
  expect((await server.send('/api/briefs?cursor=wrong', { person: noor })).status).toBe(400);

  const params = { id: made[0]!.id };
  await server.call(noor, generateStrategy, { body: { brief: params } });
  expect((await list({ stage: 'strategy' })).briefs).toMatchObject([{ id: params.id, stage: 'strategy' }]);
  const copy = (await server.call(noor, duplicateBrief, { params })).body;
  expect(copy).toMatchObject({ mainTopic: `Copy of ${made[0]!.mainTopic}`, stage: 'strategy', revision: 1 });
  expect(copy.id).not.toBe(params.id);

  const clusters = (await server.call(noor, listTopicClusters, {})).body.clusters;
  const named = clusters.find(({ keywords }) => keywords.includes('cold brew'));
  expect(named?.briefs.map(({ id }) => id)).toEqual(expect.arrayContaining([params.id, copy.id]));

  expect((await server.call(noor, removeBrief, { params })).status).toBe(204);
  expect((await server.call(noor, readBrief, { params })).status).toBe(404);
  expect((await list()).total).toBe(3);
  expect((await server.call(noor, undoRemoveBrief, { params })).status).toBe(200);
  expect((await server.call(noor, readBrief, { params })).status).toBe(200);
  expect((await server.call(noor, undoRemoveBrief, { params })).status).toBe(404);
});

test('a brief speaks the language of its idea, whoever reads it, and its file that of who takes it', async () => {
  const made = await server.send('/api/generate-brief', {
    method: 'POST',
    person: maya,
    headers: { 'accept-language': 'fr' },
    body: { idea: 'cómo limpiar un depósito de agua de lluvia sin lejía', includeSearch: false },
  });
  const brief = made.body as SavedBrief;
  expect(brief.targetAudience).toBe('Personas que buscan «cómo limpiar un depósito de agua de lluvia»');
  expect(brief.coreAngle).toMatch(/^Responde a .+ Respeta lo que pide la idea: sin lejía\.$/);
  expect(brief.findings.language).toBe('es');
  expect(brief.findings.titles[0]).toContain('sin lejía');
  expect(brief.findings.descriptions[0]).toContain('sin lejía');
  expect(brief.sections.map(({ heading }) => heading)).toContain('Qué usar en lugar de lejía');
  const exported = async (language: string) => {
    const asked = { person: maya, headers: { 'accept-language': language } };
    return String((await server.send(`/api/briefs/${brief.id}/export?format=md`, asked)).body);
  };
  expect(await exported('fr')).toContain('## Preuves\n\nAucune page n’a été comparée.');
  expect(await exported('en')).toContain('## Evidence\n\nNo pages were compared.');
});

test('a brief is exported for people and for programs', async () => {
  const brief = await generate(maya, { pages: PAGES });
  await server.call(maya, generateStrategy, { body: { brief: { id: brief.id } } });
  const file = (format: string) =>
    server.send(`/api/briefs/${brief.id}/export?format=${format}`, { person: maya });
  const markdown = await file('md');
  expect(markdown.headers.get('content-disposition')).toContain('.md');
  expect(String(markdown.body)).toContain('## Strategy');
  expect(String(markdown.body)).toContain('](https://shop1.example/barrel)');
  const json = await file('json');
  expect(json.body).toMatchObject({ id: brief.id, strategy: { pillar: { keyword: 'rain barrel' } } });
  const word = await file('docx');
  expect(String(word.body).slice(0, 2)).toBe('PK');
  expect((await file('exe')).status).toBe(400);
  expect(exportBrief.produces).toBe('application/octet-stream');
});

test('a brief is its author’s and every admin’s; others learn of it by an item that they may read', async () => {
  const brief = await generate(maya, { pages: PAGES });
  const params = { id: brief.id };
  const item = (await server.call(maya, startWriting, { params })).body;
  const member = await signUpTeammate(server, maya, 'basic_member');
  const admin = await signUpTeammate(server, maya, 'admin');
  const stranger = await server.signUp('Stranger');
  for (const person of [member, stranger]) {
    expect((await server.call(person, readBrief, { params })).status).toBe(404);
    expect((await server.call(person, updateBrief, { params, body: { mainTopic: 'x' } })).status).toBe(404);
    expect((await server.call(person, removeBrief, { params })).status).toBe(404);
    expect((await server.call(person, duplicateBrief, { params })).status).toBe(404);
    expect((await server.call(person, startWriting, { params })).status).toBe(404);
    expect((await server.call(person, exportBrief, { params })).status).toBe(404);
    expect((await server.call(person, analyzeBrief, { body: { brief: params } })).status).toBe(404);
    expect((await server.call(person, generateStrategy, { body: { brief: params } })).status).toBe(404);
    expect((await server.call(person, listBriefs, {})).body.total).toBe(0);
    expect((await server.call(person, readBriefOfContent, { params: { id: item.id } })).status).toBe(404);
  }
  await server.sql.query("UPDATE content SET status = 'review' WHERE id = $1", [item.id]);
  const reviewed = await server.call(member, readBriefOfContent, { params: { id: item.id } });
  expect(reviewed.body.brief).toMatchObject({ id: brief.id, drafts: [{ id: item.id }] });
  expect((await server.call(admin, readBrief, { params })).status).toBe(200);
  await server.call(maya, removeBrief, { params });
  expect((await server.call(maya, readBriefOfContent, { params: { id: item.id } })).body.brief).toBeNull();
  expect((await server.call(maya, readContent, { params: { id: item.id } })).status).toBe(200);
  expect(codeOf(await server.call(maya, readBrief, { params }))).toBe('not_found');
});

test('brief, analysis and strategy are one AI request each; what is refused costs nothing', async () => {
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

test('a streamed call tells how far it is, and then the brief', async () => {
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
