import type { Browser, Page } from 'playwright';
import { onTestFailed } from 'vitest';
import type { TestPerson, TestServer } from '../server/test-server.ts';
import { navigateInApp } from './reuse-page.ts';
import { openScreen, type ScreenOptions } from './open-screen.ts';

/** Opens a path in the one page that a person walks through, without loading the application again. */
export type Navigate = (path: string) => Promise<Page>;

interface NavigatorOptions extends ScreenOptions {
  /** Whether the page's clock can be moved; it goes on by itself too. */
  readonly hasClock?: boolean;
}

/**
 * One page for the tests of a file that a person does one after another: a screen that is reached so takes a tenth of
 * what it takes in a page of its own. Forms, questions, notices and routes of the test before are gone; what its browser
 * keeps is not. A test that fails leaves its page to nobody.
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

/** Where a walk goes between two tests: a screen that asks nothing and loads little. */
const NEUTRAL_PATH = '/content';

async function closeNotices(page: Page): Promise<void> {
  const notices = page.getByRole('button', { name: 'Close message' });
  await notices.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await notices.first().waitFor({ state: 'detached' });
}
