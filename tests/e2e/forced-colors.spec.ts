import { createContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun, sampleOrAll } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { STABLE_WITHIN_MS } from './expect-accessible.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { visitScreen } from './translated-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

/** Icons of buttons and links, and what shows a state or a value without text. */
const DRAWN = [
  'button:enabled svg',
  'a svg',
  '.mantine-Switch-track',
  'input[type="checkbox"]',
  'input[type="radio"]',
  '[role="progressbar"]',
  '[role="meter"]',
  'svg.bar',
  'svg.ring',
].join();
const CHOSEN = [
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current="page"]',
  '[aria-current="true"]',
  '.mantine-SegmentedControl-label[data-active]',
].join();
/** Screens that have these things between them; `npm test` looks at the ones with the most kinds. */
const SCREENS = isFullRun
  ? ['/content', '/calendar', '/analytics/numbers', '/settings/preferences', '/settings/notifications']
  : ['/calendar', '/settings/preferences'];
/** Pages of the site with these things, and one of its chosen links. */
const PAGES = isFullRun
  ? ['/', '/pricing', '/blog?category=seo-tips', '/help', '/contact', '/status', '/api-docs', '/sign-up']
  : ['/pricing', '/blog?category=seo-tips'];
const TAB_STOPS = sampleOrAll(6, 12);

/** What is in the window but not visible: every pixel of it has about the color of the pixel in its corner. */
async function findUnseen(page: Page): Promise<string[]> {
  const parts = await page.locator(DRAWN).evaluateAll((all) =>
    all
      .filter(
        (one) =>
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('[inert]'),
      )
      .map((one) => ({
        html: one.outerHTML.slice(0, 120),
        box: one.getBoundingClientRect().toJSON() as DOMRect,
      }))
      .filter(
        ({ box: { x, y, right, bottom } }) =>
          x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight,
      ),
  );
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ png, seen }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const drawn = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')!;
      canvas.drawImage(drawn, 0, 0);
      const isUnseen = ({ x, y, width, height }: DOMRect): boolean => {
        const { data } = canvas.getImageData(x, y, Math.max(1, width), Math.max(1, height));
        return data.every((value, index) => Math.abs(value - data[index % 4]!) < 60);
      };
      return seen.filter(({ box }) => isUnseen(box)).map(({ html }) => html);
    },
    { png: picture, seen: parts },
  );
}

/** Chosen tabs, links, and options that look like the others next to them. */
const findAlike = (page: Page): Promise<string[]> =>
  page.locator(CHOSEN).evaluateAll((all, chosen) => {
    const lookOf = (element: Element): string => {
      const { outline, border, textDecoration, fontWeight } = getComputedStyle(element);
      return [outline, border, textDecoration, fontWeight].join();
    };
    return all
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const item =
          one.parentElement!.childElementCount > 1 && !one.matches('label') ? one : one.parentElement!;
        const others = [...item.parentElement!.children]
          .map((other) => (item === one ? other : (other.querySelector(one.tagName) ?? other)))
          .filter((other) => other.tagName === one.tagName && !other.matches(chosen));
        return others.some((other) => lookOf(other) === lookOf(one));
      })
      .map((one) => one.outerHTML.slice(0, 120));
  }, CHOSEN);

/** Focused elements without a visible outline, of the first that the Tab key reaches. */
async function findUnmarkedFocus(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  for (let stop = 0; stop < TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement!;
      // While a dialog loads, nothing has the focus.
      if (focused === document.body) return null;
      const isMarked = [focused, focused.nextElementSibling, focused.parentElement].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one ?? focused);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return isMarked ? null : focused.outerHTML.slice(0, 120);
    });
    if (found !== null) unmarked.push(found);
  }
  return unmarked;
}

test('in forced colors, icons, switches, bars, choices, and the focus can be seen', async () => {
  const maya = await server.signUp();
  const body = { title: 'A rain barrel', content: '<p>It saves water.</p>', primaryKeyword: 'rain barrel' };
  const { id } = (await server.call(maya, createContent, { body })).body;
  const page = await openFullyLoadedScreen(browser, server, '/content', maya, { forcedColors: 'active' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const path of [...SCREENS, `/content/${id}`]) {
    await visitScreen(page, path);
    // Parts that are still loading may move between the measurement and the picture.
    await expect.poll(() => findUnseen(page), { message: path, timeout: STABLE_WITHIN_MS }).toEqual([]);
    await expect.poll(() => findAlike(page), { message: path, timeout: STABLE_WITHIN_MS }).toEqual([]);
    expect(await findUnmarkedFocus(page), path).toEqual([]);
  }
});

test('in forced colors, the same can be seen on the pages of the site', async () => {
  const page = await openFullyLoadedScreen(browser, server, '/', null, { forcedColors: 'active' });
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => findUnseen(page), { message: path, timeout: STABLE_WITHIN_MS }).toEqual([]);
    await expect.poll(() => findAlike(page), { message: path, timeout: STABLE_WITHIN_MS }).toEqual([]);
    expect(await findUnmarkedFocus(page), path).toEqual([]);
  }
});
