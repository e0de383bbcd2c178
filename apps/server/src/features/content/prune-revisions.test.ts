import { createContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { pruneRevisions } from './prune-revisions.ts';

const server = await openTestServer();
const person = await server.signUp();
const services = createServices({ KEEP_AUTOSAVES_DAYS: '30' });
const run = () => pruneRevisions.run({ db: openDatabase(server.sql), services, log: services.log });

test('of autosaves older than 30 days only the last of each day stays, and saved revisions all stay', async () => {
  const { body: item } = await server.call(person, createContent, {
    body: { title: 'Long ago', content: 'Words' },
  });
  await server.sql.query('delete from content_revision where content_id = $1', [item.id]);
  const days = (count: number, hour: number) =>
    `(date_trunc('day', now() at time zone 'UTC') - interval '${count} days' + interval '${hour} hours') at time zone 'UTC'`;
  const revisions = [
    ['autosave', days(40, 8)],
    ['autosave', days(40, 9)],
    ['save', days(40, 10)],
    ['autosave', days(40, 11)],
    ['autosave', days(40, 12)],
    ['autosave', days(39, 8)],
    // One public and one reviewed revision.
    ['autosave', days(38, 8)],
    ['autosave', days(38, 9)],
    ['autosave', days(38, 10)],
    // Recent.
    ['autosave', days(3, 8)],
    ['autosave', days(3, 9)],
  ];
  for (const [index, [kind, at]] of revisions.entries())
    await server.sql.query(
      `insert into content_revision (content_id, number, kind, editor_name, title, content, word_count, created_at)
       values ($1, $2, $3, 'Ann', 't', '', 0, ${at})`,
      [item.id, index + 1, kind],
    );
  await server.sql.query(
    `insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
     values ($1, $2, 'long-ago', 7, now(), now())`,
    [item.id, person.workspaceId],
  );
  await server.sql.query(
    `insert into review (content_id, workspace_id, revision, state, asked_by_name) values ($1, $2, 8, 'open', 'Ann')`,
    [item.id, person.workspaceId],
  );
  await run();
  const left = async () =>
    (
      await server.sql.query<{ number: number }>(
        'select number from content_revision where content_id = $1 order by number',
        [item.id],
      )
    ).rows.map(({ number }) => number);
  expect(await left()).toEqual([3, 5, 6, 7, 8, 9, 10, 11]);
  await run();
  expect(await left()).toEqual([3, 5, 6, 7, 8, 9, 10, 11]);
});
