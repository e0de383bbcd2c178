import { createContent, readContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();

/** Foreign keys that need no index, and why. */
const EXCEPTIONS: Record<string, string> = {
  'sso_connection.workspace_id': 'an installation has one row at most',
};

/**
 * Foreign keys without an index on their columns. A partial index counts only if its condition is that the column is
 * not null, since deleting a parent always looks for a value.
 */
const UNCOVERED = `
  select format('%s.%s', k.conrelid::regclass, (select string_agg(a.attname, ',' order by c.place)
    from unnest(k.conkey) with ordinality c (number, place)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.number)) as key
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0 and not exists (
    select from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
    where i.indrelid = k.conrelid and i.indisvalid and m.amname = 'btree'
      and (select array_agg(n order by n) from unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) n)
        = (select array_agg(n order by n) from unnest(k.conkey) n)
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = any (
        select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = any (k.conkey))))
  order by 1`;

test('deleting a row scans no other table: every foreign key has an index', async () => {
  const { rows } = await server.sql.query<{ key: string }>(UNCOVERED);
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

test('a page view rewrites small counters, not the item with its text', async () => {
  const person = await server.signUp();
  const { body: item } = await server.call(person, createContent, {
    body: { title: 'Read often', content: 'Words', status: 'published' },
  });
  const place = async () =>
    (await server.sql.query('select ctid, xmin from content where id = $1', [item.id])).rows;
  const before = await place();
  await server.sql.query(
    `insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions)
     values ($1, $2, current_date, 3, 40, 1)`,
    [person.workspaceId, item.id],
  );
  await expect
    .poll(async () => (await server.call(person, readContent, { params: { id: item.id } })).body)
    .toMatchObject({ viewCount: 3, engagementTime: 40, conversions: 1 });
  expect(await place()).toEqual(before);
});
