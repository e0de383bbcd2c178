import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { NodeResult, Result } from 'axe-core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { isFullRun } from '../run-size.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about colors; all others find the same in dark mode as in light mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** In `npm test`, one in so many places is also checked in dark mode, chosen by the length of its name. */
const DARK_EVERY = 6;

/** How long a page may take to come to rest: only a real finding takes this long. */
export const STABLE_WITHIN_MS = 15_000;

/** Minified to half the size, since each document has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A whole page, or a part that a test has not checked yet: a dialog over a screen, a panel that opened. */
type Target = Page | Locator;

/**
 * Fails if axe finds something on the page or the part, naming the place. Changes while axe runs (a notice that
 * appears, a button that becomes enabled) are rechecked until the result is stable.
 */
export async function expectAccessible(looked: Target, where: string, rules = RULES): Promise<void> {
  await expect
    .poll(() => findingsOf(looked, where, rules), { timeout: STABLE_WITHIN_MS, interval: 250 })
    .toEqual([]);
}

/**
 * Like `expectAccessible`, in light mode and, for color rules, in dark mode; the page is light afterwards. All screens
 * share their colors, so `npm test` checks a fixed sixth of them in dark mode, a full run all.
 */
export async function expectAccessibleInLightAndDark(looked: Target, where: string): Promise<void> {
  const page = pageOf(looked);
  if (isFullRun || where.length % DARK_EVERY === 0) {
    await changeColors(page, 'dark');
    await expectAccessible(looked, `${where}, in dark`, COLOR_RULES);
    await changeColors(page, 'light');
  }
  await expectAccessible(looked, `${where}, in light`);
}

/** Switches a page's color scheme without transitions, which would otherwise delay the change. */
async function changeColors(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const noTransitions = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await page.emulateMedia({ colorScheme });
  await noTransitions.evaluate(async (sheet) => {
    // Scripts are notified in the next frame, and their changes appear in the frame after it.
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/**
 * Like both of these, depending on the window width. A phone has the colors of the wide screen, so light mode is
 * enough. Axe finds almost the same there as on a wide screen, so only a full run checks it.
 */
export async function expectAccessibleAtItsWidth(looked: Target, where: string): Promise<void> {
  const isPhone = (pageOf(looked).viewportSize()?.width ?? Infinity) <= 480;
  if (!isPhone) await expectAccessibleInLightAndDark(looked, where);
  else if (isFullRun) await expectAccessible(looked, where);
}

/** How many pixels the page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails if the page is wider than its window. */
export async function expectNoHorizontalScroll(page: Page, where: string): Promise<void> {
  expect(await horizontalOverflow(page), `${where} scrolls sideways, in pixels`).toBe(0);
}

/** Scrolling rows whose covered edges have another color than what stands behind them, one line each. */
async function findPatchedEdges(page: Page, where: string): Promise<string[]> {
  const found = await page.locator('.scrolling-row, [role="region"][tabindex="0"]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const isClear = (color: string): boolean => /^rgba\(.*, 0\)$/.test(color);
      const [cover] = getComputedStyle(row).backgroundImage.match(/rgba?\([^)]*\)/) ?? [];
      let behind: Element | null = row;
      while (behind !== null && isClear(getComputedStyle(behind).backgroundColor))
        behind = behind.parentElement;
      const color = behind === null ? null : getComputedStyle(behind).backgroundColor;
      return cover === undefined || cover === color || row.clientWidth === 0
        ? []
        : [`${row.getAttribute('aria-label') ?? row.classList.value}: edges are ${cover} on ${color}`];
    }),
  );
  return found.map((text) => `${where}: ${text}`);
}

/** What axe finds, and edges in a wrong color, one line each. Axe is injected into a document once, which takes longer than running it. */
async function findingsOf(looked: Target, where: string, rules: string[]): Promise<string[]> {
  const page = pageOf(looked);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const part = looked === page ? page.locator(':root') : (looked as Locator);
  const { violations, incomplete } = await part.evaluate(
    (element, runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run(element, {
        runOnly,
        // These rules need nothing that axe would fetch.
        preload: false,
        resultTypes: ['violations', 'incomplete'],
      }),
    rules,
  );
  const ofAxe = [...violations, ...incomplete.map(isInvisibleText)].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${where}: ${id}: ${html.slice(0, 200)}: ${failureSummary?.split('\n').at(1)?.trim() ?? ''}`,
    ),
  );
  return [...ofAxe, ...(await findPatchedEdges(page, where))];
}

const pageOf = (looked: Target): Page => ('page' in looked ? looked.page() : looked);

/** Among the results that axe leaves for manual review: text in exactly its background color, which no one can read. */
function isInvisibleText(result: Result): Result {
  const isUnseen = ({ any }: NodeResult): boolean =>
    any.some(({ data }) => (data as { messageKey?: unknown } | null)?.messageKey === 'equalRatio');
  return { ...result, nodes: result.nodes.filter(isUnseen) };
}
