import { createContent } from '@pagewright/contract/content';
import { publishContent } from '@pagewright/contract/publishing';
import { downloadMyData, previewDeletion, requestDeletion } from '@pagewright/contract/settings';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { backdateAuthentication } from '../../../../../../tests/server/backdate-authentication.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';
import { MY_TABLES } from './user-tables-repository.ts';

const server = await openTestServer();

const askFor = (person: TestPerson) =>
  server.call(person, requestDeletion, { body: { email: person.email.toUpperCase() } });
const fates = async (person: TestPerson) =>
  (await server.call(person, previewDeletion, {})).body.workspaces.map(({ name, fate }) => [name, fate]);
const exists = async (table: string, column: string, id: string): Promise<boolean> =>
  (await server.sql.query(`select 1 from "${table}" where ${column} = $1`, [id])).rowCount !== 0;
/** As the hourly job does. */
const carryOut = async () => {
  const services = createServices();
  await deleteDueAccounts.run({ db: openDatabase(server.sql), services, log: services.log });
  const open = () => server.sql.query('select from deletion where finished_at is null');
  await expect.poll(async () => (await open()).rowCount).toBe(0);
};
const letGracePass = (person: TestPerson) =>
  server.sql.query(`update "user" set delete_at = delete_at - interval '14 days' where id = $1`, [
    person.userId,
  ]);

test('users download all of their own data, no secrets, and nothing of others', async () => {
  const person = await server.signUp('Mia');
  const other = await server.signUp('Oto');
  const { body: item } = await server.call(person, createContent, {
    body: { title: 'My item', content: 'My words' },
  });
  await server.call(other, createContent, { body: { title: 'Not hers' } });
  const answer = await server.send(`/api${downloadMyData.path}`, { person });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="pagewright-[\d-]+\.json"/,
  );
  const data = answer.body as Record<string, Record<string, unknown>[]>;
  expect(Object.keys(data)).toEqual([
    'madeAt',
    'filesAt',
    'workspaces',
    ...MY_TABLES.map(({ name }) => name),
  ]);
  expect(data['account']).toMatchObject([{ id: person.userId, name: 'Mia', email: person.email }]);
  expect(data['content']).toMatchObject([{ id: item.id, title: 'My item', author_id: person.userId }]);
  expect(data['revisions']).toMatchObject([{ content_id: item.id, number: 1 }]);
  expect(data['workspaces']).toEqual([{ id: person.workspaceId, name: "Mia's workspace" }]);
  const text = JSON.stringify(data);
  const { rows } = await server.sql.query<{ token: string; password: string }>(
    'select s.token, a.password from session s join account a using (user_id) where user_id = $1',
    [person.userId],
  );
  for (const secret of [rows[0]!.token, rows[0]!.password, 'Not hers', other.email])
    expect(text).not.toContain(secret);

  await backdateAuthentication(server, person, 60);
  const late = await server.send(`/api${downloadMyData.path}`, { person });
  expect([late.status, (late.body as { code: string }).code]).toEqual([403, 'password_again']);
  const statuses = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await server.send(`/api${downloadMyData.path}`, { person: other })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('every table that refers to a user is in the download or excluded for a reason', async () => {
  const { rows } = await server.sql.query<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname place from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = '"user"'::regclass`,
  );
  const leftOut = [
    // Only secrets: password hashes, sealed keys, code digests, and responses stored for a day.
    'account.user_id',
    'two_factor.user_id',
    'search_connection.author_id',
    'bing_connection.author_id',
    'ga4_connection.author_id',
    'search_sign_in.user_id',
    'page_speed_connection.author_id',
    'recovery_code.user_id',
    'calendar_feed.user_id',
    'idempotency_key.user_id',
    // Read marks and decisions about things that are in the download.
    'alert_seen.user_id',
    'daily_check.user_id',
    'rank_tracker.author_id',
    'onboarding_dismissal.user_id',
    'sample_workspace.user_id',
    'refresh_decision.decided_by',
    'review.asked_by',
    'reviewer.user_id',
    // A member awaiting confirmation in someone else's workspace: that is in the download of its founder.
    'account_review.member_id',
  ];
  const { rows: named } = await server.sql.query<{ place: string }>(
    `select unnest($1::text[]) || '.' || unnest($2::text[]) place`,
    [MY_TABLES.map(({ table }) => getTableName(table)), MY_TABLES.map(({ owner }) => owner.name)],
  );
  const covered = new Set([...leftOut, ...named.map(({ place }) => place)]);
  const missing = rows.map(({ place }) => place.replaceAll('"', '')).filter((place) => !covered.has(place));
  expect(missing).toEqual([]);
});

test('an account is deleted after 14 days: personal data is deleted, shared content stays without the name', async () => {
  const leaver = await server.signUp('Lea Leaver');
  const boss = await server.signUp('Bo Boss');
  const shared = boss.workspaceId;
  await signUpTeammate(server, leaver, 'basic_member');
  const inShared = await signUpTeammate(server, boss, 'admin', 'Ada Admin');
  const alone = inShared.userId;
  const { body: item } = await server.call(inShared, createContent, {
    body: { title: 'Shared', content: 'Words' },
  });
  await server.call(inShared, publishContent, { params: { id: item.id } });

  // The last admin of a shared workspace hands over first.
  expect(await fates(leaver)).toEqual([["Lea Leaver's workspace", 'hand_over']]);
  const refused = await askFor(leaver);
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'hand_over_first' }]);
  const other = await server.call(leaver, requestDeletion, { body: { email: boss.email } });
  expect([other.status, other.body]).toMatchObject([422, { code: 'not_confirmed' }]);

  expect(await fates(inShared)).toEqual([
    ["Ada Admin's workspace", 'removed'],
    ["Bo Boss's workspace", 'stays'],
  ]);
  await backdateAuthentication(server, inShared, 10);
  expect((await askFor(inShared)).body).toMatchObject({ code: 'password_again' });
  await backdateAuthentication(server, inShared, 0);
  const { body: asked } = await askFor(inShared);
  const days = (Date.parse(asked.deleteAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.99);
  expect(days).toBeLessThanOrEqual(14.01);
  expect((await server.send('/api/auth/token', { headers: { cookie: inShared.cookie } })).status).toBe(401);

  // Signing in cancels the deletion.
  const signIn = (password: string) =>
    server.send('/api/auth/sign-in/email', { method: 'POST', body: { email: inShared.email, password } });
  await signIn('Wrong-horse-9');
  await carryOut();
  expect(await exists('user', 'id', alone)).toBe(true);
  const back = await signIn(TEST_PASSWORD);
  await letGracePass(inShared);
  await carryOut();
  expect(await exists('user', 'id', alone)).toBe(true);
  // In addition to the publication of the shared item.
  const { rows: mails } = await server.sql.query<{ subject: string }>(
    'select subject from mail where recipient = $1 and subject like $2 order by created_at',
    [inShared.email, 'Your Pagewright account%'],
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Pagewright account will be deleted',
    'Your Pagewright account was kept',
  ]);

  const cookie = back.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  const { token } = (await server.send('/api/auth/token', { headers: { cookie } })).body as { token: string };
  expect((await askFor({ ...inShared, cookie, token: async () => token })).status).toBe(200);
  await letGracePass(inShared);
  // The other admin has left in the meantime, so the remaining member becomes admin.
  await server.sql.query(`update member set role = 'basic_member' where user_id = $1`, [boss.userId]);
  await carryOut();
  expect(await exists('user', 'id', alone)).toBe(false);
  expect(await exists('mail', 'recipient', inShared.email)).toBe(false);
  const { rows: own } = await server.sql.query(
    "select 1 from workspace where name = 'Ada Admin''s workspace'",
  );
  expect(own).toEqual([]);
  const { rows } = await server.sql.query(
    `select c.title, c.author_id, c.author_name, c.author_email, c.status, r.editor_name, m.role
     from content c join content_revision r on r.content_id = c.id and r.number = 1
       join member m on m.organization_id = c.workspace_id and m.user_id = $2
     where c.id = $1`,
    [item.id, boss.userId],
  );
  expect(rows).toEqual([
    {
      title: 'Shared',
      author_id: null,
      author_name: 'Former member',
      author_email: '',
      status: 'published',
      editor_name: 'Former member',
      role: 'admin',
    },
  ]);
  expect(await exists('workspace', 'id', shared)).toBe(true);
});
