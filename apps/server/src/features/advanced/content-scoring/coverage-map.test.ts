import { readRun, semanticCompleteness } from '@pagewright/contract/advanced';
import { addEvidencePage, createContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

/** Contained in our text and the first page, in the same words. */
const SCREEN = 'A rain barrel with a fine screen keeps hungry mosquitoes away.';
/** Contained in the second and third page. */
const BLOCKS = 'Cinder blocks lift the rain barrel until gravity fills a watering can.';
const SURVEY =
  'Our survey of 412 allotments found that one cedar rain barrel outlived eleven plastic rivals.';
const SNAILS = 'Copper tape around a rain barrel repels snails during humid August nights.';
const FROST = 'Bubble wrap stops frost from cracking the brass tap of your rain barrel.';
const PAINT = 'Dark paint shields each rain barrel from sunlight and starves green algae.';
/** Makes a page long enough; questions are not claims. */
const QUESTION = 'What is it that you and I would do with it if it were ours?';
const OWN = `${SCREEN} ${SURVEY}`;
const TEXTS = [
  `${SCREEN} ${SNAILS} ${PAINT}`,
  `${BLOCKS} ${QUESTION}`,
  `${BLOCKS} ${FROST}`,
  `Rain barrel shop. ${QUESTION} Phone us today.`,
];

const server = await openTestServer();
const maya = await server.signUp('Maya');
const measure = async (contentId: string, content = OWN) =>
  (
    await server.call(maya, semanticCompleteness, {
      body: { content, topic: 'rain barrel', contentId, keep: true },
    })
  ).body;

async function createCompared(texts: readonly string[]): Promise<string> {
  const { id } = (await server.call(maya, createContent, { body: { title: 'A rain barrel' } })).body;
  for (const [at, text] of texts.entries()) {
    const { status } = await server.call(maya, addEvidencePage, {
      params: { id },
      body: { text, url: `https://shop${at}.example/barrel`, title: `Shop ${at}`, source: 'pasted' },
    });
    expect(status).toBe(201);
  }
  return id;
}

test('our text and each page are placed by coverage and by their unique claims', async () => {
  const { map, terms } = await measure(await createCompared(TEXTS));
  // A term earns its weight × uses / (uses + 1.2), up to the upper end of its range.
  const earned = (uses: number): number => uses / (uses + 1.2);
  const usesIn = (text: string, term: string): number =>
    [...text.toLowerCase().matchAll(new RegExp(`\\b${term.toLowerCase()}\\b`, 'g'))].length;
  const covered = (text: string): number => {
    const of = (uses: (term: (typeof terms)[number]) => number): number =>
      terms.reduce((sum, term) => sum + term.weight * earned(Math.min(term.high, uses(term))), 0);
    return Math.round((100 * of((term) => usesIn(text, term.text))) / of(({ high }) => high));
  };
  expect(terms.length).toBeGreaterThan(3);
  expect(covered(TEXTS[0] ?? '')).toBeGreaterThan(covered(TEXTS[3] ?? ''));
  expect(map?.own).toEqual({
    coverage: covered(OWN),
    originality: 50,
    claims: 2,
    originalClaims: 1,
    evidence: [{ text: SURVEY, hasFigure: true }],
  });
  const judged = [
    { originality: 67, claims: 3, originalClaims: 2 },
    { originality: 0, claims: 1, originalClaims: 0 },
    { originality: 50, claims: 2, originalClaims: 1 },
    // A text too short for claims is not unoriginal: its originality is unknown.
    { originality: null, claims: 0, originalClaims: 0 },
  ];
  expect(map?.pages).toEqual(
    TEXTS.map((text, at) => ({
      ...judged[at],
      coverage: covered(text),
      url: `https://shop${at}.example/barrel`,
      title: `Shop ${at}`,
    })),
  );
});

test('a page with the same content as ours has the same coverage, and neither is original', async () => {
  const { map } = await measure(await createCompared([OWN, `${BLOCKS} ${QUESTION}`]));
  const [same] = map?.pages ?? [];
  expect(map?.own).toMatchObject({ originality: 0, evidence: [] });
  expect(same).toMatchObject({ coverage: map?.own.coverage, originality: 0 });
});

test('without pages there is no map, and a run stored before maps existed still opens', async () => {
  const { map, runId = '' } = await measure(await createCompared([]));
  expect(map).toBeNull();
  await server.sql.query("update analysis_run set result = (result::jsonb - 'map')::json where id = $1", [
    runId,
  ]);
  const { body } = await server.call(maya, readRun, { params: { id: runId } });
  expect(body).toMatchObject({ fits: true, result: { map: null } });
});
