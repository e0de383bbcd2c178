import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isFullRun } from '../run-size.ts';
import { horizontalOverflow, STABLE_WITHIN_MS } from './expect-accessible.ts';

/** A name of 40 letters, and a word without hyphenation points. */
export const LONG_NAME = 'Alexandrina Konstantinopoulou-Vandenberg';
export const LONG_WORD = 'Tomatenbewaesserungszeitschaltuhrvergleich';

/**
 * What does not fit the window width, one line each: a page that scrolls horizontally, texts that are cut off where no
 * one can scroll to them, scroll areas that do not look scrollable, a selected tab scrolled out of view, and fields at
 * which a phone zooms in. Everything collapsible is opened, and everything is checked twice: as it is, and with texts
 * 30 % longer, as in other languages.
 */
async function findOverflows(page: Page, where: string): Promise<string[]> {
  const opened = await page.evaluateHandle(() => {
    const folds = [...document.querySelectorAll('details:not([open])')] as HTMLDetailsElement[];
    for (const fold of folds) fold.open = true;
    return folds;
  });
  const found = [
    ...(await findOverflowsAsShown(page, where)),
    ...(await page.evaluate(findHiddenActiveTabs)),
    ...(await page.evaluate(findZoomingFields)),
  ];
  const longer = await page.evaluateHandle(lengthenTexts);
  found.push(...(await findOverflowsAsShown(page, `${where}, its texts 30 % longer`)));
  await longer.evaluate((nodes) => {
    for (const { node, own, longer: text } of nodes) if (node.textContent === text) node.textContent = own;
  });
  await opened.evaluate((folds) => {
    for (const fold of folds) fold.open = false;
  });
  return found;
}

/**
 * Like `findOverflows`, but what still moves (after a resize, for example) is rechecked until it is stable.
 */
export async function findStableOverflows(page: Page, where: string): Promise<string[]> {
  let faults: string[] = [];
  await expect
    .poll(async () => (faults = await findOverflows(page, where)), {
      timeout: STABLE_WITHIN_MS,
      interval: 250,
    })
    .toEqual([])
    .catch(() => undefined);
  return faults;
}

/** In `npm test`, one in so many states of screens is checked, chosen by the length of its name. */
const CHECKED_EVERY = 3;

/**
 * Fails if part of the page does not fit the window width, with its texts as they are or 30 % longer. phone.spec.ts
 * checks every screen of the application, so `npm test` checks a fixed third of the states that other tests bring
 * screens into, and all pages outside of it; a full run checks all.
 */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const isSampled = !isFullRun && where.length % CHECKED_EVERY !== 0;
  if (isSampled && (await page.evaluate(() => '__reactRouterContext' in window))) return;
  expect(await findStableOverflows(page, where)).toEqual([]);
}

async function findOverflowsAsShown(page: Page, where: string): Promise<string[]> {
  const texts = [...(await page.evaluate(findClippedTexts)), ...(await page.evaluate(findHiddenScrollAreas))];
  const scroll = await horizontalOverflow(page);
  if (scroll > 0) texts.unshift(`the page scrolls sideways by ${scroll} px`);
  return texts.map((text) => `${where}: ${text}`);
}

function lengthenTexts(): { node: Node; own: string; longer: string }[] {
  const nodes: { node: Node; own: string; longer: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.textContent ?? '';
    // The editor would treat changes in its text as typing.
    const isLeftOut = node.parentElement?.closest('script, style, svg, [contenteditable="true"]');
    if (!/\p{L}{3}/u.test(own) || isLeftOut) continue;
    const longer = own + own.trim().slice(0, Math.ceil(own.trim().length * 0.3));
    node.textContent = longer;
    nodes.push({ node, own, longer });
  }
  return nodes;
}

function findClippedTexts(): string[] {
  /** Where the text must end: at the edge of the window, or of a clipping ancestor. */
  const edgeOf = (element: Element): number => {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const { overflowX, textOverflow, clipPath } = style;
      // Scrollable text is reachable; screen reader texts and ellipses, except in headings, are intended.
      const isClipped = clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto';
      const isShortened = textOverflow === 'ellipsis' && at.closest('h1, h2') === null;
      if (/auto|scroll/.test(overflowX) || isClipped || isShortened) return Infinity;
      if (/hidden|clip/.test(overflowX)) return at.getBoundingClientRect().right;
    }
    return innerWidth;
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    if (!parent?.checkVisibility() || !/\p{L}/u.test(text ?? '') || parent.closest('script, style, svg'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { right, width } = range.getBoundingClientRect();
    if (width > 0 && right > edgeOf(parent) + 1) found.push(text?.trim().slice(0, 60) ?? '');
  }
  return found;
}

/** Areas that scroll horizontally and do not look scrollable. */
function findHiddenScrollAreas(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, backgroundAttachment } = getComputedStyle(element);
    const hidden = element.scrollWidth - element.clientWidth;
    if (!/auto|scroll/.test(overflowX) || hidden <= 1 || !element.checkVisibility()) continue;
    if (element.matches('textarea, input, pre')) continue;
    const text = (element.textContent ?? '').trim().slice(0, 60);
    // The shadow covers move with the content.
    if (!backgroundAttachment.includes('local'))
      found.push(`scrolls by ${hidden} px and does not show it: ${text}`);
  }
  return found;
}

/** Selected tabs whose start is scrolled out of view. */
function findHiddenActiveTabs(): string[] {
  const open = document.querySelectorAll('[aria-selected="true"], nav > [aria-current="page"]');
  const hidden = [...open].filter((tab) => {
    const row = tab.parentElement!.getBoundingClientRect();
    const { left, right, width } = tab.getBoundingClientRect();
    return tab.checkVisibility() && (left < row.left - 1 || right > row.right + 1) && width <= row.width;
  });
  return hidden.map((tab) => `the open tab is out of sight: ${tab.textContent}`);
}

/** On phones, fields with text below 16 px: iOS zooms the page when they get focus. */
function findZoomingFields(): string[] {
  if (innerWidth > 480) return [];
  const fields = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select, [contenteditable=true]):not([tabindex="-1"])',
    ),
  ];
  return fields
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `a field of ${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 80)}`);
}
