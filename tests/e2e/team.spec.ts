import { createContent, listContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { TEST_PASSWORD } from '../server/test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { mailedInvitation } from './mailed-invitation.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const [server, browser] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Professional' }),
  openTestBrowser(),
]);

const stat = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');

test('a person is invited, signs up, sees the workspace, becomes an admin, and is removed with immediate effect', async () => {
  const ann = await server.signUp('Ann Admin');
  await server.call(ann, createContent, { body: { title: 'Shared plan', status: 'review' } });
  const page = await openFullyLoadedScreen(browser, server, '/team', ann);
  await page.getByRole('heading', { name: 'No team members' }).waitFor();

  // Invited from the empty state; nothing is sent until the form is valid.
  await page.getByRole('button', { name: 'Invite First Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Member' });
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await dialog.getByText('Email and role are required').waitFor();
  await dialog.getByLabel('Email').fill('ben@');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await dialog.getByText('Please enter a valid email address').waitFor();
  await expectAccessible(dialog, 'inviting');
  await dialog.getByLabel('Email').fill('ben@example.com');
  await page.keyboard.press('Enter');
  await page.getByText('Invitation sent successfully!').waitFor();
  const pending = page.getByRole('list', { name: 'Pending Invites' });
  await pending.getByText('ben@example.com').waitFor();
  await stat(page, 'Pending Invites').filter({ hasText: /^1$/ }).waitFor();
  // A second invitation to the same address is refused at the field.
  await page.getByRole('banner').getByRole('button', { name: 'Invite Member' }).click();
  await dialog.getByLabel('Email').fill('ben@example.com');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await dialog.getByRole('alert').getByText('Failed to invite team member').waitFor();
  await page.keyboard.press('Escape');

  // The link leads a new user through sign-up and back.
  const visitor = await openFullyLoadedScreen(
    browser,
    server,
    await mailedInvitation(server, 'ben@example.com'),
    null,
  );
  await visitor.getByRole('heading', { name: "Join Ann Admin's workspace" }).waitFor();
  await expectAccessible(visitor, 'an invitation');
  await visitor.getByRole('link', { name: 'Create account' }).click();
  await expect.poll(() => visitor.getByLabel('Email').inputValue()).toBe('ben@example.com');
  await visitor.getByLabel('Name').fill('Ben Basic');
  await visitor.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await visitor.getByRole('button', { name: 'Accept invitation' }).click();
  await visitor.waitForURL('**/content');
  await visitor.getByRole('button', { name: /^User menu/ }).click();
  await visitor.getByRole('menuitemradio', { name: /^Ann Admin/, checked: true }).waitFor();
  await visitor.getByRole('menuitemradio', { name: /^Ben Basic/, checked: false }).waitFor();
  await visitor.keyboard.press('Escape');

  // A member sees invite and remove, and why they are unavailable.
  await visitor.getByRole('link', { name: 'Team' }).first().click();
  await visitor.getByRole('button', { name: 'Remove Ann Admin' }).click();
  await visitor.getByText('Are you sure you want to remove this team member?').waitFor();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await visitor.getByText('Only a workspace admin can do this.').waitFor();
  await visitor.getByRole('button', { name: 'Dismiss' }).click();
  await visitor.getByRole('link', { name: 'Activity' }).click();
  await visitor.getByText('Only a workspace admin can see its activity.').waitFor();

  // As an admin, they can read the audit log, which shows their actions.
  await page.reload();
  await page.getByLabel('Role for Ben Basic').selectOption('admin');
  await page.getByText('Ben Basic’s role is now Admin').waitFor();
  await stat(page, 'Admins').filter({ hasText: /^2$/ }).waitFor();
  await visitor.reload();
  await visitor.getByText('Ben Basic joined by an invitation').waitFor();
  await visitor.getByText('Ann Admin made Ben Basic an admin').waitFor();
  await expectAccessible(visitor, 'activity');
  const saved = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^activity-[\d-]+\.csv$/);

  // On a phone and in dark mode.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  if (isFullRun) await expectAccessible(page, 'the team on a phone');
  await expectNoOverflow(page, 'the team on a phone');

  // Failures to load the team or remove a member are shown with the reason and can be retried.
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Remove Ben Basic' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  };
  const calls = /\/api\/team(?:[/?]|$)/;
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await page.getByRole('heading', { name: 'Failed to fetch team members' }).waitFor();
  await page.getByText('Server error. Please try again later.').waitFor();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Remove Ben Basic' }).waitFor();
  await page.route(calls, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 401, body: '' }) : route.fallback(),
  );
  await remove();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to remove team member' });
  await failed.getByText('Authentication required. Please log in.').waitFor();
  await expect.poll(() => failed.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  await page.unroute(calls);
  await remove();
  await page.getByText('Team member removed successfully').waitFor();
  await failed.waitFor({ state: 'detached' });
  await visitor.getByRole('link', { name: 'Members' }).click();
  await visitor.getByText(/^You are no longer a member of “Ann Admin/).waitFor();
  await visitor.getByRole('link', { name: 'Go to my workspace' }).click();
  await visitor.getByRole('button', { name: /^User menu/ }).click();
  await visitor.getByRole('menuitemradio', { name: /^Ben Basic/, checked: true }).waitFor();
  expect(await visitor.getByRole('menuitemradio', { name: /^Ann Admin/ }).count()).toBe(0);

  // Switches to a new workspace of one's own, and back.
  await visitor.getByRole('menuitem', { name: 'New workspace' }).click();
  const making = visitor.getByRole('dialog', { name: 'New workspace' });
  await making.getByLabel('Name').fill('Side project');
  await making.getByRole('button', { name: 'Create workspace' }).click();
  await making.waitFor({ state: 'detached' });
  await visitor.getByRole('button', { name: /^User menu/ }).click();
  await visitor.getByRole('menuitemradio', { name: 'Side project', checked: true }).waitFor();
  const arrived = visitor.waitForEvent('domcontentloaded');
  await visitor.getByRole('menuitemradio', { name: /^Ben Basic/ }).click();
  await arrived;
  await visitor.getByRole('button', { name: /^User menu/ }).click();
  await visitor.getByRole('menuitemradio', { name: /^Ben Basic/, checked: true }).waitFor();
  const { body } = await server.call(ann, listContent, { query: { authorId: 'all' } });
  expect(body.content.map(({ title }) => title)).toEqual(['Shared plan']);
});
