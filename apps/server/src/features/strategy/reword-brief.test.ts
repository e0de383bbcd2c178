import { cancelCallRun, listCallRuns } from '@pagewright/contract/runs';
import { generateBrief, type SavedBrief } from '@pagewright/contract/strategy';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeModelServer } from '../../../../../tests/fakes/language-model/start-model-server.ts';
import { OPENAI_KEY, startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';

const PAGES = ['One', 'Two', 'Three'].map((name, index) => ({
  text: `<!doctype html><title>Rain barrels ${name}</title><main><article><h1>Rain barrels ${name}</h1><p>A rain barrel collects water from the gutter, and a downspout diverter leads the water into the rain barrel.</p><h2>How to install a rain barrel</h2><p>Put the rain barrel on blocks below the downspout, cut the downspout, and fit the diverter of page ${name}.</p><h2>Rain barrel cost</h2><p>A rain barrel costs between 60 and 200 dollars, and pays for itself when the summer is dry.</p></article></main>`,
  url: `https://shop${index}.example/barrel`,
}));
const BODY = {
  idea: 'A guide to the rain barrel for beginners',
  keyword: 'rain barrel',
  pages: PAGES,
  includeSearch: false,
};

let model: FakeModelServer;
let server: TestServer;
let maya: TestPerson;
let plain: SavedBrief;
beforeAll(async () => {
  const alone = await startTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
  plain = (await alone.call(await alone.signUp(), generateBrief, { body: BODY })).body;
  await alone.close();
  model = await startOpenAi();
  server = await startTestServer({
    DEFAULT_PLAN: 'Entrepreneur',
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'gpt-test',
  });
  maya = await server.signUp('Maya');
});
afterAll(async () => {
  await server.close();
  await model.close();
});

/** The number of the heading about installing in the prompt. */
function installing(prompt: string): number {
  const data = /^<data-[^>]+>\n(.*)\n/.exec(prompt)?.[1] ?? '';
  const { draft } = JSON.parse(data) as { draft: { headings: { heading: string }[] } };
  return draft.headings.findIndex(({ heading }) => /install/i.test(heading));
}

test('a model rewords headings and sentences, and their evidence stays', async () => {
  model.answerWith(({ prompt }) => ({
    text: JSON.stringify({
      headings: [
        { number: installing(prompt), wording: 'Installing your rain barrel, step by step' },
        { number: 99, wording: 'There is no such section' },
      ],
      userIntent: 'They want to set up a rain barrel. It saves 80% of the water.',
      coreAngle: '',
    }),
  }));
  const brief = (await server.call(maya, generateBrief, { body: BODY })).body;
  expect(model.refused).toEqual([]);
  const old = plain.sections.findIndex(({ heading }) => /install/i.test(heading));
  expect(brief.sections.map(({ heading }) => heading)).toEqual(
    plain.sections.map(({ heading }, at) =>
      at === old ? 'Installing your rain barrel, step by step' : heading,
    ),
  );
  expect(brief.sections[old]).toMatchObject({ pages: 3, words: plain.sections[old]?.words });
  const grounds = brief.grounds.filter(({ text }) => text === 'Installing your rain barrel, step by step');
  expect(grounds.map(({ code, page }) => [code, page])).toEqual([
    ['section_heading', 0],
    ['section_heading', 1],
    ['section_heading', 2],
  ]);
  // No page mentions the share of water saved.
  expect(brief.userIntent).toBe('They want to set up a rain barrel.');
  expect(brief.coreAngle).toBe(plain.coreAngle);
  expect(brief.provenance.kind).toBe('generated');
  expect(brief.provenance.method).toMatch(/worded by gpt-test · [\d,]+ tokens · cost —$/);
});

test('a wording with another meaning is rejected', async () => {
  model.answerWith(({ prompt }) => ({
    text: JSON.stringify({
      headings: [{ number: installing(prompt), wording: 'Our cheap holidays in Spain' }],
      userIntent: '',
      coreAngle: '',
    }),
  }));
  const brief = (await server.call(maya, generateBrief, { body: BODY })).body;
  expect(brief.sections).toEqual(plain.sections);
});

const used = async (): Promise<number> => (await server.call(maya, readUsage, {})).body.usage.aiRequests;

test('a run canceled while the model hangs stops, and nothing is counted or stored', async () => {
  const before = await used();
  const left = model.closedEarly();
  model.answerWith(() => 'hang');
  const asked = model.asked.length;
  const call = server.call(maya, generateBrief, { body: BODY });
  await expect.poll(() => model.asked.length).toBe(asked + 1);
  const [run] = (await server.call(maya, listCallRuns, {})).body.runs;
  await server.call(maya, cancelCallRun, { params: { id: run?.id ?? '' }, body: {} });
  expect((await call).status).toBe(409);
  await expect.poll(() => model.closedEarly()).toBe(left + 1);
  await expect.poll(used).toBe(before);
  const { rows } = await server.sql.query(
    'select outcome, (select count(*)::int from brief) as briefs from generation order by created_at desc limit 1',
  );
  expect(rows).toEqual([{ outcome: 'cancelled', briefs: 2 }]);
});

test('if the model fails, the built-in brief is used, with a notice, and nothing is counted', async () => {
  const before = await used();
  model.answerWith(() => ({ status: 401 }));
  const brief = (await server.call(maya, generateBrief, { body: BODY })).body;
  expect(brief.sections).toEqual(plain.sections);
  expect(brief.provenance).toEqual(plain.provenance);
  expect(brief.evidence.notice).toBe(
    'OpenAI does not accept the key. Ask the operator of this installation to check it. The built-in engine was used instead.',
  );
  expect(await used()).toBe(before);
});
