import {
  generateOutreach,
  generateSocialSnippets,
  readRun,
  voiceSearchOutline,
} from '@pagewright/contract/advanced';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { OPENAI_KEY, startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const model = await startOpenAi();
afterAll(() => model.close());
const server = await openTestServer({
  DEFAULT_PLAN: 'Entrepreneur',
  OPENAI_API_KEY: OPENAI_KEY,
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'gpt-test',
});
const maya = await server.signUp('Maya');
const answer = (value: unknown): void => model.answerWith(() => ({ text: JSON.stringify(value) }));
const aiRequests = async () => (await server.call(maya, readUsage, {})).body.usage.aiRequests;
const WORDED = /; worded by gpt-test · [\d,]+ tokens · cost —$/;

const TEXT =
  'A bee hotel in the sun fills within 3 weeks. Most solitary bees fly less than 300 metres from their nest. Paint keeps them away.';
const post = async () => {
  const content = { content: TEXT, title: 'Bee hotels', url: 'https://acme.example/bees' };
  return (
    await server.call(maya, generateSocialSnippets, { body: { ...content, targetPlatform: 'LinkedIn' } })
  ).body;
};

test('posts are reworded from the drafts, keep address and hashtags, and add nothing that the text does not say', async () => {
  answer({ posts: [] });
  const plain = await post();
  expect(plain.snippets.map(({ drafted }) => drafted)).toEqual(plain.snippets.map(() => null));
  expect(plain.provenance.kind).toBe('modelled');
  const before = await aiRequests();
  answer({
    posts: [
      {
        number: 0,
        wording:
          'Bee hotels fill up fast: a bee hotel in the sun is full within 3 weeks. They bring 80% more fruit. Read https://evil.example/bees about bee hotels.',
      },
      { number: 1, wording: 'Cheap holidays in Spain for the whole family.' },
      { number: 7, wording: 'There is no such post.' },
    ],
  });
  const { snippets, provenance, notice, runId } = await post();
  expect(model.refused).toEqual([]);
  const [first, second] = snippets;
  const [drafted, kept] = plain.snippets;
  expect(first?.text).toMatch(/^Bee hotels fill up fast: a bee hotel in the sun is full within 3 weeks\./);
  expect(first?.text).not.toMatch(/80|evil/);
  expect(first?.text.endsWith(`https://acme.example/bees\n\n${drafted?.hashtags.join(' ')}`)).toBe(true);
  expect(first).toMatchObject({ drafted: drafted?.text, length: first?.text.length });
  expect(second).toEqual(kept);
  expect(provenance).toEqual({ kind: 'generated', method: expect.stringMatching(WORDED) });
  expect(notice).toBeNull();
  expect(await aiRequests()).toBe(before + 1);
  const { body: run } = await server.call(maya, readRun, { params: { id: runId } });
  expect(run).toMatchObject({ fits: true, provenance: { kind: 'generated' } });
});

const SPOKEN =
  'A standing desk is a desk that you can raise and lower, so that you work upright for an hour and sit for the next one without moving your screen.';
const FILLER = '<p>Beekeeping on a roof wants a calm hive, clean water and a neighbour who knows of it.</p>';
const voice = async () =>
  (
    await server.call(maya, voiceSearchOutline, {
      body: {
        topic: 'standing desk',
        optimizationData: { questions: [{ text: 'What is a standing desk?' }] },
        pages: [
          {
            text: `<!doctype html><title>Desks</title><article><h1>Desks</h1><h2>What is a standing desk?</h2><p>${SPOKEN}</p>${FILLER.repeat(3)}</article>`,
            url: 'https://one.example/',
          },
        ],
        includeSearch: false,
      },
    })
  ).body;

test('answers are reworded for speech, next to the sentences of the page; one that is too short is rejected', async () => {
  const wording =
    'A standing desk is a desk whose top you raise and lower, so you can work upright for an hour and sit for the next one, and never move your screen.';
  answer({ answers: [{ number: 0, wording }] });
  const { sections, provenance } = await voice();
  expect(sections[0]?.answer).toMatchObject({
    text: SPOKEN,
    url: 'https://one.example/',
    spoken: { text: wording, words: wording.split(' ').length },
  });
  expect(provenance).toEqual({ kind: 'generated', method: expect.stringMatching(WORDED) });

  answer({ answers: [{ number: 0, wording: 'A standing desk is a desk that you raise and lower.' }] });
  const short = await voice();
  expect(short.sections[0]?.answer).toMatchObject({ text: SPOKEN, spoken: null });
  expect(short.provenance.kind).toBe('modelled');
});

const draft = async () =>
  (
    await server.call(maya, generateOutreach, {
      body: {
        opportunities: [
          {
            kind: 'dead_link',
            pageUrl: 'https://press.example/links',
            pageTitle: 'Links',
            deadLink: {
              href: 'https://gone.example/study',
              text: 'a study',
              statuses: [404, 404],
              checkedAt: '2026-11-20T10:00:00.000Z',
            },
          },
        ],
        brandInfo: { brandName: 'Acme Barrels', senderName: 'Ann Lee', domain: 'acme.example' },
      },
    })
  ).body;

test('outreach is reworded with every address and placeholder of the draft; a version that loses one is rejected', async () => {
  const words =
    'While reading “Links” (https://press.example/links) I noticed that the link “a study” https://gone.example/study no longer works: it answered with status 404. We have a page on the same subject, if you would like to replace it: [address of your page that fits]';
  answer({ messages: [{ number: 0, subject: 'The dead link on “Links”', words }] });
  const before = await aiRequests();
  const { drafts, provenance } = await draft();
  expect(drafts[0]).toMatchObject({
    subject: 'The dead link on “Links”',
    body: `Hello [name of the editor],\n\n${words}\n\nThank you for your time.\n\nKind regards,\nAnn Lee\nAcme Barrels, acme.example`,
    toFillIn: ['[name of the editor]', '[address of your page that fits]'],
    drafted: { subject: 'A dead link on “Links”', body: expect.stringContaining('I found a link') },
  });
  expect(provenance).toEqual({ kind: 'generated', method: expect.stringMatching(WORDED) });
  expect(await aiRequests()).toBe(before + 1);

  for (const lost of ['https://gone.example/study', '[address of your page that fits]', 'Links']) {
    const without = words.replaceAll(lost, lost === 'Links' ? '[your page]' : '');
    answer({ messages: [{ number: 0, subject: 'A dead link', words: without }] });
    expect((await draft()).drafts[0]).toMatchObject({ subject: 'A dead link on “Links”', drafted: null });
  }
});

test('if the model fails, the drafts stay, with the reason and free of charge', async () => {
  model.answerWith(() => ({ status: 401 }));
  const before = await aiRequests();
  const [posts, outline, outreach] = [await post(), await voice(), await draft()];
  for (const { notice } of [posts, outline, outreach])
    expect(notice).toMatch(/^OpenAI does not accept the key\. .*built-in engine was used instead\.$/);
  expect(posts.snippets[0]).toMatchObject({ drafted: null, text: expect.stringContaining('Bee hotels') });
  expect(outline.sections[0]?.answer).toMatchObject({ text: SPOKEN, spoken: null });
  expect(outreach).toMatchObject({ drafts: [{ drafted: null }], provenance: { kind: 'modelled' } });
  expect(await aiRequests()).toBe(before);
});
