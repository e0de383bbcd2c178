import { createContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { TEST_PASSWORD } from '../server/test-server.ts';
import { reusePage } from './reuse-page.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { eventually } from '../eventually.ts';

const FAILURES = 3;
const NEW_PASSWORD = 'Another-horse-10';

const [server, browser] = await Promise.all([
  openTestServer({ SIGN_IN_FAILURES_PER_15_MINUTES: String(FAILURES) }),
  openTestBrowser(),
]);

const openInReusedPage = reusePage(browser, server);
const open = (path: string, person: Parameters<typeof openFullyLoadedScreen>[3] = null): Promise<Page> =>
  openInReusedPage(path, person);
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const shows = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
const titleIs = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a visitor signs up, and the password rules are checked off while typing', async () => {
  const page = await open('/sign-up');
  await page.getByLabel('Full name').fill('Maya Lindqvist');
  await page.getByLabel('Email address').fill('maya@example.com');
  const password = page.getByLabel('Password', { exact: true });
  const met = page.getByRole('listitem').filter({ hasText: /[^t] ?met$/ });
  await password.fill('short');
  await expect.poll(() => met.allInnerTexts()).toEqual([expect.stringContaining('A lowercase letter')]);
  await page.getByRole('button', { name: 'Create account' }).click();
  await shows(page, /^Password must be at least 8 characters long/);
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);

  await password.fill(TEST_PASSWORD);
  await expect.poll(() => met.count()).toBe(5);
  await page.getByRole('button', { name: 'Show text' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Create account' }).click();
  await titleIs(page, 'Content Studio');
  await expect.poll(() => pathOf(page)).toBe('/content');
  await page.getByRole('button', { name: 'User menu of Maya Lindqvist' }).waitFor();
});

test.runIf(isFullRun)('an email address that is taken is reported', async () => {
  const person = await server.signUp();
  const page = await open('/sign-up');
  await page.getByLabel('Full name').fill('Somebody');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await shows(page, 'An account with this email address already exists.');
});

test('a protected page leads to sign in, without a way back to it, and then to the requested page', async () => {
  const person = await server.signUp();
  const page = await open('/sign-in');
  await titleIs(page, 'Sign in');
  await page.goto('/calendar?month=5');
  await titleIs(page, 'Sign in');
  await expect.poll(() => pathOf(page)).toBe('/sign-in');
  await fillSignIn(page, person.email, TEST_PASSWORD);
  await titleIs(page, 'Content Calendar');
  await expect.poll(() => page.url()).toBe(`${server.url}/calendar?month=5`);
  await page.goBack();
  await titleIs(page, 'Content Studio');
});

test.runIf(isFullRun)('short URLs redirect', async () => {
  const page = await open('/signin');
  for (const [from, to] of [
    ['/signin', '/sign-in'],
    ['/login', '/sign-in'],
    ['/signup', '/sign-up'],
    ['/dashboard', '/sign-in'],
  ] as const) {
    await page.goto(from);
    await page.waitForURL(`**${to}`);
  }
});

test('an unknown address and a wrong password get the same response, and empty fields are marked', async () => {
  const person = await server.signUp();
  const page = await open('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
  await page.getByLabel('Email address').fill('no address');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await shows(page, 'Please enter a valid email address');
  for (const email of ['nobody@example.com', person.email]) {
    await fillSignIn(page, email, 'Wrong-horse-9');
    await page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).waitFor();
    await page.reload();
  }
});

test.runIf(isFullRun)('after too many failures the page says when to try again', async () => {
  const person = await server.signUp();
  const page = await open('/sign-in');
  for (let attempt = 0; attempt < FAILURES; attempt += 1) {
    await fillSignIn(page, person.email, `Wrong-horse-${attempt}`);
    await page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).waitFor();
    await page.reload();
  }
  await fillSignIn(page, person.email, TEST_PASSWORD);
  await shows(page, /^Too many failed attempts for this account\. Please try again in 1[45] minutes\.$/);
});

test('a forgotten password is replaced by the mailed link, once', async () => {
  const person = await server.signUp();
  const page = await open('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await titleIs(page, 'Forgot your password?');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await titleIs(page, 'Check your email');

  const link = await eventually(() => mailedLink(person.email));
  await page.goto(link);
  await titleIs(page, 'Choose a new password');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('status').filter({ hasText: 'Your password was changed.' }).waitFor();
  await titleIs(page, 'Sign in');
  await fillSignIn(page, person.email, TEST_PASSWORD);
  await shows(page, 'Invalid email or password');
  await fillSignIn(page, person.email, NEW_PASSWORD);
  await titleIs(page, 'Content Studio');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Third-horse-11');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await shows(page, 'This link is no longer valid. Please request a new one.');
  await page.goto('/reset-password');
  await titleIs(page, 'This link is incomplete');
});

async function mailedLink(email: string): Promise<string> {
  const { rows } = await server.sql.query<{ text: string }>('SELECT text FROM mail WHERE recipient = $1', [
    email,
  ]);
  const link = /http\S+\/reset-password\?token=\S+/.exec(rows[0]?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`There is no mail with a link for ${email}.`);
  return link;
}

test('signing out ends the session here and in other tabs', async () => {
  const person = await server.signUp();
  const page = await open('/content', person);
  const other = await page.context().newPage();
  await other.goto('/team');
  await titleIs(other, 'Team Management');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await titleIs(page, 'Sign in');
  await expect.poll(() => pathOf(page)).toBe('/sign-in');
  await titleIs(other, 'Sign in');
  await page.goto('/content');
  await titleIs(page, 'Sign in');
});

test('a user who signs in after another one sees none of their data', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()];
  await server.call(first, createContent, { body: { title: 'Not for others', content: 'Words.' } });
  const page = await open('/content', first);
  await shows(page, 'Not for others');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await titleIs(page, 'Sign in');
  // The record contains every list that was ever on the page after this.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Not for others')) document.body.dataset['leaked'] = 'yes';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await fillSignIn(page, second.email, TEST_PASSWORD);
  await shows(page, 'No content found');
  expect(await page.locator('body').getAttribute('data-leaked')).toBeNull();
});

test('signed-in users do not see the sign-in forms', async () => {
  const person = await server.signUp();
  const page = await open('/sign-in', person);
  await titleIs(page, 'Content Studio');
  await page.goto('/');
  await titleIs(page, 'Content Studio');
  await expect.poll(() => pathOf(page)).toBe('/content');
  const home = async () => (await page.request.get('/', { maxRedirects: 0 })).headers()['location'];
  expect(await home()).toBe('/content');
  await server.sql.query('DELETE FROM session WHERE user_id = $1', [person.userId]);
  expect(await home()).toBeUndefined();
});

test('the screen stays when a session ends in use, and Login leads back to it', async () => {
  const person = await server.signUp();
  const page = await openFullyLoadedScreen(browser, server, '/settings', person);
  await titleIs(page, 'Settings');
  await server.sql.query('DELETE FROM session WHERE user_id = $1', [person.userId]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('anything');
  await shows(page, /^Your session has ended/);
  await page.keyboard.press('Escape');
  await titleIs(page, 'Settings');
  // Every screen offers Login, and none waits forever.
  const navigation = page.getByRole('navigation', { name: 'Screens' });
  const screens = await navigation.getByRole('link').all();
  expect(screens.length).toBeGreaterThan(5);
  for (const screen of screens) {
    await screen.click();
    const name = new URL((await screen.getAttribute('href')) ?? '', server.url).pathname;
    await expect.poll(() => pathOf(page)).toBe(name);
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByText(/^Loading/)
          .count(),
      )
      .toBe(0);
  }
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await titleIs(page, 'Settings');
  // Several parts of this screen fail to load: one message reports it for all, with Login.
  await page.getByRole('link', { name: 'Billing' }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Login' }).waitFor();
  await expect.poll(() => main.getByText(/^Loading/).count()).toBe(0);
  await expect.poll(() => main.getByText(/^Failed to load/).count()).toBe(1);
  await main.getByRole('link', { name: 'Login' }).click();
  await titleIs(page, 'Sign in');
  await fillSignIn(page, person.email, TEST_PASSWORD);
  await titleIs(page, 'Settings');
  await page.context().close();
});

test('an unreachable server is reported: with a session the screen stays, without one there is a next step', async () => {
  const person = await server.signUp();
  const page = await openFullyLoadedScreen(browser, server, '/team', person);
  await titleIs(page, 'Team Management');
  const isApi = (url: URL): boolean => url.pathname.startsWith('/api/');
  await page.route(isApi, (route) => route.abort());
  await page.reload();
  await titleIs(page, 'Team Management');
  await shows(page, /^The server cannot be reached/);
  await page.unroute(isApi);
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.getByText(/^The server cannot be reached/).waitFor({ state: 'detached' });

  const stranger = await browser.newPage({ baseURL: server.url });
  await stranger.route(isApi, (route) => route.abort());
  await stranger.goto('/content');
  await titleIs(stranger, 'Failed to load Clerk');
  await stranger.unroute(isApi);
  await stranger.getByRole('button', { name: 'Try again' }).click();
  await titleIs(stranger, 'Sign in');
  await stranger.close();
  await page.context().close();
});
