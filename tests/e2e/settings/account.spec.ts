import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { authenticatorCode } from '../../server/authenticator-code.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../../server/test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openFullyLoadedScreen } from '../open-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const NEW_PASSWORD = 'New-horse-10';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fillSignIn = async (page: Page, { email }: TestPerson, password: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
};
/** Backdates all authentication, and clears the used codes. */
const grow = (person: TestPerson) =>
  server.sql.query(
    `with old as (update session set first_factor_at = now() - interval '1 day', second_factor_at = now() - interval '1 day'
       where user_id = $1) update two_factor set last_step = 0 where user_id = $1`,
    [person.userId],
  );

test('a password is changed, a second factor turned on and required, and sessions ended', async () => {
  const person = await server.signUp('Maya Keller');
  const page = await openFullyLoadedScreen(browser, server, '/settings/security', person);
  await page.getByLabel('Current password').fill(TEST_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the new password').fill('Other-horse-1');
  await button(page, 'Change password').click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
  await page.getByText('Password changed. You were signed out everywhere else.').waitFor();

  await server.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: person.email, password: NEW_PASSWORD },
    headers: { 'user-agent': 'curl/8.9.1' },
  });
  await page.reload();
  await page.getByRole('button', { name: 'End the session of curl/8.9.1' }).click();
  await page.getByText('Session ended').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'curl' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('This session').count()).toBe(1);

  await grow(person);
  await button(page, 'Turn on').click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Password', { exact: true }).fill('Wrong-horse-9');
  await button(page, 'Confirm').click();
  await proof.getByText('The current password is incorrect.').waitFor();
  await proof.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await button(page, 'Confirm').click();
  const setUp = page.getByRole('dialog', { name: 'Turn on two-factor sign-in' });
  await setUp.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  await setUp.getByLabel('Code from the app').fill(authenticatorCode(secret));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await shown.waitFor();
  const codes = await shown.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download codes' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await shown.getByRole('button', { name: 'I saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
  await expectAccessibleInLightAndDark(page, 'security');

  await grow(person);
  await button(page, 'Turn off').click();
  await page
    .getByRole('dialog', { name: /^Turn off two-factor/ })
    .getByRole('button', { name: 'Turn off' })
    .click();
  await proof.getByLabel('Code').fill(codes[0]!);
  await button(page, 'Confirm').click();
  await page.getByText('Two-factor sign-in is off').waitFor();
  await page.context().close();
});

test('an idle user is warned, signed out with the reason, and resumes after signing in elsewhere', async () => {
  const person = await server.signUp('Ida');
  const page = await openFullyLoadedScreen(browser, server, '/content', null);
  await page.clock.install();
  await fillSignIn(page, person, TEST_PASSWORD);
  await page.getByRole('heading', { name: 'Content Studio' }).waitFor();
  const warning = page.getByText('You have been inactive for a while');
  await expect
    .poll(async () => {
      await page.clock.fastForward('29:30');
      // Repeated only if the idle clock had not started: otherwise it would sign out.
      return warning.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await button(page, 'Stay signed in').click();
  await warning.waitFor({ state: 'detached' });
  await server.sql.query(
    `update session set last_seen_at = now() - interval '31 minutes' where user_id = $1`,
    [person.userId],
  );
  await server.sql.query(`select pg_notify('session_change', 'user:' || $1)`, [person.userId]);
  await page.clock.fastForward('30:30');
  await page.getByText('You were signed out after 30 minutes of inactivity.').waitFor();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in in a new tab and continue here' }).click();
  const other = await opened;
  await other.getByText('You were signed out after a period of inactivity.').waitFor();
  await fillSignIn(other, person, TEST_PASSWORD);
  await other.getByRole('heading', { name: 'Content Studio' }).waitFor();
  await page.getByText('You were signed out').waitFor({ state: 'detached' });
  await page.context().close();
});

test('cookies are selected, personal data downloaded, and an account deleted and restored', async () => {
  const person = await server.signUp('Pia');
  const page = await openFullyLoadedScreen(browser, server, '/settings/privacy', person);
  const stored = () => page.evaluate(() => localStorage.getItem('pagewright.consent'));
  await page.getByRole('switch', { name: /^Analytics/ }).click();
  await page.getByText('Analytics enabled').waitFor();
  await expect
    .poll(async () => JSON.parse((await stored()) ?? 'null'))
    .toMatchObject({ analytics: true, marketing: false });
  await button(page, 'Reset Cookie Preferences').click();
  await expect.poll(stored).toBeNull();
  await expect.poll(() => page.getByRole('switch', { name: /^Analytics/ }).isChecked()).toBe(false);

  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(data['account']).toMatchObject([{ email: person.email }]);

  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('Deleted with everything in it, because nobody else works in it.').waitFor();
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill('pia@example.org');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('This is not your account’s address').waitFor();
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText(/^Your account will be deleted on/).waitFor();
  await fillSignIn(page, person, TEST_PASSWORD);
  await page.getByRole('button', { name: /Pia/ }).waitFor();
  const { rows } = await server.sql.query('select delete_at from "user" where id = $1', [person.userId]);
  expect(rows).toEqual([{ delete_at: null }]);
  await page.context().close();
});
