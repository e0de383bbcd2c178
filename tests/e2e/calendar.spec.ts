import { listCalendarEvents } from '@pagewright/contract/calendar';
import { createContent, readContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import type { TestPerson } from '../server/test-server.ts';
import { addEvent, cell, chip, ZONE } from './calendar/calendar-page.ts';
import {
  expectAccessible,
  expectAccessibleInLightAndDark,
  expectNoHorizontalScroll,
} from './expect-accessible.ts';
import { reusePage, navigateInApp } from './reuse-page.ts';
import { openScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

const MARCH = '/calendar?day=2099-03-11';
const openInReusedPage = reusePage(browser, server, { timezoneId: ZONE });
const open = (person: TestPerson, path = MARCH): Promise<Page> => openInReusedPage(path, person);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(new RegExp(`^${name}\\b`));
const march = { start: '2099-03-01', end: '2099-03-31', timeZone: ZONE };
const listed = async (person: TestPerson) =>
  (await server.call(person, listCalendarEvents, { query: march })).body.map(
    ({ title, scheduledFor }) => `${title} ${scheduledFor ?? ''}`,
  );

describe('the month', () => {
  test('has 42 days from a Sunday, three entries per day, and the rest in the day’s dialog', async () => {
    const maya = await server.signUp('Maya');
    for (const hour of [13, 14, 15, 16, 17])
      await addEvent(server, maya, { title: `Post${hour}`, scheduledFor: `2099-03-12T${hour}:00:00Z` });
    const page = await open(maya);
    await page.getByRole('heading', { name: 'March 2099' }).waitFor();
    // 1 March 2099 is a Sunday, so the grid ends on Saturday, 11 April.
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(42);
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    await cell(page, 'Sunday, March 1, 2099').waitFor();
    await cell(page, 'Saturday, April 11, 2099').waitFor();
    const twelfth = cell(page, 'Thursday, March 12, 2099');
    await twelfth.getByText('+2 more').waitFor();
    await expect.poll(() => twelfth.getByRole('button', { name: /Post/ }).count()).toBe(3);
    await twelfth.getByText('+2 more').click();
    const dialog = page.getByRole('dialog', { name: 'Thursday, March 12, 2099' });
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(5);
    await expect
      .poll(() => dialog.getByRole('listitem').last().innerText())
      .toMatch(/Post17\s*Scheduled\s*1:00\sPM · Event · Twitter · Maya/);
    await page.keyboard.press('Escape');
    await cell(page, 'Friday, March 13, 2099').click();
    await page.getByText('No content scheduled for this date').waitFor();
    await page.keyboard.press('Escape');

    await button(page, 'Next month').click();
    await page.getByRole('heading', { name: 'April 2099' }).waitFor();
    await button(page, 'Previous month').click();
    await button(page, 'Previous month').click();
    await page.getByRole('heading', { name: 'February 2099' }).waitFor();
    await button(page, 'Today').click();
    await page.locator('[aria-current="date"]').waitFor();
  });

  test.runIf(isFullRun)('the dialog of a day with 75 entries loads what the month leaves out', async () => {
    const maya = await server.signUp('Maya');
    // A day of 75, of which the month loads 20: its dialog loads the others, by the keyboard.
    await server.sql.query(
      `insert into calendar_event (id, workspace_id, author_id, author_name, author_email, title, platform, scheduled_for, time_zone, uid)
       select gen_random_uuid(), $1, $2, 'Maya', 'x', 'Busy' || n, 'Blog', '2099-03-18T13:00:00Z'::timestamptz + make_interval(mins => n),
         'UTC', gen_random_uuid()::text from generate_series(1, 75) n`,
      [maya.workspaceId, maya.userId],
    );
    const page = await open(maya);
    const busy = page.getByRole('button', { name: '+72 more on Wednesday, March 18, 2099' });
    const others = /\/api\/calendar\/days\?.*cursor=/;
    await page.route(others, (route) =>
      route.fulfill({ status: 503, json: { error: 'Away', code: 'away' } }),
    );
    await busy.focus();
    await page.keyboard.press('Enter');
    const busyDay = page.getByRole('dialog', { name: 'Wednesday, March 18, 2099' });
    await busyDay.getByRole('alert').waitFor();
    expect(await busyDay.getByRole('listitem').count()).toBe(20);
    await page.unroute(others);
    await busyDay.getByRole('button', { name: '+55 more' }).click();
    await expect.poll(() => busyDay.getByRole('listitem').count()).toBe(70);
    await busyDay.getByRole('button', { name: '+5 more' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => busyDay.getByRole('listitem').count()).toBe(75);
    await busyDay.getByRole('button', { name: /Busy75/ }).waitFor();
    expect(await busyDay.getByRole('button', { name: /more$/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    // The server filters, also what is not loaded.
    await page.getByRole('combobox', { name: 'Platform' }).selectOption('Twitter');
    await expect.poll(() => chip(page, 'Busy').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Platform' }).selectOption('');
    await busy.waitFor();
  });

  test('an entry is dragged to another day, keeps its hour across the clock change, and moves back with undo', async () => {
    const maya = await server.signUp('Maya');
    // 9:00 in New York on Saturday; clocks go forward on Sunday, 8 March.
    await addEvent(server, maya, { title: 'Dragged', scheduledFor: '2099-03-07T14:00:00Z' });
    const page = await open(maya);
    await chip(page, 'Dragged').dragTo(cell(page, 'Tuesday, March 10, 2099'));
    await cell(page, 'Tuesday, March 10, 2099')
      .getByRole('button', { name: /9:00\sAM Dragged/ })
      .waitFor();
    await expect.poll(() => listed(maya)).toEqual(['Dragged 2099-03-10T13:00:00.000Z']);
    await button(page, 'Undo').click();
    await cell(page, 'Saturday, March 7, 2099')
      .getByRole('button', { name: /9:00\sAM Dragged/ })
      .waitFor();
    await expect.poll(() => listed(maya)).toEqual(['Dragged 2099-03-07T14:00:00.000Z']);
  });

  test('the keyboard moves between days, moves entries, and opens dialogs', async () => {
    const maya = await server.signUp('Maya');
    await addEvent(server, maya, { title: 'Keyed', scheduledFor: '2099-03-10T13:00:00Z' });
    const page = await open(maya);
    await chip(page, 'Keyed').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await cell(page, 'Wednesday, March 11, 2099').getByRole('button', { name: /Keyed/ }).waitFor();
    // The focus follows, so that it can be moved on.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Keyed/);
    await page.keyboard.press('Alt+ArrowDown');
    await cell(page, 'Wednesday, March 18, 2099').getByRole('button', { name: /Keyed/ }).waitFor();
    await expect.poll(() => listed(maya)).toEqual(['Keyed 2099-03-18T13:00:00.000Z']);
    await page.getByRole('button', { name: /^Wednesday, March 11, 2099/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Thursday, March 19, 2099' }).waitFor();
  });
});

describe('week and day', () => {
  test('show hours, leave out the hour that the clock skips, and move entries between hours', async () => {
    const maya = await server.signUp('Maya');
    await addEvent(server, maya, { title: 'Hourly', scheduledFor: '2099-03-09T13:30:00Z' });
    const page = await open(maya, '/calendar?day=2099-03-08&view=week');
    await page.getByRole('heading', { name: 'Mar 8, 2099 – Mar 14, 2099' }).waitFor();
    const row = (hour: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: hour, exact: true }) });
    await row('2 AM').getByText('This hour does not exist because the clocks go forward.').waitFor();
    expect(
      await row('3 AM').getByText('This hour does not exist because the clocks go forward.').count(),
    ).toBe(0);
    await row('9 AM')
      .getByRole('button', { name: /9:30\sAM Hourly/ })
      .waitFor();
    await chip(page, 'Hourly').dragTo(row('11 AM').getByRole('gridcell').nth(3));
    await row('11 AM')
      .getByRole('button', { name: /11:30\sAM Hourly/ })
      .waitFor();
    await expect.poll(() => listed(maya)).toEqual(['Hourly 2099-03-11T15:30:00.000Z']);
    await chip(page, 'Hourly').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await row('10 AM')
      .getByRole('button', { name: /Hourly/ })
      .waitFor();
    await page.getByRole('combobox', { name: 'View' }).selectOption('day');
    await page.getByRole('heading', { name: 'Sunday, March 8, 2099' }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('day');
    await row('4 PM').getByRole('gridcell').click();
    await expect
      .poll(async () => [await field(page, 'Date').inputValue(), await field(page, 'Time').inputValue()])
      .toEqual(['2099-03-08', '16:00']);
  });
});

describe('dialogs', () => {
  test('Schedule Content requires all fields, finds drafts, and schedules', async () => {
    const maya = await server.signUp('Maya');
    const draft = (await server.call(maya, createContent, { body: { title: 'Rain barrels' } })).body;
    const page = await open(maya);
    await button(page, 'Schedule Content').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Content' });
    await dialog.getByRole('button', { name: 'Schedule Content' }).click();
    await dialog.getByText('Please fill in all fields').waitFor();
    // Only missing fields are marked.
    await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(1);
    await dialog
      .getByRole('combobox', { name: 'Content' })
      .and(dialog.locator('[aria-invalid="true"]'))
      .waitFor();
    await dialog.getByRole('combobox', { name: 'Content' }).fill('barrel');
    await page.getByRole('option', { name: 'Rain barrels' }).click();
    await field(page, 'Date').fill('2099-03-12');
    await field(page, 'Time').fill('10:15');
    await dialog.getByRole('button', { name: 'Schedule Content' }).click();
    await page.getByText('Content scheduled successfully').waitFor();
    await cell(page, 'Thursday, March 12, 2099')
      .getByRole('button', { name: /10:15\sAM Rain barrels/ })
      .waitFor();
    const { body } = await server.call(maya, readContent, { params: { id: draft.id } });
    expect(body).toMatchObject({ status: 'scheduled', scheduledFor: '2099-03-12T14:15:00.000Z' });
    await chip(page, 'Rain barrels').click();
    await button(page, 'Unschedule').click();
    await page.getByText('Unscheduled.').waitFor();
    await expect.poll(() => listed(maya)).toEqual([]);
    await button(page, 'Undo').click();
    await expect.poll(() => listed(maya)).toEqual(['Rain barrels 2099-03-12T14:15:00.000Z']);
  });

  test('Schedule Social Media composes a repeating post within its limit, and edits, completes, and removes it', async () => {
    const maya = await server.signUp('Maya');
    const text =
      'A rain barrel saves 1,300 gallons of water in a summer. Put it below the downspout on firm blocks.';
    await server.call(maya, createContent, { body: { title: 'Rain barrels', content: `<p>${text}</p>` } });
    const page = await open(maya);
    await button(page, 'Schedule Social Media').click();
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    await expect.poll(() => field(page, 'Platform').inputValue()).toBe('Twitter');
    await expect.poll(() => dialog.getByLabel('Author').inputValue()).toBe('Maya');
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await dialog.getByText('Please fill in all fields').waitFor();
    await expect.poll(() => dialog.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('Title').fill('Launch');
    await dialog.getByLabel('Post for Twitter').fill('x'.repeat(281));
    await dialog.getByText('281 / 280').waitFor();
    await dialog.getByText('The post is longer than its network allows.').waitFor();
    await dialog.getByRole('combobox', { name: 'Belongs to' }).fill('barrel');
    await page.getByRole('option', { name: 'Rain barrels' }).click();
    await button(page, 'Suggest posts from the content').click();
    await button(page, 'Use suggestion 1').click();
    await expect.poll(() => dialog.getByLabel('Post for Twitter').inputValue()).toContain('ain barrel');
    await dialog.getByLabel('Repeats').selectOption('weekly');
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await page.getByText('Calendar event created successfully').waitFor();
    await expect.poll(() => chip(page, 'Launch').count()).toBe(5);

    await chip(page, 'Launch').first().click();
    await button(page, 'Mark as published').click();
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /Launch, Published/ })
      .waitFor();
    await chip(page, 'Launch').nth(1).click();
    await button(page, 'Edit').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Renamed');
    await button(page, 'Save').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => chip(page, 'Renamed').count()).toBe(4);
    await chip(page, 'Renamed').first().click();
    await button(page, 'Remove this one').click();
    await expect.poll(() => chip(page, 'Renamed').count()).toBe(3);
    await chip(page, 'Renamed').first().click();
    await button(page, 'Remove the whole series').click();
    await expect.poll(() => chip(page, 'Renamed').count()).toBe(0);
    await button(page, 'Undo').click();
    await expect.poll(() => chip(page, 'Renamed').count()).toBe(3);
  });

  test('a calendar file is imported and removed, and a feed URL is created and renewed', async () => {
    const maya = await server.signUp('Maya');
    const page = await open(maya);
    await button(page, 'Import and export').click();
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Choose file').click();
    const csv = 'title,date,time\nFrom a file,2099-03-17,09:00\nWithout a day,,09:00\n';
    await (await chooser).setFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('Left out: 1').click();
    await page.getByText('2. Without a day: no readable date').waitFor();
    await expect.poll(() => listed(maya)).toEqual(['From a file 2099-03-17T13:00:00.000Z']);
    await button(page, 'Undo').click();
    await expect.poll(() => listed(maya)).toEqual([]);
    const saved = page.waitForEvent('download');
    await button(page, 'Calendar file (ICS)').click();
    expect((await saved).suggestedFilename()).toBe('calendar-2099-03-01-2099-04-11.ics');
    await button(page, 'Create address').click();
    const address = page.getByLabel('Secret address');
    const first = await address.inputValue();
    await button(page, 'Renew').click();
    await page
      .getByRole('dialog', { name: 'Renew the address?' })
      .getByRole('button', { name: 'Renew' })
      .click();
    await expect.poll(() => address.inputValue()).not.toBe(first);
  });
});

test('filters are in the URL, and missed or undated items appear next to the grid', async () => {
  const maya = await server.signUp('Maya');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await addEvent(server, maya, { title: 'Tweet', scheduledFor: '2099-03-12T13:00:00Z' });
  await addEvent(server, maya, {
    title: 'Letter',
    platform: 'Newsletter',
    scheduledFor: '2099-03-12T14:00:00Z',
  });
  const missed = await addEvent(server, maya, {
    title: 'Forgotten',
    scheduledFor: yesterday,
    snippet: 'Post me',
  });
  await server.call(maya, createContent, { body: { title: 'Undated', status: 'scheduled' } });
  const page = await open(maya);
  await page.getByRole('region', { name: 'This Month' }).getByText('2', { exact: true }).waitFor();
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('button', { name: /Forgotten/ }).waitFor();
  await waiting.getByRole('button', { name: /Undated/ }).waitFor();
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('Newsletter');
  await expect.poll(() => chip(page, 'Tweet').count()).toBe(0);
  await page.reload();
  await chip(page, 'Letter').waitFor();
  expect(await chip(page, 'Tweet').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('draft');
  await page.getByText('No matches for these filters').waitFor();
  await button(page, 'Clear filters').click();
  await chip(page, 'Tweet').waitFor();
  // As linked from its notification.
  await navigateInApp(page, `/calendar?event=${missed.id}&at=${yesterday}`);
  await page.getByRole('dialog', { name: 'Forgotten' }).getByText('Post me').waitFor();
});

test('a phone shows a list of days, and entries are moved by entering day and time', async () => {
  const maya = await server.signUp('Maya');
  await addEvent(server, maya, { title: 'Pocket', scheduledFor: '2099-03-12T13:00:00Z' });
  const phone = { timezoneId: ZONE, viewport: { width: 360, height: 740 }, hasTouch: true };
  const page = await openScreen(browser, server, MARCH, maya, phone);
  await page.getByRole('heading', { name: 'Thursday, March 12' }).waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  await expectNoOverflow(page, 'the agenda');
  await page.getByRole('button', { name: /Pocket/ }).tap();
  await field(page, 'Date').fill('2099-03-20');
  await button(page, 'Move').tap();
  await page.getByRole('heading', { name: 'Friday, March 20' }).waitFor();
  await expect.poll(() => listed(maya)).toEqual(['Pocket 2099-03-20T13:00:00.000Z']);
  await expectAccessible(page, 'the agenda');
});

test.runIf(isFullRun)('a calendar that fails to load says so and can be retried', async () => {
  const maya = await server.signUp('Maya');
  const page = await open(maya);
  await page.getByRole('gridcell').first().waitFor();
  const calls = /\/api\/(?:calendar\/days|analytics\/stats)/;
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { error: 'Away', code: 'unavailable' } }),
  );
  await button(page, 'Next month').click();
  await page.getByText('Failed to load calendar events').waitFor();
  await page.getByText('Failed to load monthly statistics').waitFor();
  await page.unroute(calls);
  await button(page, 'Retry').first().click();
  await page.getByText('Failed to load calendar events').waitFor({ state: 'detached' });
});

test('axe finds nothing in month, week and dialogs', async () => {
  const maya = await server.signUp('Maya');
  await addEvent(server, maya, { title: 'Seen', scheduledFor: '2099-03-12T13:00:00Z', snippet: 'Hello' });
  const page = await open(maya);
  await chip(page, 'Seen').waitFor();
  await expectAccessibleInLightAndDark(page, 'the month');
  for (const name of ['Add Event', ...(isFullRun ? ['Schedule Content', 'Import and export'] : [])]) {
    await button(page, name).first().click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInLightAndDark(page.getByRole('dialog'), name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('combobox', { name: 'View' }).selectOption('week');
  await page.getByRole('rowheader', { name: '9 AM' }).waitFor();
  await expectAccessibleInLightAndDark(page, 'the week');
  await expectNoHorizontalScroll(page, 'the week');
});

test.runIf(isFullRun)(
  'the week shows Saturday on a wide screen, and a phone’s month starts in the upper half',
  async () => {
    const maya = await server.signUp('Maya');
    const page = await open(maya, `${MARCH}&view=week`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const saturday = page.getByRole('button', { name: /^Sat/ });
    await saturday.waitFor();
    const frame = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().right);
    const grid = saturday.locator('xpath=ancestor::*[contains(@class, "frame")]');
    expect(await grid.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    expect((await saturday.boundingBox())!.x).toBeLessThan(frame);
    await page.setViewportSize({ width: 360, height: 740 });
    const filters = page.getByRole('search');
    await expect
      .poll(async () => {
        const box = await filters.boundingBox();
        return box === null ? null : box.y + box.height;
      })
      .toBeLessThan(370);
  },
);
