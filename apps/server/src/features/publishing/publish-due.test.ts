import { changeSourceRule, createContent } from '@pagewright/contract/content';
import { expect, onTestFinished, test } from 'vitest';
import { watchThreads } from '../../../../../tests/security/watch-threads.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { eventually } from '../../../../../tests/eventually.ts';

const server = await openTestServer();

test('items due at the same time are each published once, at distinct URLs', async () => {
  const ann = await server.signUp('Ann');
  const add = async (title: string, more: Record<string, string> = {}): Promise<string> =>
    (await server.call(ann, createContent, { body: { title, content: `About ${title}.`, ...more } })).body.id;
  const scheduled = { status: 'scheduled', scheduledFor: '2099-01-01T00:00:00Z' };
  await add('Taken', { status: 'published' });
  const titles = ['One', 'Two', 'Same', 'Same', 'Same', 'Taken', 'Three'];
  const ids = await Promise.all(titles.map((title) => add(title, scheduled)));
  await add('With a slug', { ...scheduled, slug: 'chosen-by-hand' });
  const edited = ids[0] ?? '';
  await server.send(`/api/content/${edited}`, {
    method: 'PUT',
    person: ann,
    body: { title: 'One, as the clock saved it', autosave: true },
  });
  await server.sql.query("update content set scheduled_for = clock_timestamp() where status = 'scheduled'");
  const found = async () =>
    (
      await server.sql.query<{ id: string; slug: string; revision: number; actions: number; told: number }>(
        `select content_id as id, slug, revision,
           (select count(*)::int from audit_entry where subject = content_id::text and action = 'content.publish') as actions,
           (select count(*)::int from outbox where kind = 'content-published' and payload ->> 'contentId' = content_id::text) as told
         from publication order by slug`,
      )
    ).rows;
  await eventually(async () => expect(await found()).toHaveLength(9));
  const pages = await found();
  expect(pages.map(({ slug }) => slug)).toEqual(
    ['chosen-by-hand', 'one', 'same', 'same-2', 'same-3', 'taken', 'taken-2', 'three', 'two'].toSorted(),
  );
  expect(pages.filter(({ told }) => told !== 1)).toEqual([]);
  expect(pages.find(({ slug }) => slug === 'one')).toMatchObject({ id: edited, revision: 1, actions: 1 });
  const { rows } = await server.sql.query(
    "select 1 from content where status = 'published' and slug <> '' and published_at >= coalesce(scheduled_for, published_at)",
  );
  expect(rows).toHaveLength(9);
});

test('no transaction is open while due items are scored and their sources are checked', async () => {
  const zoe = await server.signUp('Zoe');
  await server.call(zoe, changeSourceRule, { body: { isSourceRequired: true } });
  // Too long to be computed on the event loop.
  const content = `<p>${'Bees on a roof keep warm in winter. '.repeat(200)}</p>`;
  const add = async (more: Record<string, string>): Promise<string> =>
    (await server.call(zoe, createContent, { body: { title: 'Bees', content, ...more } })).body.id;
  await add({ status: 'published' });
  const scheduled = { status: 'scheduled', scheduledFor: '2099-01-01T00:00:00Z' };
  const ids = [await add(scheduled), await add(scheduled)];
  const threads = watchThreads(server);
  onTestFinished(threads.restore);
  await server.sql.query('update content set scheduled_for = clock_timestamp() where id = any($1)', [ids]);
  await expect
    .poll(async () => {
      const { rows } = await server.sql.query<{ slug: string }>(
        'select slug from publication where content_id = any($1) order by slug',
        [ids],
      );
      return rows.map(({ slug }) => slug);
    })
    .toEqual(['bees-2', 'bees-3']);
  const names = new Set(threads.tasks.map(({ name }) => name));
  expect(names).toEqual(new Set(['measureText', 'findUnsourced']));
  expect(threads.tasks.flatMap(({ openTransactions }) => openTransactions)).toEqual([]);
});
