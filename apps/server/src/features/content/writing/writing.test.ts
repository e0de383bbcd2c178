import {
  addEvidencePage,
  createContent,
  readContent,
  writeText,
  writingPrompt,
} from '@pagewright/contract/content';
import type { CallInput } from '@pagewright/contract/endpoint';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeModelServer } from '../../../../../../tests/fakes/language-model/start-model-server.ts';
import { OPENAI_KEY, startOpenAi } from '../../../../../../tests/fakes/openai/start-openai.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../../tests/server/test-server.ts';

type Request = CallInput<typeof writeText>['body'];

const SCREEN = 'A fine screen over every opening keeps mosquitoes out of a rain barrel.';
const OIL = 'A spoon of vegetable oil on the water stops mosquitoes that found a way in.';
const PAGE = `<!doctype html><html><head><title>Barrels</title></head><body><article><h1>Barrels</h1><p>A rain barrel holds 50 gallons of water from the gutter of the house.</p><h2>Mosquitoes</h2><p>${SCREEN} ${OIL}</p></article></body></html>`;
const CONTENT = '<h2>How do you keep mosquitoes out?</h2><p>Mosquitoes like still water.</p>';

let model: FakeModelServer;
let plain: TestServer;
let modelled: TestServer;
beforeAll(async () => {
  model = await startOpenAi();
  [plain, modelled] = await Promise.all([
    startTestServer(),
    startTestServer({ OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'gpt-test' }),
  ]);
});
afterAll(async () => {
  await Promise.all([plain.close(), modelled.close()]);
  await model.close();
});

async function itemOf(server: TestServer, person: TestPerson, withPage = true): Promise<string> {
  const body = { title: 'Rain barrels', content: CONTENT, primaryKeyword: 'rain barrel' };
  const { id } = (await server.call(person, createContent, { body })).body;
  if (withPage) {
    const page = { text: PAGE, source: 'pasted' as const, url: 'https://garden.example/barrels' };
    await server.call(person, addEvidencePage, { params: { id }, body: page });
  }
  return id;
}

const DRAFT = {
  kind: 'draft',
  heading: 'How do you keep mosquitoes out?',
  before: 'Mosquitoes like still water.',
  title: 'Rain barrels',
  keyword: 'rain barrel',
} as const satisfies Request;

const usedBy = async (server: TestServer, person: TestPerson): Promise<number> =>
  (await server.call(person, readUsage, {})).body.usage.aiRequests;

describe('with no model', () => {
  let maya: TestPerson;
  let id: string;
  beforeAll(async () => {
    maya = await plain.signUp('Maya');
    id = await itemOf(plain, maya);
  });
  const write = (body: Request) => plain.call(maya, writeText, { params: { id }, body });

  test('a section is extracted verbatim from the pages with its source, and counts as one request', async () => {
    const before = await usedBy(plain, maya);
    const { status, body } = await write(DRAFT);
    expect(status).toBe(200);
    expect(body.pieces).toEqual([
      { passage: null, block: 'quote', text: SCREEN, sources: [0], unsourced: [] },
      { passage: null, block: 'quote', text: OIL, sources: [0], unsourced: [] },
    ]);
    expect(body.sources).toMatchObject([{ title: 'Barrels', url: 'https://garden.example/barrels' }]);
    expect(body.model).toBeNull();
    expect(body.provenance.kind).toBe('measured');
    expect(await usedBy(plain, maya)).toBe(before + 1);

    // A sentence that is already offered for another section is not offered for this one.
    const next = (await write({ ...DRAFT, already: [SCREEN] })).body;
    expect(next.pieces.map(({ text }) => text)).not.toContain(SCREEN);
  });

  test('a browser model gets our prompt and the pages, and its answer is checked like any other', async () => {
    const asked = await plain.call(maya, writingPrompt, { params: { id }, body: DRAFT });
    expect(asked.status).toBe(200);
    expect(asked.body.instructions).toContain('Draft the section');
    expect(asked.body.instructions).not.toContain(SCREEN);
    expect(asked.body.prompt).toContain(SCREEN);
    expect(asked.body.form).toMatchObject({ required: ['blocks'] });

    const text = `A screen helps. It keeps out 93% of them. See https://evil.example/x for more.`;
    const answer = JSON.stringify({ blocks: [{ kind: 'paragraph', text, sources: [0] }] });
    const { status, body } = await write({ ...DRAFT, engine: 'browser', answer });
    expect(status).toBe(200);
    expect(body).toMatchObject({ model: 'browser model', provenance: { kind: 'generated' } });
    const [piece] = body.pieces;
    expect(piece!.text).not.toContain('evil.example');
    expect(piece!.unsourced.map(({ kind }) => kind)).toEqual(['figure']);
    expect(body.leftOut).toBe(1);

    const useless = await write({ ...DRAFT, engine: 'browser', answer: 'Here you are!' });
    expect(useless.status).toBe(422);
  });

  test('passages that answer the heading are quoted once, and none for a question of another section', async () => {
    const again = await itemOf(plain, maya);
    const copy = { text: PAGE, source: 'pasted' as const, url: 'https://copy.example/barrels' };
    await plain.call(maya, addEvidencePage, { params: { id: again }, body: copy });
    const { body } = await plain.call(maya, writeText, {
      params: { id: again },
      body: { ...DRAFT, brief: { questions: ['How much water does a barrel hold?'] } },
    });
    expect(body.pieces.map(({ text }) => text)).toEqual([SCREEN, OIL]);
  });

  test('text that is already there is not extracted again, and an empty result is not counted', async () => {
    const { body } = await plain.send(`/api/content/${id}/write`, {
      method: 'POST',
      person: maya,
      body: { ...DRAFT, after: SCREEN },
      headers: { 'accept-language': 'es' },
    });
    expect(body).toMatchObject({
      pieces: [{ text: OIL }],
      provenance: {
        method: expect.stringMatching(
          /^motor integrado \S+: extraído palabra por palabra, para reformularlo$/,
        ),
      },
    });
    const before = await usedBy(plain, maya);
    const none = await write({ ...DRAFT, after: `${SCREEN} ${OIL}` });
    expect([none.status, none.body]).toMatchObject([422, { code: 'nothing_found' }]);
    const bare = await itemOf(plain, maya, false);
    const noPages = await plain.call(maya, writeText, { params: { id: bare }, body: DRAFT });
    expect([noPages.status, noPages.body]).toMatchObject([422, { code: 'no_evidence' }]);
    const notChosen = await write({ ...DRAFT, pageIds: ['none'] });
    expect(notChosen.body).toMatchObject({ code: 'no_evidence' });
    expect(await usedBy(plain, maya)).toBe(before);
  });

  test('a paragraph is shortened and simplified; rewriting reports that it needs a model', async () => {
    const short = await write({
      kind: 'shorten',
      keyword: 'rain barrel',
      passages: [
        'A rain barrel collects water from the roof. Well, as everybody knows, things are as they are. The barrel feeds a drip line for the garden, so the water of the roof is not lost.',
      ],
    });
    expect(short.body.pieces).toMatchObject([
      {
        passage: 0,
        text: 'A rain barrel collects water from the roof. The barrel feeds a drip line for the garden, so the water of the roof is not lost.',
      },
    ]);
    const simple = await write({
      kind: 'simplify',
      passages: ['A barrel saves water.', 'We utilized it in order to save water.'],
    });
    expect(simple.body.pieces).toMatchObject([{ passage: 1, text: 'We used it to save water.' }]);
    const nothing = await write({ kind: 'simplify', passages: ['A barrel saves water.'] });
    expect([nothing.status, nothing.body]).toMatchObject([422, { code: 'nothing_to_simplify' }]);
    const refused = await write({ kind: 'rewrite', passages: ['A barrel saves water.'] });
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'needs_model' }]);
  });

  test('titles fit a results page and require a keyword', async () => {
    const { body } = await write({ kind: 'titles', keyword: 'rain barrel' });
    expect(body.proposals.length).toBeGreaterThan(0);
    for (const { text, pixels, maximum } of body.proposals) {
      expect(text).toMatch(/^Rain barrel|rain barrel/);
      expect(pixels).toBeLessThanOrEqual(maximum);
    }
    const without = await write({ kind: 'titles' });
    expect([without.status, without.body]).toMatchObject([422, { code: 'keyword_missing' }]);
  });

  test('writing requires edit access, and the saved text stays as it is', async () => {
    const teammate = await signUpTeammate(plain, maya, 'basic_member');
    const stranger = await plain.signUp();
    const as = async (person: TestPerson) =>
      (await plain.call(person, writeText, { params: { id }, body: DRAFT })).status;
    expect([await as(stranger), await as(teammate)]).toEqual([404, 404]);
    await plain.sql.query(`update content set status = 'review' where id = $1`, [id]);
    expect(await as(teammate)).toBe(403);
    const { body } = await plain.call(maya, readContent, { params: { id } });
    expect(body.revision).toBe(1);
    expect(body.content).not.toContain('vegetable oil');
  });

  test.each<[Record<string, unknown>, string]>([
    [{ kind: 'rewrite' }, 'passages'],
    [{ kind: 'rewrite', passages: ['x'.repeat(6001)] }, 'passages.0'],
    [{ kind: 'shorten', passages: Array.from({ length: 21 }, () => 'x') }, 'passages'],
    [{ kind: 'draft', before: 'x'.repeat(12_001) }, 'before'],
    [{ kind: 'poem' }, 'kind'],
  ])('%# what is too much or makes no sense is refused with its place', async (body, path) => {
    const answer = await plain.send(`/api/content/${id}/write`, { method: 'POST', person: maya, body });
    expect(answer.status).toBe(400);
    expect((answer.body as { details: { path: string }[] }).details.map((detail) => detail.path)).toContain(
      path,
    );
  });

  test('at the limit it is refused, with the time when it is possible again', async () => {
    const poor = await plain.signUp();
    const own = await itemOf(plain, poor);
    const { limit } = await plain.call(poor, readUsage, {}).then(({ body }) => ({
      limit: body.plan.aiRequestLimit,
    }));
    await plain.sql.query(
      `insert into usage_counter (workspace_id, month, kind, used) values ($1, date_trunc('month', now() at time zone 'utc')::date, 'ai', $2)`,
      [poor.workspaceId, limit],
    );
    const answer = await plain.call(poor, writeText, { params: { id: own }, body: DRAFT });
    expect([answer.status, answer.body]).toMatchObject([429, { code: 'quota_exceeded' }]);
  });
});

describe('with a model', () => {
  let maya: TestPerson;
  let id: string;
  beforeAll(async () => {
    maya = await modelled.signUp('Maya');
    id = await itemOf(modelled, maya);
  });
  beforeEach(() => model.answerWith(() => ({ text: JSON.stringify({ blocks: [] }) })));
  const write = (body: Request) => modelled.call(maya, writeText, { params: { id }, body });

  test('it drafts from the pages, marks statements without evidence, and removes unknown addresses', async () => {
    const text = 'A barrel holds 50 gallons and lasts 37 years. See https://evil.example/steal now.';
    model.answerWith(() => ({
      text: JSON.stringify({
        blocks: [
          { kind: 'heading', text: 'Keeping them out', sources: [] },
          { kind: 'paragraph', text, sources: [0, 7] },
        ],
      }),
    }));
    const { status, body } = await write(DRAFT);
    expect(status).toBe(200);
    expect(model.refused).toEqual([]);
    expect(body.pieces[0]).toMatchObject({ block: 'heading', text: 'Keeping them out', sources: [] });
    const piece = body.pieces[1]!;
    expect(piece.text).not.toContain('evil');
    expect(piece.sources).toEqual([0]);
    expect(piece.unsourced.map(({ kind, start, end }) => [kind, piece.text.slice(start, end)])).toEqual([
      ['figure', '37'],
    ]);
    expect(body).toMatchObject({
      model: 'gpt-test',
      leftOut: 1,
      provenance: { kind: 'generated' },
      sources: [{ url: 'https://garden.example/barrels' }],
    });
    const { prompt } = model.asked.at(-1)!;
    expect(prompt).toContain('How do you keep mosquitoes out?');
    expect(prompt).toContain(OIL);
  });

  test('it rewords each passage once, and ignores unknown passages and unchanged wording', async () => {
    model.answerWith(() => ({
      text: JSON.stringify({
        passages: [
          { number: 1, text: 'Two, rewritten.', sources: [] },
          { number: 1, text: 'Two, once more.', sources: [] },
          { number: 0, text: 'One.', sources: [] },
          { number: 9, text: 'Nine.', sources: [] },
        ],
      }),
    }));
    const { body } = await write({ kind: 'rewrite', passages: ['One.', 'Two.'] });
    expect(body.pieces.map(({ passage, text }) => [passage, text])).toEqual([[1, 'Two, rewritten.']]);
  });

  test('its words are streamed', async () => {
    model.answerWith(() => ({
      text: JSON.stringify({
        blocks: [{ kind: 'paragraph', text: `${SCREEN} “Really”, they say. ${OIL}`, sources: [0] }],
      }),
      pauseMs: 60,
    }));
    const answer = await modelled.send(`/api/content/${id}/write`, {
      method: 'POST',
      person: maya,
      body: DRAFT,
      headers: { accept: 'text/event-stream' },
    });
    const events = String(answer.body).matchAll(/event: progress\ndata: (.*)\n/g);
    const texts = [...events].map(([, data = '']) => (JSON.parse(data) as { text?: string }).text ?? '');
    const whole = `${SCREEN} “Really”, they say. ${OIL}`;
    const seen = texts.filter((text) => text !== '');
    expect(seen.length).toBeGreaterThan(1);
    for (const text of seen) expect(whole.startsWith(text)).toBe(true);
    expect(answer.body).toContain('event: result');
  });

  test.each<[string, Parameters<FakeModelServer['answerWith']>[0], number, string]>([
    ['refuses the key', () => ({ status: 401 }), 502, 'model_key_refused'],
    ['takes no more', () => ({ status: 429, headers: { 'retry-after': '120' } }), 503, 'model_busy'],
    ['fails', () => ({ status: 500 }), 502, 'model_failed'],
    [
      'breaks off',
      () => ({ cutOff: '{"blocks": [{"kind": "paragraph", "text": "A barrel' }),
      502,
      'model_failed',
    ],
    ['answers no JSON', () => ({ text: 'I would rather not.' }), 502, 'model_unusable'],
    ['answers nothing', () => ({ text: JSON.stringify({ blocks: [] }) }), 422, 'nothing_written'],
  ])('a model that %s is an error and counts nothing', async (_, answering, status, code) => {
    const before = await usedBy(modelled, maya);
    model.answerWith(answering);
    const answer = await write(DRAFT);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await usedBy(modelled, maya)).toBe(before);
  });

  test('the built-in engine writes without the model if requested', async () => {
    const before = model.asked.length;
    const { body } = await write({ ...DRAFT, engine: 'built_in' });
    expect(body.model).toBeNull();
    expect(body.pieces.map(({ text }) => text)).toEqual([SCREEN, OIL]);
    expect(model.asked.length).toBe(before);
  });

  test('a canceled request is not counted, and the model is no longer called', async () => {
    const before = await usedBy(modelled, maya);
    const left = model.closedEarly();
    model.answerWith(() => 'hang');
    const control = new AbortController();
    const asked = model.asked.length;
    const call = fetch(`${modelled.url}/api/content/${id}/write`, {
      method: 'POST',
      body: JSON.stringify(DRAFT),
      headers: { authorization: `Bearer ${await maya.token()}`, 'content-type': 'application/json' },
      signal: control.signal,
    }).catch(() => null);
    await expect.poll(() => model.asked.length).toBe(asked + 1);
    control.abort();
    await call;
    await expect.poll(() => model.closedEarly()).toBe(left + 1);
    await expect.poll(() => usedBy(modelled, maya)).toBe(before);
  });
});
