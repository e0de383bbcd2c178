import { listAudit } from '@pagewright/contract/audit';
import { createContent, writeText } from '@pagewright/contract/content';
import * as contract from '@pagewright/contract/settings';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { FakeModelServer } from '../../../../../tests/fakes/language-model/start-model-server.ts';
import { startLmStudio } from '../../../../../tests/fakes/lm-studio/start-lm-studio.ts';
import { startOllama } from '../../../../../tests/fakes/ollama/start-ollama.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../tests/server/test-server.ts';

const [ollama, studio] = await Promise.all([startOllama(['llama3.2', 'nomic-embed-text']), startLmStudio()]);
afterAll(() => Promise.all([ollama.close(), studio.close()]));
const LOCAL = { OLLAMA_URL: ollama.url, LM_STUDIO_URL: studio.url, LLAMA_CPP_URL: 'http://127.0.0.1:9/v1' };
const server = await openTestServer({ ...LOCAL, OPERATOR_EMAILS: '' });
const open = await openTestServer({ ...LOCAL, LOCAL_MODELS: 'ask' });
// The first user of an installation is its operator.
const ops = await server.signUp('Ops');
const maya = await server.signUp('Maya');
await open.signUp('Ops');

const PLANTS = JSON.stringify({
  plants: ['Basil', 'Mint', 'Thyme'].map((name) => ({ name, care: 'Water it when its soil is dry.' })),
});
beforeEach(() => {
  for (const one of [ollama, studio]) one.answerWith(() => ({ text: PLANTS, pauseMs: 5 }));
});

const look = (person: TestPerson, at = server) => at.call(person, contract.findLocalModels, {});
const try_ = (person: TestPerson, body: Parameters<typeof open.call<typeof contract.testModel>>[2]['body']) =>
  server.call(person, contract.testModel, { body });
const prove = (person: TestPerson) =>
  server.send('/api/settings/proof', { method: 'PUT', person, body: { password: TEST_PASSWORD } });
const lastOf = (one: FakeModelServer) => one.asked.at(-1);

test("operators find this machine's model servers, and so do admins if allowed, but no one else", async () => {
  expect((await look(ops)).body.found).toEqual([
    { server: 'ollama', model: 'llama3.2' },
    { server: 'lm-studio', model: 'qwen3-4b' },
  ]);
  expect(await look(maya)).toMatchObject({ status: 403, body: { code: 'local_models_off' } });
  const ada = await open.signUp('Ada');
  expect((await look(ada, open)).body.found).toHaveLength(2);
  const ben = await signUpTeammate(open, ada, 'basic_member', 'Ben');
  expect(await look(ben, open)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const { models } = (await server.call(maya, contract.readSettings, {})).body;
  expect(models).toMatchObject({ mayLookForLocal: false, mayNameServer: false, server: null });
});

test.each([
  ['ollama', 'llama3.2', ollama],
  ['lm-studio', 'qwen3-4b', studio],
] as const)(
  'a test of %s shows its speed and whether it keeps to a form; taken up, it writes',
  async (name, model, fake) => {
    const local = { server: name, model };
    const { body } = await try_(ops, { local });
    expect(body).toMatchObject({ works: true, code: null, isStructured: true, isEstimate: false });
    expect(body.tokensPerSecond).toBeGreaterThan(0);
    expect(body.firstWordMs).toBeGreaterThanOrEqual(0);

    fake.answerWith(() => ({ text: 'Basil, mint, and thyme.' }));
    expect((await try_(ops, { local })).body).toMatchObject({ works: true, isStructured: false });
    fake.answerWith(() => ({ status: 500 }));
    expect((await try_(ops, { local })).body).toMatchObject({
      works: false,
      code: 'failed',
      tokensPerSecond: null,
      isStructured: null,
    });
    expect(await try_(maya, { local })).toMatchObject({ status: 403 });

    const choice = `openai-compatible/${model}`;
    await server.call(ops, contract.updateSettings, { body: { models: { local, choice } } });
    const { body: item } = await server.call(ops, createContent, { body: { title: 'Barrels' } });
    fake.answerWith(() => ({
      text: JSON.stringify({ passages: [{ number: 0, text: 'A barrel holds rain.', sources: [] }] }),
    }));
    const written = await server.call(ops, writeText, {
      params: { id: item.id },
      body: { kind: 'rewrite', passages: ['Rain is held by a barrel.'] },
    });
    expect(written.body).toMatchObject({ pieces: [{ text: 'A barrel holds rain.' }], model });
    await server.call(ops, contract.updateSettings, { body: { models: { local: null, choice: null } } });
  },
);

test('an operator sets a server at any address; its key is sealed and sent nowhere else', async () => {
  const named = { url: `${studio.url}/`, model: 'qwen3-4b', key: 'a-key-of-our-server' };
  const name = (person: TestPerson, one: typeof named | Omit<typeof named, 'key'> | null) =>
    server.call(person, contract.nameModelServer, { body: { server: one } });
  expect(await name(maya, named)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await try_(maya, { server: named })).toMatchObject({ status: 403 });
  expect((await try_(ops, { server: named })).body).toMatchObject({ works: true, isStructured: true });
  expect(lastOf(studio)?.headers.authorization).toBe('Bearer a-key-of-our-server');

  await prove(ops);
  const { status, body } = await name(ops, named);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    server: { url: studio.url, model: 'qwen3-4b', hasKey: true },
    available: [{ id: 'openai-compatible/qwen3-4b' }],
  });
  const { rows } = await server.sql.query('select sealed from vendor_key');
  expect(JSON.stringify([rows, body])).not.toContain('a-key-of-our-server');
  const kept = { url: studio.url, model: 'qwen3-4b' };
  await try_(ops, { server: kept });
  expect(lastOf(studio)?.headers.authorization).toBe('Bearer a-key-of-our-server');
  // Another address is called without the key, and the key is deleted.
  await try_(ops, { server: { url: ollama.url, model: 'llama3.2' } });
  expect(lastOf(ollama)?.headers.authorization).toBeUndefined();
  expect((await name(ops, { url: ollama.url, model: 'llama3.2' })).body.server).toMatchObject({
    hasKey: false,
  });
  expect((await name(ops, null)).body).toMatchObject({ server: null, available: [] });
  expect((await server.sql.query('select 1 from vendor_key')).rowCount).toBe(0);
  const { body: audit } = await server.call(ops, listAudit, { query: { limit: 50 } });
  expect(JSON.stringify(audit)).not.toContain('a-key-of-our-server');

  const wrong = { url: 'file:///etc/passwd', model: 'x' };
  expect((await server.call(ops, contract.testModel, { body: { server: wrong } })).status).toBe(400);
  expect((await server.call(ops, contract.testModel, { body: {} })).status).toBe(400);
});
