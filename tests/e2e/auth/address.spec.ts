import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { mailedToken } from '../../fakes/smtp/mailed-link.ts';
import { startSmtpServer } from '../../fakes/smtp/start-smtp-server.ts';
import { signUpTeammate } from '../../server/join-workspace.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { TEST_PASSWORD } from '../../server/test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openFullyLoadedScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const smtp = await startSmtpServer();
afterAll(() => smtp.close());
const [server, browser] = await Promise.all([
  openTestServer({ SMTP_URL: smtp.url, DEFAULT_PLAN: 'Entrepreneur' }),
  openTestBrowser(),
]);
const NEW_PASSWORD = 'Another-horse-10';
const REFUSED =
  'Confirm your email address first. Open the link we emailed you, or request a new one in Settings, Security.';

test('an email address is confirmed by its link; until then, errors say what to do', async () => {
  const email = 'maya@example.com';
  const page = await openFullyLoadedScreen(browser, server, '/sign-up', null);
  await page.getByLabel('Full name').fill('Maya Lindqvist');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const banner = page.getByText(`Please confirm your email address: open the link we sent to ${email}.`);
  await banner.waitFor();

  await page.goto('/team');
  await page.getByRole('button', { name: 'Invite First Member' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite Member' });
  await inviting.getByLabel('Email').fill('ben@example.com');
  await inviting.getByRole('button', { name: 'Send Invitation' }).click();
  await inviting.getByRole('alert').getByText(REFUSED).waitFor();
  await page.goto('/settings/api-keys');
  await page.getByRole('button', { name: 'New token' }).click();
  const making = page.getByRole('dialog', { name: 'New API token' });
  await making.getByLabel('Name').fill('Nightly export');
  await making.getByRole('checkbox', { name: 'Read content' }).check();
  await making.getByRole('button', { name: 'Create token' }).click();
  await making.getByText(REFUSED).waitFor();

  await page.goto('/settings/security');
  await page.getByText('Not confirmed').waitFor();
  const first = await mailedToken(smtp, email, { path: 'verify-email' });
  await banner.locator('..').getByRole('button', { name: 'Send a new link' }).click();
  const second = await mailedToken(smtp, email, { path: 'verify-email', count: 2 });

  // A newer link invalidates the first; the next step is in the same place.
  await page.goto(`/verify-email?token=${first}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('alert').getByText('This link is no longer valid.').waitFor();
  await page.getByRole('button', { name: 'Send a new link' }).waitFor();
  await expectAccessibleInLightAndDark(page, 'a link that is no longer valid');
  await page.goto(`/verify-email?token=${second}`);
  await page.getByText(`Is ${email} your address, and is this your account?`).waitFor();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { level: 1, name: 'Email address confirmed' }).waitFor();
  await page.reload();
  await page.getByText(`${email} is confirmed.`).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'Content Studio' }).waitFor();
  await page.goto('/settings/security');
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(await banner.count()).toBe(0);
});

test('after an unconfirmed account is reset, its owner reviews each item in place', async () => {
  const person = await server.signUp('Ida Berg');
  const teammate = await signUpTeammate(server, person, 'admin');
  // Created before addresses were confirmed.
  const confirm = (isVerified: boolean) =>
    server.sql.query('update "user" set email_verified = $2 where id = $1', [person.userId, isVerified]);
  await confirm(true);
  const made = await server.send('/api/settings/api-tokens', {
    method: 'POST',
    person,
    body: { name: 'Nightly export', scopes: ['content:read'], expiresInDays: 30 },
  });
  const { token: apiToken } = made.body as { token: string };
  await confirm(false);
  await server.sql.query(
    `insert into connection (id, workspace_id, kind, name, url, secret)
     values ($2, $1, 'ghost', 'Travel blog', 'https://blog.example.com', 'sealed')`,
    [person.workspaceId, randomUUID()],
  );
  const byToken = async () =>
    (await server.send('/api/content', { headers: { authorization: `Bearer ${apiToken}` } })).status;
  const asTeammate = async () =>
    (
      await server.send(`/api/auth/token?workspace=${person.workspaceId}`, {
        headers: { cookie: teammate.cookie },
      })
    ).status;

  const page = await openFullyLoadedScreen(browser, server, '/content', person);
  await page.getByRole('heading', { level: 1, name: 'Content Studio' }).waitFor();
  await server.send('/api/auth/request-password-reset', { method: 'POST', body: { email: person.email } });
  const token = await mailedToken(smtp, person.email, { path: 'reset-password' });
  const own = await openFullyLoadedScreen(browser, server, `/reset-password?token=${token}`, null);
  await own.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await own.getByRole('button', { name: 'Save new password' }).click();
  await own.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect([await byToken(), await asTeammate()]).toEqual([401, 403]);

  await own.getByLabel('Email address').fill(person.email);
  await own.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await own.getByRole('button', { name: 'Sign in' }).click();
  await own.getByText('3 items were set up in this account before you confirmed its address.').waitFor();
  await own.getByRole('link', { name: 'Review' }).click();
  const list = own.getByRole('region', { name: 'Set up before your address was confirmed' });
  await list.getByText('Connected site Travel blog (https://blog.example.com)').waitFor();
  await expectAccessibleInLightAndDark(own, 'items to review');
  await own.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(own, 'items to review, on a phone');
  await list.getByRole('button', { name: `Confirm Member ${teammate.email}` }).click();
  await list.getByText(teammate.email).waitFor({ state: 'detached' });
  await list.getByRole('button', { name: 'Remove Connected site Travel blog' }).click();
  await list.getByText('Travel blog').waitFor({ state: 'detached' });
  await own.getByText('One item was set up in this account').waitFor();
  await list.getByRole('button', { name: 'Confirm API token Nightly export' }).click();
  await list.waitFor({ state: 'detached' });
  expect(await own.getByText('set up in this account').count()).toBe(0);
  expect([await byToken(), await asTeammate()]).toEqual([200, 200]);
  const { rowCount } = await server.sql.query('select 1 from connection where workspace_id = $1', [
    person.workspaceId,
  ]);
  expect(rowCount).toBe(0);
});
