import { randomUUID } from 'node:crypto';
import { createContent } from '@pagewright/contract/content';
import { readOperations } from '@pagewright/contract/health';
import { expect, test } from 'vitest';
import { createServices } from '../../../../../../tests/server/services.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { deleteDueAccounts } from '../privacy/delete-due-accounts.ts';

const server = await openTestServer();
const operator = await server.signUp('Olga Operator');

const MANY = 2_500;

/** Gives a workspace many items of an author, each with a revision and a visit. */
async function fill(person: TestPerson, workspaceId: string): Promise<void> {
  await server.sql.query(
    `with made as (
       insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, word_count, status)
       select gen_random_uuid(), $1, $2, $3, $4, 'Item ' || n, '{}', 'words', 1, 'published' from generate_series(1, $5::int) n
       returning id
     ), revised as (
       insert into content_revision (content_id, number, kind, editor_id, editor_name, title, content, word_count)
       select id, 1, 'save', $2, $3, 'Item', '{}', 1 from made
     )
     insert into visit (content_id, load, number, kind, seconds, source, target, at)
     select id, gen_random_uuid(), 1, 'view', 0, 'direct', '', now() from made`,
    [workspaceId, person.userId, person.name, person.email, MANY],
  );
}
const beginDeletionOf = async (person: TestPerson): Promise<void> => {
  await server.sql.query('update "user" set delete_at = now() where id = $1', [person.userId]);
  const services = createServices();
  await deleteDueAccounts.run({ db: openDatabase(server.sql), services, log: services.log });
};
const deletions = async () => (await server.call(operator, readOperations, {})).body.deletions;
const count = async (from: string, values: unknown[]): Promise<number> =>
  Number((await server.sql.query<{ n: string }>(`select count(*) as n from ${from}`, values)).rows[0]?.n);

test('a large account is deleted in parts: unreachable immediately, with progress, and resumed after a kill', async () => {
  const boss = await server.signUp('Bo Boss');
  const leaver = await signUpTeammate(server, boss, 'admin', 'Lea Leaver');
  const { rows } = await server.sql.query<{ id: string; slug: string }>(
    "select id, slug from workspace where name = 'Lea Leaver''s workspace'",
  );
  const own = rows[0]!;
  await fill(leaver, own.id);
  await fill(leaver, boss.workspaceId);

  // Locks one of the items so that the deletion waits midway.
  const holder = await server.sql.connect();
  await holder.query('begin');
  await holder.query('select from content where workspace_id = $1 order by ctid desc limit 1 for update', [
    own.id,
  ]);
  await beginDeletionOf(leaver);
  const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%delete from content%'`;
  await expect.poll(() => count(waiting, [])).toBe(1);

  const signIn = { method: 'POST', body: { email: leaver.email, password: TEST_PASSWORD } };
  expect((await server.send('/api/auth/sign-in/email', signIn)).status).toBe(401);
  expect((await server.send(`/sites/${own.slug}/`)).status).toBe(404);
  const before = await count('content where workspace_id = $1', [own.id]);
  const [shown] = await deletions();
  expect(shown).toMatchObject({ hasAccount: true, workspaces: 1, finishedAt: null, error: null });
  expect(shown?.deletedRows).toBeGreaterThanOrEqual(MANY - before);

  // As if the server were killed: its transaction is rolled back, and the count stays correct.
  await holder.query(`select pg_terminate_backend(pid) from ${waiting}`);
  await holder.query('rollback');
  holder.release();
  await expect.poll(async () => (await deletions())[0]?.error).toMatch(/connection|terminat/i);
  await server.sql.query('update deletion set wait_until = null');
  await expect.poll(async () => (await deletions())[0]?.finishedAt).not.toBe(null);

  // The items of their own workspace, and their names on items and revisions of the shared one; rolled-back work counts
  // once.
  const [finished] = await deletions();
  expect(finished?.deletedRows).toBeGreaterThanOrEqual(3 * MANY);
  expect(finished?.deletedRows).toBeLessThan(3 * MANY + 100);
  expect(await count('content where workspace_id = $1', [own.id])).toBe(0);
  expect(await count('workspace where id = $1', [own.id])).toBe(0);
  expect(await count('"user" where id = $1', [leaver.userId])).toBe(0);
  expect(await count('content where workspace_id = $1', [boss.workspaceId])).toBe(MANY);
  const named = 'author_id is not null or author_name <> $2 or author_email <> $3';
  expect(
    await count(`content where workspace_id = $1 and (${named})`, [boss.workspaceId, 'Former member', '']),
  ).toBe(0);
  const visits = 'visit v where not exists (select from content c where c.id = v.content_id)';
  expect(await count(visits, [])).toBe(0);
});

test('the email address of an account being deleted is free for a new one', async () => {
  const person = await server.signUp('Ina');
  await server.call(person, createContent, { body: { title: 'Hers', content: 'Words' } });
  await beginDeletionOf(person);
  const again = await server.send('/api/auth/sign-up/email', {
    method: 'POST',
    body: { name: 'Ina', email: person.email, password: `${TEST_PASSWORD}${randomUUID()}` },
  });
  expect(again.status).toBe(200);
  await expect.poll(() => count('"user" where id = $1', [person.userId])).toBe(0);
  expect(await count('"user" where email = $1', [person.email])).toBe(1);
});

test('a site whose workspace is being deleted is offline even before its pages are deleted', async () => {
  const person = await server.signUp('Pia Publisher');
  const { body: item } = await server.call(person, createContent, {
    body: { title: 'Hers', content: 'Words', status: 'published' },
  });
  const { rows } = await server.sql.query<{ slug: string; page: string }>(
    'select w.slug, p.slug as page from workspace w join publication p on p.workspace_id = w.id where w.id = $1',
    [person.workspaceId],
  );
  const { slug, page } = rows[0]!;
  expect((await server.send(`/sites/${slug}/${page}`)).status).toBe(200);
  const holder = await server.sql.connect();
  await holder.query('begin');
  await holder.query('select from publication where content_id = $1 for update', [item.id]);
  await beginDeletionOf(person);
  expect((await server.send(`/sites/${slug}/${page}`)).status).toBe(404);
  const removed = await server.sql.query<{ slug: string }>('select slug from workspace where id = $1', [
    person.workspaceId,
  ]);
  expect((await server.send(`/sites/${removed.rows[0]!.slug}/${page}`)).status).toBe(404);
  expect((await server.send('/sites/sitemap.xml')).body).not.toContain('removed-');
  await holder.query('rollback');
  holder.release();
  await server.sql.query('update deletion set wait_until = null');
  await expect.poll(() => count('workspace where id = $1', [person.workspaceId])).toBe(0);
});
