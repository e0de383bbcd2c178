import { createContent } from '@pagewright/contract/content';
import { afterAll, describe, expect, test } from 'vitest';
import { DATAFORSEO_KEY, startDataForSeo } from '../fakes/dataforseo/start-dataforseo.ts';
import type { ModelBehavior } from '../fakes/language-model/start-model-server.ts';
import { OPENAI_KEY, startOpenAi } from '../fakes/openai/start-openai.ts';
import { SERPER_KEY, startSerper } from '../fakes/serper/start-serper.ts';
import type { ServiceFault } from '../fakes/service/start-fake-service.ts';
import { startWebHost } from '../fakes/web/start-web-host.ts';
import { startWikipedia } from '../fakes/wikipedia/start-wikipedia.ts';
import { openTestServer } from '../server/open-test-server.ts';
import {
  uniqueRequest,
  ANALYSIS_CALLS,
  expectationOf,
  valuesAt,
  sendAnalysis,
  textsOf,
} from './analysis-calls.ts';
import { ANALYSIS_EXPECTATIONS } from './analysis-expectations.ts';
import { queryFields, bodyFields } from './call-inputs.ts';
import { takeShare } from './take-share.ts';

/** At the beginning of all source data, so that half a response contains it too. */
const CANARY = 'canary-of-a-source';
/** Long enough not to occur in an id or port by chance. */
const CANARY_FIGURE = 47_110_815;
const MADE_UP = new RegExp(`${CANARY}|${CANARY_FIGURE}|"generated"`);
/** An unassigned address: it is never requested. */
const NOBODY = 'http://203.0.113.7';

const site = await startWebHost(
  {
    '/': {
      body: `<!doctype html><html lang="en"><title>Garden notes</title><article><h1>Garden notes</h1><p>${'The tank holds water for the beds, and the pump lifts it to the trees behind the shed. '.repeat(6)}</p></article>`,
    },
  },
  { address: '127.0.0.2' },
);
const found = { title: CANARY, url: `${site.url}/`, link: `${site.url}/` };
const [serper, dataForSeo, wikipedia, model] = await Promise.all([
  startSerper({ organic: [found], questions: [CANARY], suggestions: [CANARY] }),
  startDataForSeo({
    items: [{ type: 'organic', ...found }],
    suggestions: [CANARY],
    volume: CANARY_FIGURE,
    links: { [`${site.url}/`]: ['127.0.0.2'] },
  }),
  startWikipedia([
    { title: CANARY, text: `<p>${CANARY}</p>`, views: Array.from({ length: 48 }, () => CANARY_FIGURE) },
  ]),
  startOpenAi(),
]);
afterAll(() => Promise.all([site, serper, dataForSeo, wikipedia, model].map((open) => open.close())));

const [isolatedServer, failingServer] = await Promise.all([
  openTestServer({ SEARCH_SOURCES: 'none', OUTGOING_PUBLIC: 'false', DEFAULT_PLAN: 'Entrepreneur' }),
  openTestServer({
    SEARCH_SOURCES: 'serper, dataforseo, wikipedia',
    SEARCH_TIMEOUT_MS: '100',
    SERPER_API_KEY: SERPER_KEY,
    SERPER_URL: serper.url,
    DATAFORSEO_API_KEY: DATAFORSEO_KEY,
    DATAFORSEO_URL: dataForSeo.url,
    WIKIPEDIA_URL: wikipedia.url,
    PAGEVIEWS_URL: wikipedia.url,
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: model.url,
    MODEL_TIMEOUT_MS: '100',
    OUTGOING_ALLOW: '127.0.0.0/8',
    OUTGOING_PUBLIC: 'false',
    CRAWLER_PAUSE_MS: '0',
    DEFAULT_PLAN: 'Entrepreneur',
  }),
]);
const [isolatedPerson, maya] = await Promise.all([
  isolatedServer.signUp('Lonely'),
  failingServer.signUp('Maya'),
]);
const draft = { body: { title: 'Something else', content: 'Other words.' } };
const [isolatedItem, mayaItem] = await Promise.all([
  isolatedServer.call(isolatedPerson, createContent, draft),
  failingServer.call(maya, createContent, draft),
]);

/** How each provider fails: as a search source, and as a language model. */
const FAULTS: readonly (readonly [name: string, source: ServiceFault, model: ModelBehavior])[] = [
  ['401', { status: 401, body: { error: CANARY } }, { status: 401 }],
  ['429', refusing(429), { status: 429, headers: { 'retry-after': '0' } }],
  ['500', refusing(500), { status: 500, headers: { 'retry-after': '0' } }],
  ['no answer', 'hang', 'hang'],
  ['an answer cut off', 'cut_off', { cutOff: `{"titles":[{"number":0,"wording":"${CANARY}` }],
  ['an answer that is no JSON', 'malformed', { text: `Here you are: ${CANARY}` }],
];
/** In `npm test` each analysis gets one in so many of them, and each of them goes to many analyses. */
const SHARE_OF_FAULTS = 3;
function refusing(status: number): ServiceFault {
  return { status, headers: { 'retry-after': '0' }, body: { error: CANARY } };
}

/** The providers, with their request counts. */
const PROVIDERS = [
  ['Serper', () => serper.requests.length],
  ['DataForSEO', () => dataForSeo.requests.length],
  ['Wikipedia', () => wikipedia.requests.length],
  ['OpenAI', () => model.asked.length],
] as const;
/** Advice on what to do next, or that nothing can be done. */
const ADVICE = /\b(?:Check|Try|Add|Ask|Choose|Paste)\b|built-in engine was used/;

test('every analysis has a row, and every row an analysis', () => {
  expect(ANALYSIS_CALLS.map(([name]) => name).toSorted()).toEqual(
    Object.keys(ANALYSIS_EXPECTATIONS).toSorted(),
  );
});

describe.each(ANALYSIS_CALLS)('%s', (name, call) => {
  const { ask, refuses, knownOutside, needsSites } = expectationOf(name);

  test('rejects invalid input and names the field', async () => {
    expect(refuses.length > 0).toBe([...bodyFields(call), ...queryFields(call)].length > 0);
    for (const [field, value] of refuses) {
      const fields = { ...ask(uniqueRequest(NOBODY)), [field]: value };
      const { status, body } = await sendAnalysis(
        isolatedServer,
        isolatedPerson,
        call,
        fields,
        isolatedItem.body.id,
      );
      expect([field, value, status]).toEqual([field, value, 400]);
      expect(body).toMatchObject({ error: expect.stringMatching(/^[A-Z].{8}/), code: 'invalid' });
      const { details } = body as { details: { path: string; message: string }[] };
      expect(details.map(({ path }) => path.split('.', 1)[0])).toContain(field);
    }
  });

  test('without a key and a network it returns what it has, says what is missing, and invents nothing', async () => {
    const fields = ask(uniqueRequest(NOBODY));
    const { status, body } = await sendAnalysis(
      isolatedServer,
      isolatedPerson,
      call,
      fields,
      isolatedItem.body.id,
    );
    expect(status).toBe(needsSites ? 422 : 200);
    const refusal = String(Reflect.get(body as object, 'error') ?? '');
    expect(/^None of these .*\.$/.test(refusal)).toBe(needsSites === true);
    expect(knownOutside.flatMap((place) => valuesAt(body, place))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('"generated"');
  });

  test('a failing provider is named with what to do, and nothing is made up in its place', async () => {
    const turn = ANALYSIS_CALLS.findIndex(([other]) => other === name);
    for (const [fault, source, answering] of takeShare(FAULTS, turn, SHARE_OF_FAULTS)) {
      for (const service of [serper, dataForSeo, wikipedia]) service.failWith(source);
      model.answerWith(() => answering);
      const before = PROVIDERS.map(([, count]) => count());
      const { status, body } = await sendAnalysis(
        failingServer,
        maya,
        call,
        ask(uniqueRequest(site.url)),
        mayaItem.body.id,
      );
      expect([fault, status, status === 200 ? null : body]).toEqual([fault, 200, null]);
      const asked = PROVIDERS.flatMap(([title, count], at) => (count() > before[at]! ? [title] : []));
      const told = textsOf(body).filter(([field]) => /^(?:message|notice|problem)$/.test(field));
      const unsaid = asked.filter(
        (title) => !told.some(([, text]) => text.includes(title) && ADVICE.test(text)),
      );
      expect([fault, unsaid]).toEqual([fault, []]);
      expect([fault, ...knownOutside.flatMap((place) => valuesAt(body, place))]).toEqual([fault]);
      expect(JSON.stringify(body)).not.toMatch(MADE_UP);
      // An analysis that calls no provider is not affected by failing ones.
      if (asked.length === 0) break;
    }
  });
});
