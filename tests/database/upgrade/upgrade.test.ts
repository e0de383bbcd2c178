import { listCalendarEvents } from '@pagewright/contract/calendar';
import { listContent, readContent, updateContent } from '@pagewright/contract/content';
import { readReadiness } from '@pagewright/contract/health';
import { readSettings } from '@pagewright/contract/settings';
import { expect, test } from 'vitest';
import { openPool } from '../../../apps/server/src/platform/db/client.ts';
import { REPLACED_MIGRATIONS } from '../../../apps/server/src/platform/db/corrected-migrations.ts';
import { migrate, readKnownMigrations } from '../../../apps/server/src/platform/db/migrate.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import type { TestPerson, TestServer } from '../../server/test-server.ts';
import { CHANGED_ON_PURPOSE } from './changed-on-purpose.ts';
import { compareRows } from './compare-rows.ts';
import { FIXTURE_KEYS, FIXTURE_PERSON, fixtureNames, readFixture } from './fixture.ts';
import { restoreFixture } from './restore-fixture.ts';

const all = fixtureNames();
const known = readKnownMigrations().length;
/** The last one that has migrations before it. */
const previous = all.findLast((name) => readFixture(name).applied.length < known);
const names = isFullRun ? all : all.filter((name, index) => index === 0 || name === previous);

test.each(names)('data of schema %s is upgraded, row by row, and served', async (name) => {
  const fixture = readFixture(name);
  const { url, admin } = await restoreFixture(fixture);
  const pool = openPool({ connectionString: url }, 1);
  await migrate(pool);
  await pool.end();

  const { wrong, intended } = await compareRows(admin, fixture);
  expect(wrong).toEqual([]);
  const declared = CHANGED_ON_PURPOSE.filter(({ by, table }) => name < by && hasRows(fixture.tables[table]));
  expect([...intended].toSorted()).toEqual(
    declared.map(({ table, column, rows }) => `${table} ${column ?? rows ?? ''}`).toSorted(),
  );

  const server = await openTestServer({ DATABASE_URL: url, ...FIXTURE_KEYS });
  await expectServed(server, await signIn(server));
});

test.runIf(isFullRun)('0036 is completed where its first form was applied', async () => {
  const { url, admin } = await restoreFixture(readFixture('0036_payment'));
  const [replaced] = REPLACED_MIGRATIONS;
  await admin.query('alter table payment_order drop column refund_asked_at');
  await admin.query(
    'update drizzle.__drizzle_migrations set hash = $1, created_at = 1795350650625 where created_at = $2',
    [replaced?.formerHash, replaced?.folderMillis],
  );
  const pool = openPool({ connectionString: url }, 1);
  expect(await migrate(pool)).toEqual({ known, applied: known - 37 });
  await pool.query('select refund_asked_at from payment_order');
  await pool.end();
});

const hasRows = (table: { readonly rows: readonly unknown[] } | undefined): boolean =>
  table !== undefined && table.rows.length > 0;

/** The server is ready, and shows Ann what she wrote with the old version. */
async function expectServed(server: TestServer, ann: TestPerson): Promise<void> {
  expect((await server.call(null, readReadiness, {})).status).toBe(200);
  const list = await server.call(ann, listContent, { query: { authorId: 'all' } });
  expect(list.status).toBe(200);
  const titles = list.body.content.map(({ title }) => title).toSorted();
  expect(titles).toEqual(['Bees in the garden, kept well', 'Honey in winter']);
  const { id } = list.body.content.find(({ title }) => title.startsWith('Bees')) ?? { id: '' };
  const article = await server.call(ann, readContent, { params: { id } });
  expect(article.body).toMatchObject({ id, status: 'published', tags: ['garden', 'bees'] });
  expect(article.body.content).toContain('And one more paragraph.');
  const changed = await server.call(ann, updateContent, { params: { id }, body: { title: 'Upgraded' } });
  expect(changed).toMatchObject({ status: 200, body: { title: 'Upgraded' } });
  const events = await server.call(ann, listCalendarEvents, {
    query: { start: '2100-02-01', end: '2100-03-31' },
  });
  expect(events.status).toBe(200);
  const settings = await server.call(ann, readSettings, {});
  expect(settings).toMatchObject({ status: 200, body: { profile: { email: FIXTURE_PERSON.email } } });
}

async function signIn(server: TestServer): Promise<TestPerson> {
  const { email, name, password } = FIXTURE_PERSON;
  const answer = await server.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email, password },
    headers: { origin: server.url },
  });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { body } = await server.send('/api/auth/token', { headers: { cookie } });
  const { token } = body as { token: string };
  return { name, email, userId: '', workspaceId: '', cookie, token: () => Promise.resolve(token) };
}
