import { listNotifications } from '@pagewright/contract/notifications';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { documentOf, paragraph, publishArticle } from '../factories/published-article.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { openScreen } from './open-screen.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

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
