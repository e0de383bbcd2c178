import { listAudit } from '@pagewright/contract/audit';
import { scheduleContent } from '@pagewright/contract/calendar';
import * as contract from '@pagewright/contract/content';
import type { ContentChange } from '@pagewright/contract/content';
import { listNotifications } from '@pagewright/contract/notifications';
import { publishContent, unpublishContent } from '@pagewright/contract/publishing';
import {
  createConnection,
  listRemotePosts,
  sendToConnection,
} from '@pagewright/contract/publishing/connections';
import { makeApiToken } from '@pagewright/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { GHOST_KEY, startGhost } from '../../../../../../tests/fakes/ghost/start-ghost.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { importOne } from '../../files/testing/upload.ts';

const CLAIM = 'About 64% of office workers drink coffee before noon.';
const OTHER = 'Cafés lost 12,400 guests in 2023.';
const LINKED = CLAIM.replace('64%', '<a href="https://stats.example/coffee">64%</a>');
const NEEDED = {
  status: 422,
  body: { code: 'sources_needed', open: 1, sentences: [{ text: CLAIM, reason: 'figure' }] },
};
const HOUR_MS = 3_600_000;

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur', OUTGOING_ALLOW: '127.0.0.0/8' });
const ghost = await startGhost();
afterAll(() => ghost.close());

/** Creates a workspace that requires sources, with an admin and a member who writes. */
async function team() {
  const ada = await server.signUp('Ada');
  const cem = await signUpTeammate(server, ada, 'basic_member', 'Cem');
  await require(ada, true);
  return { ada, cem };
}

const require = (person: TestPerson, isSourceRequired: boolean) =>
  server.call(person, contract.changeSourceRule, { body: { isSourceRequired } });
const html = (...sentences: string[]): string => `<p>So it goes. ${sentences.join(' So it goes. ')}</p>`;
async function write(person: TestPerson, content = html(CLAIM), title = 'Coffee'): Promise<string> {
  const { status, body } = await server.call(person, contract.createContent, { body: { title, content } });
  expect(status).toBe(201);
  return body.id;
}
const save = (person: TestPerson, id: string, body: ContentChange) =>
  server.call(person, contract.updateContent, { params: { id }, body });
const publish = (person: TestPerson, id: string) => server.call(person, publishContent, { params: { id } });
const check = async (person: TestPerson, id: string, body: { content?: string; title?: string } = {}) =>
  (await server.call(person, contract.checkSources, { params: { id }, body })).body;
const decide = (person: TestPerson, id: string, sentence: string, decision: 'own' | 'accepted' | null) =>
  server.call(person, contract.decideSource, { params: { id }, body: { sentence, decision } });
const schedule = (person: TestPerson, contentId: string, at: Date) =>
  server.call(person, scheduleContent, { body: { contentId, scheduledDate: at.toISOString() } });
const statusOf = async (person: TestPerson, id: string) =>
  (await server.call(person, contract.readContent, { params: { id } })).body.status;
const told = async (person: TestPerson, kind: string) =>
  (await server.call(person, listNotifications, {})).body.notifications.filter((one) => one.kind === kind);

test('sentences without a source are always listed, and block nothing unless sources are required', async () => {
  const ada = await server.signUp('Ada');
  const stranger = await server.signUp();
  const id = await write(ada);
  expect((await server.call(ada, contract.readSourceRule, {})).body).toEqual({ isSourceRequired: false });
  expect(await check(ada, id)).toEqual({
    isRequired: false,
    open: 1,
    sentences: [{ text: CLAIM, reason: 'figure', place: 'text', decision: null }],
  });
  // What is on the screen is checked instead of what is saved.
  expect(await check(ada, id, { content: html(LINKED) })).toMatchObject({ open: 0, sentences: [] });
  const typed = { content: html(LINKED), title: '12% of Cafés Close Each Year', metaDescription: OTHER };
  expect((await check(ada, id, typed)).sentences).toMatchObject([
    { text: typed.title, place: 'title' },
    { text: OTHER, place: 'metaDescription' },
  ]);
  expect(await server.call(stranger, contract.checkSources, { params: { id }, body: {} })).toMatchObject({
    status: 404,
  });
  expect((await publish(ada, id)).status).toBe(200);
});

test('required sources cannot be bypassed', async () => {
  const { ada, cem } = await team();
  expect((await require(cem, false)).status).toBe(403);
  const id = await write(cem);
  expect(await publish(cem, id)).toMatchObject(NEEDED);
  expect(await publish(ada, id)).toMatchObject(NEEDED);
  expect(await save(cem, id, { status: 'published' })).toMatchObject(NEEDED);
  expect(
    await server.call(cem, contract.createContent, {
      body: { title: 'New', content: html(CLAIM), status: 'published' },
    }),
  ).toMatchObject(NEEDED);
  expect(await statusOf(cem, id)).toBe('draft');

  // Not by an API token either, which cannot decide on sentences.
  const { body: made } = await server.call(ada, makeApiToken, {
    body: { name: 'CI', scopes: ['content:read', 'content:write'], expiresInDays: 30 },
  });
  const byToken = (path: string, method: string, body?: unknown) =>
    server.send(`/api${path}`, { method, body, headers: { authorization: `Bearer ${made.token}` } });
  expect(await byToken(`/content/${id}/publish`, 'POST')).toMatchObject(NEEDED);
  expect(await byToken(`/content/${id}`, 'PUT', { status: 'published' })).toMatchObject(NEEDED);
  expect(
    await byToken(`/content/${id}/sources/decisions`, 'PUT', { sentence: CLAIM, decision: 'own' }),
  ).toMatchObject({ status: 403, body: { code: 'api_token_not_taken' } });

  // Not in a title, a heading, or a meta description.
  const figure = '12% of Cafés Close Each Year';
  for (const [where, body] of Object.entries({
    title: { title: figure },
    text: { content: `<h2>${figure}</h2>${html(LINKED)}` },
    metaTitle: { metaTitle: figure },
    metaDescription: { metaDescription: figure },
  }))
    expect(
      await save(cem, id, { title: 'Coffee', content: html(LINKED), status: 'published', ...body }),
    ).toMatchObject({
      status: 422,
      body: { code: 'sources_needed', sentences: [{ text: figure, place: where }] },
    });
  // Not by an imported file, which becomes a draft whatever it says.
  const file = `---\ntitle: ${figure}\nstatus: published\n---\n\n${CLAIM}\n`;
  const imported = await importOne(server, cem, 'coffee.md', file);
  expect(await statusOf(cem, imported)).toBe('draft');
  expect(await publish(cem, imported)).toMatchObject({
    status: 422,
    body: { code: 'sources_needed', open: 2, sentences: [{ text: figure }, { text: CLAIM }] },
  });

  // Not on another site, and not by changing or restoring a public item.
  const { body: connection } = await server.call(ada, createConnection, {
    body: { kind: 'ghost', name: 'Blog', url: ghost.url, userName: '', secret: GHOST_KEY },
  });
  expect(
    await server.call(ada, sendToConnection, { params: { id, connectionId: connection.id } }),
  ).toMatchObject(NEEDED);
  expect((await save(cem, id, { content: html(LINKED), status: 'published' })).body.status).toBe('published');
  expect(await save(cem, id, { content: html(CLAIM) })).toMatchObject(NEEDED);
  expect(await server.call(cem, contract.restoreRevision, { params: { id, number: 1 } })).toMatchObject(
    NEEDED,
  );
  const kept = await save(cem, id, { content: html(CLAIM), autosave: true });
  expect(kept.body).toMatchObject({ status: 'published', revision: 3 });
  expect(await save(cem, id, { revision: 3 })).toMatchObject(NEEDED);
  await server.call(cem, unpublishContent, { params: { id } });
  expect(await save(cem, id, { content: html(CLAIM) })).toMatchObject({ status: 200 });
  expect(await publish(cem, id)).toMatchObject(NEEDED);
});

test('a text that changes between the click and sending it to another site is not sent', async () => {
  const { ada } = await team();
  const { body: connection } = await server.call(ada, createConnection, {
    body: { kind: 'ghost', name: 'Blog', url: ghost.url, userName: '', secret: GHOST_KEY },
  });
  const id = await write(ada, html(LINKED));
  ghost.failWith({ status: 503, body: {} });
  await server.call(ada, sendToConnection, { params: { id, connectionId: connection.id } });
  await save(ada, id, { content: html(CLAIM) });
  ghost.failWith(null);
  await eventually(async () => {
    const { posts } = (await server.call(ada, listRemotePosts, { params: { id } })).body;
    expect(posts[0]).toMatchObject({ fault: 'sources_needed' });
  });
  await eventually(async () =>
    expect(await told(ada, 'publish_failed')).toMatchObject([{ reason: 'sources_needed' }]),
  );
});

test('a decision names its author, is audited, survives edits elsewhere, and lapses with its sentence', async () => {
  const { ada, cem } = await team();
  const id = await write(cem, html(CLAIM, OTHER));
  expect((await check(cem, id)).open).toBe(2);
  expect((await decide(cem, id, CLAIM, 'accepted')).body.decision).toMatchObject({
    kind: 'accepted',
    byName: 'Cem',
  });
  expect(await publish(cem, id)).toMatchObject({
    status: 422,
    body: { open: 1, sentences: [{ text: OTHER }] },
  });
  await decide(ada, id, OTHER, 'own');
  const { open, sentences } = await check(cem, id);
  expect(open).toBe(0);
  expect(sentences.map(({ decision }) => [decision?.kind, decision?.byName])).toEqual([
    ['accepted', 'Cem'],
    ['own', 'Ada'],
  ]);
  expect((await publish(cem, id)).status).toBe(200);

  // A different sentence around it, or different white space within it, changes nothing.
  expect(
    (await save(cem, id, { content: html('It rains.', CLAIM.replace(' of', '  of'), OTHER) })).status,
  ).toBe(200);
  const changed = CLAIM.replace('64', '65');
  expect(await save(cem, id, { content: html(changed, OTHER) })).toMatchObject({
    status: 422,
    body: { open: 1, sentences: [{ text: changed }] },
  });
  // Once the decision is cleared, the sentence is open again.
  expect((await decide(cem, id, CLAIM, null)).body).toEqual({ decision: null });
  expect(await publish(cem, id)).toMatchObject(NEEDED);

  const { body: audit } = await server.call(ada, listAudit, { query: { limit: 20 } });
  const decisions = audit.entries.filter(({ action }) => action === 'content.decide_source');
  expect(decisions.map(({ actor, detail }) => [actor?.name, detail])).toEqual([
    ['Cem', { sentence: CLAIM, decision: null }],
    ['Ada', { sentence: OTHER, decision: 'own' }],
    ['Cem', { sentence: CLAIM, decision: 'accepted' }],
  ]);
  const stranger = await server.signUp();
  expect((await decide(stranger, id, CLAIM, 'own')).status).toBe(404);
  const dan = await signUpTeammate(server, ada, 'basic_member', 'Dan');
  expect((await decide(dan, id, CLAIM, 'own')).status).toBe(403);
});

test('the author of a scheduled item is notified at once and again before its date, and it is not published', async () => {
  const { ada, cem } = await team();
  const id = await write(cem);
  const fine = await write(cem, html(LINKED), 'Fine');
  const at = new Date(Date.now() + 24 * HOUR_MS);
  for (const one of [id, fine])
    expect((await schedule(cem, one, at)).body).toMatchObject({ status: 'scheduled' });
  await eventually(async () =>
    expect(await told(cem, 'sources_missing')).toMatchObject([
      { title: 'Coffee', text: CLAIM, link: `/content/${id}?pane=sources` },
    ]),
  );
  // A save in between sends no second notification; the one some hours before still comes.
  await save(cem, id, { category: 'New' });
  const due = await server.sql.query(
    `update outbox set due_at = now() where key like 'warn-unsourced:before:%' and payload->>'workspaceId' = $1`,
    [cem.workspaceId],
  );
  expect(due.rowCount).toBe(2);
  await eventually(async () => expect(await told(cem, 'sources_missing')).toHaveLength(2));

  await server.sql.query('update content set scheduled_for = now() where id = any($1)', [[id, fine]]);
  await eventually(async () => {
    expect(await told(cem, 'publish_failed')).toMatchObject([{ title: 'Coffee', reason: 'sources_needed' }]);
    expect(await told(cem, 'published')).toMatchObject([{ title: 'Fine' }]);
  });
  expect(await statusOf(cem, id)).toBe('scheduled');
  expect(await statusOf(cem, fine)).toBe('published');
  await decide(cem, id, CLAIM, 'own');
  expect((await publish(cem, id)).status).toBe(200);
  expect(await told(ada, 'sources_missing')).toEqual([]);
});

test('items scheduled before the rule are announced too, and a new date cancels a warning', async () => {
  const ada = await server.signUp('Ada');
  const [soon, moved] = [await write(ada, html(CLAIM), 'Soon'), await write(ada, html(CLAIM), 'Moved')];
  await schedule(ada, soon, new Date(Date.now() + HOUR_MS));
  await schedule(ada, moved, new Date(Date.now() + 30 * HOUR_MS));
  await require(ada, true);
  await eventually(async () =>
    expect((await told(ada, 'sources_missing')).map(({ title }) => title)).toEqual(['Soon']),
  );
  await save(ada, moved, { status: 'draft' });
  await server.sql.query(`update outbox set due_at = now() where kind = 'warn-unsourced' and due_at > now()`);
  await eventually(async () => {
    const { rows } = await server.sql.query(
      `select count(*)::int as open from outbox where kind = 'warn-unsourced' and done_at is null`,
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
  expect(await told(ada, 'sources_missing')).toHaveLength(1);
});
