import type { Browser, Page } from 'playwright';
import { onTestFailed } from 'vitest';
import type { TestPerson, TestServer } from '../server/test-server.ts';
import { navigateInApp } from './reuse-page.ts';
import { openScreen, type ScreenOptions } from './open-screen.ts';

/** Opens a path in a person's page without reloading the application. */
export type Navigate = (path: string) => Promise<Page>;

interface NavigatorOptions extends ScreenOptions {
  /** Whether the page gets a fake clock, which also runs by itself. */
  readonly hasClock?: boolean;
}

/**
 * One page for tests in which one person does one thing after another: reaching a screen this way takes a tenth of the
 * time that a separate page takes. Forms, dialogs, notices, and routes of the previous test are gone; the browser's
 * storage is not. After a failed test, the next one gets a new page.
 */
export function createNavigator(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  person: Pick<TestPerson, 'cookie'>,
  { hasClock = false, ...options }: NavigatorOptions = {},
): Navigate {
  let page: Page | null = null;
  return async (path) => {
    onTestFailed(() => {
      page = null;
    });
    if (page === null || page.isClosed()) {
      page = await openScreen(browser, server, hasClock ? '/favicon.ico' : path, person, options);
      if (!hasClock) return page;
      await page.clock.install();
      await page.goto(path);
      return page;
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await navigateInApp(page, NEUTRAL_PATH);
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await closeNotices(page);
    if (path !== NEUTRAL_PATH) await navigateInApp(page, path);
    return page;
  };
}

/** A screen visited between two tests: it asks nothing and loads little. */
const NEUTRAL_PATH = '/content';

async function closeNotices(page: Page): Promise<void> {
  const notices = page.getByRole('button', { name: 'Close message' });
  await notices.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await notices.first().waitFor({ state: 'detached' });
}
