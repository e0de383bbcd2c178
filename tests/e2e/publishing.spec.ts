import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { documentOf, paragraph, publishArticle } from '../factories/published-article.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible, expectNoHorizontalScroll } from './expect-accessible.ts';
import { removeRepeatedElements } from './publishing/remove-repeated-elements.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const row = (type: string, texts: readonly string[]) => ({
  type: 'tableRow',
  content: texts.map((text) => ({ type, content: [paragraph(text)] })),
});
const columns = Array.from({ length: 9 }, (_, index) => `Column number ${index + 1}`);

const article = await publishArticle(server, await server.signUp('Ann Author'), {
  title: 'How to bake bread that you will want to bake again',
  tags: ['baking', 'bread'],
  content: documentOf(
    paragraph('Bread dough wants patience more than strength. '.repeat(6)),
    heading(2, 'What you need'),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Flour')] }] },
    { type: 'blockquote', content: [paragraph('The dough knows when it is ready.')] },
    heading(3, 'Quantities'),
    { type: 'table', content: [row('tableHeader', columns), row('tableCell', columns)] },
    {
      type: 'codeBlock',
      content: [{ type: 'text', text: `const dough = '${'flour and water, '.repeat(20)}';` }],
    },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Read on',
          marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }],
        },
      ],
    },
  ),
});

test('a visitor finds and reads an article without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(article.sitePath);
  await page.getByRole('link', { name: 'How to bake bread' }).click();
  await page
    .getByRole('heading', { level: 1, name: 'How to bake bread that you will want to bake again' })
    .waitFor();
  await expect.poll(() => page.url()).toBe(article.url);
  await page.getByRole('heading', { level: 2, name: 'What you need' }).getByRole('link').click();
  await expect.poll(() => page.url()).toBe(`${article.url}#what-you-need`);
  expect(requested.filter((url) => !/\/favicon\.\w+$/.test(url))).toEqual([
    server.url + article.sitePath,
    article.url,
  ]);
  await context.close();
});

test('on a phone the page fits, and wide tables and code blocks scroll with the keyboard', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(article.url);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const scrolled of [page.getByRole('region', { name: 'Table' }), page.locator('pre')]) {
    await scrolled.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  await page.close();
});

test('the keyboard reaches the text directly', async () => {
  const page = await browser.newPage();
  await page.goto(article.url);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('text');
  await page.close();
});

const LOOKS = [
  ['light', 360, 'tags/baking'],
  ['light', 1440, '?q=bread'],
  ['dark', 360, '?q=nothing+of+the+kind'],
  ['dark', 1440, 'authors/ann-author'],
] as const;
// In `npm test` each color scheme and width once, and the second only for the article and a list.
test.each(isFullRun ? LOOKS : LOOKS.slice(1, 3))(
  'axe finds nothing on any public page, %s, at %i pixels',
  async (colorScheme, width, list) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const { path, sitePath } = article;
    const isWhole = isFullRun || colorScheme === 'light';
    const others = isWhole ? [sitePath, `${sitePath}missing`] : [];
    for (const shown of [path, sitePath + list, ...others]) {
      await page.goto(server.url + shown);
      await expectAccessible(page, shown);
      await expectNoOverflow(page, shown);
    }
    for (const shown of isWhole ? ['/api-docs', '/api-docs/content'] : []) {
      await page.goto(server.url + shown);
      await expectNoHorizontalScroll(page, shown);
      // The reference has thousands of elements of few kinds, which would take axe half a minute each time.
      expect(await removeRepeatedElements(page, 'main li, .call')).toBeGreaterThan(20);
      await expectNoOverflow(page, shown);
      await expectAccessible(page, shown);
    }
    await context.close();
  },
);
