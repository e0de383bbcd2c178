import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { findEnglishText } from '../translated-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

const WORKER = /score\.worker/;
/** Maximum transfer size of engine and data. */
const ENGINE_BYTES = 1_500_000;
const SAMPLE_LINE = /^\d+\/100 · based on 5 of 6 parts · 375 words$/;
const status = (page: Page) => page.locator('[data-demo-status]');
const says = (page: Page, sentence: string | RegExp): Promise<void> =>
  status(page).filter({ hasText: sentence }).waitFor();
const scoreIt = (page: Page): Promise<void> => page.getByRole('button', { name: 'Score it' }).click();
const bytesOf = async (request: Request): Promise<number> => (await request.sizes()).responseBodySize;

/** At less than this share of its own size, a picture's text is too small to read. */
const isLegible = (share: number): boolean => share >= 0.8;
/** The width at which each picture of the product is shown, as a share of its own. */
const pictureShares = (page: Page): Promise<number[]> =>
  page
    .locator('.shows img')
    .evaluateAll((all) =>
      all
        .filter((image) => image.checkVisibility())
        .map((image) => image.clientWidth / Number(image.getAttribute('width'))),
    );
/** The classes of what moves. */
const animated = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => getComputedStyle(one).animationName !== 'none')
      .map((one) => one.getAttribute('class') ?? one.tagName),
  );

test('a text is scored and explained in the browser, and none of it is sent', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(server.url);
  const text = page.getByLabel('Your text');
  expect(await pictureShares(page)).toEqual(Array.from({ length: 3 }, () => expect.toSatisfy(isLegible)));
  expect(await page.locator('blockquote').count()).toBe(0);
  // Without animations for those who want none.
  expect(await animated(page)).toEqual(['arc']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animated(page)).toEqual([]);
  // The page is delivered with the sample's score, computed by the server's engine.
  await says(page, SAMPLE_LINE);
  const written = await status(page).innerText();
  await page.getByRole('figure').getByText('Fix these first').waitFor();
  expect(asked.filter((request) => WORKER.test(request.url()))).toEqual([]);
  await page.getByRole('button', { name: 'Paste your own text' }).click();
  await scoreIt(page);
  await says(page, 'Paste a text first.');
  await text.fill('Too short to be scored.');
  await scoreIt(page);
  await says(page, 'No score yet: write more than 50 characters.');
  await text.fill('A rain barrel gathers the water of the roof, so that the beds are watered for free.');
  await scoreIt(page);
  await says(page, 'No score yet: enter the keyword for this text.');

  await page.getByRole('button', { name: 'Back to the sample' }).click();
  await says(page, 'Sample: a draft we made weak on purpose.');
  await scoreIt(page);
  // This browser's engine computes the same score.
  await says(page, written);
  await page.getByText('Title: “Some thoughts about collecting water”. No section headings.').waitFor();
  const gains = page.locator('[data-demo-shown] > .findings .finding');
  expect(await gains.filter({ hasText: 'There are no headings' }).count()).toBe(0);
  // A gain from several rules lists them, and they add up to it.
  for (const said of await gains.filter({ hasText: ' in all: ' }).allInnerTexts()) {
    const [, total = '', shares = ''] = /\+([\d.]+) in all: (.*)\.$/m.exec(said) ?? [];
    const sum = [...shares.matchAll(/[+-][\d.]+/g)].reduce((all, [share]) => all + Number(share), 0);
    expect(sum).toBeCloseTo(Number(total), 5);
  }
  expect(await gains.filter({ hasText: ' in all: ' }).count()).toBeGreaterThan(0);
  const parts = page.locator('.demo .part');
  await expect.poll(() => parts.count()).toBe(6);
  await parts.filter({ hasText: 'Answers what is asked' }).filter({ hasText: '—' }).click();
  await page.getByText('Unknown: it needs pages to compare with.').waitFor();
  await parts.filter({ hasText: 'Reads well' }).locator('summary').click();
  const place = parts.getByRole('button', { name: /^“Water that falls on a roof/ }).first();
  await place.click();
  const selected = await text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toMatch(/^Water that falls on a roof can be collected/);
  await expectAccessibleInLightAndDark(page, 'a scored text');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'a scored text on a phone');
  expect(await page.locator('.score-card').isVisible()).toBe(true);
  expect(await pictureShares(page)).toEqual(Array.from({ length: 3 }, () => expect.toSatisfy(isLegible)));

  const engine = asked.filter((request) => WORKER.test(request.url()));
  expect(engine).toHaveLength(1);
  const after = asked.slice(asked.indexOf(engine[0]!));
  expect(after.map((request) => [request.method(), request.postData()])).toEqual(
    after.map(() => ['GET', null]),
  );
  expect(asked.filter((request) => /rain|barrel|downspout/i.test(decodeURIComponent(request.url())))).toEqual(
    [],
  );
  const scripts = asked.filter((request) => new URL(request.url()).pathname.startsWith('/assets/'));
  const sizes = await Promise.all(scripts.map(bytesOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ENGINE_BYTES);

  // A text in another language loads its stemmer once.
  const stemmers = (): Request[] => asked.filter((request) => request.url().includes('snowball-stemmers'));
  expect(stemmers()).toEqual([]);
  for (const words of [12, 13]) {
    const last = words === 12 ? 'escrito.' : 'bien escrito.';
    await text.fill(
      `# Depósitos de lluvia\n\nUn depósito de lluvia recoge el agua del tejado para regar ${last}`,
    );
    await scoreIt(page);
    await says(page, new RegExp(`^\\d+/100 · based on \\d of 6 parts · ${words} words$`));
  }
  expect(stemmers()).toHaveLength(1);

  // Work without a network sends nothing.
  await context.setOffline(true);
  await text.fill(
    '# Rain barrel size\n\nA rain barrel of the right size lasts through a week without rain, and no more.',
  );
  await scoreIt(page);
  await says(page, /^\d+\/100 · based on \d of 6 parts · 16 words$/);
  await context.close();
});

test('an engine that fails to load is requested again, and a slow one can be stopped', async () => {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.route(WORKER, (route) => route.abort());
  await scoreIt(page);
  await says(page, 'The engine could not be loaded. Check your connection and try again.');
  await page.unroute(WORKER);
  const held: (() => void)[] = [];
  await page.route(WORKER, (route) => void held.push(() => void route.continue()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Loading the engine, once…');
  await page.getByRole('button', { name: 'Stop' }).click();
  await says(page, 'Stopped. Your text is still here.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await scoreIt(page);
  await says(page, SAMPLE_LINE);
  await page.close();
});

test('the scripts of a page speak its language, whatever the browser speaks', async () => {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${server.url}/fr`);
  await page.getByRole('button', { name: 'Modifier mes choix de cookies' }).click();
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await page.getByRole('heading', { name: 'Cookies sur ce site' }).waitFor();
  await expect.poll(() => page.locator('.consent a').first().getAttribute('href')).toBe('/fr/privacy-policy');
  const written = await status(page).innerText();
  expect(written).toMatch(/^\d+\/100 · repose sur \d parties sur 6 · \d+ mots$/);
  await page.getByRole('button', { name: 'Calculer le score' }).click();
  await page.getByText('Titre : « Quelques réflexions sur la collecte de l’eau ».').waitFor();
  // This browser's engine computes the server's score, and names every finding as the server did.
  await says(page, written);
  expect(await findEnglishText(page.locator('body'), '/fr')).toEqual([]);
  await page.close();
});

test('text copied from a page keeps its headings, lists, and links', async () => {
  const page = await browser.newPage();
  await page.goto(server.url);
  const text = page.getByLabel('Your text');
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1>Barrels</h1><script>alert(1)</script><p>Read <a href="https://example.com/a">the survey</a>.</p><ul><li>Tap</li><li><p>Lid</p></li></ul>',
    );
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(() => text.inputValue())
    .toBe('# Barrels\n\nRead [the survey](https://example.com/a).\n\n- Tap\n\n- Lid\n');
  await page.close();
});

test('the site’s images exist in both color schemes, and so does each page’s card', async () => {
  for (const path of ['/', '/features', '/case-studies', '/testimonials']) {
    const html = await (await fetch(server.url + path)).text();
    const pictures = [...html.matchAll(/(?:srcset|src)="(\/pictures\/[^"]+)"/g)].map(
      ([, address]) => address,
    );
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answers = await Promise.all(
      [new URL(card).pathname, ...pictures].map((address) => fetch(server.url + address)),
    );
    expect(answers.map(({ status: code, headers }) => `${code} ${headers.get('content-type')}`)).toEqual([
      '200 image/png',
      ...pictures.map(() => '200 image/webp'),
    ]);
    expect(pictures.length > 0).toBe(['/', '/features'].includes(path));
  }
});
