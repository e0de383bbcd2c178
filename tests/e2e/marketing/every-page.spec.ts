import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark, expectNoHorizontalScroll } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

/** Pages that are hidden from search engines. */
const UNLISTED = ['/status', '/cookie-policy', '/nowhere/at-all'];
/** Pages in other languages have the same templates: so few represent all of them, with the longest words. */
const IN_OTHER_LANGUAGES = new Set([
  '/es',
  '/es/pricing',
  '/es/help/limits',
  '/fr',
  '/fr/pricing',
  '/fr/help/limits',
]);
/** Pages with one template: so many represent all of them. */
const OF_ONE_TEMPLATE = { pattern: /^\/(?:blog|help)\/./, samples: 2 };

const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const seen = new Map<string, number>();
const paths = [...listed, ...UNLISTED].filter((path) => {
  if (/^\/(?:es|fr)(?:\/|$)/.test(path)) return IN_OTHER_LANGUAGES.has(path);
  const kind = OF_ONE_TEMPLATE.pattern.exec(path)?.[0].slice(0, 5);
  if (kind === undefined) return true;
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  return (seen.get(kind) ?? 0) <= OF_ONE_TEMPLATE.samples;
});

/** 1,280 pixels at 400 % zoom: nothing may need two scroll directions (WCAG 1.4.10). */
const PHONE = { width: 320, height: 740 };
const kept = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', viewport: PHONE });
const page = await kept.newPage();
let complaints: string[] = [];
page.on('console', (message) => {
  // The browser also reports the page's own status.
  if (message.type() === 'error' && !message.text().includes('status of 404'))
    complaints.push(message.text());
});
page.on('pageerror', (error) => complaints.push(error.message));

const STYLES = join(import.meta.dirname, '../../../apps/web/marketing/style');
const sheets = readdirSync(STYLES).map((name) => readFileSync(join(STYLES, name), 'utf8'));
/** Selectors of all style sheets that match something on the page, although the page does not have their rules. */
const findMissingStyles = (shown: Page): Promise<string[]> =>
  shown.evaluate((texts) => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? rule.selectorText.split(/,(?![^(]*\))/).map((one) => one.trim())
          : rule instanceof CSSGroupingRule
            ? selectorsOf(rule.cssRules)
            : [],
      );
    const own = new Set([...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)));
    const all = texts.flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsOf(sheet.cssRules);
    });
    return [...new Set(all)].filter((one) => !own.has(one) && document.querySelector(one) !== null);
  }, sheets);

const textOf = (shown: Page): Promise<string> => shown.locator('main').innerText();

test('every specified page is listed', () => {
  expect(listed).toEqual(
    expect.arrayContaining([
      '/',
      '/features',
      '/about',
      '/case-studies',
      '/testimonials',
      '/security',
      '/contact',
      '/blog',
      '/pricing',
      '/privacy-policy',
      '/terms',
      '/cookies',
      '/help',
      '/integrations',
      '/careers',
      '/press',
      '/partners',
      '/community',
    ]),
  );
});

test.each(paths)('%s fits a phone and a desktop, in light and dark mode, without errors', async (path) => {
  complaints = [];
  await page.setViewportSize(PHONE);
  await page.goto(path);
  expect(await findMissingStyles(page), path).toEqual([]);
  await expectNoOverflow(page, `${path} on a phone`);
  await expectAccessibleInLightAndDark(page, path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoHorizontalScroll(page, `${path} on a desk`);
  expect(complaints).toEqual([]);
});

test('every page can be read without scripts', async () => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const path of paths) {
    await plain.goto(path);
    await expect.poll(() => plain.getByRole('heading', { level: 1 }).count(), { message: path }).toBe(1);
    expect((await textOf(plain)).length, path).toBeGreaterThan(80);
    await expect
      .poll(() => plain.getByRole('contentinfo').getByRole('link').count(), { message: path })
      .toBeGreaterThan(15);
  }
  await context.close();
});
