import { updateSettings } from '@pagewright/contract/settings';
import { generateBrief } from '@pagewright/contract/strategy';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { GEMINI_KEY, startGemini } from '../../fakes/gemini/start-gemini.ts';
import type { ModelRequest, ModelBehavior } from '../../fakes/language-model/start-model-server.ts';
import { OPENAI_KEY, startOpenAi } from '../../fakes/openai/start-openai.ts';
import { SERPER_KEY, startSerper } from '../../fakes/serper/start-serper.ts';
import type { ServiceFault } from '../../fakes/service/start-fake-service.ts';
import { startRainBarrels } from '../../fakes/web/rain-barrels/start-rain-barrels.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { waitForEditor } from '../content/editor-page.ts';
import { isFullRun } from '../../run-size.ts';
import { openScreen } from '../open-screen.ts';
import { button, verifyEvidenceLines, field, fillIdeaStep, IDEA, KEYWORD, usageOf } from './brief-wizard.ts';

const [web, openAi, gemini, browser] = await Promise.all([
  startRainBarrels(),
  startOpenAi(),
  startGemini(),
  openTestBrowser(),
]);
const serper = await startSerper({
  organic: [
    { title: 'Size', link: `${web.blog.url}/2026/rain-barrel-size/` },
    { title: 'Stand', link: `${web.shop.url}/guides/rain-barrel-stand` },
    { title: 'Winter', link: `${web.handbook.url}/handbook/rain-barrel-winter.html` },
  ],
  questions: ['Can a rain barrel freeze?'],
  suggestions: ['rain barrel with stand'],
});
afterAll(() => Promise.all([web, openAi, gemini, serper].map((one) => one.close())));

const shared = {
  SEARCH_SOURCES: 'serper',
  SERPER_API_KEY: SERPER_KEY,
  SERPER_URL: serper.url,
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '20',
};
/** For vendors that time out; those that respond get longer, in case the machine is busy. */
const hasty = { ...shared, SEARCH_TIMEOUT_MS: '2000', MODEL_TIMEOUT_MS: '6000' };
const vendors = [
  {
    name: 'OpenAI',
    model: openAi,
    settings: { OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: openAi.url, OPENAI_MODEL: 'gpt-test' },
  },
  {
    name: 'Gemini',
    model: gemini,
    settings: { GEMINI_API_KEY: GEMINI_KEY, GEMINI_BASE_URL: gemini.url, GEMINI_MODEL: 'gemini-test' },
  },
] as const;
/**
 * Each vendor's responses and failures are tested at its client; only a full run tests the whole flow in the browser
 * with each.
 */
const tried = isFullRun ? vendors : vendors.slice(0, 1);

/** The screen's request for the same idea. */
const ASKED = { idea: IDEA, keyword: KEYWORD, includeSearch: true };
const NO_ANSWER = 'No search source answered.';
const ANGLE = 'A calm walk through every choice, for people who begin.';

/** A model that rewrites the angle of a brief and leaves everything else unchanged. */
function wellBehaved({ instructions }: ModelRequest): ModelBehavior {
  const words = instructions.includes('coreAngle')
    ? { headings: [], userIntent: 'To learn what to buy.', coreAngle: ANGLE }
    : instructions.includes('answers to questions')
      ? { answers: [] }
      : instructions.includes('titles of articles')
        ? { titles: [] }
        : { headings: [] };
  return { text: JSON.stringify(words), pauseMs: 20 };
}

describe.each(tried)('with $name and Serper', ({ name, model, settings }) => {
  beforeEach(() => {
    serper.failWith(null);
    model.answerWith(wellBehaved);
  });

  test('the whole flow, with the source of each part', async () => {
    const server = await openTestServer({ ...shared, ...settings });
    const maya = await server.signUp('Maya Lindqvist');
    const page = await openScreen(browser, server, '/strategy', maya);
    await fillIdeaStep(page);
    await button(page, 'Generate Brief').click();
    await page.getByRole('heading', { name: /Rain barrel\s+Generated from 3 pages/ }).waitFor();
    await expect.poll(() => field(page, 'Core angle').inputValue()).toBe(ANGLE);
    await page.getByText(/^Sources searched/).click();
    await page.getByText('Serper (results): answered').waitFor();
    await page.getByText(/^Questions to answer/).click();
    const questions = page.getByRole('group').filter({ hasText: 'Questions to answer' });
    await questions.getByText('Can a rain barrel freeze?').waitFor();
    await page.getByText('Evidence for Sections').locator('xpath=..').click();
    const sections = page.getByRole('region', { name: 'Sections' }).getByRole('listitem');
    expect(await verifyEvidenceLines(sections, /a page has the heading “(.+)”/, 1)).toBe(1);
    await button(page, 'Analyze Brief').click();
    await page.getByRole('region', { name: 'Core keywords' }).waitFor();
    await button(page, 'Generate Strategy').click();
    await button(page, 'Start Writing').click();
    const editor = await waitForEditor(page);
    await expect.poll(() => editor.keyword.inputValue()).toBe(KEYWORD);
    await expect.poll(() => usageOf(server, maya)).toEqual({ seo: 0, ai: 3 });
    expect(model.refused).toEqual([]);

    await page.goto('/outline');
    await page.getByLabel('Target Keyword').fill(KEYWORD);
    await button(page, 'Generate Outline').click();
    await page.getByRole('region', { name: 'Outline', exact: true }).getByText('3 pages compared').waitFor();
    await expect.poll(async () => (await usageOf(server, maya)).ai).toBe(4);
    await page.context().close();
  });

  type Failure = readonly [how: string, answering: ModelBehavior, says: string];
  const keyRefused = ['401', { status: 401 }, 'does not accept the key'] as const satisfies Failure;
  const failures: readonly Failure[] = [
    keyRefused,
    ['wrong JSON', { text: '{"headings": 3' }, 'returned an answer that could not be used'],
    // For a hanging model in `npm test`, see the test of the model selected by name.
    ...(isFullRun
      ? ([
          ['429', { status: 429, headers: { 'retry-after': '60' } }, 'is not taking requests right now'],
          ['500', { status: 500 }, 'did not answer'],
          ['a hang', 'hang', 'took too long to answer'],
          ['a cut-off stream', { cutOff: '{"headings": [' }, 'did not answer'],
        ] as const)
      : []),
  ];
  test('each model failure shows its message, with nothing lost and nothing counted', async () => {
    const server = await openTestServer({ ...hasty, ...settings });
    const maya = await server.signUp('Maya Lindqvist');
    const isNotice = (says: string): RegExp =>
      new RegExp(`${name} ${says}.*The built-in engine was used instead\\.`);
    for (const [how, answering, says] of failures) {
      model.answerWith(() => answering);
      const { evidence, provenance } = (await server.call(maya, generateBrief, { body: ASKED })).body;
      expect([how, evidence.notice]).toEqual([how, expect.stringMatching(isNotice(says))]);
      // The brief is still complete.
      expect([how, provenance.kind]).toEqual([how, 'modelled']);
    }
    const [, answering, says] = keyRefused;
    model.answerWith(() => answering);
    const page = await openScreen(browser, server, '/strategy', maya);
    await fillIdeaStep(page);
    await button(page, 'Generate Brief').click();
    await page.getByText(isNotice(says)).waitFor();
    await page.getByRole('heading', { name: /Rain barrel\s+Modeled/ }).waitFor();
    await page.context().close();
    await expect.poll(() => usageOf(server, maya)).toEqual({ seo: 0, ai: 0 });
  });
});

/** Each with the text about Serper in the list of sources, and the brief's first line. */
type Fault = readonly [how: string, fault: ServiceFault, says: string, notice?: string];
const keyRefused = [
  'a refused key',
  { status: 403, body: { message: 'Unauthorized.', statusCode: 403 } },
  'rejected its key. Check the key.',
] as const satisfies Fault;
const UNREADABLE = 'returned a response that could not be read.';
const faults: readonly Fault[] = [
  keyRefused,
  ['429', { status: 429, body: {} }, 'is limiting requests. Try again in a minute.'],
  ['500', { status: 500, body: {} }, 'had an internal error.'],
  ['a hang', 'hang', 'took too long to answer. Try again later.', 'No search source could be reached.'],
  ['a cut-off answer', 'cut_off', UNREADABLE],
  ['broken JSON', 'malformed', UNREADABLE],
  ['JSON of another form', 'unexpected', UNREADABLE],
];
/** The client's own tests have them all. */
const SAMPLE = faults.filter(([how]) => how === 'a refused key' || how === 'broken JSON');
test('each Serper failure shows its message, and no research is counted', async () => {
  const server = await openTestServer(hasty);
  const maya = await server.signUp('Maya Lindqvist');
  for (const [how, fault, says, notice = NO_ANSWER] of isFullRun ? faults : SAMPLE) {
    serper.failWith(fault);
    const { evidence } = (await server.call(maya, generateBrief, { body: ASKED })).body;
    expect([how, evidence.notice]).toEqual([how, expect.stringContaining(notice)]);
    const told = evidence.sources.find(({ title, part }) => title === 'Serper' && part === 'results');
    expect([how, told?.message]).toEqual([how, expect.stringContaining(`Serper ${says}`)]);
  }
  const [, fault, says] = keyRefused;
  serper.failWith(fault);
  const page = await openScreen(browser, server, '/strategy', maya);
  await fillIdeaStep(page);
  await button(page, 'Generate Brief').click();
  await page.getByText(NO_ANSWER).first().waitFor();
  await page.getByText(/^Sources searched/).click();
  await expect.poll(() => page.getByText(/^Serper \(results\)/).innerText()).toContain(`Serper ${says}`);
  await page.context().close();
  await expect.poll(async () => (await usageOf(server, maya)).seo).toBe(0);
});

test('a failing model that was selected by name is an error; input is kept and used once it is back', async () => {
  const server = await openTestServer({ ...hasty, ...vendors[0].settings });
  const maya = await server.signUp('Maya Lindqvist');
  serper.failWith(null);
  await server.call(maya, updateSettings, { body: { models: { choice: 'openai/gpt-test' } } });
  const page = await openScreen(browser, server, '/strategy', maya);
  await fillIdeaStep(page);
  for (const [answering, says] of [
    [{ status: 401 }, 'OpenAI does not accept the key.'],
    ['hang', 'OpenAI took too long to answer.'],
  ] as const) {
    openAi.answerWith(() => answering);
    await button(page, 'Generate Brief').click();
    await page.getByRole('alert').filter({ hasText: says }).waitFor();
    await expect.poll(() => field(page, 'Content Idea').inputValue()).toBe(IDEA);
    await expect.poll(() => usageOf(server, maya)).toEqual({ seo: 0, ai: 0 });
  }
  openAi.answerWith(wellBehaved);
  await button(page, 'Generate Brief').click();
  await page.getByText('from 3 pages').waitFor();
  await expect.poll(() => usageOf(server, maya)).toEqual({ seo: 0, ai: 1 });
  await page.context().close();
});
