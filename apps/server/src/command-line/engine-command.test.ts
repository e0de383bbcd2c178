import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFullRun } from '../../../../tests/run-size.ts';
import { analyses, answerLine } from './analyses.ts';

const COMMAND = join(import.meta.dirname, 'engine-command.ts');

/** Starts an analysis; `ask` sends a line and returns the next line of output. */
function start(analysis: string) {
  const child = spawn(process.execPath, [COMMAND, analysis], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let taken = 0;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const answer = async (): Promise<unknown> => {
    while (!output.slice(taken).includes('\n')) await once(child.stdout, 'data');
    const end = output.indexOf('\n', taken);
    const line = output.slice(taken, end);
    taken = end + 1;
    return JSON.parse(line);
  };
  return {
    child,
    answer,
    ask: (line: string): Promise<unknown> => {
      child.stdin.write(`${line}\n`);
      return answer();
    },
    end: async (): Promise<{ code: number | null; rest: string }> => {
      child.stdin.end();
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, rest: output.slice(taken) };
    },
  };
}

test('each line is answered before the next is sent, and an invalid one does not stop the others', async () => {
  const { ask, end } = start('sentences');
  expect(await ask('{"text":"Dr. Smith left. He came back at 5 p.m. on Monday."}')).toEqual({
    sentences: ['Dr. Smith left.', 'He came back at 5 p.m. on Monday.'],
  });
  expect(await ask('no JSON')).toEqual({ error: 'the line is not JSON' });
  expect(await ask('')).toEqual({ error: 'the line is not JSON' });
  expect(await ask('{"words":1}')).toMatchObject({ error: expect.stringMatching(/^text: /) });
  expect(await ask('[]')).toHaveProperty('error');
  // A separator that ends lines elsewhere, but not in JSON.
  expect(await ask('{"text":"One line.\u2028 Still the same."}')).toMatchObject({
    sentences: ['One line.', 'Still the same.'],
  });
  expect(await end()).toEqual({ code: 0, rest: '' });
});

test('a last line without a line end and one of a million characters are also answered', async () => {
  const { child, ask, answer } = start('sentences');
  const long = JSON.stringify({ text: 'Rain barrels save water. '.repeat(40_000) });
  expect(await ask(long)).toEqual({ sentences: Array(40_000).fill('Rain barrels save water.') });
  child.stdin.end('{"text":""}');
  expect(await answer()).toEqual({ sentences: [] });
});

const PAGE =
  '<html><head><title>Rain barrels</title></head><body><nav><a href="/shop">Shop</a></nav><article><h1>Rain barrels</h1><p>A rain barrel holds the water that runs off the roof, so that the garden has it in dry weeks.</p><h2>How big should it be?</h2><p>Fifty gallons last a week in most gardens, and the barrel fills again within one good rain.</p></article></body></html>';
/** 'filter' is the most frequent word, 'rain barrel' the only phrase that is used twice. */
const BARRELS =
  'A rain barrel needs a filter. The filter keeps leaves out of the rain barrel, and a clean filter lasts. Rinse the filter.';
const numbers = (length: number) => Array.from({ length }, () => expect.any(Number));

test.each([
  [
    'extract',
    { html: PAGE, url: 'https://barrel.example/guide' },
    {
      title: 'Rain barrels',
      text: expect.stringContaining('Fifty gallons last a week'),
      author: null,
      published: null,
      links: ['https://barrel.example/shop'],
    },
  ],
  ['keyphrases', { text: BARRELS, n: 1, style: 'phrases' }, { keyphrases: ['rain barrel'] }],
  ['keyphrases', { text: BARRELS, n: 1, style: 'words' }, { keyphrases: ['filter'] }],
  [
    'intent',
    { query: 'how to build a rain barrel' },
    {
      informational: expect.any(Number),
      navigational: expect.any(Number),
      transactional: expect.any(Number),
      commercial: expect.any(Number),
      local: expect.any(Number),
    },
  ],
  // 12 words, 2 sentences, 13 syllables: 206.835 - 1.015 × 6 - 84.6 × 13/12.
  [
    'readability',
    { text: 'The cat sat on the mat. It was glad to have water.' },
    {
      flesch: expect.closeTo(206.835 - 1.015 * 6 - (84.6 * 13) / 12, 1),
      grade: expect.closeTo(0.39 * 6 + (11.8 * 13) / 12 - 15.59, 1),
      ease: expect.any(Number),
    },
  ],
  ['similarity', { a: 'a rain barrel', b: 'a rain barrel' }, { score: 1 }],
  [
    'passages',
    { question: 'how big is a rain barrel', passages: ['A rain barrel holds 50 gallons of water.', ''] },
    { scores: [expect.any(Number), 0] },
  ],
  [
    'answer',
    { question: 'How big should it be?', pages: [{ html: PAGE, url: 'https://a.example/' }] },
    { answer: expect.any(String), page: 0 },
  ],
  [
    'answer',
    { question: 'How much does it cost?', pages: [{ html: PAGE, url: null }] },
    { answer: null, page: null },
  ],
  [
    'idea',
    { idea: 'How to choose a rain barrel for a small garden' },
    {
      keywords: expect.arrayContaining([{ text: 'how to choose a rain barrel', why: 'task' }]),
      language: 'en',
      audience: null,
      place: null,
      time: null,
      budget: null,
    },
  ],
  [
    'links',
    {
      pages: [
        { url: '/a', title: 'Rain barrels', text: 'First clean the gutters.' },
        { url: '/b', title: 'Clean the gutters', text: 'Leaves fill them.' },
      ],
      urls: ['/a'],
    },
    { links: { '/a': [{ url: '/b', anchor: 'clean the gutters', score: expect.any(Number) }] } },
  ],
  ['claims', { sentence: 'Prices rose 12 percent in 2022.' }, { score: expect.any(Number) }],
  [
    'grounding',
    { source: 'The barrel holds 50 gallons.', text: 'The barrel holds 80 gallons.' },
    { unsupported: true, findings: [{ kind: 'number', text: '80', start: 17, end: 19 }] },
  ],
  [
    'forecast',
    { values: [1, 2, 3, null, 5, 6], period: 1, horizon: 3 },
    { mean: numbers(3), lower50: numbers(3), upper50: numbers(3), lower90: numbers(3), upper90: numbers(3) },
  ],
  [
    'score',
    { html: '<p>Too short.</p>', keyword: 'rain barrel', competitors: [{ html: PAGE, url: null }] },
    { status: 'unscored', reason: 'text_too_short', wordCount: 2, engineVersion: expect.any(String) },
  ],
  [
    'outline',
    {
      keyword: 'rain barrel',
      pages: ['a', 'b', 'c'].map((host) => ({ html: PAGE, url: `https://${host}.example/` })),
    },
    { headings: expect.arrayContaining([{ level: 2, text: 'How big should it be?' }]) },
  ],
  [
    'outline',
    { keyword: 'cómo elegir un colchón', pages: [] },
    { headings: expect.arrayContaining([{ level: 2, text: expect.stringMatching(/^¿?\p{Lu}.* colchón/u) }]) },
  ],
  // All analyses handle lines the same way, and each start takes a second, so only the storm starts the command.
])('%s returns every field', async (analysis, input, expected) => {
  const line = JSON.stringify(input);
  const answer = await answerLine(analyses.get(analysis)!, line);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(expected);
  if (!isFullRun) return;
  const { ask, end } = start(analysis);
  expect(await ask(line)).toEqual(expected);
  expect((await end()).code).toBe(0);
});

test('an unknown analysis is reported on standard error', async () => {
  const { child, end } = start('horoscope');
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (told += chunk));
  expect(await end()).toEqual({ code: 64, rest: '' });
  expect(told).toMatch(/^usage: .*extract\|keyphrases\|intent/);
});
