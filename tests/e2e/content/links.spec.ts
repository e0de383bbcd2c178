import { changeOwnSite, followSiteCrawl, startSiteCrawl } from '@pagewright/contract/analytics';
import { createContent } from '@pagewright/contract/content';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startWebHost } from '../../fakes/web/start-web-host.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { waitForEditor } from './editor-page.ts';

const site = await startWebHost();
afterAll(() => site.close());
const [server, browser] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' }),
  openTestBrowser(),
]);

const FILLER = 'Sound wood lasts for years when it is kept dry and oiled every spring. '.repeat(5);
const page = (title: string, text: string) => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text}</p>
<p><a href="/chisels">a</a> <a href="/oil">b</a></p></main></html>`,
});
site.answers.set('/', page('Workshop', FILLER));
site.answers.set('/chisels', page('Restoring old chisels', FILLER));
site.answers.set('/oil', page('Oil for oak', `${FILLER} First read about building a workbench. ${FILLER}`));

test('links to and from the workspace’s own site are suggested next to the text, inserted with a click, undone, and kept', async () => {
  const ada = await server.signUp('Ada Lane');
  await server.call(ada, changeOwnSite, { body: { site: site.url } });
  const { body: crawl } = await server.call(ada, startSiteCrawl, { body: { site: '' } });
  await server.call(ada, followSiteCrawl, { params: { id: crawl.id } });
  const { body: item } = await server.call(ada, createContent, {
    body: {
      title: 'Building a workbench',
      content: `<h2>Restoring old chisels</h2><p>${FILLER}</p><p>A bench is flat. Start by restoring old chisels in a vise.</p>`,
    },
  });
  const screen = await openScreen(browser, server, `/content/${item.id}?pane=links`, ada, {
    viewport: { width: 1440, height: 1000 },
  });
  const editor = await waitForEditor(screen);
  const pane = screen.getByRole('region', { name: 'Internal links' });
  const link = editor.text.locator(`p a[href="${site.url}/chisels"]`, { hasText: 'restoring old chisels' });
  const insert = pane.getByRole('button', { name: 'Insert link to Restoring old chisels' });
  await insert.waitFor();
  await expectAccessibleInLightAndDark(editor.dialog, 'internal links');

  await insert.click();
  await link.waitFor();
  await pane.getByText('In the text.').waitFor();
  // The editor's undo removes the link; the decision stays, with a way to insert it again.
  await editor.text.press('ControlOrMeta+Z');
  await link.waitFor({ state: 'detached' });
  await pane.getByText('Not in the text.').waitFor();
  await insert.click();
  await link.waitFor();
  // The notice's undo reverts both.
  await screen
    .locator('[data-type="success"]', { hasText: 'Link set on' })
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
  await link.waitFor({ state: 'detached' });
  await insert.waitFor();
  await pane.getByRole('button', { name: 'Dismiss the suggestion: Restoring old chisels' }).click();
  await pane.getByRole('button', { name: 'Accept the link from Oil for oak' }).click();
  await pane.getByText('Not added as of the last crawl.').waitFor();

  await screen.goto(`/content/${item.id}?pane=links`);
  await pane.getByText('1 dismissed suggestion').waitFor();
  await pane.getByText('Not added as of the last crawl.').waitFor();
  expect(await insert.count()).toBe(0);

  const phone = await openScreen(browser, server, `/content/${item.id}?pane=links`, ada, {
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
  });
  await phone.getByRole('region', { name: 'Liens internes' }).getByText('1 suggestion écartée').waitFor();
  await expectNoOverflow(phone, 'internal links');
});
