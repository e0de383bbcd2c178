import type { Page } from 'playwright';
import { expect } from 'vitest';

const WIDE = { width: 1440, height: 900 };

/** Asserts that a screen has one row of tabs that shows all of them at 1440 px, and keeps its viewport. */
export async function expectOneTabRow(page: Page, names: readonly string[]): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(WIDE);
  const row = page.getByRole('tablist');
  await expect.poll(() => row.getByRole('tab').allInnerTexts()).toEqual(names);
  expect(await row.count()).toBe(1);
  const places = await row.evaluate((list) => ({
    tops: [...list.querySelectorAll('[role=tab]')].map((tab) => tab.getBoundingClientRect().top),
    hidden: list.scrollWidth - list.clientWidth,
  }));
  expect(new Set(places.tops).size).toBe(1);
  expect(places.hidden).toBe(0);
  if (before) await page.setViewportSize(before);
}
