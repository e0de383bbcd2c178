import { expect as expectPage } from 'playwright/test';
import { test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openScreen } from './open-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

test('a member opens the screen and axe finds nothing', async () => {
  const ann = await server.signUp('Ann');
  const page = await openScreen(browser, server, '/reports', ann);
  await expectPage(page.getByText('You may manage reports in this workspace.')).toBeVisible();
  await expectAccessible(page, 'reports');
});
