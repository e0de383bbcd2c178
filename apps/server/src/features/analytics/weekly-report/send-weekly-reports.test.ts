import { createContent } from '@pagewright/contract/content';
import { switchMail } from '@pagewright/contract/notifications';
import { readSettings, updateSettings } from '@pagewright/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { sendWeeklyReports } from './send-weekly-reports.ts';

// The weeks are in the future, because the server would publish past items right away.
const server = await openTestServer();
const pool = openPool({ connectionString: server.databaseUrl }, 2);
afterAll(() => pool.end());
const services = createServices();
/** Queues what is due at a time, and waits until the server has mailed it. */
async function send(now: string): Promise<void> {
  await sendWeeklyReports({ db: openDatabase(pool), services, log: services.log }, new Date(now));
  await server.sql.query(
    "update outbox set due_at = now() where kind = 'weekly-report-of-workspace' and due_at > now()",
  );
  await expect.poll(countOpen).toBe(0);
}
async function countOpen(): Promise<number> {
  const { rows } = await server.sql.query<{ open: number }>(
    "select count(*)::int as open from outbox where kind = 'weekly-report-of-workspace' and done_at is null",
  );
  return rows[0]!.open;
}

/** Creates a person in a time zone who wants the report, unless specified otherwise. */
async function reader(timezone: string, weeklyReport = true): Promise<TestPerson> {
  const person = await server.signUp('Rita');
  const body = { preferences: { timezone }, notifications: { weeklyReport } };
  expect((await server.call(person, updateSettings, { body })).status).toBe(200);
  return person;
}

async function write(person: TestPerson, title: string, more: Record<string, string>): Promise<string> {
  const { body } = await server.call(person, createContent, { body: { title } });
  for (const [column, value] of Object.entries(more))
    await server.sql.query(`update content set ${column} = $2 where id = $1`, [body.id, value]);
  return body.id;
}
const published = (person: TestPerson, title: string, at: string) =>
  write(person, title, { status: 'published', published_at: at });

async function visited(person: TestPerson, id: string, hour: string, views: number, seconds: number) {
  await server.sql.query('insert into visit_hour values ($1, $2, $3, $4, 1)', [id, hour, views, seconds]);
  await server.sql.query(
    `insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions)
     values ($1, $2, $3::text::timestamptz at time zone 'UTC', $4, $5, 1)
     on conflict (content_id, day) do update set views = visit_day.views + excluded.views`,
    [person.workspaceId, id, hour, views, seconds],
  );
  await server.sql.query(
    `insert into visit_site_day (workspace_id, day, source, views, engaged_seconds, conversions)
     values ($1, $2::text::timestamptz at time zone 'UTC', $2::text, $3, $4, 1)`,
    [person.workspaceId, hour, views, seconds],
  );
}

async function reports(person: TestPerson): Promise<{ subject: string; text: string }[]> {
  const { rows } = await server.sql.query<{ subject: string; text: string }>(
    `select subject, text from mail where recipient = $1 and key like 'weekly-report:%' order by created_at`,
    [person.email],
  );
  return rows;
}

test('a report compares its week with the week before, is sent once, and lists what comes next', async () => {
  const rita = await reader('Europe/Berlin');
  // Berlin is an hour ahead of UTC: the week is from Sunday 1 March 23:00 to Sunday 8 March 23:00.
  const id = await published(rita, 'First of the week', '2099-03-01T23:00:00Z');
  await published(rita, 'Before the week', '2099-03-01T22:59:59Z');
  await published(rita, 'After the week', '2099-03-08T23:00:00Z');
  await write(rita, 'Comes next', { status: 'scheduled', scheduled_for: '2099-03-10T08:30:00Z' });
  await visited(rita, id, '2099-02-21T10:00:00Z', 7, 60);
  await visited(rita, id, '2099-02-25T10:00:00Z', 40, 600);
  await visited(rita, id, '2099-03-01T22:00:00Z', 2, 0);
  await visited(rita, id, '2099-03-01T23:00:00Z', 1000, 90);
  await visited(rita, id, '2099-03-08T22:00:00Z', 234, 30);
  await visited(rita, id, '2099-03-08T23:00:00Z', 5, 0);

  await send('2099-03-09T06:59:59Z');
  expect(await reports(rita)).toEqual([]);
  await send('2099-03-09T07:00:00Z');
  await send('2099-03-09T07:15:00Z');
  const mails = await reports(rita);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toMatch(/^Your week in .+: March 2\s–\s8$/);
  const { text } = mails[0]!;
  expect(text).toContain('Published: 1\n- First of the week\n\n');
  expect(text).toContain('- Views: 1,234 (42)\n- Minutes of reading time: 2 (10)\n- Conversions: 2 (2)\n\n');
  expect(text).toMatch(/Coming up \(Europe\/Berlin\)\n- Comes next: Mar 10, 2099, 9:30\sAM\n/);

  const token = /\/mail-off\?token=(\S+)$/.exec(text)![1]!;
  await server.call(null, switchMail, { body: { token, isOn: false } });
  const { notifications } = (await server.call(rita, readSettings, {})).body;
  expect(notifications).toMatchObject({ weeklyReport: false, emailNotifications: true });
  await send('2099-03-16T07:00:00Z');
  expect(await reports(rita)).toHaveLength(1);
});

test('unknown figures show as a dash, and a week without activity sends no mail', async () => {
  const [told, quiet, unwilling] = [await reader('UTC'), await reader('UTC'), await reader('UTC', false)];
  const noMails = await reader('UTC');
  await server.call(noMails, updateSettings, { body: { preferences: { emailUpdates: false } } });
  await published(noMails, 'No mails at all', '2099-03-04T12:00:00Z');
  await published(told, 'Alone', '2099-03-04T12:00:00Z');
  await published(unwilling, 'Not asked for', '2099-03-04T12:00:00Z');
  await write(quiet, 'Only planned', { status: 'scheduled', scheduled_for: '2099-03-11T12:00:00Z' });
  await send('2099-03-09T08:00:00Z');
  const [mail] = await reports(told);
  expect(mail!.text).toContain(
    '- Views: — (—)\n- Minutes of reading time: — (—)\n- Conversions: — (—)\n\nNothing is scheduled next.',
  );
  expect(await reports(quiet)).toEqual([]);
  expect(await reports(unwilling)).toEqual([]);
  expect(await reports(noMails)).toEqual([]);
});

test('eight o’clock is the reader’s local time, even after the clocks change', async () => {
  const [york, kathmandu] = [await reader('America/New_York'), await reader('Asia/Kathmandu')];
  // New York went from UTC-5 to UTC-4 on Sunday 8 March 2099; Kathmandu is UTC+5:45.
  for (const person of [york, kathmandu]) await published(person, 'Once', '2099-03-04T12:00:00Z');
  await send('2099-03-09T02:14:00Z');
  expect(await reports(kathmandu)).toEqual([]);
  await send('2099-03-09T02:15:00Z');
  expect(await reports(kathmandu)).toHaveLength(1);
  await send('2099-03-09T11:59:00Z');
  expect(await reports(york)).toEqual([]);
  await send('2099-03-09T12:00:00Z');
  expect(await reports(york)).toHaveLength(1);
  expect((await reports(york))[0]!.subject).toMatch(/: March 2\s–\s8$/);
});
