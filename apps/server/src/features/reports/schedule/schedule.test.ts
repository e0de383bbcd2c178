import * as reports from '@pagewright/contract/reports';
import { updateSettings } from '@pagewright/contract/settings';
import { removeMember } from '@pagewright/contract/team';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { createGaps, insertGapsRun } from '../testing/insert-gaps-run.ts';

const server = await openTestServer();
// Two servers that both look for due reports.
await openTestServer({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
const ada = await server.signUp('Ada');

async function makeReport(person: TestPerson = ada): Promise<string> {
  const body = { runId: await insertGapsRun(server, person), title: `Gaps ${Math.random()}` };
  return (await server.call(person, reports.createReport, { body })).body.id;
}
const schedule = (id: string, recipients: string[], cadence: 'weekly' | 'monthly' = 'weekly', person = ada) =>
  server.call(person, reports.scheduleReport, { params: { id }, body: { cadence, recipients } });
const read = async (id: string) =>
  (await server.call(ada, reports.readReportSchedule, { params: { id } })).body.schedule;

/** Makes the schedule of a report due now. */
const makeDue = (id: string) =>
  server.sql.query("update report_schedule set due_at = now() - interval '1 minute' where report_id = $1", [
    id,
  ]);
async function mails(recipient: string) {
  const { rows } = await server.sql.query<{ text: string; unsubscribe_url: string; action_url: string }>(
    "select text, unsubscribe_url, action_url from mail where recipient = $1 and key like 'report:%' order by created_at",
    [recipient],
  );
  return rows;
}
const settled = async () =>
  (await server.sql.query("select from outbox where kind = 'send-report' and done_at is null")).rowCount ===
    0 &&
  (await server.sql.query('select from report_schedule where due_at <= now() and stopped_at is null'))
    .rowCount === 0;

test('a report is due at eight on Monday or the first, in the time zone of its scheduler', async () => {
  const timezone = 'America/New_York';
  await server.call(ada, updateSettings, { body: { preferences: { timezone } } });
  const id = await makeReport();
  const hour = (moment: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone: timezone,
      weekday: 'long',
      hour: 'numeric',
      day: 'numeric',
    }).format(new Date(moment));
  const weekly = (await schedule(id, ['cleo@example.com'])).body.schedule;
  expect(hour(weekly.dueAt)).toMatch(/Monday.*8\sAM/);
  const monthly = (await schedule(id, ['cleo@example.com'], 'monthly')).body.schedule;
  expect(hour(monthly.dueAt)).toMatch(/^1 .*8\sAM/);
  for (const { dueAt } of [weekly, monthly]) expect(Date.parse(dueAt)).toBeGreaterThan(Date.now());
  const body = { cadence: 'weekly' as const, recipients: ['cleo@example.com'], timeZone: 'Asia/Kathmandu' };
  const named = await server.call(ada, reports.scheduleReport, { params: { id }, body });
  expect(named.body.schedule.dueAt).toMatch(/T02:15:00/);
  expect((await schedule(id, ['nobody'])).status).toBe(400);
  expect(
    (
      await schedule(
        id,
        Array.from({ length: 11 }, (_, at) => `a${at}@example.com`),
      )
    ).status,
  ).toBe(400);
});

test('two servers mail each due date once, with a link and the newest data', async () => {
  const id = await makeReport();
  await schedule(id, ['one@example.com', 'two@example.com']);
  await makeDue(id);
  await eventually(async () => expect(await mails('two@example.com')).toHaveLength(1));
  expect(await mails('one@example.com')).toHaveLength(1);
  const [mail] = await mails('one@example.com');
  expect(mail?.text).toContain('- For 12 searches, competitors have a page and none was found');
  const page = await fetch(mail?.action_url ?? '');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('For 12 searches')]);

  await insertGapsRun(server, ada, createGaps(5));
  await makeDue(id);
  await eventually(async () => expect(await mails('one@example.com')).toHaveLength(2));
  expect((await mails('one@example.com'))[1]?.text).toContain(
    '- For 5 searches, competitors have a page and none was found',
  );
  expect(await read(id)).toBeNull();
  const { reports: listed } = (await server.call(ada, reports.listReports, {})).body;
  expect(await read(listed[0]?.id ?? '')).toMatchObject({ cadence: 'weekly', isPaused: false });
  await eventually(async () => expect(await settled()).toBe(true));
  expect(await mails('two@example.com')).toHaveLength(2);
});

test('a recipient unsubscribes with one click and stays unsubscribed when added again', async () => {
  const id = await makeReport();
  await schedule(id, ['quits@example.com', 'stays@example.com']);
  await makeDue(id);
  await eventually(async () => expect(await mails('quits@example.com')).toHaveLength(1));
  const off = (await mails('quits@example.com'))[0]?.unsubscribe_url ?? '';
  expect(await (await fetch(off)).text()).toContain('Turn these emails off?');
  expect(await read(id)).toMatchObject({ recipients: [{ isOff: false }, { isOff: false }] });
  const click = (url: string, body: string) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect((await click(`${off}x`, 'List-Unsubscribe=One-Click')).status).toBe(404);
  expect((await click(off, 'List-Unsubscribe=One-Click')).status).toBe(200);
  await schedule(id, ['stays@example.com']);
  const again = (await schedule(id, ['quits@example.com', 'stays@example.com'])).body.schedule;
  expect(again.recipients).toEqual([
    { email: 'quits@example.com', isOff: true },
    { email: 'stays@example.com', isOff: false },
  ]);
  await makeDue(id);
  await eventually(async () => expect(await mails('stays@example.com')).toHaveLength(2));
  expect(await mails('quits@example.com')).toHaveLength(1);
  await click(off, 'mails=on');
  expect((await read(id))?.recipients[0]?.isOff).toBe(false);
});

test('nothing is mailed after the schedule is stopped, the report removed, or its scheduler gone', async () => {
  const ben = await signUpTeammate(server, ada, 'basic_member');
  const [stopped, gone, left] = [await makeReport(), await makeReport(), await makeReport(ben)];
  for (const [id, person] of [
    [stopped, ada],
    [gone, ada],
    [left, ben],
  ] as const)
    expect((await schedule(id, ['none@example.com'], 'monthly', person)).status).toBe(200);
  expect((await server.call(ben, reports.stopReportSchedule, { params: { id: stopped } })).status).toBe(403);
  expect((await server.call(ada, reports.stopReportSchedule, { params: { id: stopped } })).status).toBe(204);
  await server.call(ada, reports.removeReport, { params: { id: gone } });
  await server.call(ada, removeMember, { params: { id: ben.userId } });
  expect(await read(left)).toMatchObject({ isPaused: true });
  const told = await makeReport();
  await schedule(told, ['told@example.com']);
  for (const id of [stopped, gone, left, told]) await makeDue(id);
  await eventually(async () => expect(await mails('told@example.com')).toHaveLength(1));
  expect(await mails('none@example.com')).toEqual([]);
});
