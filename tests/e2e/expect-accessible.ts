import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds something on the page as it stands, naming the place. A page that still changes while axe reads
 * it (a notice that comes in, a button that becomes enabled) is read again until it stands, for five seconds.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const findings = async (): Promise<string[]> => {
    const { violations, incomplete } = await new AxeBuilder({ page })
      .options({ runOnly: RULES, resultTypes: ['violations', 'incomplete'] })
      // No page here has a frame of another origin: without them axe needs no second page for its sums.
      .setLegacyMode()
      .analyze();
    return [...violations, ...incomplete.map(unseen)].flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${where}: ${id}: ${html.slice(0, 200)}: ${failureSummary?.split('\n').at(1)?.trim() ?? ''}`,
      ),
    );
  };
  await expect.poll(findings, { timeout: 5000, interval: 250 }).toEqual([]);
}

/** Of what axe leaves to a person: text in the very colour of its background, which nobody can read. */
function unseen(result: Finding): Finding {
  const isUnseen = ({ any }: Finding['nodes'][number]): boolean =>
    any.some(({ data }) => (data as { messageKey?: unknown } | null)?.messageKey === 'equalRatio');
  return { ...result, nodes: result.nodes.filter(isUnseen) };
}

/** As `expectAccessible`, in light and in dark; the page is light afterwards. */
export async function expectAccessibleInLightAndDark(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${where}, in ${colorScheme}`);
  }
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, `${where} scrolls sideways`).toBe(clientWidth);
}
