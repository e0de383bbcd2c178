import { addEvidencePage, createContent, readContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startWebHost } from '../../fakes/web/start-web-host.ts';
import { isFullRun } from '../../run-size.ts';
import { signUpTeammate } from '../../server/join-workspace.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { createNavigator } from '../create-navigator.ts';
import { waitForEditor, typeText } from './editor-page.ts';

const CONTENT =
  '<p>A rain barrel saves water for the garden. It stands below the gutter.</p><h2>Why you want one</h2><p>Tap water costs money, and rain is free. A rain barrel pays for itself within a year.</p>';

/** A competitor's page with its site's navigation and footer. */
const page = (name: string): string =>
  `<!doctype html><html><head><title>${name} | Shop</title></head><body><nav><a href="/">Home</a><a href="/shop">Shop</a></nav><article><h1>${name}</h1><p>${`The ${name} tells that a downspout diverter leads the water into the rain barrel, and a spigot lets it out. `.repeat(2)}</p><h2>Keep mosquitoes out</h2><p>A fine screen keeps mosquitoes out of every rain barrel, ${name} says, and the downspout diverter stays clean.</p></article><footer>All rights reserved</footer></body></html>`;

const [server, browser] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.1/32', CRAWLER_PAUSE_MS: '0' }),
  openTestBrowser(),
]);
const maya = await server.signUp('Maya Lindqvist');

const navigate = createNavigator(browser, server, maya);

const create = async (title: string): Promise<string> => {
  const body = { title, content: CONTENT, primaryKeyword: 'rain barrel' };
  return (await server.call(maya, createContent, { body })).body.id;
};
const pagesDialog = (open: Page) => open.getByRole('dialog', { name: 'Competitor pages' });
const file = (name: string, text: string) => ({ name, mimeType: 'text/html', buffer: Buffer.from(text) });

test('pages are pasted and uploaded, and the text is compared with the terms they use', async () => {
  const id = await create('A rain barrel');
  const open = await navigate(`/content/${id}`);
  const { points, text } = await waitForEditor(open);
  await open.getByText('Not compared with any pages yet.').waitFor();
  await open.getByRole('button', { name: 'Add competitor pages' }).click();
  const dialog = pagesDialog(open);
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await dialog.getByText('Paste the page first.').waitFor();
  await dialog.getByRole('textbox', { name: 'Page' }).fill(page('Garden guide'));
  await dialog.getByRole('textbox', { name: 'Address' }).fill('not an address');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await dialog.getByText('This is not a page URL.').waitFor();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://garden.example/barrel');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await dialog.getByText('1 page added.').waitFor();
  const first = dialog.getByRole('listitem').filter({ hasText: 'Garden guide' });
  await first.getByText(/^garden\.example · \d+ words · pasted$/).waitFor();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Page' }).inputValue()).toBe('');

  await dialog.getByRole('tab', { name: 'Upload' }).click();
  const chooser = open.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles([
    file('two.html', page('Water guide')),
    file('empty.html', '<html><body><script>1</script></body></html>'),
    file('three.html', page('Roof guide')),
    file('again.html', page('Water guide')),
  ]);
  await dialog.getByText('2 pages added.').waitFor();
  await dialog.getByText('empty.html: No article was found on this page. Paste its text instead.').waitFor();
  await dialog.getByText('again.html: This page is already in the comparison.').waitFor();
  await expectAccessible(dialog, 'competitor pages');
  await open.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await open.getByText('Compared with 3 competitor pages').waitFor();
  await open.getByRole('button', { name: 'Covers the subject' }).click();
  const row = open.locator('tr[data-term="downspout divert"]');
  // Each page uses it three times: in both sentences of the first paragraph, and in the last one.
  await expect
    .poll(() => row.locator('td').allInnerTexts())
    .toEqual(expect.arrayContaining(['0', expect.stringMatching(/^3/)]));
  const before = Number.parseInt(await points.innerText(), 10);
  await open.getByText('Score up to date').waitFor();
  const saved = (await server.call(maya, readContent, { params: { id } })).body;
  expect(before).toBe(saved.score);

  await text.locator('p').first().click();
  await open.keyboard.press('End');
  await typeText(open, ' A downspout diverter fills it.');
  await expect.poll(() => row.locator('td').first().innerText()).toBe('1');
  await expect.poll(async () => Number.parseInt(await points.innerText(), 10)).toBeGreaterThanOrEqual(before);
});

test('pages are read from their URLs, and one that cannot be read says why', async () => {
  const id = await create('From the web');
  const host = await startWebHost({ '/guide': { body: page('Garden guide') } });
  const open = await navigate(`/content/${id}`);
  await waitForEditor(open);
  await open.getByRole('button', { name: 'Add competitor pages' }).click();
  const dialog = pagesDialog(open);
  await dialog.getByRole('tab', { name: 'From the web' }).click();
  const addresses = dialog.getByRole('textbox', { name: 'Addresses' });
  await addresses.fill('garden.example');
  await dialog.getByRole('button', { name: 'Read pages' }).click();
  await dialog.getByText('This is not a page URL: garden.example').waitFor();
  await addresses.fill(`${host.url}/guide\n${host.url}/gone`);
  await dialog.getByRole('button', { name: 'Read pages' }).click();
  await dialog.getByText('1 page added.').waitFor();
  await dialog.getByText(`${host.url}/gone: This address returns status 404 instead of a page.`).waitFor();
  await dialog.getByText(/· fetched$/).waitFor();
  await host.close();
});

test.runIf(isFullRun)(
  'a page is removed after a confirmation, and the score is based on the others',
  async () => {
    const id = await create('Taken away');
    for (const name of ['Garden guide', 'Water guide']) {
      const body = { text: page(name), source: 'pasted' as const };
      await server.call(maya, addEvidencePage, { params: { id }, body });
    }
    const open = await navigate(`/content/${id}`);
    await waitForEditor(open);
    await open.getByText('Compared with 2 competitor pages').waitFor();
    await open.getByRole('button', { name: 'Competitor pages' }).click();
    const dialog = pagesDialog(open);
    await dialog.getByRole('button', { name: 'Remove Water guide' }).click();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await dialog.getByRole('button', { name: 'Remove Water guide' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByText('Water guide').waitFor({ state: 'detached' });
    await open.keyboard.press('Escape');
    await open.getByText('Compared with 1 competitor page').waitFor();
  },
);

test('a new item is saved first, so that its pages can be attached', async () => {
  const open = await navigate('/content/new');
  const { title, keyword } = await waitForEditor(open);
  await title.fill('Begun with pages');
  await keyword.fill('rain barrel');
  await open.getByRole('button', { name: 'Add competitor pages' }).click();
  const dialog = pagesDialog(open);
  await dialog.getByRole('textbox', { name: 'Page' }).fill(page('Garden guide'));
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await dialog.getByText('1 page added.').waitFor();
  await expect.poll(() => title.inputValue()).toBe('Begun with pages');
  await expect.poll(() => new URL(open.url()).pathname).toMatch(/^\/content\/[\da-f-]{36}$/);
});

test.runIf(isFullRun)('read-only users see the pages and cannot change them', async () => {
  const id = await create('Read only');
  await server.call(maya, addEvidencePage, {
    params: { id },
    body: { text: page('Garden guide'), source: 'pasted' },
  });
  await server.sql.query("UPDATE content SET status = 'review' WHERE id = $1", [id]);
  const teammate = await signUpTeammate(server, maya, 'basic_member');
  const open = await openScreen(browser, server, `/content/${id}`, teammate);
  await open.getByText('Compared with 1 competitor page').waitFor();
  await open.getByRole('button', { name: 'Competitor pages' }).click();
  const dialog = pagesDialog(open);
  await dialog.getByText('Garden guide').waitFor();
  expect(await dialog.getByRole('button', { name: /Remove|Add page/ }).count()).toBe(0);
});
