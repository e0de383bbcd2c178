import { readContentAnalytics } from '@pagewright/contract/analytics';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { documentOf, publishArticle } from '../factories/published-article.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { openScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const READER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const [server, browser, readers] = await Promise.all([
  openTestServer(),
  openTestBrowser(),
  // Like new readers: no choices made, nothing stored.
  openTestBrowser({ userAgent: READER, showsConsentPrompt: true }),
]);
const maya = await server.signUp('Maya Lindqvist');

const SHOP = 'https://shop.example/barrel';
const PHONE = 360;
/** How long a reader views the page before leaving. */
const READ_MS = 2_500;
const linked = (text: string, attrs: Record<string, unknown>) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'link', attrs }] }],
});
const publish = (title: string) =>
  publishArticle(server, maya, {
    title,
    content: documentOf(
      linked('Buy a barrel', { href: SHOP, conversion: true }),
      linked('A source', { href: 'https://source.example/' }),
    ),
  });
const counted = async (id: string) =>
  (await server.call(maya, readContentAnalytics, { params: { id }, query: {} })).body;

/** A reader's tab. Automated browsers identify themselves and are not counted, so this one hides it. */
async function openReader(asks: { readonly notTracked?: boolean } = {}): Promise<Page> {
  const context = await readers.newContext();
  await context.addInitScript(({ notTracked }) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    if (notTracked) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  }, asks);
  return context.newPage();
}

test('a real page counts its reader and a marked link, and stores nothing in the browser', async () => {
  const article = await publish('A rain barrel');
  const page = await openReader();
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') refused.push(line.text());
  });
  await page.route('https://*.example/**', (route) => route.fulfill({ body: 'A shop.' }));
  await page.clock.install();
  await page.goto(article.url);
  await expect.poll(async () => (await counted(article.id)).totals.views).toBe(1);
  await page.mouse.move(200, 300);
  await page.clock.runFor(READ_MS);
  await page.getByRole('link', { name: 'A source' }).click();
  await expect.poll(async () => (await counted(article.id)).totals.engagedSeconds).toBeGreaterThanOrEqual(1);
  expect((await counted(article.id)).totals.engagedSeconds).toBeLessThan(60);
  await page.goBack();
  await page.getByRole('link', { name: 'Buy a barrel' }).click();
  await expect
    .poll(async () => (await counted(article.id)).targets)
    .toEqual([{ target: SHOP, conversions: 1 }]);
  await expect.poll(async () => (await counted(article.id)).totals.conversions).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(article.url);
  await expect.poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(refused).toEqual([]);
  await page.context().close();
});

test('a reader who opts out of tracking sends nothing', async () => {
  const article = await publish('A private read');
  const page = await openReader({ notTracked: true });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(article.url);
  await page.mouse.move(200, 300);
  await page.close({ runBeforeUnload: true });
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
  await page.context().close();
});

test('an author marks a link and sees readers and link clicks in the list', async () => {
  const article = await publish('Read by many');
  const tell = (body: Record<string, unknown>) =>
    server.send('/api/beacon', {
      method: 'POST',
      headers: { 'user-agent': READER },
      body: { page: article.id, number: 0, kind: 'view', ...body },
    });
  await tell({ load: 'one', source: 'news.example' });
  await tell({ load: 'two', source: 'news.example' });
  await tell({ load: 'three' });
  await tell({ load: 'three', number: 1, kind: 'attention', seconds: 90 });
  await tell({ load: 'three', number: 2, kind: 'conversion', target: SHOP });
  await expect.poll(async () => (await counted(article.id)).totals.conversions).toBe(1);

  const page = await openScreen(browser, server, '/content', maya);
  await page
    .locator(`[data-content-id="${article.id}"]`)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Readers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Readers of “Read by many”' });
  const sum = (name: string) => dialog.locator('dl > div').filter({ hasText: name }).locator('dd').first();
  await sum('Views').waitFor();
  await expect.poll(() => sum('Views').innerText()).toBe('3');
  // 90 seconds across three views.
  await expect.poll(() => sum('Reading time').innerText()).toBe('30 s');
  await expect.poll(() => sum('Conversions').innerText()).toBe('1');
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual(['news.example\n2', 'direct or unknown\n1', `${SHOP}\n1`]);
  await dialog.getByText('As a table').click();
  await dialog.getByRole('columnheader', { name: 'Day' }).waitFor();
  await expectAccessibleInLightAndDark(page, 'readers');
  await page.setViewportSize({ width: PHONE, height: 740 });
  await expectNoOverflow(page, 'readers');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`/content/${article.id}`);
  await page.getByText('A source').click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const mark = page.getByRole('checkbox', { name: 'Count clicks as conversions' });
  expect(await mark.isChecked()).toBe(false);
  await mark.check();
  await page.getByRole('button', { name: 'Set link' }).click();
  await page.getByRole('button', { name: 'Save Content' }).click();
  await page.getByText('Content saved successfully!').waitFor();
  const html = String((await server.send(article.path)).body);
  expect(html).toContain('<a href="https://source.example/" rel="noopener" data-conversion>A source</a>');
});
