import { readContent } from '@pagewright/contract/content';
import {
  analyzeBrief,
  duplicateBrief,
  exportBrief,
  generateStrategy,
  listBriefs,
  listTopicClusters,
  readBrief,
  readBriefOfContent,
  removeBrief,
  startWriting,
  undoRemoveBrief,
  updateBrief,
  type SavedBrief,
} from '@pagewright/contract/strategy';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { PAGES, createGenerator } from './testing/rain-barrel-briefs.ts';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const maya = await server.signUp('Maya');

const generate = createGenerator(server);
const codeOf = (answer: { readonly body: unknown }): unknown => (answer.body as { code: unknown }).code;

test('users edit fields, one revision each, and a second tab gets a conflict', async () => {
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
  // The analysis uses the keyword that the user wrote.
  await server.call(maya, updateBrief, { params, body: { primarySeoQuery: 'water butt' } });
  const analysis = (await server.call(maya, analyzeBrief, { body: { brief: params } })).body;
  expect(analysis.seedKeywords[0]).toBe('water butt');
});

test('briefs are listed by cursor, found by words and stage, duplicated, removed, and restored', async () => {
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

test('a brief is in the language of its idea, an export in the language of the reader', async () => {
  const made = await server.send('/api/generate-brief', {
    method: 'POST',
    person: maya,
    headers: { 'accept-language': 'fr' },
    body: { idea: 'cómo limpiar un depósito de agua de lluvia sin lejía', includeSearch: false },
  });
  const brief = made.body as SavedBrief;
  expect(brief.targetAudience).toBe('Quienes quieren limpiar un depósito de agua de lluvia');
  expect(brief.coreAngle).toMatch(/^Enseña cada paso .+ Cíñete a la idea: sin lejía\.$/);
  expect(brief.userIntent).toMatch(/^Hacerlo: quien busca «cómo /);
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

test('a brief is exported as documents and as JSON', async () => {
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

test('authors and admins access a brief; others only through an item that they may read', async () => {
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
