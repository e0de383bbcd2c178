import type { Page } from 'playwright';

/**
 * Chooses an entry of the open menu by keyboard, and waits until the menu is gone. An entry that moves while a menu
 * loads is not missed, as a mouse may miss it.
 */
export async function pressMenuItem(page: Page, name: string): Promise<void> {
  // A menu takes the focus a moment after its entries can be seen; Enter would choose the entry that it then focuses.
  await page.locator('[role=menu]:focus-within').waitFor();
  await page.getByRole('menuitem', { name }).press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}
