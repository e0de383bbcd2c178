import { createWebhook } from '@pagewright/contract/publishing/webhooks';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { paragraph, documentOf, publishArticle } from '../../factories/published-article.ts';
import { startWebhookReceiver } from '../../fakes/webhook-receiver/start-webhook-receiver.ts';
import { isFullRun } from '../../run-size.ts';
import { backdateAuthentication } from '../../server/backdate-authentication.ts';
import { signUpTeammate } from '../../server/join-workspace.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { TEST_PASSWORD } from '../../server/test-server.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
const [server, browser] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.1' }),
  openTestBrowser(),
]);
const address = `${receiver.url}/hook`;
const section = (page: Page) => page.getByRole('region', { name: 'Webhooks' });

test('an admin adds a webhook, copies its secret, sees a publication delivered, and resends it', async () => {
  const ann = await server.signUp('Ann');
  const page = await openScreen(browser, server, '/settings/publishing', ann);
  await section(page).getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await form.getByText('Address is required').waitFor();
  await form.getByLabel('Address').fill('ftp://example.com');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await form.getByText('The address must start with http:// or https://.').waitFor();
  await form.getByLabel('Address').fill(address);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of this webhook' });
  receiver.secrets.push(await secret.getByLabel('Signing secret').inputValue());
  await secret.getByRole('button', { name: 'Done' }).click();

  await publishArticle(server, ann, { title: 'Fresh bread', content: documentOf(paragraph('Warm.')) });
  await expect.poll(() => receiver.messages.length).toBe(1);
  expect(receiver.messages[0]).toMatchObject({ type: 'content.published', isSigned: true });

  await section(page).getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('dialog', { name: `Log of ${new URL(address).host}` });
  await log.getByRole('button', { name: 'Published Delivered' }).click();
  await log.getByText('"title":"Fresh bread"').waitFor();
  await expectAccessible(page, 'the log');
  receiver.failWith({ status: 500, body: 'broken' });
  await log.getByRole('button', { name: 'Send again' }).click();
  await log.getByText('Pending', { exact: true }).nth(1).waitFor();
  await log.getByText('Status 500').first().waitFor();
  receiver.failWith(null);
  await log.getByText('Delivered', { exact: true }).nth(1).waitFor();
  expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(1);
});

test('a webhook is turned off and on with undo, gets a new secret, and is removed', async () => {
  const bob = await server.signUp('Bob');
  await server.call(bob, createWebhook, { body: { url: address } });
  const page = await openScreen(browser, server, '/settings/publishing', bob);
  const choose = async (action: string): Promise<void> => {
    await section(page)
      .getByRole('button', { name: `More actions for ${address}` })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Turn off');
  await section(page).getByText('Off', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await section(page).getByText('On', { exact: true }).waitFor();
  await backdateAuthentication(server, bob, 60);
  await choose('New secret');
  await page
    .getByRole('dialog', { name: 'Create a new secret?' })
    .getByRole('button', { name: 'New secret' })
    .click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of this webhook' });
  await expect.poll(() => secret.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'Done' }).click();
  await section(page)
    .getByText(/The previous secret also signs until/)
    .waitFor();
  await choose('Remove');
  await page
    .getByRole('dialog', { name: 'Remove this webhook?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await section(page).getByText('No webhooks yet').waitFor();
});

test.runIf(isFullRun)(
  'it works on a phone and in dark mode, and tells non-admins why they cannot use it',
  async () => {
    const cleo = await server.signUp('Cleo');
    await server.call(cleo, createWebhook, { body: { url: address } });
    const options = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const };
    const page = await openScreen(browser, server, '/settings/publishing', cleo, options);
    await section(page).getByText(address).waitFor();
    await expectAccessible(page, 'webhooks on a phone in the dark');
    await expectNoOverflow(page, 'webhooks on a phone');
    const teammate = await signUpTeammate(server, cleo, 'basic_member');
    const theirs = await openScreen(browser, server, '/settings/publishing', teammate);
    await section(theirs).getByText('Only workspace admins can see and change webhooks.').waitFor();
  },
);
