import {
  addPromptPanel,
  askMissingAnswers,
  changeOwnSite,
  changePromptPanel,
  promptRunCost,
  readPromptAnswers,
  readPromptPanels,
  readPromptResult,
  removePromptPanel,
  startPromptRun,
  stopPromptRun,
  type PromptPanel,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import type { ModelBehavior } from '../../../../../../tests/fakes/language-model/start-model-server.ts';
import { OPENAI_KEY, startOpenAi } from '../../../../../../tests/fakes/openai/start-openai.ts';
import { expectSince } from '../../../../../../tests/server/expect-since.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { deleteExpiredRuns } from './run-repository.ts';

const MODEL = 'openai/gpt-5.4-mini';
const openAi = await startOpenAi();
afterAll(() => openAi.close());
const server = await openTestServer({
  OPENAI_API_KEY: OPENAI_KEY,
  OPENAI_BASE_URL: openAi.url,
  OPENAI_MODEL: 'gpt-5.4-mini',
  GEMINI_API_KEY: 'not-asked',
  GEMINI_MODEL: 'gemini-without-a-price',
  OUTGOING_ALLOW: '127.0.0.0/8',
});

/** What the model says to each question; the second and later answers to a question may differ. */
const says = new Map<string, (earlier: number) => ModelBehavior>();
openAi.answerWith((request) => {
  const earlier = openAi.asked.filter(({ prompt }) => prompt === request.prompt).length - 1;
  return says.get(request.prompt)?.(earlier) ?? { text: 'Nobody in particular.' };
});
const OWN =
  'Take **Fenwick** (https://www.fenwick.example/kits). Rival Bikes is fine too: https://rival.example/kits.';
const DECOYS =
  'Fenwicks of old, Neo-Fenwick, https://blog.example/fenwick, notfenwick.example, and an arrival of bikes.';
const QUESTIONS = ['Best tool kit?', 'Best pump?', 'Best oil?', 'Best light?', 'Best lock?', 'Best bell?'];
const [KIT = '', PUMP = '', OIL = '', LIGHT = ''] = QUESTIONS;

const fields = {
  name: 'Bike shop',
  questions: QUESTIONS,
  ownNames: ['Fenwick', 'fenwick.example'],
  competitors: [{ name: 'Rival Bikes', otherNames: ['rival.example'] }],
  model: MODEL,
  repeats: 3,
  isWeekly: false,
};

const overview = async (person: TestPerson) => (await server.call(person, readPromptPanels, {})).body;

async function panelOf(person: TestPerson): Promise<PromptPanel> {
  const [first] = (await overview(person)).panels;
  if (!first) throw new Error('there is no panel');
  return first;
}

const isOver = (person: TestPerson) =>
  eventually(async () => {
    const { lastRun } = await panelOf(person);
    expect(lastRun?.finishedAt).toEqual(expect.any(String));
    return lastRun!;
  });

const result = async (person: TestPerson, id: string) =>
  (await server.call(person, readPromptResult, { params: { id }, query: {} })).body;

test('a panel is asked after its price was shown; mentions count, decoys and failed calls do not, and answers are kept', async () => {
  const ann = await server.signUp();
  await server.call(ann, changeOwnSite, { body: { site: 'https://www.fenwick.example/' } });
  const before = await overview(ann);
  expect(before.suggestedNames.at(-1)).toBe('fenwick.example');
  expect(before.suggestedNames.join(' ')).not.toContain('workspace');
  const [priced, unpriced] = before.models;
  expect(priced).toMatchObject({ id: MODEL, payer: 'installation', price: { in: 0.75, out: 4.5 } });
  expect(unpriced).toMatchObject({ price: null });
  const cost = promptRunCost({ ...fields, price: priced?.price ?? null });
  expect(cost).toMatchObject({
    calls: 18,
    typical: expect.closeTo(0.0414, 3),
    most: expect.closeTo(0.163, 3),
  });
  expect(promptRunCost({ ...fields, price: null })).toEqual({ calls: 18, typical: null, most: null });

  const added = await server.call(ann, addPromptPanel, { body: fields });
  expect([added.status, added.body.panels[0]?.lastRun]).toEqual([201, null]);
  const { id } = await panelOf(ann);
  expect(await result(ann, id)).toEqual({ history: [], result: null });
  expect(openAi.asked).toHaveLength(0);

  says
    .set(KIT, () => ({ text: OWN }))
    .set(PUMP, (earlier) => ({ text: earlier === 0 ? OWN : DECOYS }))
    .set(OIL, () => ({ status: 400 }))
    .set(LIGHT, (earlier) => (earlier === 0 ? { text: OWN, end: 'length' } : { text: DECOYS }));
  expect((await server.call(ann, startPromptRun, { params: { id } })).status).toBe(202);
  expect(await server.call(ann, startPromptRun, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'prompt_running' },
  });
  const run = await isOver(ann);
  expect(run).toMatchObject({ calls: 18, answers: 14, failed: 4, problem: null, isScheduled: false });
  expect(run.dollars).toBeGreaterThan(0);
  // A person's question, without tools, evidence, or a form of the answer.
  expect(openAi.asked[0]?.body).not.toHaveProperty('text');
  expect(openAi.asked.filter(({ prompt }) => prompt === KIT)).toHaveLength(3);
  // Failed calls are refunded; a broken-off answer was paid for.
  expect((await server.call(ann, readUsage, {})).body).toMatchObject({ usage: { aiRequests: 15 } });

  const { history, result: shown } = await result(ann, id);
  expect(history).toHaveLength(1);
  expect(shown).toMatchObject({ comparison: 'first', previousAt: null });
  const [own, competitor] = shown?.brands ?? [];
  // Shares of 1, 1/3, 0, 0, and 0; the question without an answer is left out.
  expect(own).toMatchObject({ name: 'Fenwick', isOwn: true, total: { hits: 4, n: 14, change: null } });
  expect(own?.total.share).toBeCloseTo(4 / 15, 6);
  expect(own?.total.low).toBeGreaterThanOrEqual(0);
  expect(own?.total.high).toBeGreaterThan(0.5);
  expect(competitor).toMatchObject({ name: 'Rival Bikes', total: { hits: 4 } });
  expect(shown?.questions.map(({ n, failed, brands }) => [n, failed, brands[0]?.hits])).toEqual([
    [3, 0, 3],
    [3, 0, 1],
    [0, 3, 0],
    [2, 1, 0],
    [3, 0, 0],
    [3, 0, 0],
  ]);
  expect(shown?.questions[2]?.brands[0]).toMatchObject({ share: null, low: null });
  expect(shown?.cited.map(({ host, brand, answers }) => [host, brand, answers])).toEqual([
    ['blog.example', null, 4],
    ['fenwick.example', 0, 4],
    ['rival.example', 1, 4],
  ]);
  expect(shown?.cited[2]?.pages).toEqual([
    { url: 'https://rival.example/kits', answers: 4, questions: [0, 1] },
  ]);

  const answersTo = async (question: number) =>
    (
      await server.call(ann, readPromptAnswers, {
        params: { id },
        query: { run: run.id, question: String(question) },
      })
    ).body;
  const [first] = (await answersTo(0)).answers;
  expect(first?.mentions.map(({ brand, start, end }) => [brand, first.text?.slice(start, end)])).toEqual([
    [0, 'Fenwick'],
    [0, 'https://www.fenwick.example/kits'],
    [1, 'Rival Bikes'],
    [1, 'https://rival.example/kits'],
  ]);
  expect((await answersTo(2)).answers.map(({ text, problem }) => [text, problem?.code])).toEqual([
    [null, 'request_refused'],
    [null, 'request_refused'],
    [null, 'request_refused'],
  ]);
  expect((await answersTo(3)).answers[0]).toMatchObject({ text: OWN, problem: { code: 'cut_off' } });
  const csv = await server.send(`/api/analytics/prompt-panels/${id}/export?run=${run.id}`, { person: ann });
  expect(String(csv.body).trim().split(/\r?\n/)).toHaveLength(1 + 18);

  // Only what is missing is asked again.
  says.set(OIL, () => ({ text: OWN })).set(LIGHT, () => ({ text: DECOYS }));
  const asked = openAi.asked.length;
  expect((await server.call(ann, askMissingAnswers, { params: { id } })).status).toBe(202);
  expect(await isOver(ann)).toMatchObject({ id: run.id, answers: 18, failed: 0 });
  expect(openAi.asked.length).toBe(asked + 4);
});

test('a change is only called if it is significant, a run without answers is a gap, and weekly runs start by themselves', async () => {
  const ann = await server.signUp();
  const before = Date.now();
  await server.call(ann, addPromptPanel, { body: { ...fields, questions: QUESTIONS, isWeekly: true } });
  const panel = await panelOf(ann);
  const { id } = panel;
  expectSince(panel.nextRunAt, before, 7);
  says.clear();
  await server.call(ann, startPromptRun, { params: { id } });
  await isOver(ann);
  const daysAgo = (days: number) =>
    server.sql.query(
      `update prompt_run set started_at = started_at - make_interval(days => $1) where panel_id = $2`,
      [days, id],
    );
  await daysAgo(14);

  // A week later, the vendor refuses the key: no answers.
  openAi.answerWith(() => ({ status: 401 }));
  const due = () => server.sql.query('update prompt_panel set next_run_at = now() where id = $1', [id]);
  await due();
  const gap = await eventually(async () => {
    const { lastRun } = await panelOf(ann);
    expect(lastRun?.problem).toMatchObject({ code: 'key_refused' });
    return lastRun;
  });
  expect(gap).toMatchObject({ answers: 0, isScheduled: true });
  await eventually(async () =>
    expect((await server.call(ann, listNotifications, {})).body.notifications).toMatchObject([
      { kind: 'search_pull_failed', title: 'Bike shop' },
    ]),
  );
  await daysAgo(7);

  // Mentioned everywhere: compared with the last run that has answers.
  openAi.answerWith(() => ({ text: OWN }));
  await due();
  await eventually(async () => expect((await panelOf(ann)).lastRun?.answers).toBe(18));
  await isOver(ann);
  const { history, result: shown } = await result(ann, id);
  expect(history.map(({ brands }) => brands[0]?.total.share)).toEqual([1, null, 0]);
  expect(shown?.comparison).toBe('compared');
  expect(shown?.brands.map(({ total }) => [total.change, total.difference])).toEqual([
    ['up', 1],
    ['up', 1],
  ]);
  // Three answers before and after are too few for one question among six.
  expect(shown?.questions[0]?.brands[0]).toMatchObject({ change: 'none', difference: 1 });
  await eventually(async () =>
    expect((await server.call(ann, listNotifications, {})).body.notifications).toMatchObject([
      { kind: 'alert', text: 'The share of AI answers that mention Fenwick went up to 100% (18 answers).' },
      {},
    ]),
  );

  // With other names, nothing is compared for that brand.
  await server.call(ann, changePromptPanel, {
    params: { id },
    body: { ...fields, ownNames: ['Fenwick Bikes'], isWeekly: false },
  });
  await server.call(ann, startPromptRun, { params: { id } });
  await eventually(async () => expect((await panelOf(ann)).lastRun?.answers).toBe(18));
  await isOver(ann);
  const renamed = (await result(ann, id)).result;
  expect(renamed?.brands.map(({ total }) => total.change)).toEqual([null, 'none']);
  expect((await panelOf(ann)).nextRunAt).toBeNull();

  await server.sql.query(`update prompt_run set started_at = now() - interval '600 days' where id = $1`, [
    history[2]?.run.id,
  ]);
  await deleteExpiredRuns(openDatabase(server.sql));
  expect((await result(ann, id)).history).toHaveLength(3);
  expect((await server.call(ann, removePromptPanel, { params: { id } })).status).toBe(204);
  const left = await server.sql.query(
    'select from prompt_answer a join prompt_run r on r.id = a.run_id where panel_id = $1',
    [id],
  );
  expect(left.rowCount).toBe(0);
});

test('admins alone write and start panels, members read them, others see nothing; a run stops at the plan and on request', async () => {
  const ann = await server.signUp();
  const bob = await signUpTeammate(server, ann, 'basic_member');
  const eve = await server.signUp();
  expect(await server.call(ann, addPromptPanel, { body: { ...fields, model: 'openai/none' } })).toMatchObject(
    {
      status: 422,
      body: { code: 'prompt_model_unknown' },
    },
  );
  expect((await server.call(bob, addPromptPanel, { body: fields })).status).toBe(403);
  await server.call(ann, addPromptPanel, { body: fields });
  const { id } = await panelOf(ann);
  expect(await overview(bob)).toMatchObject({ mayChange: false, panels: [{ id }] });
  expect((await server.call(bob, startPromptRun, { params: { id } })).status).toBe(403);
  expect((await server.call(eve, readPromptResult, { params: { id }, query: {} })).status).toBe(404);
  expect((await server.call(eve, startPromptRun, { params: { id } })).status).toBe(404);

  // The plan has requests for two more answers.
  openAi.answerWith(() => ({ text: DECOYS }));
  await server.sql.query(
    `insert into usage_counter (workspace_id, month, kind, used)
       values ($1, date_trunc('month', now() at time zone 'UTC')::date, 'ai', 98)
     on conflict (workspace_id, month, kind) do update set used = 98`,
    [ann.workspaceId],
  );
  await server.call(ann, startPromptRun, { params: { id } });
  expect(await isOver(ann)).toMatchObject({ answers: 2, failed: 0, problem: { code: 'plan_limit' } });

  await server.sql.query(`update usage_counter set used = 0 where workspace_id = $1`, [ann.workspaceId]);
  openAi.answerWith(() => 'hang');
  await server.call(ann, startPromptRun, { params: { id } });
  expect((await result(ann, id)).history[0]?.run.finishedAt).toBeNull();
  const { body: stopped } = await server.call(ann, stopPromptRun, { params: { id } });
  expect(stopped.panels[0]?.lastRun).toMatchObject({ problem: { code: 'stopped' } });
  await server.sql.query(`update prompt_panel set author_id = null where id = $1`, [id]);
  expect(await panelOf(bob)).toMatchObject({ isOwnerless: true });
});
