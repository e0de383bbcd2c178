import { encodePassages } from '@pagewright/contract/content';
import { completeOutline } from '@pagewright/contract/outline';
import { readLanguagePack } from '@pagewright/contract/settings';
import { generateBrief, listTopicClusters, updateBrief } from '@pagewright/contract/strategy';
import { ENGINE_VERSION, findQuestions, parsePaper, textOfVector } from '@pagewright/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestServer } from '../../../../tests/server/open-test-server.ts';
import { cosine } from '../../../../packages/engine/src/similarity/sentence-vectors.ts';
import { DESK_PAGES } from '../features/outline/testing/pages.ts';
import { runDuel } from '../features/content/evidence/run-duel.ts';
import { encoderProblem, findMergedQuestions, installedPack, sentenceVectors, stopEncoder } from './index.ts';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
// The first user operates the installation.
const operator = await server.signUp('Olga');
const maya = await server.signUp('Maya');
const pack = installedPack();
if (pack === null)
  console.log('language pack: not installed, so what it does is not tested (npm run test:real)');

afterAll(() => stopEncoder());

const OWN = [
  'Take the cushions out and rinse them with mild detergent; the outside only needs a damp rag.',
  'Our team rides in summer and goes up the mountains in winter, with a bag for each of us.',
  'Prices run from thirty to three hundred dollars, and the shelves in our shop are full.',
];

test('operators see whether it is installed and how to install it; other users do not', async () => {
  const { status, body } = await server.call(operator, readLanguagePack, {});
  expect(status).toBe(200);
  expect(body).toEqual({
    installed: pack,
    problem: null,
    uses: ['clusters', 'questions', 'outlines', 'duel'],
    command: 'npm run language-pack',
  });
  expect((await server.call(maya, readLanguagePack, {})).status).toBe(403);
});

test.skipIf(pack !== null)(
  'without it there are no vectors, and questions come from the engine',
  async () => {
    expect(await sentenceVectors(['cheap flights'])).toBeNull();
    const input = { keyword: 'crm', pages: [], peopleAlsoAsk: ['What is a CRM?', 'What does CRM mean?'] };
    expect(await findMergedQuestions(input)).toEqual(findQuestions(input));
    expect(await outlineMethod()).not.toContain('vectors');
    expect(await duelOf(OWN)).toBe('lost');
    const given = { body: { texts: ['cheap flights'] } };
    expect((await server.call(maya, encodePassages, given)).body).toEqual({ vectors: null });
  },
);

describe.skipIf(pack === null)('with the pack', () => {
  test("synonyms are closer than unrelated texts, and a text's vector does not depend on its batch", async () => {
    const texts = ['lawn mower repair', 'fix a broken grass cutter', 'when to prune roses'];
    const [mower, cutter, roses] = await vectorsOf(texts);
    expect(cosine(mower!, cutter!)).toBeGreaterThan(cosine(mower!, roses!));
    expect(Math.hypot(...mower!)).toBeCloseTo(1, 5);
    const [again] = await vectorsOf([texts[0]!]);
    expect(cosine(mower!, again!)).toBeCloseTo(1, 5);
    const hostile = ['\u0000', '😀'.repeat(300), 'a'.repeat(10_000), '\ud800', '中文', '! ? .'];
    expect((await vectorsOf(hostile)).every((vector) => vector.every(Number.isFinite))).toBe(true);
    expect(encoderProblem()).toBeNull();
  });

  test('slow or oversized input has no vectors, except for texts that are remembered', async () => {
    const unseen = ['nobody has asked for this yet'];
    expect(await sentenceVectors(unseen, 0)).toBeNull();
    // Once encoded, it is remembered and takes no time.
    const [vector] = await vectorsOf(unseen);
    expect((await sentenceVectors(unseen, 0))?.get(unseen[0]!)).toEqual(vector);
    expect(await sentenceVectors(Array.from({ length: 601 }, (_, at) => `text ${at}`))).toBeNull();
    expect(await sentenceVectors(['', '  '])).toBeNull();
    expect(encoderProblem()).toBeNull();
  });

  test('a stopped encoder restarts', async () => {
    await stopEncoder();
    expect(await vectorsOf(['a text that was never encoded'])).toHaveLength(1);
  });

  test('questions with the same meaning are merged', async () => {
    const peopleAlsoAsk = [
      'How long do solar panels last?',
      'What is the lifespan of solar panels?',
      'How do you clean solar panels?',
      'Do solar panels work at night?',
    ];
    const input = { keyword: 'solar panels', pages: [], peopleAlsoAsk };
    const { questions, provenance } = await findMergedQuestions(input);
    expect(findQuestions(input).questions).toHaveLength(4);
    expect(questions).toHaveLength(3);
    expect(provenance.kind).toBe('modelled');
  });

  test('a passage that answers in other words does not lose; one that does not answer does', async () => {
    expect(await duelOf(OWN)).toBe('draw');
    expect(await duelOf(OWN.slice(1))).toBe('lost');
  });

  test('the editor gets the same vectors, one byte per number', async () => {
    const texts = ['lawn mower repair', ''];
    const { vectors } = (await server.call(maya, encodePassages, { body: { texts } })).body;
    const bytes = new Int8Array(Buffer.from(vectors![0]!, 'base64'));
    const length = Math.hypot(...bytes);
    const [exact] = await vectorsOf(texts.slice(0, 1));
    expect(
      cosine(
        Float32Array.from(bytes, (value) => value / length),
        exact!,
      ),
    ).toBeGreaterThan(0.999);
    expect(vectors![1]).toBe('');
  });

  test('an outline also groups the headings of its pages by meaning, and reports it', async () => {
    expect(await outlineMethod()).toContain('sentence vectors of the language pack');
  });

  test('keywords with the same meaning form one topic cluster, and the method is named', async () => {
    for (const keyword of ['lawn mower repair', 'fix a broken grass cutter', 'cold brew recipe']) {
      const made = await server.call(maya, generateBrief, {
        body: { idea: keyword, keyword, includeSearch: false },
      });
      expect(made.status).toBe(201);
      const saved = await server.call(maya, updateBrief, {
        params: { id: made.body.id },
        body: { secondaryKeywords: [] },
      });
      expect(saved.status).toBe(200);
    }
    const { clusters, provenance } = (await server.call(maya, listTopicClusters, {})).body;
    expect(clusters.map(({ keywords }) => keywords.toSorted())).toContainEqual([
      'fix a broken grass cutter',
      'lawn mower repair',
    ]);
    expect(provenance).toMatchObject({
      kind: 'modelled',
      method: expect.stringContaining('sentence vectors of the language pack'),
    });
  });
});

const QUESTION = 'How do you clean a bike helmet?';
const PLAIN = {
  'Is MIPS worth it in a bike helmet?':
    'Tests show that the sliding liner cuts rotational forces by a third, so it is worth the extra money.',
  [QUESTION]: 'Wash the pads by hand in lukewarm soapy water and wipe the shell with a cloth.',
  'Can you wear a bike helmet for skiing?':
    'Better not: it is tested for other impacts and lets cold air in.',
};

/** Result of the question for passages under headings without a question, against a page with a plain answer. */
async function duelOf(passages: readonly string[]): Promise<string | undefined> {
  const html = Object.entries(PLAIN).map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`);
  const texts = {
    keyword: 'bike helmet',
    engineVersion: ENGINE_VERSION,
    questions: [QUESTION],
    suggestions: [],
    pages: [{ page: { url: 'https://rival.example', title: 'Rival', paper: parsePaper(html.join('')) } }],
  };
  const content = passages.map((passage, at) => `<h2>${at}</h2><p>${passage}</p>`).join('');
  const { questions } = await runDuel({ content, texts: texts as never });
  return questions.find(({ question }) => question === QUESTION)?.outcome;
}

async function outlineMethod(): Promise<string> {
  const made = await server.call(maya, completeOutline, {
    body: { keyword: 'standing desk', pages: DESK_PAGES, includeSearch: false },
  });
  expect(made.status).toBe(200);
  return made.body.analysisData.provenance.method;
}

async function vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors = await sentenceVectors(texts, 30_000);
  return texts.map((text) => vectors!.get(textOfVector(text))!);
}
