import {
  createCalendarEvent,
  listCalendarDays,
  listCalendarEvents,
  listWaiting,
  readMonthStats,
  removeCalendarEvent,
  scheduleContent,
  undoRemoveCalendarEvent,
  updateCalendarEvent,
  type CalendarEntry,
  type EventDraft,
} from '@pagewright/contract/calendar';
import { createContent, readContent, updateContent, type ContentDraft } from '@pagewright/contract/content';
import { listNotifications } from '@pagewright/contract/notifications';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import type { CallInput } from '@pagewright/contract/endpoint';
import { eventually } from '../../../../../tests/eventually.ts';

const NEW_YORK = 'America/New_York';

const server = await openTestServer();
const ann = await server.signUp('Ann');
const [mate, stranger] = await Promise.all([signUpTeammate(server, ann, 'basic_member'), server.signUp()]);

async function add(draft: Partial<EventDraft>, person = ann): Promise<CalendarEntry> {
  const body = {
    title: 'Post',
    scheduledFor: '2099-01-01T09:00:00Z',
    platform: 'Twitter' as const,
    ...draft,
  };
  const answer = await server.call(person, createCalendarEvent, { body });
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body;
}
async function write(draft: Partial<ContentDraft>, person = ann) {
  return (await server.call(person, createContent, { body: { title: 'Item', ...draft } })).body;
}
async function list(person: TestPerson, start: string, end: string, timeZone = 'UTC') {
  const answer = await server.call(person, listCalendarEvents, { query: { start, end, timeZone } });
  expect(answer.status).toBe(200);
  return answer.body;
}
const brief = (entries: readonly CalendarEntry[]) =>
  entries.map(({ title, scheduledFor }) => `${title} ${scheduledFor ?? '-'}`);
const refusal = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { error: string }).error,
];

test('lists events and dated items in order, by days of a time zone', async () => {
  const person = await server.signUp();
  // March 8, 23:30 in New York, on the 23-hour day: March 9, 03:30 in UTC.
  await add({ title: 'Late', scheduledFor: '2099-03-09T03:30:00Z' }, person);
  await add({ title: 'Next', scheduledFor: '2099-03-09T04:00:00Z' }, person);
  await write({ title: 'Dated', status: 'scheduled', scheduledFor: '2099-03-08T12:00:00Z' }, person);
  await write({ title: 'Draft with a date', scheduledFor: '2099-03-08T11:00:00Z' }, person);
  await write({ title: 'Without a date', status: 'scheduled' }, person);
  expect(brief(await list(person, '2099-03-08', '2099-03-08', NEW_YORK))).toEqual([
    'Draft with a date 2099-03-08T11:00:00.000Z',
    'Dated 2099-03-08T12:00:00.000Z',
    'Late 2099-03-09T03:30:00.000Z',
  ]);
  expect(brief(await list(person, '2099-03-09', '2099-03-09'))).toEqual([
    'Late 2099-03-09T03:30:00.000Z',
    'Next 2099-03-09T04:00:00.000Z',
  ]);
  const { body } = await server.call(person, listWaiting, {});
  expect(body.undated.map(({ title }) => title)).toEqual(['Without a date']);
});

test('an entry has its author and type', async () => {
  const event = await add({ title: ' Launch ', snippet: 'We are live', timeZone: 'Europe/Berlin' });
  expect(event).toEqual({
    id: expect.any(String) as string,
    kind: 'event',
    title: 'Launch',
    status: 'scheduled',
    contentType: null,
    scheduledFor: '2099-01-01T09:00:00.000Z',
    occurrence: null,
    seriesStart: null,
    recurrence: null,
    timeZone: 'Europe/Berlin',
    platform: 'Twitter',
    snippet: 'We are live',
    contentId: null,
    isMissed: false,
    author: { name: 'Ann' },
    authorId: ann.userId,
    authorName: 'Ann',
    authorEmail: ann.email,
    canEdit: true,
  });
  const item = await write({ title: 'Public', status: 'published' });
  const [day = ''] = item.publishedAt?.split('T') ?? [];
  expect((await list(ann, day, day)).find(({ id }) => id === item.id)).toMatchObject({
    kind: 'item',
    status: 'published',
    scheduledFor: item.publishedAt,
    contentType: 'article',
    platform: 'Blog',
  });
});

test('other people’s entries are hidden, and a teammate’s can be read but not changed', async () => {
  const day = '2098-05-05';
  const shared = await add({ title: 'Shared', scheduledFor: `${day}T09:00:00Z` });
  const draft = await add({ title: 'Mine', status: 'draft', scheduledFor: `${day}T10:00:00Z` });
  expect(brief(await list(mate, day, day))).toEqual(['Shared 2098-05-05T09:00:00.000Z']);
  expect(await list(stranger, day, day)).toEqual([]);
  for (const [person, id, status] of [
    [mate, shared.id, 403],
    [mate, draft.id, 404],
    [stranger, shared.id, 404],
  ] as const) {
    const params = { id };
    const change = await server.call(person, updateCalendarEvent, { params, body: { title: 'Taken' } });
    const removal = await server.call(person, removeCalendarEvent, { params });
    const undo = await server.call(person, undoRemoveCalendarEvent, { params, body: {} });
    expect([change.status, removal.status, undo.status]).toEqual([status, status, status]);
  }
  const tied = await server.call(stranger, createCalendarEvent, {
    body: {
      title: 'Tied',
      scheduledFor: `${day}T09:00:00Z`,
      platform: 'Blog',
      contentId: (await write({ status: 'review' })).id,
    },
  });
  expect(tied.status).toBe(404);
  expect(brief(await list(ann, day, day))).toHaveLength(2);
});

test('invalid input is refused with a reason', async () => {
  const post = (body: object) => server.send('/api/calendar/events', { method: 'POST', person: ann, body });
  const good = { title: 'T', scheduledFor: '2099-01-01T09:00:00Z', platform: 'Twitter' };
  expect(refusal(await post({ ...good, title: ' ' }))).toEqual([400, 'Please fill in all fields']);
  for (const wrong of [
    { scheduledFor: 'soon' },
    { platform: 'Myspace' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+05:00' },
    { recurrence: 'FREQ=SECONDLY' },
    { recurrence: 'FREQ=DAILY;COUNT=3;UNTIL=20990101' },
  ]) {
    expect((await post({ ...good, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  }
  expect(refusal(await post({ ...good, snippet: 'x'.repeat(281) }))[0]).toBe(422);
  // X counts a URL as 23 characters, however long it is.
  expect((await post({ ...good, snippet: `https://example.com/${'x'.repeat(300)}` })).status).toBe(201);
  const days = (start: string, end: string) =>
    server.call(ann, listCalendarEvents, { query: { start, end } }).then(({ status }) => status);
  expect(await days('2026-03-02', '2026-03-01')).toBe(422);
  expect(await days('2026-01-01', '2027-02-05')).toBe(422);
  expect(await days('2026-02-30', '2026-03-01')).toBe(400);
});

test('scheduling an item sets its status; DELETE clears the date; a public item has its own date', async () => {
  const draft = await write({ title: 'To schedule' });
  const schedule = (contentId: string, scheduledDate: string) =>
    server.call(ann, scheduleContent, { body: { contentId, scheduledDate } });
  const done = await schedule(draft.id, '2099-06-01T09:00:00+02:00');
  expect(done.body).toMatchObject({
    status: 'scheduled',
    scheduledFor: '2099-06-01T07:00:00.000Z',
    revision: 2,
  });
  const params = { id: draft.id };
  expect((await server.call(ann, removeCalendarEvent, { params })).status).toBe(204);
  expect((await server.call(ann, readContent, { params })).body).toMatchObject({
    status: 'draft',
    scheduledFor: null,
  });
  expect(refusal(await schedule('', '2099-06-01T09:00:00Z'))).toEqual([400, 'Please fill in all fields']);
  expect((await schedule(draft.id, '2020-06-01T09:00:00Z')).status).toBe(422);
  const live = await write({ status: 'published' });
  expect((await schedule(live.id, '2099-06-01T09:00:00Z')).status).toBe(409);
  expect((await server.call(ann, removeCalendarEvent, { params: { id: live.id } })).status).toBe(409);
});

test('moving an item does not turn an autosave into a saved revision', async () => {
  const item = await write({ status: 'scheduled', scheduledFor: '2099-06-01T09:00:00Z', content: 'By hand' });
  const params = { id: item.id };
  await server.call(ann, updateContent, { params, body: { content: 'By the clock', autosave: true } });
  await server.call(ann, updateCalendarEvent, { params, body: { scheduledFor: '2099-06-02T09:00:00Z' } });
  const { rows } = await server.sql.query(
    'select kind from content_revision where content_id = $1 order by number',
    [item.id],
  );
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['save', 'autosave', 'autosave']);
});

test('events linked to an item move with it, from the calendar and the form, across a daylight saving change', async () => {
  // Friday, March 6, 2026 is in the past; in 2099 the clocks change on March 8 too: Friday the 6th, 9:00 in New York.
  const item = await write({ status: 'scheduled', scheduledFor: '2099-03-06T14:00:00Z' });
  const tie = { contentId: item.id, timeZone: NEW_YORK };
  const post = await add({ ...tie, title: 'An hour later', scheduledFor: '2099-03-06T15:00:00Z' });
  const done = await add({
    ...tie,
    title: 'Done',
    status: 'published',
    scheduledFor: '2099-03-06T15:00:00Z',
  });
  const at = async (id: string) =>
    (await list(ann, '2099-03-01', '2099-03-31')).find((entry) => entry.id === id)?.scheduledFor;

  await server.call(ann, updateCalendarEvent, {
    params: { id: item.id },
    body: { scheduledFor: '2099-03-09T13:00:00Z' },
  });
  expect([await at(post.id), await at(done.id)]).toEqual([
    '2099-03-09T14:00:00.000Z',
    '2099-03-06T15:00:00.000Z',
  ]);
  await server.call(ann, removeCalendarEvent, { params: { id: item.id } });
  expect(await at(post.id)).toBe('2099-03-09T14:00:00.000Z');
  await server.call(ann, updateContent, {
    params: { id: item.id },
    body: { status: 'scheduled', scheduledFor: '2099-03-10T13:30:00Z' },
  });
  expect(await at(post.id)).toBe('2099-03-10T14:30:00.000Z');
});

test('a single occurrence of a series can be changed, removed, and restored', async () => {
  const weekly = await add({
    title: 'Weekly',
    scheduledFor: '2097-01-07T09:00:00Z',
    recurrence: 'rrule:freq=weekly;count=4',
  });
  const shown = async () => brief(await list(ann, '2097-01-01', '2097-02-28'));
  const params = { id: weekly.id };
  expect(await shown()).toEqual(['07', '14', '21', '28'].map((day) => `Weekly 2097-01-${day}T09:00:00.000Z`));
  const moved = await server.call(ann, updateCalendarEvent, {
    params,
    body: { occurrence: '2097-01-14T09:00:00Z', scheduledFor: '2097-01-15T10:00:00Z', title: 'Once' },
  });
  expect(moved.body).toMatchObject({ recurrence: null, title: 'Once' });
  await server.call(ann, removeCalendarEvent, { params, query: { occurrence: '2097-01-21T09:00:00Z' } });
  expect(await shown()).toEqual([
    'Weekly 2097-01-07T09:00:00.000Z',
    'Once 2097-01-15T10:00:00.000Z',
    'Weekly 2097-01-28T09:00:00.000Z',
  ]);
  const again = { params, query: { occurrence: '2097-01-21T09:00:00Z' } };
  expect((await server.call(ann, removeCalendarEvent, again)).status).toBe(422);
  await server.call(ann, undoRemoveCalendarEvent, { params, body: { occurrence: '2097-01-21T09:00:00Z' } });
  // The whole series moves by an hour; excluded dates stay excluded.
  await server.call(ann, updateCalendarEvent, { params, body: { scheduledFor: '2097-01-07T10:00:00Z' } });
  expect(await shown()).toEqual([
    'Weekly 2097-01-07T10:00:00.000Z',
    'Once 2097-01-15T10:00:00.000Z',
    'Weekly 2097-01-21T10:00:00.000Z',
    'Weekly 2097-01-28T10:00:00.000Z',
  ]);
  await server.call(ann, removeCalendarEvent, { params });
  expect(await shown()).toEqual(['Once 2097-01-15T10:00:00.000Z']);
  await server.call(ann, undoRemoveCalendarEvent, { params, body: {} });
  expect(await shown()).toHaveLength(4);
});

type DaysQuery = CallInput<typeof listCalendarDays>['query'];

test('a month has the first entries of each day and counts the others, which a cursor continues', async () => {
  const person = await server.signUp('Full');
  const fill = (table: 'content' | 'calendar_event', from: number, to: number, day: string) =>
    server.sql.query(
      table === 'content'
        ? `insert into content (id, workspace_id, author_id, author_name, author_email, title, content, word_count, text, status, scheduled_for)
           select gen_random_uuid(), $1, $2, 'Full', 'x', 'Item ' || n, '{}', 0, '', 'draft', $5::timestamptz + make_interval(secs => n)
           from generate_series($3::int, $4::int) n`
        : `insert into calendar_event (id, workspace_id, author_id, author_name, author_email, title, platform, scheduled_for, time_zone, uid)
           select gen_random_uuid(), $1, $2, 'Full', 'x', 'Event ' || n, 'Twitter', $5::timestamptz + make_interval(secs => n), 'UTC', gen_random_uuid()::text
           from generate_series($3::int, $4::int) n`,
      [person.workspaceId, person.userId, from, to, day],
    );
  const days = async (query: Partial<DaysQuery>) => {
    const range = { start: '2099-05-01', end: '2099-05-31', timeZone: NEW_YORK };
    return server.call(person, listCalendarDays, { query: { ...range, ...query } });
  };
  // May 4 in New York begins at 04:00 in UTC: the event one second before is of May 3.
  await fill('calendar_event', -1, -1, '2099-05-04T04:00:00Z');
  await fill('content', 1, 30, '2099-05-04T04:00:00Z');
  await fill('calendar_event', 1, 15, '2099-05-04T04:00:00Z');
  await add(
    {
      title: 'Daily',
      scheduledFor: '2099-05-03T04:00:05Z',
      timeZone: NEW_YORK,
      recurrence: 'FREQ=DAILY;COUNT=2',
    },
    person,
  );
  // At the same second: ordered by id.
  await fill('content', 5, 5, '2099-05-04T04:00:00Z');

  const { body } = await days({ limit: 10 });
  expect(body.entries.map(({ title }) => title).slice(0, 2)).toEqual(['Daily', 'Event -1']);
  expect(body.entries).toHaveLength(12);
  // 30 + 15 + 1 + 1 entries on May 4, of which 10 are listed.
  expect(body.more).toEqual([
    { day: '2099-05-04', count: 37, isMinimum: false, cursor: expect.any(String) as string },
  ]);
  const day = { start: '2099-05-04', end: '2099-05-04', limit: 7 };
  const rest = body.entries.slice(2);
  const counts: number[] = [];
  for (let cursor = body.more[0]?.cursor; cursor !== undefined;) {
    const page = (await days({ ...day, cursor })).body;
    rest.push(...page.entries);
    counts.push(page.more[0]?.count ?? 0);
    cursor = page.more[0]?.cursor;
  }
  expect(counts).toEqual([30, 23, 16, 9, 2, 0]);
  const whole = await list(person, '2099-05-04', '2099-05-04', NEW_YORK);
  expect(whole).toHaveLength(47);
  expect(rest).toEqual(whole);

  const filtered = async (query: Partial<DaysQuery>) => {
    const { entries, more } = (await days({ ...day, ...query })).body;
    return [entries.length, more[0]?.count];
  };
  expect(await filtered({ platform: 'Twitter' })).toEqual([7, 9]);
  expect(await filtered({ platform: 'Blog' })).toEqual([7, 24]);
  expect(await filtered({ platform: 'Newsletter' })).toEqual([0, undefined]);
  expect(await filtered({ status: 'scheduled' })).toEqual([7, 9]);
  expect(await filtered({ authorId: person.userId })).toEqual([7, 40]);
  expect(await filtered({ authorId: ann.userId })).toEqual([0, undefined]);

  await fill('content', 1, 301, '2099-05-20T12:00:00Z');
  const full = (await days({ limit: 100 })).body;
  expect(full.more).toMatchObject([{ day: '2099-05-20', count: 200, isMinimum: true }]);
  expect(full.entries).toHaveLength(149);

  const refused = async (query: Partial<DaysQuery>) => (await days(query)).status;
  const cursor = body.more[0]!.cursor;
  expect(await refused({ cursor })).toBe(400);
  expect(await refused({ start: '2099-05-05', end: '2099-05-05', cursor })).toBe(400);
  expect(await refused({ ...day, cursor: 'x' })).toBe(400);
  expect(await refused({ end: '2099-07-02' })).toBe(422);
  expect(
    (await server.call(stranger, listCalendarDays, { query: { start: day.start, end: day.end } })).body,
  ).toEqual({
    entries: [],
    more: [],
  });
});

test('month statistics match a manual count', async () => {
  const person = await server.signUp();
  const stats = (month: number, year: number, timeZone: string) =>
    server.call(person, readMonthStats, { query: { month, year, timeZone } });
  await write({ status: 'scheduled', scheduledFor: '2099-04-01T03:30:00Z' }, person);
  await write({ status: 'scheduled', scheduledFor: '2099-04-15T03:30:00Z' }, person);
  await write({ status: 'review', scheduledFor: '2099-04-02T09:00:00Z' }, person);
  await add({ status: 'published', scheduledFor: '2099-04-03T09:00:00Z' }, person);
  await add({ status: 'draft', scheduledFor: '2099-04-03T09:00:00Z' }, person);
  // Thursdays in April 2099 from the 16th: 16, 23, and 30.
  await add({ scheduledFor: '2099-04-16T09:00:00Z', recurrence: 'FREQ=WEEKLY' }, person);
  // In UTC, April has both items; in New York, the first one is on March 31, 23:30.
  expect((await stats(4, 2099, 'UTC')).body).toEqual({ scheduled: 5, published: 1, inProgress: 2 });
  expect((await stats(4, 2099, NEW_YORK)).body).toEqual({ scheduled: 4, published: 1, inProgress: 2 });
  expect((await stats(3, 2099, NEW_YORK)).body).toEqual({ scheduled: 1, published: 0, inProgress: 0 });
  const now = new Date();
  await write({}, person);
  const current = await stats(now.getUTCMonth() + 1, now.getUTCFullYear(), 'UTC');
  expect(current.body).toMatchObject({ published: 0, inProgress: 1 });
  expect((await stats(13, 2099, 'UTC')).status).toBe(400);
});

test('when an event is due, its author is notified once, with the text to post', async () => {
  const person = await server.signUp();
  const scheduledFor = '2099-01-01T09:00:00.000Z';
  const event = await add({ title: 'Tell', snippet: 'We are live', scheduledFor }, person);
  const series = await add({ title: 'Again', scheduledFor, recurrence: 'FREQ=DAILY' }, person);
  await add({ title: 'Draft', status: 'draft', scheduledFor }, person);
  const soon = new Date(Date.now() + 1_000).toISOString();
  await server.sql.query(
    `update calendar_event set scheduled_for = $2, next_due_at = next_due_at - scheduled_for + $2::timestamptz
     where workspace_id = $1`,
    [person.workspaceId, soon],
  );
  const told = async () => (await server.call(person, listNotifications, {})).body.notifications;
  await eventually(async () => expect(await told()).toHaveLength(2));
  const about = Object.fromEntries((await told()).map((one) => [one.title, one]));
  expect(about['Tell']).toMatchObject({
    kind: 'event_due',
    text: 'We are live',
    link: `/calendar?event=${event.id}&at=${soon}`,
  });
  expect(about['Again']).toMatchObject({ text: null });
  const { rows } = await server.sql.query<{ id: string; next_due_at: Date | null }>(
    'select id, next_due_at from calendar_event where id = any($1)',
    [[event.id, series.id]],
  );
  const next = Object.fromEntries(rows.map((row) => [row.id, row.next_due_at]));
  expect(next[event.id]).toBeNull();
  expect(next[series.id]?.getTime()).toBe(Date.parse(soon) + 86_400_000);
  const { missed } = (await server.call(person, listWaiting, {})).body;
  expect(missed.map(({ title }) => title)).toEqual(['Tell']);
});
