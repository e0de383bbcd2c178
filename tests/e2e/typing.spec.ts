import { listCalendarEvents } from '@pagewright/contract/calendar';
import { readOutline } from '@pagewright/contract/outline';
import { readSettings } from '@pagewright/contract/settings';
import { generateBrief, readBrief } from '@pagewright/contract/strategy';
import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { navigateInApp } from './reuse-page.ts';
import { createNavigator } from './create-navigator.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');
const navigate = createNavigator(browser, server, maya, { timezoneId: 'UTC' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Performs an action that calls this path, types while the response is delayed, and releases the response. */
async function typeMeanwhile(
  page: Page,
  path: string,
  action: () => Promise<void>,
  type: () => Promise<void>,
): Promise<void> {
  const address = (url: URL): boolean => url.pathname === `/api/${path}`;
  let releaseResponse = (): void => undefined;
  const held = new Promise<void>((resolve) => (releaseResponse = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.fallback();
  });
  const isTheCall = (request: Request): boolean =>
    request.method() !== 'GET' && address(new URL(request.url()));
  const [asked, answered] = [
    page.waitForRequest(isTheCall),
    page.waitForResponse((response) => isTheCall(response.request())),
  ];
  await action();
  await asked;
  await type();
  releaseResponse();
  await answered;
  await page.unroute(address);
}

test('an outline keeps text typed during a save, new or repeated', async () => {
  const page = await navigate('/outline');
  const title = field(page, 'Title');
  const keyword = page.getByLabel('Target Keyword');
  await keyword.fill('rain barrels');
  await button(page, 'Generate Outline').click();
  await title.fill('First');
  await typeMeanwhile(
    page,
    'outlines',
    () => button(page, 'Save outline').click(),
    async () => {
      await keyword.fill('my next keyword');
      await title.fill('First, and more');
    },
  );
  await page.waitForURL(/\/outline\/[\da-f-]{36}$/);
  const id = new URL(page.url()).pathname.slice('/outline/'.length);
  const titleOf = async () => (await server.call(maya, readOutline, { params: { id } })).body.title;
  await expect.poll(titleOf).toBe('First');
  // The cursor has not moved, and typing continues.
  await page.keyboard.type(' words');
  await expect.poll(() => title.inputValue()).toBe('First, and more words');
  await expect.poll(() => keyword.inputValue()).toBe('my next keyword');

  await typeMeanwhile(
    page,
    `outlines/${id}`,
    () => button(page, 'Save changes').click(),
    () => title.fill('Second'),
  );
  await expect.poll(titleOf).toBe('First, and more words');
  // Text typed since does not count as saved: leaving asks.
  await page.getByRole('link', { name: 'Saved outlines' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('Stay here').click();
  await button(page, 'Save changes').click();
  await expect.poll(titleOf).toBe('Second');

  // A new outline replaces it and is not part of the saved one.
  await button(page, 'Generate Outline').click();
  await page.getByRole('heading', { name: 'Outline for “my next keyword”' }).waitFor();
  await page.waitForURL('**/outline');
  await button(page, 'Save outline').waitFor();
  await expect.poll(titleOf).toBe('Second');
});

test('a brief keeps each heading and field typed while another one, or its analysis, is loading', async () => {
  const body = { idea: 'Everything about pour over', keyword: 'pour over', includeSearch: false };
  const { id } = (await server.call(maya, generateBrief, { body })).body;
  const page = await navigate(`/strategy/${id}`);
  const saved = async () => (await server.call(maya, readBrief, { params: { id } })).body;
  const heading = (place: number) => page.getByLabel(`Heading ${place}`, { exact: true });
  await heading(1).fill('One');
  await typeMeanwhile(
    page,
    `briefs/${id}`,
    () => heading(2).fill('Two'),
    async () => {
      await heading(1).fill('One and a half');
      await field(page, 'Core angle').fill('Mine');
    },
  );
  await typeMeanwhile(
    page,
    'analyze-brief',
    () => button(page, 'Analyze Brief').click(),
    () => field(page, 'User intent').fill('Typed at the last moment'),
  );
  await button(page, 'Back to Brief').waitFor();
  await expect
    .poll(async () => {
      const { sections, coreAngle, userIntent } = await saved();
      return [sections[0]?.heading, sections[1]?.heading, coreAngle, userIntent];
    })
    .toEqual(['One and a half', 'Two', 'Mine', 'Typed at the last moment']);
  await button(page, 'Back to Brief').click();
  await expect.poll(() => field(page, 'User intent').inputValue()).toBe('Typed at the last moment');
});

test('an event and a profile keep text typed while they are saved', async () => {
  const page = await navigate('/calendar?day=2099-03-11');
  await button(page, 'Add Event').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill('Launch');
  await dialog.getByLabel(/^Date/).fill('2099-03-12');
  await dialog.getByLabel(/^Time/).fill('09:00');
  await typeMeanwhile(
    page,
    'calendar/events',
    () => dialog.getByLabel(/^Time/).press('Enter'),
    () => dialog.getByLabel(/^Title/).fill('Launch, with cake'),
  );
  // It is saved now, and the typed text counts as a change.
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const march = { query: { start: '2099-03-01', end: '2099-03-31', timeZone: 'UTC' } };
  const events = (await server.call(maya, listCalendarEvents, march)).body;
  expect(events.map(({ title }) => title)).toEqual(['Launch, with cake']);

  await navigateInApp(page, '/settings');
  await field(page, 'Company').fill(' Harbour ');
  await typeMeanwhile(
    page,
    'settings',
    () => button(page, 'Save Changes').click(),
    () => field(page, 'Bio').fill('Writes about coffee.'),
  );
  await page.getByText('Settings saved').waitFor();
  await expect.poll(() => field(page, 'Company').inputValue()).toBe('Harbour');
  await expect.poll(() => field(page, 'Bio').inputValue()).toBe('Writes about coffee.');
  await button(page, 'Save Changes').click();
  await expect
    .poll(async () => (await server.call(maya, readSettings, {})).body.profile)
    .toMatchObject({ company: 'Harbour', bio: 'Writes about coffee.' });
});
