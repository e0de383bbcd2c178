import {
  acceptRefresh,
  createCalendarEvent,
  dismissRefresh,
  listCalendarEvents,
  listRefreshes,
  undoRefresh,
} from '@pagewright/contract/calendar';
import { createContent } from '@pagewright/contract/content';
import { publishContent } from '@pagewright/contract/publishing';
import { expect, test } from 'vitest';
import { recordVisits } from '../../../../../../tests/factories/record-visits.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');
const eve = await server.signUp('Eve');

const now = new Date();
/** A day in the month a number of months ago, in UTC. */
const inMonth = (ago: number, day = 10): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, day)).toISOString().slice(0, 10);
const month = inMonth(1, 1);

/** Publishes an item with views in past months, counted from its first day on. */
async function publish(title: string, views: Readonly<Record<number, number>>): Promise<string> {
  const body = { title, content: 'It stands below the gutter.' };
  const { id } = (await server.call(ada, createContent, { body })).body;
  expect((await server.call(ada, publishContent, { params: { id } })).status).toBe(200);
  for (const [ago, count] of Object.entries(views)) {
    await recordVisits(server, id, { day: inMonth(Number(ago)), views: count });
  }
  return id;
}
const list = async (person: TestPerson = ada, timeZone = 'UTC') =>
  (await server.call(person, listRefreshes, { query: { timeZone } })).body.refreshes;
const monday = (): string => {
  const ahead = (8 - now.getUTCDay()) % 7 || 7;
  return new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
};
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('refreshes of falling pages are proposed on free days, and decided once', async () => {
  const half = await publish('Half lost', { 14: 1, 13: 200, 2: 100, 1: 50 });
  await publish('As every year', { 14: 1, 13: 50, 2: 100, 1: 50 });
  const young = await publish('Young', { 3: 1, 2: 1000, 1: 700 });
  await publish('Growing', { 3: 1, 2: 10, 1: 20 });
  await publish('Nearly the same', { 3: 1, 2: 100, 1: 95 });
  await publish('Not whole', { 2: 100, 1: 10 });
  const busy = { title: 'Planned', platform: 'Blog', scheduledFor: `${monday()}T15:00:00Z` } as const;
  expect((await server.call(ada, createCalendarEvent, { body: busy })).status).toBe(201);

  const proposed = await list();
  // A loss of 300 views comes before one of 50. Monday is taken; Tuesday and Wednesday are free.
  expect(proposed).toEqual([
    {
      contentId: young,
      title: 'Young',
      month,
      latest: 700,
      previous: 1000,
      fall: 0.3,
      sameMonthLastYear: null,
      fallOfYear: null,
      severity: 'watch',
      confirmation: 'unconfirmed',
      proposedFor: `${dayAfter(monday(), 1)}T09:00:00.000Z`,
    },
    {
      contentId: half,
      title: 'Half lost',
      month,
      latest: 50,
      previous: 100,
      fall: 0.5,
      sameMonthLastYear: 200,
      fallOfYear: 0.75,
      severity: 'critical',
      confirmation: 'confirmed',
      proposedFor: `${dayAfter(monday(), 2)}T09:00:00.000Z`,
    },
  ]);

  const body = { month, scheduledFor: proposed[1]!.proposedFor, timeZone: 'UTC' };
  const accept = () => server.call(ada, acceptRefresh, { params: { id: half }, body });
  const answers = await Promise.all([accept(), accept()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const days = { start: monday(), end: dayAfter(monday(), 6) };
  const refreshes = async () =>
    (await server.call(ada, listCalendarEvents, { query: days })).body.filter(
      ({ contentId }) => contentId === half,
    );
  expect(await refreshes()).toMatchObject([
    { kind: 'event', title: 'Refresh: Half lost', status: 'scheduled', scheduledFor: body.scheduledFor },
  ]);
  const dismissed = await server.call(ada, dismissRefresh, { params: { id: young }, body: { month } });
  expect(dismissed.status).toBe(204);
  expect(await list()).toEqual([]);

  for (const id of [half, young])
    expect((await server.call(ada, undoRefresh, { params: { id }, body: { month } })).status).toBe(204);
  expect(await refreshes()).toEqual([]);
  expect(await list()).toEqual(proposed);
  const again = await server.call(ada, undoRefresh, { params: { id: half }, body: { month } });
  expect(again.status).toBe(404);
  const never = { params: { id: half }, body: { month: '0000-01-01' } };
  expect((await server.call(ada, undoRefresh, never)).status).toBe(400);

  // The same drop under another month, and a past time.
  const wrong = { params: { id: half }, body: { ...body, month: inMonth(2, 1) } };
  expect((await server.call(ada, acceptRefresh, wrong)).status).toBe(409);
  const past = { params: { id: half }, body: { ...body, scheduledFor: '2020-01-01T00:00:00Z' } };
  expect((await server.call(ada, acceptRefresh, past)).status).toBe(422);
  expect(await list()).toHaveLength(2);

  const member = await signUpTeammate(server, ada, 'basic_member');
  expect(await list(member)).toEqual([]);
  expect((await server.call(member, dismissRefresh, { params: { id: half }, body: { month } })).status).toBe(
    403,
  );
  expect(await list(eve)).toEqual([]);
  expect((await server.call(eve, acceptRefresh, { params: { id: half }, body })).status).toBe(404);
});
