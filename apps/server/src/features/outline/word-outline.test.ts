import { completeOutline, type OutlineResult } from '@pagewright/contract/outline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeModelServer } from '../../../../../tests/fakes/language-model/start-model-server.ts';
import { startOllama } from '../../../../../tests/fakes/ollama/start-ollama.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import { DESK_PAGES } from './testing/pages.ts';

const BODY = { keyword: 'standing desks', pages: DESK_PAGES, includeSearch: false, options: {} };

let model: FakeModelServer;
let server: TestServer;
let maya: TestPerson;
let plain: OutlineResult;
beforeAll(async () => {
  const alone = await startTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
  plain = (await alone.call(await alone.signUp(), completeOutline, { body: BODY })).body;
  await alone.close();
  model = await startOllama();
  server = await startTestServer({
    DEFAULT_PLAN: 'Entrepreneur',
    MODEL_SERVER_URL: model.url,
    MODEL_SERVER_MODEL: 'llama-test',
  });
  maya = await server.signUp('Maya');
});
afterAll(async () => {
  await server.close();
  await model.close();
});

interface Sent {
  readonly number: number;
  readonly heading: string;
}
const sent = (prompt: string): Sent[] =>
  (JSON.parse(/^<data-[^>]+>\n(.*)\n/.exec(prompt)?.[1] ?? '') as { draft: Sent[] }).draft;
const outline = async (): Promise<OutlineResult> =>
  (await server.call(maya, completeOutline, { body: BODY })).body;
const shape = ({ outline: { sections } }: OutlineResult) =>
  sections.map(({ purpose, origin, evidence, questions, estimatedWords, subsections }) => ({
    purpose,
    origin,
    evidence,
    questions,
    estimatedWords,
    subsections: subsections.length,
  }));

test('a model words headings; sections, their order and evidence stay', async () => {
  model.answerWith(({ prompt }) => ({
    text: JSON.stringify({
      headings: sent(prompt).map(({ number, heading }) => ({ number, wording: `${heading} explained` })),
    }),
  }));
  const worded = await outline();
  expect(model.refused).toEqual([]);
  expect(shape(worded)).toEqual(shape(plain));
  expect(worded.outline.sections[0]?.heading).toBe(`${plain.outline.sections[0]?.heading} explained`);
  expect(worded.performance.totalScore).toBeGreaterThanOrEqual(plain.performance.totalScore ?? 0);
  expect(worded.provenance.kind).toBe('generated');
  expect(worded.provenance.method).toMatch(/worded by llama-test · [\d,]+ tokens · cost —$/);
});

test('a wording of something else is not taken', async () => {
  model.answerWith(({ prompt }) => ({
    text: JSON.stringify({
      headings: sent(prompt).map(({ number }) => ({
        number,
        heading: `Cheap holidays in Spain, part ${number}`,
      })),
    }),
  }));
  expect((await outline()).outline).toEqual(plain.outline);
});

test('where the model fails the built-in outline stands, with a notice', async () => {
  model.answerWith(() => ({ status: 404 }));
  const built = await outline();
  expect(built.outline).toEqual(plain.outline);
  expect(built.provenance).toEqual(plain.provenance);
  expect(built.analysisData.notice).toMatch(/This was made by the built-in engine\.$/);
});
