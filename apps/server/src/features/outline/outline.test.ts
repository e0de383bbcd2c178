import * as outline from '@pagewright/contract/outline';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { DESK_PAGES } from './testing/pages.ts';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const maya = await server.signUp('Maya');
const body = { baseKeyword: 'standing desks', location: 'Leeds', pages: DESK_PAGES, includeSearch: false };
const made = (await server.call(maya, outline.geographicOutline, { body })).body;

const changed = (more: object = {}) => ({
  analysisData: made.analysisData,
  outline: { ...made.outline, ...more },
  targetWordCount: 3000,
});
const save = async (person = maya, more: object = {}) =>
  (await server.call(person, outline.saveOutline, { body: changed(more) })).body;
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
];

test('an outline is saved, listed, found, changed, removed, and restored', async () => {
  const saved = await save(maya, { title: 'Desks of Leeds' });
  expect(saved).toMatchObject({
    title: 'Desks of Leeds',
    keyword: 'standing desks',
    strategy: 'geographic',
    totalScore: made.performance.totalScore,
    estimatedWordCount: 3000,
    sections: made.outline.sections.length,
    authorName: 'Maya',
  });
  expect(saved.result.analysisData).toEqual(made.analysisData);
  const params = { id: saved.id };
  expect((await server.call(maya, outline.readOutline, { params })).body).toEqual(saved);

  const listed = (await server.call(maya, outline.listOutlines, { query: { searchTerm: 'OF LEEDS' } })).body;
  expect(listed.outlines.map(({ id }) => id)).toEqual([saved.id]);
  expect((await server.call(maya, outline.listOutlines, { query: { searchTerm: '100%' } })).body.total).toBe(
    0,
  );

  const sections = made.outline.sections.slice(1).toReversed();
  const update = await server.call(maya, outline.updateOutline, { params, body: changed({ sections }) });
  expect(update.body.result.outline.sections.map(({ heading }) => heading)).toEqual(
    sections.map(({ heading }) => heading),
  );
  expect(update.body.updatedAt > saved.updatedAt).toBe(true);

  expect((await server.call(maya, outline.removeOutline, { params })).status).toBe(204);
  expect((await server.call(maya, outline.readOutline, { params })).status).toBe(404);
  expect((await server.call(maya, outline.removeOutline, { params })).status).toBe(404);
  expect((await server.call(maya, outline.undoRemoveOutline, { params })).body.id).toBe(saved.id);
  await server.sql.query("UPDATE outline SET removed_at = now() - interval '31 days' WHERE id = $1", [
    saved.id,
  ]);
  expect((await server.call(maya, outline.undoRemoveOutline, { params })).status).toBe(404);
});

test('saving over a newer revision is a conflict with both versions; saving with its number succeeds', async () => {
  const saved = await save();
  const params = { id: saved.id };
  const put = (title: string, revision?: number) =>
    server.call(maya, outline.updateOutline, { params, body: { ...changed({ title }), revision } });
  expect(saved.revision).toBe(1);
  expect((await put('Theirs', 1)).body).toMatchObject({ title: 'Theirs', revision: 2 });
  const refused = await put('Mine', 1);
  expect(refusal(refused)).toEqual([409, 'revision_conflict']);
  expect(refused.body).toMatchObject({
    current: { title: 'Theirs', revision: 2 },
    submitted: { outline: { title: 'Mine' } },
  });
  expect((await server.call(maya, outline.readOutline, { params })).body.title).toBe('Theirs');
  expect((await put('Mine', 2)).body).toMatchObject({ title: 'Mine', revision: 3 });
  expect((await put('Mine, whatever stands')).body.revision).toBe(4);
});

test('a list continues after its last page despite changes in between', async () => {
  const person = await server.signUp();
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1) ids.unshift((await save(person)).id);
  const first = (await server.call(person, outline.listOutlines, { query: { limit: 2 } })).body;
  const cursor = first.nextCursor!;
  const rest = (await server.call(person, outline.listOutlines, { query: { limit: 20, cursor } })).body;
  expect([...first.outlines, ...rest.outlines].map(({ id }) => id)).toEqual(ids);
  expect(rest).toMatchObject({ nextCursor: null, total: 5 });
  for (const wrong of ['x', Buffer.from('["2020","y"]').toString('base64url')])
    expect(refusal(await server.call(person, outline.listOutlines, { query: { cursor: wrong } }))).toEqual([
      400,
      'invalid_cursor',
    ]);
});

test('outsiders and teammates cannot see an outline; an admin of the workspace can', async () => {
  const owner = await server.signUp();
  const saved = await save(owner);
  const params = { id: saved.id };
  const [stranger, member, admin] = [
    await server.signUp(),
    await signUpTeammate(server, owner, 'basic_member'),
    await signUpTeammate(server, owner, 'admin'),
  ];
  for (const person of [stranger, member]) {
    expect((await server.call(person, outline.readOutline, { params })).status).toBe(404);
    expect((await server.call(person, outline.updateOutline, { params, body: changed() })).status).toBe(404);
    expect((await server.call(person, outline.removeOutline, { params })).status).toBe(404);
    expect((await server.call(person, outline.listOutlines, {})).body.outlines).toEqual([]);
  }
  expect((await server.call(admin, outline.readOutline, { params })).status).toBe(200);
  await server.call(owner, outline.removeOutline, { params });
  expect((await server.call(member, outline.undoRemoveOutline, { params })).status).toBe(404);
  expect((await server.call(null, outline.listOutlines, {})).status).toBe(401);
});

test('missing or invalid input is rejected with the sentences of the screen', async () => {
  const sentences = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    const { details = [] } = body as { details?: { message: string }[] };
    return [status, ...details.map(({ message }) => message)];
  };
  const place = { baseKeyword: 'desks', location: ' ' };
  expect(await sentences(server.call(maya, outline.completeOutline, { body: { keyword: '  ' } }))).toEqual([
    400,
    'Please enter a target keyword',
  ]);
  expect(await sentences(server.call(maya, outline.geographicOutline, { body: place }))).toEqual([
    400,
    'Please enter a location for geographic targeting',
  ]);
  const path = '/api/smart-outline/industry';
  const industry = server.send(path, {
    method: 'POST',
    person: maya,
    body: { baseKeyword: 'desks', industry: '' },
  });
  expect(await sentences(industry)).toEqual([
    400,
    'Please select an industry for industry-specific targeting',
  ]);
  for (const targetWordCount of [999, 500, 1250, 10_500, 1000.5]) {
    const body = { keyword: 'desks', targetWordCount };
    expect((await server.call(maya, outline.completeOutline, { body })).status).toBe(400);
  }
  const many = Array.from({ length: 11 }, (_, index) => ({ text: `Page ${index}` }));
  expect(
    (await server.call(maya, outline.completeOutline, { body: { keyword: 'desks', pages: many } })).status,
  ).toBe(400);
});

test('a page without an article and a forbidden URL are reported, and the outline is still generated', async () => {
  const { status, body } = await server.call(maya, outline.completeOutline, {
    body: {
      keyword: 'standing desks',
      pages: [{ text: '<html><script>alert(1)</script></html>' }, ...DESK_PAGES],
      competitors: 'http://127.0.0.1:9/desks',
      includeSearch: false,
    },
  });
  expect(status).toBe(200);
  expect(body.analysisData.pages).toHaveLength(3);
  expect(body.analysisData.leftOut.map(({ url }) => url)).toEqual([null, 'http://127.0.0.1:9/desks']);
  const without = await server.call(maya, outline.completeOutline, {
    body: {
      keyword: 'standing desks',
      options: { includeCompetitors: false },
      pages: DESK_PAGES,
      includeSearch: false,
    },
  });
  expect(without.body.analysisData.pages).toEqual([]);
});

test('an outline uses the requested language, its idea’s, or the reader’s, and keeps the idea’s questions', async () => {
  const outlined = async (keyword: string, options: object, headers: Record<string, string> = {}) => {
    const asked = { keyword, options, includeSearch: false };
    const { status, body: answer } = await server.send('/api/smart-outline/complete', {
      method: 'POST',
      person: maya,
      headers,
      body: asked,
    });
    expect(status).toBe(200);
    return answer as typeof made;
  };
  const asked = await outlined('thés bio', { language: 'fr' });
  expect(asked.analysisData.language).toBe('fr');
  expect(asked.outline.sections.at(-1)?.heading).toBe('Les erreurs fréquentes');
  const read = await outlined('tarima', {}, { 'accept-language': 'es' });
  expect(read.outline.sections.at(-1)?.heading).toBe('Errores frecuentes con la tarima');
  const idea = 'suelo laminado o tarima para una casa con dos perros';
  const told = await outlined('suelo laminado o tarima', { idea });
  expect(told.analysisData).toMatchObject({ language: 'es', idea });
  const { title, metaDescription, sections } = told.outline;
  for (const text of [title, metaDescription]) expect(text).toContain('para una casa');
  expect(sections.map(({ heading }) => heading)).toContain('Qué elegir para una casa con dos perros');
  expect(told.optimizationTips[0]).toMatchObject({ category: 'idea', priority: 'high' });
});

test('the longest headings and URLs are accepted, saved, and read', async () => {
  const long = made.outline.sections.map((section, index) => ({
    ...section,
    isUncovered: true,
    heading: `${index} `.padEnd(500, 'x'),
  }));
  const saved = await save(maya, { sections: long, title: 'x'.repeat(300) });
  expect(saved.result.performance.competitiveAdvantages.length).toBeGreaterThan(0);
  const address = `example.invalid/${'x'.repeat(1984)}`;
  const body = { keyword: 'desks', includeSearch: false, competitors: [address] };
  const answer = await server.call(maya, outline.completeOutline, { body });
  expect(answer.body.analysisData.leftOut[0]).toMatchObject({ url: null });
  expect(answer.body.analysisData.leftOut[0]?.title).toMatch(/^https:\/\/example\.invalid/);
});

test('a section is regenerated with another wording, and repeating never creates a duplicate', async () => {
  let { outline: current } = made;
  const target = current.sections.find(({ purpose, evidence }) => purpose === 'cost' && evidence.length > 0)!;
  const seen = new Set([target.heading]);
  for (let turn = 0; turn < 3; turn += 1) {
    const body = { ...changed(), outline: current, sectionId: target.id };
    const answer = await server.call(maya, outline.regenerateSection, { body });
    expect(answer.status).toBe(200);
    const section = answer.body.outline.sections.find(({ id }) => id === target.id)!;
    expect(section.heading).not.toBe(current.sections.find(({ id }) => id === target.id)!.heading);
    expect(section).toMatchObject({ estimatedWords: target.estimatedWords, evidence: target.evidence });
    const headings = answer.body.outline.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    seen.add(section.heading);
    current = answer.body.outline;
  }
  expect(seen.size).toBeGreaterThanOrEqual(3);
  const unknown = { ...changed(), sectionId: 'no-such' };
  expect(refusal(await server.call(maya, outline.regenerateSection, { body: unknown }))).toEqual([
    404,
    'section_not_found',
  ]);
});

test("the score is computed by the server and follows the user's edits", async () => {
  const open = made.outline.score.breakdown.competitiveGapExploitation;
  expect(open.found.length).toBeGreaterThan(0);
  const sections = made.outline.sections.filter(({ isUncovered }) => !isUncovered);
  const body = { ...changed({ sections }), performance: { totalScore: 100 } };
  const scored = (await server.call(maya, outline.scoreOutline, { body })).body;
  expect(scored.outline.score.breakdown.competitiveGapExploitation.score!).toBeLessThan(open.score!);
  expect(scored.performance.totalScore).toBeLessThan(made.performance.totalScore!);
});

test("a saved outline is described in the reader's language", async () => {
  const saved = await save();
  const readIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await server.send(`/api/outlines/${saved.id}`, { person: maya, headers });
    return (body as typeof saved).result;
  };
  const [spanish, french] = [await readIn('es'), await readIn('fr')];
  expect(await readIn('en')).toEqual(saved.result);
  for (const { outline: kept, performance } of [spanish, french]) {
    expect(kept.sections).toEqual(saved.result.outline.sections);
    expect(performance.totalScore).toBe(saved.result.performance.totalScore);
  }
  expect([saved.result, spanish, french].map(({ targetingInsights: [, last] }) => last)).toEqual([
    'Check every local fact before you publish: Pagewright does not know prices, permits, or addresses in Leeds.',
    'Comprueba cada dato local antes de publicar: Pagewright no conoce los precios, los permisos ni las direcciones de Leeds.',
    'Vérifiez chaque fait local avant de publier\u202f: Pagewright ne connaît ni les prix, ni les autorisations, ni les adresses pour Leeds.',
  ]);
  const { competitiveGapExploitation } = spanish.outline.score.breakdown;
  expect(competitiveGapExploitation.explanation).toBe(
    'De las preguntas que no trata ninguna página comparada, proporción a la que responde una sección del esquema.',
  );
});

test('an outline is one AI request, an analysis with fresh calls one SEO request, and a rejected call none', async () => {
  const person = await server.signUp();
  const used = async () => {
    const { usage } = (await server.send('/api/usage', { person })).body as {
      usage: { seoRequests: number; aiRequests: number };
    };
    return [usage.seoRequests, usage.aiRequests];
  };
  const body = { keyword: 'desks', includeSearch: false };
  await server.call(person, outline.completeOutline, { body });
  const analyzed = await server.call(person, outline.analyzeKeyword, { body });
  await server.call(person, outline.generateOutline, { body: { analysisData: analyzed.body } });
  await server.call(person, outline.completeOutline, { body: { keyword: '' } });
  await server.call(person, outline.regenerateSection, { body: { ...changed(), sectionId: 'no-such' } });
  await server.call(person, outline.scoreOutline, { body: changed() });
  expect(await used()).toEqual([0, 2]);
});
