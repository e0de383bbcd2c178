import { createContent, fetchEvidencePage } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { startWebHost } from '../fakes/web/start-web-host.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { waitForEditor } from './content/editor-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openScreen } from './open-screen.ts';

const [server, browser] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.1/32', CRAWLER_PAUSE_MS: '0' }),
  openTestBrowser(),
]);
const maya = await server.signUp('Maya Lindqvist');

const FILLING = 'The barrel stands below the gutter and fills when it rains on the roof of the house.';
const page = (title: string, price: number, more: string): string =>
  `<!doctype html><title>${title}</title><article><h1>${title}</h1><p>${FILLING}</p><h2>Price</h2><p>A barrel costs ${price} dollars in most shops of the country.</p><h2>${more}</h2><p>${FILLING}</p></article>`;

test('the history of an evidence page is listed, and two visits are compared', async () => {
  const host = await startWebHost();
  let id = '';
  for (const [title, price, more] of [
    ['Rain barrels', 80, 'Winter'],
    ['Rain barrels today', 90, 'Winter'],
    ['Rain barrels today', 95, 'Care'],
  ] as const) {
    host.answers.set('/barrel', { body: page(title, price, more) });
    ({ id } = (await server.call(maya, createContent, { body: { title: 'My barrel' } })).body);
    const body = { url: `${host.url}/barrel` };
    expect((await server.call(maya, fetchEvidencePage, { params: { id }, body })).status).toBe(201);
    await server.sql.query(
      `update page_snapshot set fetched_at = fetched_at - interval '40 days', first_fetched_at = first_fetched_at - interval '40 days'`,
    );
  }
  await host.close();

  const open = await openScreen(browser, server, '/content', maya);
  await open.goto(`/content/${id}`);
  await waitForEditor(open);
  await open.getByRole('button', { name: 'Competitor pages' }).click();
  const pages = open.getByRole('dialog', { name: 'Competitor pages' });
  await pages.getByRole('button', { name: 'History of Rain barrels today' }).click();
  const history = open.getByRole('dialog', { name: 'History of a page' });
  const changes = history.getByRole('region', { name: 'What changed' });
  // The newest two: only price and last section differ.
  await changes.getByText('A barrel costs 95 dollars in most shops of the country.').waitFor();
  await expect
    .poll(() => changes.locator('summary').allInnerTexts())
    .toEqual(['Changed Price', 'New Care', 'Gone Winter']);
  await expect
    .poll(() => changes.locator('tr', { hasText: 'Headings' }).locator('td').allInnerTexts())
    .toEqual(['2', '2']);
  await expect
    .poll(() => history.getByRole('list', { name: 'Visits' }).getByRole('listitem').count())
    .toBe(3);

  await history
    .getByRole('radio', { name: /^Before/ })
    .last()
    .check();
  await changes.getByRole('heading', { name: 'Title' }).waitFor();
  await changes.locator('ins', { hasText: 'today' }).waitFor();
  await expectAccessible(open, 'history of a page');
  await history
    .getByRole('radio', { name: /^After/ })
    .last()
    .check();
  await history.getByText('Choose two different visits to see what changed.').waitFor();

  await open.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });
  await pages.waitFor();
  await open.context().close();
});
