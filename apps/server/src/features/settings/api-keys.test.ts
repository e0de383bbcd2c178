import { readStatus } from '@pagewright/contract/health';
import { analyzeKeyword, completeOutline } from '@pagewright/contract/outline';
import * as contract from '@pagewright/contract/settings';
import { readModelUsage, readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DATAFORSEO_KEY, startDataForSeo } from '../../../../../tests/fakes/dataforseo/start-dataforseo.ts';
import { OPENAI_KEY, startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import { SERPER_KEY, startSerper } from '../../../../../tests/fakes/serper/start-serper.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';
import { createLog } from '../../platform/log.ts';
import { createSecrets, readSecretsKeys } from '../../platform/secrets/index.ts';
import { resealKeys } from './reseal-keys.ts';

const serper = await startSerper({ organic: [], suggestions: ['rain barrel kit'] });
const dataForSeo = await startDataForSeo({ suggestions: ['rain barrel kit'] });
const openAi = await startOpenAi();
afterAll(() => Promise.all([serper, dataForSeo, openAi].map((fake) => fake.close())));

const log: string[] = [];
const settings = {
  SEARCH_SOURCES: 'serper, dataforseo',
  SERPER_URL: serper.url,
  DATAFORSEO_URL: dataForSeo.url,
  OPENAI_BASE_URL: openAi.url,
  OPENAI_MODEL: 'gpt-5.4-mini',
  SEARCH_TIMEOUT_MS: '3000',
};
const server = await openTestServer(
  settings,
  createLog({ logLevel: 'debug' }, { write: (line) => void log.push(line) }),
);
let maya: TestPerson;
beforeEach(async () => {
  maya = await server.signUp();
  serper.failWith(null);
});

const give = async (body: object) =>
  server.send('/api/settings/api-keys', { method: 'PUT', person: maya, body });
const test_ = async (field: contract.VendorKeyField, key?: string) =>
  server.call(maya, contract.testApiKey, { params: { field }, body: key === undefined ? {} : { key } });
const used = async () => (await server.call(maya, readUsage, {})).body.usage;
const analyze = (keyword: string) => server.call(maya, analyzeKeyword, { body: { keyword } });

test('a key shows its last four characters, is sealed in the database, and can be kept, changed, and removed', async () => {
  const given = await give({ openaiKey: OPENAI_KEY, serperKey: SERPER_KEY, dataforseoKey: DATAFORSEO_KEY });
  expect(given).toMatchObject({
    status: 200,
    body: { openaiKey: 'cdef', serperKey: 'cdef', dataforseoKey: 'd-42', geminiKey: null },
  });
  const { rows } = await server.sql.query('select * from vendor_key where workspace_id = $1', [
    maya.workspaceId,
  ]);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/fake|0123456789abcdef/);
  await give({ openaiKey: 'sk-another-one-1234' });
  expect((await give({ serperKey: '', dataforseoKey: null })).body).toMatchObject({
    openaiKey: '1234',
    serperKey: null,
    dataforseoKey: null,
  });
  // The masked value is not a key: sending it back must not replace the key.
  for (const wrong of ['1234', 'with a space', 'x'.repeat(501)])
    expect((await give({ openaiKey: wrong })).status).toBe(400);
  expect((await give({ dataforseoKey: 'no-password' })).status).toBe(400);
  const { body } = await server.call(maya, contract.readSettings, {});
  expect(body.api).toMatchObject({ openaiKey: '1234', serperKey: null });
  const audit = await server.sql.query(
    'select action, subject, detail from audit_entry where workspace_id = $1',
    [maya.workspaceId],
  );
  expect(JSON.stringify(audit.rows)).not.toMatch(/fake|sk-another/);
});

test('a sealed key cannot be opened in another workspace or without its installation key', async () => {
  await give({ openaiKey: OPENAI_KEY });
  const thief = await server.signUp();
  await server.sql.query(
    'insert into vendor_key (workspace_id, field, sealed) select $2, field, sealed from vendor_key where workspace_id = $1',
    [maya.workspaceId, thief.workspaceId],
  );
  const stolen = (await server.call(thief, contract.readSettings, {})).body;
  expect(stolen.api).toMatchObject({ openaiKey: null, unreadable: ['openaiKey'] });
  expect(stolen.models.available).toEqual([]);
  const params = { field: 'openaiKey' as const };
  expect((await server.call(thief, contract.testApiKey, { params, body: {} })).body).toMatchObject({
    code: 'key_unreadable',
  });
});

test('a test calls the vendor and reports its answer in words', async () => {
  openAi.answerWith(() => ({ text: '{"ready": true}' }));
  expect((await test_('openaiKey')).body).toMatchObject({ code: 'no_key' });
  expect((await test_('openaiKey', OPENAI_KEY)).body).toEqual({
    works: true,
    code: null,
    message: 'OpenAI accepts this key.',
  });
  expect((await test_('openaiKey', 'sk-wrong-key')).body).toEqual({
    works: false,
    code: 'key_refused',
    message: 'OpenAI does not accept this key. Check that it is complete and still valid.',
  });
  await give({ serperKey: SERPER_KEY, dataforseoKey: 'somebody@example.com:wrong-password' });
  expect((await test_('serperKey')).body.works).toBe(true);
  expect((await test_('dataforseoKey')).body).toMatchObject({ works: false, code: 'key_refused' });
  expect((await test_('dataforseoKey', DATAFORSEO_KEY)).body.works).toBe(true);
  serper.failWith('hang');
  expect((await test_('serperKey')).body).toMatchObject({ works: false, code: 'source_too_slow' });
  // A test counts toward the model costs, but not toward the plan.
  expect((await server.call(maya, readModelUsage, {})).body.models).toMatchObject([
    { model: 'gpt-5.4-mini', isOwnKey: true, calls: 2, uncounted: 1 },
  ]);
  expect(await used()).toMatchObject({ seoRequests: 0, aiRequests: 0 });
});

test('ten tests a minute are allowed', async () => {
  const answers = [];
  for (let one = 0; one < 11; one += 1) answers.push((await test_('serperKey', SERPER_KEY)).status);
  expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
});

test('a search with one’s own key comes first and is not counted; a rejection names the key', async () => {
  await give({ serperKey: SERPER_KEY });
  const asked = serper.requests.length;
  const own = await analyze('rain barrel');
  expect(own.status).toBe(200);
  expect(serper.requests.length).toBeGreaterThan(asked);
  expect(await used()).toMatchObject({ seoRequests: 0 });

  await give({ serperKey: 'a-key-that-is-refused' });
  const refused = await analyze('rain tank');
  expect(refused.status).toBe(200);
  expect(JSON.stringify(refused.body)).toContain(
    'Serper rejected your workspace’s key. An admin can change it under Settings, API Keys.',
  );
});

test('text by one’s own model is not counted, and its tokens and cost are reported', async () => {
  await give({ openaiKey: OPENAI_KEY });
  openAi.answerWith(() => ({
    text: '{"headings": [{"number": 0, "wording": "What is a rain barrel good for?"}]}',
  }));
  const body = { keyword: 'rain barrel', includeSearch: false, targetWordCount: 1000 };
  const made = await server.call(maya, completeOutline, { body });
  expect(made.status).toBe(200);
  expect(await used()).toMatchObject({ aiRequests: 0 });
  const { rows } = await server.sql.query(
    'select tokens_in, tokens_out, cost, is_own_key from generation where workspace_id = $1',
    [maya.workspaceId],
  );
  const [row] = rows as { tokens_in: number; tokens_out: number; cost: number; is_own_key: boolean }[];
  // 0.75 and 4.50 US dollars a million tokens.
  expect(row?.cost).toBeCloseTo((row!.tokens_in * 0.75 + row!.tokens_out * 4.5) / 1e6, 12);
  expect(row?.is_own_key).toBe(true);
  const { models } = (await server.call(maya, readModelUsage, {})).body;
  expect(models).toEqual([
    {
      vendor: 'openai',
      model: 'gpt-5.4-mini',
      isOwnKey: true,
      calls: 1,
      tokens: row!.tokens_in + row!.tokens_out,
      dollars: row!.cost,
      uncounted: 0,
    },
  ]);

  // The built-in engine replaces a rejected key and is counted as usual.
  await give({ openaiKey: 'sk-refused-from-now-on' });
  const fallen = await server.call(maya, completeOutline, { body });
  expect(fallen.body.analysisData.notice).toContain('OpenAI rejected your workspace’s key.');
  expect(await used()).toMatchObject({ aiRequests: 1 });

  // A model chosen by name is not replaced.
  const choice = 'openai/gpt-5.4-mini';
  const chosen = await server.call(maya, contract.updateSettings, { body: { models: { choice } } });
  expect(chosen.body.models).toMatchObject({ choice, available: [{ id: choice, isOwn: true }] });
  const failed = await server.call(maya, completeOutline, { body });
  expect(failed).toMatchObject({ status: 502, body: { code: 'model_key_refused' } });
  await give({ openaiKey: null });
  const gone = await server.call(maya, completeOutline, { body });
  expect(gone).toMatchObject({ status: 422, body: { code: 'model_not_set' } });
  expect(await used()).toMatchObject({ aiRequests: 1 });
});

test('no key appears in a response, log, error, or the public status', async () => {
  const canary = 'sk-canary-of-a-workspace-7f3a';
  await give({ openaiKey: canary, serperKey: `${canary}-serper` });
  serper.failWith({ status: 403, body: { message: `Unauthorized: ${canary}-serper`, statusCode: 403 } });
  const answers = [
    await give({ geminiKey: `${canary}-gemini` }),
    await server.call(maya, contract.readSettings, {}),
    await server.call(maya, contract.updateSettings, { body: {} }),
    await test_('openaiKey'),
    await test_('serperKey'),
    await test_('geminiKey', `${canary} broken`),
    await analyze('canary'),
    await server.call(null, readStatus, {}),
    await server.send('/api/openapi.json'),
    await server.send(`/api/settings/api-keys/openaiKey/test`, {
      method: 'POST',
      person: maya,
      body: { key: canary, more: canary },
    }),
  ];
  expect(answers.map(({ body }) => JSON.stringify(body)).filter((body) => body.includes(canary))).toEqual([]);
  expect(log.some((line) => line.includes('/api/settings/api-keys'))).toBe(true);
  expect(log.filter((line) => line.includes(canary))).toEqual([]);
  const { parts } = (await server.call(null, readStatus, {})).body;
  expect(parts.providers.filter(({ kind }) => kind === 'model' || kind === 'search')).toEqual([
    {
      kind: 'model',
      name: 'built-in',
      condition: 'off',
      outcome: 'no language model is set up, so the built-in engine is used',
      triedAt: null,
    },
    { kind: 'search', name: 'none', condition: 'off', outcome: 'no search source is set up', triedAt: null },
  ]);
});

test('a new installation key reseals existing secrets and then opens them by itself', async () => {
  await give({ openaiKey: OPENAI_KEY });
  const NEW = 'the-key-that-the-operator-set-today-1234';
  const services = {
    ...createServices(),
    secrets: createSecrets(await readSecretsKeys([NEW], server.dataDir)),
  };
  const pool = openPool({ connectionString: server.databaseUrl }, 1);
  await resealKeys.run({ db: openDatabase(pool), services, log: services.log });
  await pool.end();
  const { rows } = await server.sql.query<{ sealed: string }>(
    'select sealed from vendor_key where workspace_id = $1',
    [maya.workspaceId],
  );
  const place = { workspaceId: maya.workspaceId, field: 'openaiKey' };
  expect(createSecrets([NEW]).open(rows[0]?.sealed ?? '', place)).toBe(OPENAI_KEY);
  // This server knows only the former key.
  expect((await server.call(maya, contract.readSettings, {})).body.api.unreadable).toEqual(['openaiKey']);
});
