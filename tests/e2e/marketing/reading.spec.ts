import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

test('articles are found while typing, by category, with the URL updated, and open their score', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${server.url}/blog`);
  const [cards, count] = [page.locator('.articles > li:visible'), page.getByRole('main').getByRole('status')];
  await expect.poll(() => cards.count()).toBe(10);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Search articles').fill('CONTENT');
  await page.getByRole('link', { name: 'SEO tips', exact: true }).click();
  await expect.poll(() => count.textContent()).toBe('1 article');
  await expect.poll(() => new URL(page.url()).search).toBe('?category=seo-tips&q=CONTENT');
  await expect
    .poll(() => cards.getByRole('heading').textContent())
    .toBe('Content refresh: when to update, and what to fix');
  // The server sorts what is left.
  await expect
    .poll(() => page.getByRole('link', { name: 'Topic', exact: true }).getAttribute('href'))
    .toBe('/blog?category=seo-tips&q=CONTENT&sort=topic');
  await page.getByLabel('Search articles').fill('zebra');
  await page.getByRole('heading', { name: 'No article found' }).waitFor();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect.poll(() => count.textContent()).toBe('10 articles');
  await expect.poll(() => page.url()).toBe(`${server.url}/blog`);
  expect(asked).toEqual([]);
  await expectNoOverflow(page, 'blog on a phone');

  await page.getByRole('link', { name: 'AI writing you can sign' }).click();
  await page.getByText('in our own engine').click();
  await page.locator('summary', { hasText: 'Holds up' }).click();
  await page.getByText('Figures without a source.').waitFor();
  await expectNoOverflow(page, 'article on a phone');
  await expectAccessibleInLightAndDark(page, 'article with its score');
  // On paper: the text in ink, without the column next to it, even if the reader chose dark.
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.reading aside').isVisible()).toBe(false);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(22, 33, 30)');
  await page.close();
});

test('without scripts the server filters both lists, on pages that search engines do not list', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/blog`);
  await page.getByRole('link', { name: 'Tutorials' }).click();
  await page.getByRole('link', { name: 'Score', exact: true }).click();
  await page.getByLabel('Search articles').fill('console');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=console&category=tutorials&sort=score');
  await expect.poll(() => page.getByRole('main').getByRole('status').textContent()).toBe('1 article');
  await expect.poll(() => page.locator('.articles > li:visible').count()).toBe(1);
  const kept = await (await fetch(`${server.url}/blog?q=console`)).text();
  expect(kept).toContain('<meta name="robots" content="noindex">');
  expect(await (await fetch(`${server.url}/blog`)).text()).not.toContain('noindex');
  await page.goto(`${server.url}/help?q=application%20password`);
  await expect.poll(() => page.locator('.topics li:visible').count()).toBe(1);
  await page.getByRole('link', { name: 'Publish to WordPress' }).click();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Publish to Ghost');
  await context.close();
});

test('the guide is searched while typing, and says what was not found', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/help`);
  await page.getByLabel('Search the guide').fill('application password');
  await expect.poll(() => page.locator('.topics:visible > h2').allTextContents()).toEqual(['Publishing']);
  await page.getByLabel('Search the guide').fill('zebra');
  await page.getByRole('heading', { name: 'Nothing found for “zebra”' }).waitFor();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect.poll(() => page.getByRole('main').getByRole('status').textContent()).toBe('30 topics');
  await expectAccessibleInLightAndDark(page, 'help guide');
  await page.close();
});
