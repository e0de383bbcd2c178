import { randomUUID } from 'node:crypto';
import { listAudit } from '@pagewright/contract/audit';
import { scheduleContent } from '@pagewright/contract/calendar';
import {
  createContent,
  listContent,
  readContent,
  updateContent,
  type ContentChange,
} from '@pagewright/contract/content';
import { listNotifications } from '@pagewright/contract/notifications';
import { publishContent } from '@pagewright/contract/publishing';
import { sendToConnection } from '@pagewright/contract/publishing/connections';
import * as contract from '@pagewright/contract/review';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { eventually } from '../../../../../tests/eventually.ts';

const server = await openTestServer();

/** A workspace with two admins and a writing member. */
async function team() {
  const ada = await server.signUp('Ada');
  const bea = await signUpTeammate(server, ada, 'admin', 'Bea');
  const cem = await signUpTeammate(server, ada, 'basic_member', 'Cem');
  return { ada, bea, cem };
}

async function write(person: TestPerson, text = 'Bees like warm roofs.', title = 'Bees'): Promise<string> {
  const { status, body } = await server.call(person, createContent, {
    body: { title, content: `<p>${text}</p>` },
  });
  expect(status).toBe(201);
  return body.id;
}
const save = (person: TestPerson, id: string, body: ContentChange) =>
  server.call(person, updateContent, { params: { id }, body });
const see = async (person: TestPerson, id: string) =>
  (await server.call(person, contract.readReview, { params: { id } })).body;
const ask = (person: TestPerson, id: string, reviewers: TestPerson[], revision = 1) =>
  server.call(person, contract.askForReview, {
    params: { id },
    body: { reviewers: reviewers.map(({ userId }) => userId), revision },
  });
const approve = (person: TestPerson, id: string, revision: number, word = '') =>
  server.call(person, contract.approveReview, { params: { id }, body: { revision, word } });
const giveBack = (person: TestPerson, id: string, word: string) =>
  server.call(person, contract.returnReview, { params: { id }, body: { word } });
const publish = (person: TestPerson, id: string) => server.call(person, publishContent, { params: { id } });
const waiting = async (person: TestPerson) =>
  (await server.call(person, contract.listWaitingReviews, {})).body.waiting.map(({ title }) => title);
const cardOf = async (person: TestPerson, id: string) =>
  (await server.call(person, listContent, { query: { authorId: 'all' } })).body.content.find(
    (one) => one.id === id,
  );
/** A person's notifications by kind and text, once enough have arrived; concurrent ones arrive in any order. */
const told = (person: TestPerson, kinds: readonly string[]) =>
  eventually(async () => {
    const { body } = await server.call(person, listNotifications, {});
    const sorted = body.notifications.toSorted((a, b) =>
      `${a.kind} ${a.text}`.localeCompare(`${b.kind} ${b.text}`),
    );
    expect(sorted.map(({ kind }) => kind)).toEqual(kinds);
    return sorted;
  });

test('an item is submitted, returned with a note, resubmitted, approved, and shown as changed later', async () => {
  const { ada, bea, cem } = await team();
  const id = await write(cem);
  expect(await see(cem, id)).toMatchObject({ review: null, mayAsk: true, mayDecide: false });
  // No one else sees a draft yet. An admin sees it but was not asked.
  const asked = await ask(cem, id, [bea]);
  expect(asked.body).toMatchObject({
    item: { status: 'review', revision: 1 },
    review: { state: 'open', askedByName: 'Cem', reviewers: [{ name: 'Bea' }], isChanged: false },
    candidates: [{ name: 'Ada' }, { name: 'Bea' }],
  });
  expect(await waiting(bea)).toEqual(['Bees']);
  expect(await waiting(ada)).toEqual([]);
  expect(await waiting(cem)).toEqual([]);
  expect((await told(bea, ['review_asked']))[0]).toMatchObject({ title: 'Bees', link: `/content/${id}` });

  // Returning requires a note. The author then has it as a draft.
  expect((await giveBack(bea, id, ' ')).status).toBe(400);
  expect((await giveBack(bea, id, 'Name a source.')).body).toMatchObject({
    item: { status: 'draft', revision: 1 },
    review: { state: 'returned', decidedByName: 'Bea', word: 'Name a source.' },
  });
  expect(await waiting(bea)).toEqual([]);
  expect((await cardOf(cem, id))?.review).toEqual({ state: 'returned', isChanged: false });
  expect((await told(cem, ['review_returned']))[0]).toMatchObject({ title: 'Bees', text: 'Name a source.' });

  await save(cem, id, { content: '<p>Bees like warm roofs, says Ann.</p>', revision: 1 });
  expect((await ask(cem, id, [bea], 1)).status).toBe(409);
  expect((await ask(cem, id, [bea, ada], 2)).status).toBe(200);
  await told(bea, ['review_asked', 'review_asked']);
  // The approver has read the current text.
  expect((await approve(bea, id, 1)).body).toMatchObject({ code: 'review_outdated' });
  expect((await approve(bea, id, 2, 'Fine.')).body).toMatchObject({
    item: { status: 'review' },
    review: { state: 'approved', revision: 2, word: 'Fine.', isChanged: false },
  });
  expect((await approve(bea, id, 2)).body).toMatchObject({ code: 'review_not_open' });
  await told(cem, ['review_approved', 'review_returned']);
  expect((await cardOf(cem, id))?.review).toEqual({ state: 'approved', isChanged: false });

  // A date does not change approved content; an added word does, until it is reverted.
  await save(cem, id, { scheduledFor: '2100-01-01T09:00:00Z' });
  expect((await cardOf(cem, id))?.review).toEqual({ state: 'approved', isChanged: false });
  await save(cem, id, { title: 'Wasps' });
  expect((await cardOf(cem, id))?.review).toEqual({ state: 'approved', isChanged: true });
  await save(cem, id, { title: 'Bees' });
  expect((await see(ada, id)).review).toMatchObject({ state: 'approved', isChanged: false });

  const { body } = await server.call(ada, listAudit, { query: { limit: 100 } });
  const actions = body.entries.filter(({ action }) => action.startsWith('review.'));
  expect(actions.map(({ action, subjectName, actor }) => `${actor?.name} ${action} ${subjectName}`)).toEqual([
    'Bea review.approve Bees',
    'Cem review.ask Bees',
    'Bea review.return Bees',
    'Cem review.ask Bees',
  ]);
});

test('admins review the work of others; a sole admin reviews their own', async () => {
  const { ada, bea, cem } = await team();
  const own = await write(ada);
  expect((await ask(ada, own, [ada])).body).toMatchObject({ code: 'no_reviewer' });
  expect((await ask(ada, own, [cem])).body).toMatchObject({ code: 'no_reviewer' });
  await ask(ada, own, [bea]);
  for (const decide of [() => approve(ada, own, 1), () => giveBack(ada, own, 'No.')])
    expect(await decide()).toMatchObject({ status: 403, body: { code: 'own_work' } });
  expect((await approve(cem, own, 1)).status).toBe(403);
  expect((await giveBack(cem, own, 'No.')).status).toBe(403);
  expect((await ask(cem, own, [bea])).status).toBe(403);
  expect((await server.call(cem, contract.withdrawReview, { params: { id: own } })).status).toBe(403);
  expect((await see(cem, own)).mayDecide).toBe(false);
  expect((await approve(bea, own, 1)).status).toBe(200);

  const alone = await server.signUp('Dee');
  const hers = await write(alone);
  expect(await see(alone, hers)).toMatchObject({ candidates: [{ name: 'Dee' }], mayDecide: true });
  await ask(alone, hers, [alone]);
  expect(await waiting(alone)).toEqual(['Bees']);
  expect((await approve(alone, hers, 1)).body.review?.state).toBe('approved');
  await told(alone, []);
});

test('former members are no longer reviewers; a review is withdrawn by hand or by another status', async () => {
  const { ada, bea, cem } = await team();
  const id = await write(cem);
  await ask(cem, id, [bea]);
  await server.sql.query('delete from member where user_id = $1', [bea.userId]);
  expect((await see(ada, id)).review?.reviewers).toEqual([]);
  const withdrawn = await server.call(cem, contract.withdrawReview, { params: { id } });
  expect(withdrawn.body).toMatchObject({ item: { status: 'draft' }, review: { state: 'withdrawn' } });
  expect((await cardOf(cem, id))?.review).toBeNull();
  expect((await server.call(cem, contract.withdrawReview, { params: { id } })).status).toBe(409);

  // Saving as in review asks all reviewers; saving as a draft ends the review.
  expect((await save(cem, id, { status: 'review' })).body).toMatchObject({ review: { state: 'open' } });
  expect((await see(cem, id)).review?.reviewers).toEqual([{ userId: ada.userId, name: 'Ada' }]);
  await save(cem, id, { status: 'draft' });
  expect((await see(cem, id)).review?.state).toBe('withdrawn');
  expect(await waiting(ada)).toEqual([]);
});

test('comments have positions, replies, and a resolved state; only authors edit and remove them', async () => {
  const { ada, bea, cem } = await team();
  const id = await write(cem);
  await ask(cem, id, [bea]);
  const place = { quote: 'warm roofs', before: 'Bees like ', after: '.', offset: 10 };
  const say = (person: TestPerson, body: { text: string; place?: typeof place; replyTo?: string }) =>
    server.call(person, contract.addComment, { params: { id }, body });
  const change = (person: TestPerson, commentId: string, body: { text?: string; isResolved?: boolean }) =>
    server.call(person, contract.changeComment, { params: { id, commentId }, body });
  const remove = (person: TestPerson, commentId: string) =>
    server.call(person, contract.removeComment, { params: { id, commentId } });

  const first = await say(bea, { text: ' How warm?\u0000 ', place });
  expect(first.status).toBe(400);
  const { id: commentId } = (await say(bea, { text: ' How warm? ', place })).body;
  const { id: replyId } = (await say(cem, { text: '<b>30</b> degrees', replyTo: commentId })).body;
  // A reply to a reply belongs to the same thread.
  await say(ada, { text: 'In March?', replyTo: replyId });
  expect((await see(cem, id)).comments).toMatchObject([
    {
      text: 'How warm?',
      authorName: 'Bea',
      place,
      resolvedAt: null,
      replies: [{ text: '<b>30</b> degrees' }, { text: 'In March?' }],
    },
  ]);
  expect((await told(cem, ['review_commented', 'review_commented']))[1]).toMatchObject({
    text: 'Bea: How warm?',
    link: `/content/${id}?comment=${commentId}`,
  });
  await told(bea, ['review_asked', 'review_commented', 'review_commented']);

  expect((await change(ada, commentId, { text: 'Taken over' })).status).toBe(403);
  expect((await remove(ada, commentId)).status).toBe(403);
  expect((await change(bea, commentId, { text: 'How warm, in degrees?' })).body.comments).toMatchObject([
    { text: 'How warm, in degrees?', editedAt: expect.any(String) },
  ]);
  // The text's author resolves it; a reply cannot be resolved.
  expect((await change(cem, replyId, { isResolved: true })).status).toBe(404);
  expect((await change(cem, commentId, { isResolved: true })).body.comments).toMatchObject([
    { resolvedByName: 'Cem' },
  ]);
  expect((await change(bea, commentId, { isResolved: false })).body.comments).toMatchObject([
    { resolvedAt: null, resolvedByName: null },
  ]);
  // A member can resolve their own comments on someone else’s text, and no others.
  const gil = await signUpTeammate(server, ada, 'basic_member', 'Gil');
  expect((await change(gil, commentId, { isResolved: true })).status).toBe(403);
  const { id: gils } = (await say(gil, { text: 'Lovely.' })).body;
  expect((await change(gil, gils, { isResolved: true })).status).toBe(200);

  // A removed comment with replies keeps them; one without disappears. Both can be restored.
  for (const [person, one] of [
    [bea, commentId],
    [gil, gils],
  ] as const)
    expect((await remove(person, one)).status).toBe(204);
  expect((await see(cem, id)).comments).toMatchObject([{ isRemoved: true, text: '', replies: [{}, {}] }]);
  expect((await change(bea, commentId, { text: 'Again' })).status).toBe(404);
  expect((await server.call(ada, contract.undoRemoveComment, { params: { id, commentId } })).status).toBe(
    403,
  );
  const back = await server.call(bea, contract.undoRemoveComment, { params: { id, commentId } });
  expect(back.body.comments).toMatchObject([{ text: 'How warm, in degrees?' }]);

  // A draft is hidden from teammates who commented on it, and they are not notified.
  await giveBack(bea, id, 'Change it.');
  for (const other of [commentId, 'no-id', '00000000-0000-4000-8000-000000000000'])
    expect((await say(cem, { text: 'Done', replyTo: other })).status).toBe(other === commentId ? 201 : 404);
  expect((await say(gil, { text: 'And?' })).status).toBe(404);
  await told(gil, []);
  const stranger = await server.signUp();
  expect((await server.call(stranger, contract.readReview, { params: { id } })).status).toBe(404);
  const foreign = await write(stranger);
  // A comment is accessible only through its own item.
  const through = { params: { id: foreign, commentId }, body: { text: 'Mine' } };
  expect((await server.call(stranger, contract.changeComment, through)).status).toBe(404);

  await server.sql.query(
    `insert into review_comment (content_id, author_name, text) select $1, 'x', 'x' from generate_series(1, 500)`,
    [id],
  );
  expect((await say(cem, { text: 'One more' })).body).toMatchObject({ code: 'too_many_comments' });
});

test('if approval is required, nothing unapproved is published by any path', async () => {
  const { ada, bea, cem } = await team();
  const rule = (person: TestPerson, isApprovalNeeded: boolean) =>
    server.call(person, contract.changeReviewRule, { body: { isApprovalNeeded } });
  const id = await write(cem);
  const before = await write(cem, 'Public already.', 'Before');
  expect((await publish(cem, before)).status).toBe(200);
  expect((await rule(cem, true)).status).toBe(403);
  expect((await rule(ada, true)).body).toEqual({ isApprovalNeeded: true });
  expect((await server.call(cem, contract.readReviewRule, {})).body.isApprovalNeeded).toBe(true);

  const date = '2100-01-01T09:00:00Z';
  const needed = { status: 422, body: { code: 'approval_needed' } };
  const schedule = (contentId: string) =>
    server.call(cem, scheduleContent, { body: { contentId, scheduledDate: date } });
  expect(await publish(cem, id)).toMatchObject(needed);
  expect(await publish(ada, id)).toMatchObject(needed);
  expect(await schedule(id)).toMatchObject(needed);
  for (const state of [{ status: 'published' }, { status: 'scheduled', scheduledFor: date }] as const) {
    expect(await save(cem, id, state)).toMatchObject(needed);
    expect(await server.call(cem, createContent, { body: { title: 'New', ...state } })).toMatchObject(needed);
  }
  expect((await server.call(cem, readContent, { params: { id } })).body).toMatchObject({
    status: 'draft',
    revision: 1,
  });

  // It is not sent to another site either.
  const connectionId = randomUUID();
  await server.sql.query(
    `insert into connection (id, workspace_id, kind, name, url, secret) values ($1, $2, 'ghost', 'Blog', 'https://blog.example', '')`,
    [connectionId, ada.workspaceId],
  );
  expect(await server.call(cem, sendToConnection, { params: { id, connectionId } })).toMatchObject(needed);

  // The approved text can be scheduled; another text cannot.
  await ask(cem, id, [bea]);
  expect(await publish(cem, id)).toMatchObject(needed);
  await approve(bea, id, 1);
  expect((await schedule(id)).body).toMatchObject({ status: 'scheduled' });
  expect(await save(cem, id, { content: '<p>Something else.</p>' })).toMatchObject(needed);
  expect((await publish(cem, id)).body).toMatchObject({ content: { status: 'published' } });

  // Public content stays public, can be saved unchanged, and requires approval for changes.
  expect((await publish(cem, before)).status).toBe(200);
  expect((await save(cem, before, { status: 'published' })).status).toBe(200);
  expect(await save(cem, before, { content: '<p>Changed.</p>' })).toMatchObject(needed);
  const kept = await save(cem, before, { content: '<p>Changed.</p>', autosave: true });
  expect(kept.body).toMatchObject({ status: 'published', revision: 2 });
  expect((await ask(cem, before, [ada], 2)).body.item.status).toBe('published');
  expect((await cardOf(cem, before))?.review).toEqual({ state: 'open', isChanged: false });
  expect((await approve(ada, before, 2)).status).toBe(200);
  expect((await save(cem, before, { revision: 2 })).status).toBe(200);
  const page = await server.sql.query('select revision from publication where content_id = $1', [before]);
  expect(page.rows).toEqual([{ revision: 2 }]);

  await rule(ada, false);
  expect((await publish(cem, await write(cem, 'Free.', 'Free'))).status).toBe(200);
});

test('due but unapproved content is not published, and its author is notified why', async () => {
  const { ada, cem } = await team();
  const approved = await write(cem, 'Approved.', 'Approved');
  const other = await write(cem, 'Other.', 'Other');
  await ask(cem, approved, [ada]);
  await approve(ada, approved, 1);
  for (const id of [approved, other])
    await server.call(cem, scheduleContent, {
      body: { contentId: id, scheduledDate: new Date(Date.now() + 3_600_000).toISOString() },
    });
  await server.call(ada, contract.changeReviewRule, { body: { isApprovalNeeded: true } });
  await server.sql.query(`update content set scheduled_for = now() where id = any($1)`, [[approved, other]]);
  const [failed] = await eventually(async () => {
    const { notifications } = (await server.call(cem, listNotifications, {})).body;
    const found = notifications.filter(({ kind }) => kind.startsWith('publish'));
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['publish_failed', 'published']);
    return found.filter(({ kind }) => kind === 'publish_failed');
  });
  expect(failed).toMatchObject({ title: 'Other', reason: 'approval_needed' });
  expect((await server.call(cem, readContent, { params: { id: approved } })).body.status).toBe('published');
  expect((await server.call(cem, readContent, { params: { id: other } })).body.status).toBe('scheduled');
});
