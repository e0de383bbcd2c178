import type { Page } from 'playwright';

/** Selects another analysis of the open tab. */
export async function chooseAnalysis(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Analysis: / }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
