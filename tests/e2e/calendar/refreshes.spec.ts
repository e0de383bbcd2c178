import { listCalendarEvents, listRefreshes } from '@pagewright/contract/calendar';
import { createContent } from '@pagewright/contract/content';
import { publishContent } from '@pagewright/contract/publishing';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { recordVisits } from '../../factories/record-visits.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { chip, ZONE } from './calendar-page.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

/** A day in the month that many months ago, in UTC. */
const dayInMonth = (ago: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 10)).toISOString().slice(0, 10);
};

test('an item that lost readers is proposed for a refresh, which is accepted, moved, dismissed, and each undone', async () => {
  const maya = await server.signUp('Maya');
  for (const [title, lost] of [
    ['Barrels', 40],
    ['Gutters', 30],
  ] as const) {
    const { id } = (await server.call(maya, createContent, { body: { title, content: 'Water.' } })).body;
    expect((await server.call(maya, publishContent, { params: { id } })).status).toBe(200);
    for (const [ago, views] of [
      [3, 1],
      [2, 100],
      [1, 100 - lost],
    ] as const) {
      await recordVisits(server, id, { day: dayInMonth(ago), views });
    }
  }
  const query = { timeZone: ZONE };
  const [first, second] = (await server.call(maya, listRefreshes, { query })).body.refreshes;
  const day = first!.proposedFor.slice(0, 10);
  const open = await openScreen(browser, server, `/calendar?day=${day}`, maya, { timezoneId: ZONE });
  const box = open.getByRole('region', { name: 'Suggested refreshes' });
  const row = (title: string) => box.getByRole('listitem').filter({ hasText: title });
  await row('Barrels')
    .getByText(/60 views in \w+ after 100 in \w+: 40% lost\./)
    .waitFor();
  await expect.poll(() => box.getByRole('listitem').count()).toBe(2);
  await expectAccessible(open, 'calendar with proposed refreshes');

  await box.getByRole('button', { name: 'Add the refresh of Barrels to the calendar' }).click();
  await chip(open, 'Refresh: Barrels').waitFor();
  await row('Barrels').waitFor({ state: 'detached' });
  await open.getByRole('button', { name: 'Undo' }).click();
  await row('Barrels').waitFor();
  await chip(open, 'Refresh: Barrels').waitFor({ state: 'detached' });

  await box.getByRole('button', { name: 'Another time for the refresh of Barrels' }).click();
  await row('Barrels').getByLabel('Date').fill('2020-01-01');
  await row('Barrels').getByRole('button', { name: 'Add then' }).click();
  await row('Barrels').getByText('This time is in the past.').waitFor();
  // A day later than the second proposal.
  const later = new Date(Date.parse(second!.proposedFor) + 86_400_000).toISOString().slice(0, 10);
  await row('Barrels').getByLabel('Date').fill(later);
  await row('Barrels').getByLabel('Time', { exact: true }).fill('10:30');
  await row('Barrels').getByRole('button', { name: 'Add then' }).click();
  await row('Barrels').waitFor({ state: 'detached' });
  const days = { start: later, end: later, timeZone: ZONE };
  await expect
    .poll(async () => (await server.call(maya, listCalendarEvents, { query: days })).body)
    .toMatchObject([{ title: 'Refresh: Barrels', contentId: first!.contentId, status: 'scheduled' }]);

  await box.getByRole('button', { name: 'Dismiss the refresh of Gutters' }).click();
  await box.getByText('No page lost 10% of its views').waitFor();
  await open.getByText('The refresh of “Gutters” was dismissed.').waitFor();
  await open.getByRole('button', { name: 'Undo' }).last().click();
  await row('Gutters').waitFor();
  await open.setViewportSize({ width: 360, height: 780 });
  await expectNoOverflow(open, 'calendar with a proposed refresh');
  await open.context().close();
});
