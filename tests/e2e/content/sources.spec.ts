import { createContent, readContent, readSourceRule } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { choose, waitForEditor, save } from './editor-page.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

const CLAIM = 'About 64% of office workers drink coffee before noon.';
const OTHER = 'Cafés lost 12,400 guests in 2023.';
const CONTENT = `<p>Coffee is old. ${CLAIM}</p><p>It pays to look. ${OTHER}</p>`;
const paneOf = (page: Page, name = 'Sources') => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, sentence: string) =>
  paneOf(page).getByRole('listitem').filter({ hasText: sentence });

test('an admin requires sources; the editor lists unsourced sentences, and publishes once each is resolved', async () => {
  const ada = await server.signUp('Ada Lane');
  const { body: item } = await server.call(ada, createContent, {
    body: { title: 'Coffee', content: CONTENT },
  });
  const page = await openScreen(browser, server, '/settings/publishing', ada);
  await page.getByLabel('Require sources before publishing').click();
  await page.getByText('Sources are now required before publishing.').waitFor();
  expect((await server.call(ada, readSourceRule, {})).body).toEqual({ isSourceRequired: true });

  await page.goto(`/content/${item.id}`);
  const editor = await waitForEditor(page);
  await choose(editor.status, 'Published');
  await editor.save.click();
  // The rejected save shows the sentences.
  await paneOf(page).getByText('2 sentences have no source.').waitFor();
  await expectAccessibleInLightAndDark(editor.dialog, 'sources');

  // With the keyboard: the first gets a source in the text, the second is marked as the author's own.
  await rowOf(page, CLAIM).getByRole('button', { name: 'Add a link' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('mailto:me@example.com');
  await page.keyboard.press('Enter');
  await rowOf(page, CLAIM).getByText('Enter an address that begins with https:// or http://').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('stats.example/coffee');
  await page.keyboard.press('Enter');
  await editor.text.locator('a[href="https://stats.example/coffee"]', { hasText: '64%' }).waitFor();
  await paneOf(page).getByText('1 sentence has no source.').waitFor();
  await rowOf(page, OTHER).getByRole('button', { name: 'My own knowledge' }).focus();
  await page.keyboard.press('Enter');
  await rowOf(page, OTHER).getByText('First-hand knowledge, says Ada Lane').waitFor();
  await paneOf(page).getByText('No sentence is missing a source.').waitFor();
  await save(page);
  await expect
    .poll(async () => (await server.call(ada, readContent, { params: { id: item.id } })).body.status)
    .toBe('published');

  // A sentence selected in the list is shown in the text.
  await paneOf(page)
    .getByRole('button', { name: `Show in the text: ${OTHER}` })
    .click();
  await editor.text.locator('.place', { hasText: OTHER }).waitFor();
});

const TOLD = [
  ['en-US', 'Sources', '2 sentences have no source.'],
  ['es-ES', 'Fuentes', '2 frases no tienen fuente.'],
  ['fr-FR', 'Sources', '2 phrases n’ont pas de source.'],
] as const;
test.runIf(isFullRun)(
  'on a phone the list is reached from the bar above the form, in a language that is not English',
  async () => {
    const ada = await server.signUp();
    const { body: item } = await server.call(ada, createContent, {
      body: { title: 'Coffee', content: CONTENT },
    });
    for (const [locale, pane, open] of TOLD) {
      const page = await openScreen(browser, server, `/content/${item.id}?pane=sources`, ada, {
        locale,
        viewport: { width: 360, height: 740 },
      });
      await paneOf(page, pane).getByText(open).waitFor();
      await expectNoOverflow(page, `sources in ${locale}`);
      await expectAccessible(paneOf(page, pane), `sources in ${locale}`);
      await page.context().close();
    }
  },
);
