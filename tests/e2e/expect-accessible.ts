import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { NodeResult, Result } from 'axe-core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { isFullRun } from '../run-size.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that tell by colors; all others find in dark what they find in light. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Of the places that are looked at in dark too, so many share one look in `npm test`, by the length of their names. */
const DARK_EVERY = 3;

/** Half as long as the source with its names and comments, which each document would have to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A whole page, or the part of one that a test has not looked at: a dialog over a screen, a panel that opened. */
type Target = Page | Locator;

/**
 * Fails when axe finds something on the page, or on the part of it, as it stands, naming the place. What still changes
 * while axe reads it (a notice that comes in, a button that becomes enabled) is read again until it stands, for five
 * seconds.
 */
export async function expectAccessible(looked: Target, where: string, rules = RULES): Promise<void> {
  await expect.poll(() => findingsOf(looked, where, rules), { timeout: 5000, interval: 250 }).toEqual([]);
}

/**
 * As `expectAccessible`, in light and, of its colors, in dark; the page is light afterwards. All screens share their
 * colors, so `npm test` looks at a third of them in dark, always the same, and `npm run test:storm` at all.
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

/** Shows a page in other colors, which it has at once: each of its elements takes a while to change them otherwise. */
async function changeColors(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const noTransitions = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await page.emulateMedia({ colorScheme });
  await noTransitions.evaluate(async (sheet) => {
    // Scripts hear of it with the next picture, and what they change is in the one after it.
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/**
 * As both of these by the width of the window: on a phone the colors are those of the wide screen, so light is enough.
 * There axe finds what it finds on a wide screen, but for a rule or two: `npm run test:storm` asks it.
 */
export async function expectAccessibleAtItsWidth(looked: Target, where: string): Promise<void> {
  const isPhone = (pageOf(looked).viewportSize()?.width ?? Infinity) <= 480;
  if (!isPhone) await expectAccessibleInLightAndDark(looked, where);
  else if (isFullRun) await expectAccessible(looked, where);
}

/** By how many pixels the page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails when the page is wider than its window. */
export async function expectNoHorizontalScroll(page: Page, where: string): Promise<void> {
  expect(await horizontalOverflow(page), `${where} scrolls sideways, in pixels`).toBe(0);
}

/** What axe finds, a line each. It is brought into a document once: that takes longer than its run. */
async function findingsOf(looked: Target, where: string, rules: string[]): Promise<string[]> {
  const page = pageOf(looked);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const part = looked === page ? page.locator(':root') : (looked as Locator);
  const { violations, incomplete } = await part.evaluate(
    (element, runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run(element, {
        runOnly,
        // Nothing of what it would fetch besides is asked by these rules.
        preload: false,
        resultTypes: ['violations', 'incomplete'],
      }),
    rules,
  );
  return [...violations, ...incomplete.map(isInvisibleText)].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${where}: ${id}: ${html.slice(0, 200)}: ${failureSummary?.split('\n').at(1)?.trim() ?? ''}`,
    ),
  );
}

const pageOf = (looked: Target): Page => ('page' in looked ? looked.page() : looked);

/** Of what axe leaves to a person: text in the very color of its background, which nobody can read. */
function isInvisibleText(result: Result): Result {
  const isUnseen = ({ any }: NodeResult): boolean =>
    any.some(({ data }) => (data as { messageKey?: unknown } | null)?.messageKey === 'equalRatio');
  return { ...result, nodes: result.nodes.filter(isUnseen) };
}
