import { analyzeBrief, generateBrief, generateStrategy } from '@pagewright/contract/strategy';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { OPENAI_KEY, startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const PAGES = ['One', 'Two', 'Three'].map((name, index) => ({
  text: `<!doctype html><title>Rain barrels ${name}</title><main><article><h1>Rain barrels ${name}</h1><p>A rain barrel collects water from the gutter, says page ${name}, and a downspout diverter leads the water into it.</p><h2>How do you keep mosquitoes out of a rain barrel?</h2><p>A fine screen over every opening keeps mosquitoes out of a rain barrel, and a spoon of vegetable oil on the water stops those that found a way in.</p></article></main>`,
  url: `https://shop${index}.example/barrel`,
}));

const model = await startOpenAi();
afterAll(() => model.close());
const server = await openTestServer({
  DEFAULT_PLAN: 'Entrepreneur',
  OPENAI_API_KEY: OPENAI_KEY,
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'gpt-test',
});
const maya = await server.signUp('Maya');
/** What the built-in engine creates without a model. */
model.answerWith(() => ({ status: 401 }));
const idea = {
  idea: 'A guide to the rain barrel',
  keyword: 'rain barrel',
  pages: PAGES,
  includeSearch: false,
};
const { id } = (await server.call(maya, generateBrief, { body: idea })).body;
const brief = { id };
const analyze = async () => (await server.call(maya, analyzeBrief, { body: { brief } })).body;
const plan = async () =>
  (await server.call(maya, generateStrategy, { body: { brief, startOn: '2031-03-03' } })).body;
const plainAnalysis = await analyze();
const plainStrategy = await plan();

/** A line in the prompt: an answer to a question, or a title. */
interface SentLine {
  readonly number: number;
  readonly question: string;
  readonly title: string;
}
const sent = (prompt: string): readonly SentLine[] =>
  (JSON.parse(/^<data-[^>]+>\n(.*)\n/.exec(prompt)?.[1] ?? '') as { draft: readonly SentLine[] }).draft;
const used = async (): Promise<number> => (await server.call(maya, readUsage, {})).body.usage.aiRequests;

test('a failing model changes nothing and is reported', () => {
  for (const { notice } of [plainAnalysis, plainStrategy])
    expect(notice).toMatch(/^OpenAI does not accept the key.* The built-in engine was used instead\.$/);
  expect(plainAnalysis.faq.find(({ question }) => /mosquitoes/.test(question))?.answer).toMatch(
    /^A fine screen over every opening/,
  );
});

test("a model rewords the pages' answers; unsupported claims are dropped, and open questions stay open", async () => {
  const before = await used();
  model.answerWith(({ prompt }) => ({
    text: JSON.stringify({
      answers: sent(prompt).map(({ number, question }) => ({
        number,
        wording: /mosquitoes/.test(question)
          ? 'A fine screen over the openings keeps mosquitoes out of the rain barrel. It stops 97% of them.'
          : 'Our cheap holidays in Spain.',
      })),
    }),
  }));
  const analysis = await analyze();
  expect(model.refused).toEqual([]);
  const worded = analysis.faq.filter(({ provenance }) => provenance.kind === 'generated');
  expect(worded.map(({ answer }) => answer)).toEqual([
    'A fine screen over the openings keeps mosquitoes out of the rain barrel.',
  ]);
  const [one] = worded;
  const plain = plainAnalysis.faq.find(({ question }) => question === one?.question);
  expect(one).toMatchObject({ url: plain?.url, title: plain?.title, pages: plain?.pages });
  expect(analysis.faq.filter(({ answer }) => answer === null)).toEqual(
    plainAnalysis.faq.filter(({ answer }) => answer === null),
  );
  expect(analysis.keywords).toEqual(plainAnalysis.keywords);
  expect(analysis.notice ?? null).toBeNull();
  expect(await used()).toBe(before + 1);
});

test('a model rewords topic titles; topics, order, dates, and links stay', async () => {
  model.answerWith(({ prompt }) => ({
    text: JSON.stringify({
      titles: sent(prompt).map(({ number, title }) => ({
        number,
        wording: number === 0 ? `${title}, explained` : 'Our cheap holidays in Spain',
      })),
    }),
  }));
  const strategy = await plan();
  expect(model.refused).toEqual([]);
  expect(strategy.pillar).toEqual(plainStrategy.pillar);
  expect(strategy.links).toEqual(plainStrategy.links);
  expect(strategy.supporting.map(({ title }) => title)).toEqual(
    plainStrategy.supporting.map(({ title }, at) => (at === 0 ? `${title}, explained` : title)),
  );
  expect(strategy.supporting.map(({ publishOn, keywords }) => [publishOn, keywords])).toEqual(
    plainStrategy.supporting.map(({ publishOn, keywords }) => [publishOn, keywords]),
  );
  expect(strategy.supporting[0]?.provenance).toMatchObject({
    kind: 'generated',
    method: expect.stringMatching(/; worded by gpt-test/) as string,
  });
});
