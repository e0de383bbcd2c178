import { removeMember } from '@pagewright/contract/team';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { choose, editorOf, save, typeText } from './content/editor-page.ts';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { navigateInApp } from './reuse-page.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const [server, browser] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Professional' }),
  openTestBrowser(),
]);

const textOf = (page: Page) => editorOf(page).text;
const sideOf = (page: Page) => page.getByRole('radiogroup', { name: 'Beside the text' });
const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review', exact: true });
const threadOf = (page: Page) => page.getByRole('article', { name: 'Ann Admin, How warm is warm?' });

test('a second user writes, gets reviewed, returned, approved, published, and removed', async () => {
  const ann = await server.signUp('Ann Admin');
  // For inviting and signing up, see team.spec.ts.
  const teammate = await signUpTeammate(server, ann, 'basic_member', 'Ben Basic');
  const admin = await openFullyLoadedScreen(browser, server, '/team', ann);
  await admin.getByLabel('Require approval before publishing').click();
  await admin.getByText('From now on, only approved content is published.').waitFor();
  const ben = await openFullyLoadedScreen(browser, server, '/content', teammate);

  // Ben writes and asks Ann for a review.
  await ben.getByRole('link', { name: 'New Content', exact: true }).click();
  await editorOf(ben).title.fill('Bees on roofs');
  await textOf(ben).click();
  await typeText(ben, 'Bees like roofs. A roof is warm in March.');
  await save(ben);
  await sideOf(ben).getByText('Review').click();
  await expect.poll(() => reviewOf(ben).getByLabel('Ann Admin').isChecked()).toBe(true);
  await reviewOf(ben).getByRole('button', { name: 'Request review' }).click();
  await reviewOf(ben)
    .getByText(/^In review since/)
    .waitFor();

  // Ann finds it above her list, comments on a word, and returns it with a message.
  await navigateInApp(admin, '/content');
  const waiting = admin.getByRole('region', { name: 'Waiting for your review' });
  await waiting.getByRole('link', { name: 'Bees on roofs' }).click();
  await reviewOf(admin).getByText('Ben Basic asked Ann Admin.').waitFor();
  const paragraph = textOf(admin).getByText('A roof is warm in March.');
  await paragraph.click();
  await paragraph.evaluate(({ firstChild }) => {
    const end = firstChild?.textContent?.length ?? 0;
    if (firstChild) getSelection()?.setBaseAndExtent(firstChild, end - 'in March.'.length, firstChild, end);
  });
  await admin.getByRole('region', { name: 'Comments' }).getByText('in March.').waitFor();
  await admin.keyboard.press('ControlOrMeta+Alt+KeyM');
  await admin.locator('textarea:focus').fill('How warm is warm?');
  await admin.getByRole('button', { name: 'Comment', exact: true }).click();
  await threadOf(admin).getByRole('button', { name: 'Show in the text: in March.' }).click();
  await admin.getByLabel('Note to the author').fill('Please name a figure.');
  await expectAccessibleInLightAndDark(editorOf(admin).dialog, 'a review');
  await reviewOf(admin).getByRole('button', { name: 'Return' }).click();
  await reviewOf(admin).getByText('Sent back by Ann Admin').waitFor();

  // Ben reaches the comment from his notification and from the marked words; the text around it changes.
  await ben.goto('/content');
  await ben.getByRole('button', { name: /^Notifications, \d unread$/ }).click();
  await ben.getByRole('link', { name: /was commented on/ }).click();
  await reviewOf(ben).getByText('Please name a figure.').waitFor();
  await sideOf(ben).getByText('Score').click();
  await textOf(ben).locator('mark').click();
  const reply = ben.getByRole('textbox', { name: 'Reply to Ann Admin' });
  await threadOf(ben).getByRole('button', { name: 'Reply to Ann Admin' }).click();
  await reply.fill('30 degrees.');
  // A half-written reply is still there when the form opens again.
  await reply.press('Escape');
  await reply.waitFor({ state: 'detached' });
  await threadOf(ben).getByRole('button', { name: 'Reply to Ann Admin' }).click();
  await expect.poll(() => reply.inputValue()).toBe('30 degrees.');
  await reply.fill('30 degrees. I wrote it down.');
  await ben.getByRole('button', { name: 'Reply', exact: true }).click();
  await threadOf(ben)
    .getByRole('list', { name: 'Replies' })
    .getByText('30 degrees. I wrote it down.')
    .waitFor();
  await textOf(ben).click();
  await ben.keyboard.press('ControlOrMeta+Home');
  await typeText(ben, 'Roofs reach 30 degrees. ');
  await expect.poll(() => textOf(ben).locator('mark').textContent()).toBe('in March.');
  await save(ben);
  await threadOf(ben)
    .getByRole('button', { name: /^Resolve/ })
    .click();
  await ben.getByText('1 resolved comment').waitFor();
  await reviewOf(ben).getByRole('button', { name: 'Request review again' }).click();
  await reviewOf(ben)
    .getByText(/^In review since/)
    .waitFor();

  // On a phone, Ann approves the current text.
  await admin.setViewportSize({ width: 360, height: 780 });
  await admin.reload();
  await reviewOf(admin).getByText('Ben Basic asked Ann Admin.').waitFor();
  await expectNoOverflow(admin, 'a review on a phone');
  await reviewOf(admin).getByRole('button', { name: 'Approve' }).click();
  await reviewOf(admin).getByText('Approved by Ann Admin').waitFor();

  await ben.reload();
  await reviewOf(ben).getByText('You can now publish or schedule it.').waitFor();
  await choose(editorOf(ben).status, 'Published');
  await save(ben);
  const publicPage = await ben.getByRole('link', { name: 'View page' }).getAttribute('href');
  expect(await (await fetch(new URL(publicPage ?? '', server.url))).text()).toContain(
    'Roofs reach 30 degrees.',
  );

  // Once removed, he is refused at once, and his text stays.
  const id = teammate.userId;
  await server.call(ann, removeMember, { params: { id } });
  await textOf(ben).click();
  await typeText(ben, 'More. ');
  await ben.getByRole('button', { name: 'Save Content' }).click();
  await ben.getByText(/^You are no longer a member of “Ann Admin/).waitFor();
  await admin.goto('/content?authorId=all');
  await admin.getByRole('article', { name: 'Bees on roofs' }).waitFor();
});
