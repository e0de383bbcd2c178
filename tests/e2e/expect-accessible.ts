import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** What the colour scheme alone can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds something on the page as it stands, naming the place. A page that still changes while axe reads
 * it (a notice that comes in, a button that becomes enabled) is read again until it stands, for five seconds.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNothing(where, () => new AxeBuilder({ page }).withTags(RULES).analyze());
}

/** As `expectAccessible` in light, and what colours decide once more in dark; the page is light afterwards. */
export async function expectAccessibleInLightAndDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(`${where}, in dark`, () => new AxeBuilder({ page }).withRules(COLOUR_RULES).analyze());
  await page.emulateMedia({ colorScheme: 'light' });
}

type Analysis = Awaited<ReturnType<AxeBuilder['analyze']>>;

async function expectNothing(where: string, analyse: () => Promise<Analysis>): Promise<void> {
  const findings = async (): Promise<string[]> => {
    const { violations } = await analyse();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${where}: ${id}: ${html.slice(0, 200)}: ${failureSummary?.split('\n').at(1)?.trim() ?? ''}`,
      ),
    );
  };
  await expect.poll(findings, { timeout: 5000, interval: 250 }).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, `${where} scrolls sideways`).toBe(clientWidth);
}
