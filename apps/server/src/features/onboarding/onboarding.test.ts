import { readSession, readToken } from '@pagewright/contract/auth';
import { listCalendarEvents } from '@pagewright/contract/calendar';
import { createContent, listContent } from '@pagewright/contract/content';
import { listNotifications } from '@pagewright/contract/notifications';
import { changeOnboarding, makeSample, readOnboarding, removeSample } from '@pagewright/contract/onboarding';
import { listRuns, readRun } from '@pagewright/contract/advanced';
import { generateBrief, listBriefs, readBrief } from '@pagewright/contract/strategy';
import { createWorkspace, inviteMember, listWorkspaces } from '@pagewright/contract/team';
import { readUsage } from '@pagewright/contract/usage';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { frenchSample } from './sample/sample.fr.ts';

const server = await openTestServer();

/** The same person with the workspace that their session is in now. */
function inCurrentWorkspace(person: TestPerson): TestPerson {
  return {
    ...person,
    async token() {
      const answer = await server.send(`/api${readToken.path}`, { headers: { cookie: person.cookie } });
      return (answer.body as { token: string }).token;
    },
  };
}

const stepsOf = async (person: TestPerson) =>
  (await server.call(person, readOnboarding, {})).body.steps
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);

test("the first steps reflect the workspace's content; a member dismisses them for themselves", async () => {
  const person = await server.signUp();
  expect(await stepsOf(person)).toEqual([]);
  await server.call(person, createContent, { body: { title: 'A first one' } });
  expect(await stepsOf(person)).toEqual(['article']);
  const content = `<p>${'Bread rises because yeast makes gas. '.repeat(20)}</p>`;
  await server.call(person, createContent, {
    body: { title: 'Bread', content, primaryKeyword: 'bread', status: 'published' },
  });
  await server.call(person, generateBrief, { body: { idea: 'How to bake bread', includeSearch: false } });
  expect(await stepsOf(person)).toEqual(['article', 'score', 'brief', 'publish']);

  // The free plan has one seat: the list is finished without a teammate, who would be refused.
  const guest = { email: 'guest@example.com', role: 'basic_member' as const };
  expect(await server.call(person, inviteMember, { body: guest })).toMatchObject({
    status: 422,
    body: { code: 'seats_full' },
  });
  const last = async () => (await server.call(person, readOnboarding, {})).body.steps.at(-1);
  expect(await last()).toEqual({ name: 'publish', isDone: true });
  await server.sql.query(`insert into workspace_plan (workspace_id, plan) values ($1, 'Professional')`, [
    person.workspaceId,
  ]);
  expect(await last()).toEqual({ name: 'invite', isDone: false });
  expect((await server.call(person, inviteMember, { body: guest })).status).toBe(201);
  expect(await last()).toEqual({ name: 'invite', isDone: true });

  const { body } = await server.call(person, changeOnboarding, { body: { isDismissed: true } });
  expect(body).toMatchObject({ isDismissed: true, isSample: false, hasSample: false, home: null });
  const back = await server.call(person, changeOnboarding, { body: { isDismissed: false } });
  expect(back.body.isDismissed).toBe(false);
});

test('a sample is a separate workspace: created once, counted nowhere, removed in one call', async () => {
  const person = await server.signUp();
  const mover = inCurrentWorkspace(person);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => server.call(person, makeSample, { body: {} })),
  );
  const [made] = answers.map(({ body }) => body);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.workspaceId}`)).size).toBe(1);
  expect((await server.call(mover, readSession, {})).body.organizationId).toBe(made?.workspaceId);

  const { content } = (await server.call(mover, listContent, { query: { limit: 20 } })).body;
  const scores = content.map(({ score }) => score ?? 0).toSorted((one, other) => one - other);
  expect(content).toHaveLength(5);
  expect(scores[0]).toBeLessThan(70);
  expect(scores.at(-1)).toBeGreaterThan(80);
  expect(content.find(({ id }) => id === made?.articleId)?.score).toBe(scores[0]);
  const { briefs } = (await server.call(mover, listBriefs, { query: {} })).body;
  expect(briefs).toMatchObject([{ stage: 'strategy' }]);
  const { strategy } = (await server.call(mover, readBrief, { params: { id: briefs[0]?.id ?? '' } })).body;
  expect(strategy?.pillar.existing?.id).toBe(made?.articleId);

  // Its runs are the engine's own, and can be opened.
  const { runs } = (await server.call(mover, listRuns, { query: {} })).body;
  expect(runs.map(({ kind }) => kind)).toEqual(['live-score', 'live-score']);
  const results = await Promise.all(
    runs.map(async ({ id }) => (await server.call(mover, readRun, { params: { id } })).body.result),
  );
  expect(results).toContainEqual(expect.objectContaining({ overallScore: scores[0] }));
  expect(results).toContainEqual(expect.objectContaining({ overallScore: scores.at(-1) }));
  const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  const events = await server.call(mover, listCalendarEvents, { query: { start: day(-7), end: day(20) } });
  expect(events.body.length).toBeGreaterThanOrEqual(5);

  // It is public but not indexed, and its author is not notified.
  const page = content.find(({ publicUrl }) => publicUrl !== null)?.publicUrl ?? '';
  const shown = await server.send(new URL(page).pathname);
  expect(shown.body).toContain('<meta name="robots" content="noindex">');
  expect((await server.send('/sites/sitemap.xml')).body).not.toContain('sample-workspace');
  expect((await server.call(mover, listNotifications, { query: {} })).body.notifications).toEqual([]);

  // Their own workspace has nothing of it.
  expect((await server.call(person, listContent, { query: { limit: 20 } })).body.content).toEqual([]);
  expect((await server.call(person, readUsage, {})).body.usage).toMatchObject({
    aiRequests: 0,
    seoRequests: 0,
  });
  expect((await server.call(person, readOnboarding, {})).body).toMatchObject({
    isSample: false,
    hasSample: true,
  });
  expect((await server.call(mover, readOnboarding, {})).body).toMatchObject({
    isSample: true,
    home: { id: person.workspaceId },
  });

  const gone = await server.call(mover, removeSample, {});
  expect(gone.body).toEqual({ workspaceId: person.workspaceId });
  expect((await server.call(mover, readSession, {})).body.organizationId).toBe(person.workspaceId);
  const { workspaces } = (await server.call(person, listWorkspaces, {})).body;
  expect(workspaces.map(({ id }) => id)).toEqual([person.workspaceId]);
  expect((await server.call(person, removeSample, {})).status).toBe(404);
  // All of its content is deleted in the background.
  const left = () => server.sql.query('select 1 from content where workspace_id = $1', [made?.workspaceId]);
  await expect.poll(async () => (await left()).rowCount).toBe(0);
});

test("removing a sample with an older token continues in that token's workspace", async () => {
  const owner = await server.signUp();
  const teammate = await signUpTeammate(server, owner, 'basic_member');
  const made = await server.send(`/api${makeSample.path}`, {
    method: 'POST',
    person: teammate,
    body: {},
    headers: { 'accept-language': 'fr' },
  });
  const { workspaceId } = made.body as { workspaceId: string };
  // Its public site has a name and is in the language of its articles.
  const { rows } = await server.sql.query('select name, language from site where workspace_id = $1', [
    workspaceId,
  ]);
  expect(rows).toEqual([{ name: frenchSample.site.name, language: 'fr' }]);
  expect((await server.call(teammate, removeSample, {})).body).toEqual({ workspaceId: owner.workspaceId });
  const { body } = await server.call(inCurrentWorkspace(teammate), readSession, {});
  expect(body.organizationId).toBe(owner.workspaceId);
});

test('a sample blocks what costs or affects others, does not count toward the five workspaces, and only its owner removes it', async () => {
  const person = await server.signUp();
  const mover = inCurrentWorkspace(person);
  const stranger = await server.signUp();
  await server.call(person, makeSample, { body: {} });
  const refused = { status: 403, body: { code: 'sample_workspace' } };
  expect(await server.call(mover, generateBrief, { body: { idea: 'How to bake bread' } })).toMatchObject(
    refused,
  );
  const guest = { email: 'guest@example.com', role: 'basic_member' as const };
  expect(await server.call(mover, inviteMember, { body: guest })).toMatchObject(refused);
  expect((await server.call(stranger, removeSample, {})).status).toBe(404);
  for (let made = 1; made < 5; made += 1)
    expect((await server.call(person, createWorkspace, { body: { name: `Own ${made}` } })).status).toBe(201);
  expect((await server.call(person, createWorkspace, { body: { name: 'One more' } })).status).toBe(422);
});
