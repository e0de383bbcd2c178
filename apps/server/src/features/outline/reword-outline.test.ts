import { completeOutline, regenerateSection, type OutlineResult } from '@pagewright/contract/outline';
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

test('a model rewords headings; sections, their order, and evidence stay', async () => {
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

test('a wording with another meaning is rejected', async () => {
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

const regenerate = async (sectionId: string, written = plain.outline): Promise<OutlineResult> => {
  const { analysisData } = plain;
  const body = { analysisData, outline: written, sectionId };
  return (await server.call(maya, regenerateSection, { body })).body;
};
const others = ({ outline: { sections } }: OutlineResult, sectionId: string) =>
  sections.filter(({ id }) => id !== sectionId);

test('a model rewords one section and chooses from the known questions; the rest stays', async () => {
  const section = plain.outline.sections.find(({ purpose, evidence }) => purpose === 'cost' && evidence[0])!;
  // Without the section about time, its question is available for another one.
  const shorter = {
    ...plain.outline,
    sections: plain.outline.sections.filter(({ purpose }) => purpose !== 'timing'),
  };
  let offered: unknown;
  model.answerWith(({ prompt }) => {
    const { draft } = JSON.parse(/^<data-[^>]+>\n(.*)\n/.exec(prompt)?.[1] ?? '') as {
      draft: { questions: unknown };
    };
    offered = draft.questions;
    return { text: JSON.stringify({ heading: 'What a standing desk costs you', questions: [0, 99] }) };
  });
  const made = await regenerate(section.id, shorter);
  expect(model.refused).toEqual([]);
  expect(others(made, section.id)).toEqual(shorter.sections.filter(({ id }) => id !== section.id));
  const remade = made.outline.sections.find(({ id }) => id === section.id)!;
  expect(remade).toMatchObject({
    heading: 'What a standing desk costs you',
    evidence: section.evidence,
    estimatedWords: section.estimatedWords,
  });
  const questions = offered as { number: number; question: string }[];
  expect(questions.map(({ question }) => question)).toContain(
    'How long should you stand at a standing desk?',
  );
  expect(remade.questions).toEqual([questions[0]!.question]);
  expect(made.provenance.kind).toBe('generated');
});

test('a heading with another meaning is rejected for a section, and a failing model changes nothing', async () => {
  const { id } = plain.outline.sections.find(({ purpose, evidence }) => purpose === 'cost' && evidence[0])!;
  model.answerWith(() => ({
    text: JSON.stringify({ heading: 'Cheap holidays in Spain', questions: [] }),
  }));
  const made = await regenerate(id);
  const heading = made.outline.sections.find((one) => one.id === id)?.heading;
  expect(heading).toBeTruthy();
  expect(heading).not.toBe('Cheap holidays in Spain');
  expect(made.provenance).toEqual(plain.provenance);
  model.answerWith(() => ({ status: 404 }));
  const built = await regenerate(id);
  expect(built.outline.sections.find((one) => one.id === id)?.heading).toBe(heading);
  expect(built.analysisData.notice).toMatch(/The built-in engine was used instead\.$/);
});

test('if the model fails, the built-in outline is used, with a notice', async () => {
  model.answerWith(() => ({ status: 404 }));
  const built = await outline();
  expect(built.outline).toEqual(plain.outline);
  expect(built.provenance).toEqual(plain.provenance);
  expect(built.analysisData.notice).toMatch(/The built-in engine was used instead\.$/);
});
