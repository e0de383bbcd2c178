import {
  createCalendarEvent,
  exportCalendar,
  importCalendar,
  listCalendarEvents,
  planStrategy,
  readFeedAddress,
  removeBatch,
  removeFeedAddress,
  renewFeedAddress,
  updateCalendarEvent,
} from '@pagewright/contract/calendar';
import { createContent } from '@pagewright/contract/content';
import { generateBrief, generateStrategy } from '@pagewright/contract/strategy';
import ical, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const NEW_YORK = 'America/New_York';
const YEAR = { start: '2027-01-01', end: '2027-12-31' };

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });

const take = (person: TestPerson, text: string, timeZone = 'UTC') =>
  server.call(person, importCalendar, { body: { text, timeZone } });
const shown = async (person: TestPerson, days: { start: string; end: string } = YEAR) =>
  (await server.call(person, listCalendarEvents, { query: days })).body;
const file = async (person: TestPerson, format: 'ics' | 'csv', timeZone = 'UTC') =>
  (await server.call(person, exportCalendar, { query: { ...YEAR, format, timeZone } }))
    .body as unknown as string;
const eventsOf = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');
const ics = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const vevent = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

test('a series is exported and imported in full: its rule, time zone, and excluded dates', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()];
  const { id } = (
    await server.call(ann, createCalendarEvent, {
      body: {
        title: 'Weekly; with, signs',
        // 9:00 in New York, before and after the clock change on March 14, 2027.
        scheduledFor: '2027-03-05T14:00:00Z',
        platform: 'LinkedIn',
        snippet: 'First line\nSecond line',
        timeZone: NEW_YORK,
        recurrence: 'FREQ=WEEKLY;COUNT=4',
      },
    })
  ).body;
  await server.call(ann, updateCalendarEvent, {
    params: { id },
    body: { occurrence: '2027-03-12T14:00:00Z', scheduledFor: '2027-03-13T14:00:00Z', title: 'Moved' },
  });
  const text = await file(ann, 'ics');
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York');
  const series = eventsOf(text).find(({ rrule }) => rrule);
  expect(series).toMatchObject({ summary: 'Weekly; with, signs', status: 'CONFIRMED' });
  const all = series!.rrule!.all().map((date) => date.toISOString());
  expect(all).toEqual([
    '2027-03-05T14:00:00.000Z',
    '2027-03-12T14:00:00.000Z',
    '2027-03-19T13:00:00.000Z',
    '2027-03-26T13:00:00.000Z',
  ]);

  const first = await take(bob, text);
  expect(first.body).toMatchObject({ created: 2, skipped: [] });
  const brief = (await shown(bob)).map(({ title, scheduledFor }) => [title, scheduledFor]);
  expect(brief).toEqual([
    ['Weekly; with, signs', '2027-03-05T14:00:00.000Z'],
    ['Moved', '2027-03-13T14:00:00.000Z'],
    ['Weekly; with, signs', '2027-03-19T13:00:00.000Z'],
    ['Weekly; with, signs', '2027-03-26T13:00:00.000Z'],
  ]);
  expect((await shown(bob))[0]).toMatchObject({ platform: 'LinkedIn', snippet: 'First line\nSecond line' });
  const again = await take(bob, text);
  expect(again.body).toMatchObject({
    created: 0,
    batchId: null,
    skipped: [{ reason: 'present' }, { reason: 'present' }],
  });
  const params = { id: first.body.batchId! };
  expect((await server.call(ann, removeBatch, { params })).status).toBe(404);
  expect((await server.call(bob, removeBatch, { params })).status).toBe(204);
  expect(await shown(bob)).toEqual([]);
});

test('reads files of other calendars, and reports what it skips', async () => {
  const person = await server.signUp();
  const { body } = await take(
    person,
    ics(
      ...vevent('UID:1', 'DTSTART:20270306T090000', 'SUMMARY;LANGUAGE=en:Floating'),
      ...vevent('UID:2', 'DTSTART;VALUE=DATE:20270307', 'SUMMARY:Whole day', 'STATUS:TENTATIVE'),
      ...vevent('UID:3', 'DTSTART;TZID=W. Europe Standard Time:20270308T090000', 'SUMMARY:Outlook'),
      ...vevent('UID:4', 'DTSTART:20270309T090000Z', 'CATEGORIES:Other,facebook', 'SUMMARY:Categories'),
      ...vevent('UID:5', 'DTSTART:nonsense', 'SUMMARY:No date'),
      ...vevent('UID:6', 'DTSTART:20270309T090000Z', 'SUMMARY: '),
      ...vevent('UID:7', 'DTSTART:20270309T090000Z', 'SUMMARY:Hourly', 'RRULE:FREQ=HOURLY'),
    ),
    NEW_YORK,
  );
  expect(body.skipped.map(({ place, reason }) => [place, reason])).toEqual([
    [5, 'no_date'],
    [6, 'no_title'],
    [7, 'rule'],
  ]);
  expect((await shown(person)).map((one) => [one.title, one.scheduledFor, one.status, one.platform])).toEqual(
    [
      ['Floating', '2027-03-06T14:00:00.000Z', 'scheduled', 'Blog'],
      ['Whole day', '2027-03-07T14:00:00.000Z', 'draft', 'Blog'],
      ['Outlook', '2027-03-08T08:00:00.000Z', 'scheduled', 'Blog'],
      ['Categories', '2027-03-09T09:00:00.000Z', 'scheduled', 'Facebook'],
    ],
  );
});

test('CSV is imported by column and exported safely for spreadsheets', async () => {
  const person = await server.signUp();
  const text = [
    'Title;Date;Time;Time Zone;Platform;Recurrence',
    '"=cmd; |";2027-03-14;02:30;America/New_York;twitter;',
    'Weekly;2027-03-01;09:00;;Newsletter;FREQ=WEEKLY;COUNT=2',
    'Wrong day;2027-02-30;09:00;;;',
    'Elsewhere;2027-03-01;09:00;;Myspace;',
  ].join('\n');
  const { body } = await take(person, text.replace(';FREQ=WEEKLY;COUNT=2', ';"FREQ=WEEKLY;COUNT=2"'));
  expect(body).toMatchObject({ created: 2, skipped: [{ reason: 'no_date' }, { reason: 'platform' }] });
  const csv = await file(person, 'csv', NEW_YORK);
  const [head, , second] = csv.split('\r\n');
  expect(head).toBe(
    'title,scheduledFor,date,time,timeZone,platform,status,author,snippet,recurrence,kind,id',
  );
  // 2:30 is skipped that night: it becomes 3:30, 7:30 in UTC.
  expect(csv).toContain(`'=cmd; |,2027-03-14T07:30:00.000Z,2027-03-14,03:30,${NEW_YORK},Twitter,scheduled`);
  expect(second).toContain('Weekly,2027-03-08T09:00:00.000Z,2027-03-08,04:00');
  const back = await take(person, csv);
  expect(back.body).toMatchObject({ created: 0 });
  for (const [wrong, status] of [
    ['name,when\nA,B', 422],
    ['a,"b', 415],
    [
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270101T000000Z\r\nRRULE:FREQ=NEVER\r\nEND:VEVENT\r\nEND:VCALENDAR',
      415,
    ],
  ] as const) {
    expect((await take(person, wrong)).status, wrong).toBe(status);
  }
});

test('the secret address shows what its member may read, until it is renewed or revoked', async () => {
  const ann = await server.signUp();
  const mate = await signUpTeammate(server, ann, 'basic_member');
  await server.call(ann, createContent, { body: { title: 'Private draft', scheduledFor: soon() } });
  await server.call(ann, createContent, {
    body: { title: 'Shared', status: 'scheduled', scheduledFor: soon() },
  });
  expect((await server.call(mate, readFeedAddress, {})).body).toEqual({ url: null, createdAt: null });
  const { url } = (await server.call(mate, renewFeedAddress, { body: {} })).body;
  expect((await server.call(mate, readFeedAddress, {})).body.url).toBe(url);
  const get = async (address: string | null) => {
    const answer = await fetch(address ?? '');
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const feed = await get(url);
  expect([feed.status, feed.type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(eventsOf(feed.text).map(({ summary }) => summary)).toEqual(['Shared']);

  const renewed = (await server.call(mate, renewFeedAddress, { body: {} })).body.url;
  expect(renewed).not.toBe(url);
  expect([(await get(url)).status, (await get(renewed)).status]).toEqual([404, 200]);
  await server.sql.query('delete from member where user_id = $1 and organization_id = $2', [
    mate.userId,
    ann.workspaceId,
  ]);
  expect((await get(renewed)).status).toBe(404);
  const own = (await server.call(ann, renewFeedAddress, { body: {} })).body.url;
  expect((await server.call(ann, removeFeedAddress, {})).status).toBe(204);
  expect((await get(own)).status).toBe(404);
  const { rows } = await server.sql.query('select sealed_key, key_hash from calendar_feed');
  expect(JSON.stringify(rows)).not.toContain(new URL(renewed ?? '').searchParams.get('key'));
});

test('the days of a strategy are added once, at the hour of the time zone', async () => {
  const person = await server.signUp();
  const body = { idea: 'How to keep bees on a roof', keyword: 'rooftop bees', includeSearch: false };
  const brief = (await server.call(person, generateBrief, { body })).body;
  const plan = () =>
    server.call(person, planStrategy, { body: { briefId: brief.id, timeZone: NEW_YORK, time: '09:00' } });
  expect((await plan()).status).toBe(422);
  const strategy = (
    await server.call(person, generateStrategy, { body: { brief: { id: brief.id }, startOn: '2027-03-08' } })
  ).body;
  const count = strategy.supporting.length + 1;
  expect((await plan()).body).toMatchObject({ created: count, skipped: [] });
  expect((await plan()).body).toMatchObject({ created: 0 });
  const entries = await shown(person, { start: '2027-03-01', end: '2028-03-01' });
  expect(entries).toHaveLength(count);
  // March 8 is before the clock change.
  expect(entries[0]).toMatchObject({
    title: strategy.pillar.title,
    status: 'draft',
    scheduledFor: '2027-03-08T14:00:00.000Z',
  });
  const stranger = await server.signUp();
  const foreign = await server.call(stranger, planStrategy, { body: { briefId: brief.id } });
  expect(foreign.status).toBe(404);
});

function soon(): string {
  return new Date(Date.now() + 86_400_000).toISOString();
}
