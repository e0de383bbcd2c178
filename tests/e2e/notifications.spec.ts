import { listNotifications } from '@pagewright/contract/notifications';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { documentOf, paragraph, publishArticle } from '../factories/published-article.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { openScreen } from './open-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

test('an author is told of a publication, and led to the page', async () => {
  const ann = await server.signUp('Ann');
  const article = await publishArticle(server, ann, {
    title: 'Fresh bread',
    content: documentOf(paragraph('Straight from the oven.')),
  });
  const told = async () => (await server.call(ann, listNotifications, {})).body.unread;
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
  const page = await openScreen(browser, server, '/content', ann);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'Fresh bread' })
    .click();
  const publicPage = await opened;
  await publicPage.getByRole('heading', { level: 1, name: 'Fresh bread' }).waitFor();
  expect(publicPage.url()).toBe(article.url);
});
