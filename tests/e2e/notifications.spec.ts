import { createContent, readContent } from '@pagewright/contract/content';
import { listNotifications, markNotificationsRead } from '@pagewright/contract/notifications';
import { readSettings } from '@pagewright/contract/settings';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { documentOf, paragraph, publishArticle } from '../factories/published-article.ts';
import { startPushService, type FakeSubscription } from '../fakes/push-service/start-push-service.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openFullyLoadedScreen } from './open-screen.ts';

const [server, browser, pushService] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.1' }),
  openTestBrowser(),
  startPushService(),
]);
afterAll(() => pushService.close());

test('an author is notified of a publication, with a link to the page', async () => {
  const ann = await server.signUp('Ann');
  const article = await publishArticle(server, ann, {
    title: 'Fresh bread',
    content: documentOf(paragraph('Straight from the oven.')),
  });
  const told = async () => (await server.call(ann, listNotifications, {})).body.unread;
  await expect.poll(told).toBe(1);
  const page = await openFullyLoadedScreen(browser, server, '/content', ann);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'Fresh bread' })
    .click();
  const publicPage = await opened;
  await publicPage.getByRole('heading', { level: 1, name: 'Fresh bread' }).waitFor();
  await expect.poll(() => publicPage.url()).toBe(article.url);
});

test('a failed publication is retried from its notification', async () => {
  const dee = await server.signUp('Dee');
  const body = { title: 'Pears', content: documentOf(paragraph('They ripen in September.')) };
  const { id } = (await server.call(dee, createContent, { body })).body;
  await server.sql.query(
    `insert into notification (key, workspace_id, user_id, kind, title, link, reason)
     values ('pears', $1, $2, 'publish_failed', 'Pears', $3, 'server_error')`,
    [dee.workspaceId, dee.userId, `/content/${id}`],
  );
  const page = await openFullyLoadedScreen(browser, server, '/content', dee);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('button', { name: 'Publish Pears now' }).click();
  await page.getByText('Pears was published.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Publish Pears now' }).isDisabled()).toBe(true);
  const item = (await server.call(dee, readContent, { params: { id } })).body;
  expect(item).toMatchObject({ status: 'published', publicUrl: expect.stringContaining('/pears') });
  await page.context().close();
});

test('new notifications appear at once, and those read elsewhere are no longer counted', async () => {
  const bea = await server.signUp('Bea');
  const page = await openFullyLoadedScreen(browser, server, '/content', bea);
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/notifications/stream')),
    page.reload(),
  ]);
  await publishArticle(server, bea, {
    title: 'Seen at once',
    content: documentOf(paragraph('While the page is open.')),
  });
  // Without the stream, the list is asked for after 30 seconds.
  const timeout = 25_000;
  const bell = (name: string) => page.getByRole('button', { name, exact: true });
  await bell('Notifications, 1 unread').waitFor({ timeout });
  await server.call(bea, markNotificationsRead, { body: {} });
  await bell('Notifications').waitFor({ timeout });
  await page.context().close();
});

test.runIf(isFullRun)('without a stream, notifications are polled every half minute', async () => {
  const cal = await server.signUp('Cal');
  const page = await openFullyLoadedScreen(browser, server, '/content', cal);
  await page.route('**/api/notifications/stream*', (route) => route.abort());
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  const told = async () => (await server.call(cal, listNotifications, {})).body.unread;
  await publishArticle(server, cal, {
    title: 'Found by asking',
    content: documentOf(paragraph('Without a stream.')),
  });
  await expect.poll(told).toBe(1);
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await page.context().close();
});

test('email notifications are selected, saved, and undone; a link in the email turns them off', async () => {
  const dan = await server.signUp('Dan');
  const page = await openFullyLoadedScreen(browser, server, '/settings/notifications', dan);
  const wish = (name: string) => page.getByRole('switch', { name });
  const kept = async () => (await server.call(dan, readSettings, {})).body.notifications;
  await wish('Team activity').uncheck();
  await expectAccessible(page, 'notification settings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Settings saved').waitFor();
  await expect.poll(kept).toMatchObject({ teamActivity: false, contentUpdates: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await kept()).teamActivity).toBe(true);
  await expect.poll(() => wish('Team activity').isChecked()).toBe(true);

  await publishArticle(server, dan, { title: 'Mailed', content: documentOf(paragraph('By mail too.')) });
  const link = async () => {
    const { rows } = await server.sql.query<{ text: string }>('select text from mail where recipient = $1', [
      dan.email,
    ]);
    return /\/mail-off\?token=\S+/.exec(rows[0]?.text ?? '')?.[0];
  };
  await expect.poll(link).toBeDefined();
  const opened = await openFullyLoadedScreen(browser, server, (await link())!, null);
  await opened.getByRole('button', { name: 'Turn off emails' }).click();
  await opened.getByText('Emails are off. You will not get any more.').waitFor();
  await expectAccessible(opened, 'mails turned off');
  await expect.poll(async () => (await kept()).emailNotifications).toBe(false);
  await opened.getByRole('button', { name: 'Turn them back on' }).click();
  await opened.getByText('Emails are back on.').waitFor();
  await expect.poll(async () => (await kept()).emailNotifications).toBe(true);

  if (!isFullRun) return;
  await opened.goto('/mail-off?token=not.a.token');
  await opened.getByRole('button', { name: 'Turn off emails' }).click();
  await opened.getByRole('alert').getByText('This link is not valid.').waitFor();
});

/** The test browser denies notifications and reaches no push service; this allows both. */
async function allowPush(page: Page, subscription: FakeSubscription | null): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') });
    if (given === null) return;
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const made = (applicationServerKey: string) => ({
      endpoint: given.endpoint,
      options: { applicationServerKey: bytes(applicationServerKey).buffer },
      getKey: (name: 'p256dh' | 'auth') => bytes(given.keys[name]).buffer,
      unsubscribe: () => Promise.resolve(localStorage.removeItem('test.push')),
    });
    Object.assign(PushManager.prototype, {
      getSubscription: () => {
        const key = localStorage.getItem('test.push');
        return Promise.resolve(key === null ? null : made(key));
      },
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('test.push', applicationServerKey);
        return Promise.resolve(made(applicationServerKey));
      },
    });
  }, subscription);
}

test('a browser is subscribed, notified, and unsubscribed', async () => {
  const eve = await server.signUp('Eve');
  const page = await openFullyLoadedScreen(browser, server, '/settings/notifications', eve);
  const part = page.getByRole('region', { name: 'This browser' });
  const turnOn = part.getByRole('button', { name: 'Turn on in this browser' });
  const kept = async () => (await server.sql.query('select 1 from push_subscription')).rowCount;
  await part.getByText('blocks notifications').waitFor();
  await allowPush(page, null);
  await page.reload();
  await turnOn.click();
  await part.getByRole('alert').getByText('cannot be reached').waitFor();

  await allowPush(page, pushService.subscribe());
  await page.reload();
  await turnOn.click();
  await part.getByText('It shows your notifications').waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Push notifications' }).isChecked()).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'push notifications, on');
  await publishArticle(server, eve, { title: 'Pushed', content: documentOf(paragraph('Far and wide.')) });
  await expect
    .poll(() => pushService.messages.map(({ text }) => text))
    .toEqual([expect.stringContaining('“Pushed” was published')]);

  // With a new session, the browser is notified again once the application is open.
  await server.sql.query('delete from push_subscription');
  await page.reload();
  await expect.poll(kept).toBe(1);
  await page.reload();
  await part.getByRole('button', { name: 'Turn off in this browser' }).click();
  await turnOn.waitFor();
  await expect.poll(kept).toBe(0);
  await page.context().close();
});
