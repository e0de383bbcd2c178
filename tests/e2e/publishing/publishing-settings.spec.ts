import { createContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { documentOf, paragraph, publishArticle } from '../../factories/published-article.ts';
import { startDns } from '../../fakes/dns/start-dns.ts';
import { GHOST_KEY, startGhost } from '../../fakes/ghost/start-ghost.ts';
import { startWordpress, WORDPRESS_PASSWORD, WORDPRESS_USER } from '../../fakes/wordpress/start-wordpress.ts';
import { isFullRun } from '../../run-size.ts';
import { signUpTeammate } from '../../server/join-workspace.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [dns, ghost, wordpress] = await Promise.all([startDns(), startGhost(), startWordpress()]);
afterAll(() => Promise.all([dns.close(), ghost.close(), wordpress.close()]));
const [server, browser] = await Promise.all([
  openTestServer({ NAME_SERVERS: dns.address, OUTGOING_ALLOW: '127.0.0.0/8' }),
  openTestBrowser(),
]);

const open = (person: Parameters<typeof openScreen>[3], options = {}): Promise<Page> =>
  openScreen(browser, server, '/settings/publishing', person, options);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function connect(page: Page, system: 'WordPress' | 'Ghost', name: string): Promise<void> {
  await section(page, 'Connections').getByRole('button', { name: 'Connect a site' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Connect a site' });
  await dialog.getByText(system, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByLabel('Address of the site').fill(system === 'Ghost' ? ghost.url : wordpress.url);
  if (system === 'WordPress') await dialog.getByLabel('User name').fill(WORDPRESS_USER);
  const secret = dialog.getByLabel(system === 'Ghost' ? /^Admin API key/ : /^Application password/);
  await secret.fill('not-the-right-one');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await dialog.getByText(/rejected the user name|not a Ghost Admin API key/).waitFor();
  await secret.fill(system === 'Ghost' ? GHOST_KEY : WORDPRESS_PASSWORD);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await section(page, 'Connections').getByRole('heading', { name }).waitFor();
}

test('an admin styles the site, and an unreadable color is refused', async () => {
  const ann = await server.signUp('Ann');
  const { sitePath } = await publishArticle(server, ann, {
    title: 'First words',
    content: documentOf(paragraph('Hello.')),
  });
  const page = await open(ann);
  const form = page.getByRole('form', { name: 'Look' });
  await form.getByLabel('Name', { exact: true }).fill('The Crumb');
  await form.getByLabel('Tagline').fill('Bread and patience');
  await form.getByRole('combobox', { name: 'Language of the site' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expectAccessible(page, 'settings');
  const colour = form.getByLabel('Color on light pages', { exact: true });
  await colour.fill('#cccccc');
  await form.getByText('Too light to read on light pages. Choose a darker color.').waitFor();
  await expect.poll(() => form.getByRole('button', { name: 'Save site' }).isDisabled()).toBe(true);
  await colour.fill('#7a1fa2');
  await form.getByRole('button', { name: 'Save site' }).click();
  await page.getByText('The site was saved.').waitFor();

  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(server.url + sitePath);
  await reader.getByRole('heading', { level: 1, name: 'The Crumb' }).waitFor();
  await reader.getByText('Bread and patience').waitFor();
  await reader.getByRole('button', { name: 'Rechercher' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => form.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  await reader.reload();
  await reader.getByRole('heading', { level: 1, name: "Ann's workspace" }).waitFor();
  await reader.getByRole('button', { name: 'Search' }).waitFor();
});

test('a domain is claimed, verified by its DNS record, and released', async () => {
  const ann = await server.signUp('Ann');
  await publishArticle(server, ann, { title: 'On a domain', content: documentOf(paragraph('Hello.')) });
  const page = await open(ann);
  const form = page.getByRole('form', { name: 'Custom domain' });
  await form.getByLabel('Domain', { exact: true }).fill('not a domain');
  await form.getByRole('button', { name: 'Use this domain' }).click();
  await form.getByText('This is not a valid domain. Enter one such as blog.example.com.').waitFor();
  await form.getByLabel('Domain', { exact: true }).fill('blog.example.com');
  await form.getByRole('button', { name: 'Use this domain' }).click();
  await form.getByRole('button', { name: 'Check record' }).click();
  await form.getByText(/The DNS record was not found/).waitFor();
  const [name = '', value = ''] = await form.locator('dd').filter({ hasText: /\S/ }).allTextContents();
  dns.records.set(name, [value]);
  await form.getByRole('button', { name: 'Check record' }).click();
  await form.getByText('The site is on blog.example.com.').waitFor();
  await form.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await form.getByLabel('Domain', { exact: true }).waitFor();
});

test('an item is published to WordPress and Ghost from the editor, fails visibly, and is unpublished', async () => {
  const ann = await server.signUp('Ann');
  const settings = await open(ann);
  await connect(settings, 'WordPress', 'My blog');
  await connect(settings, 'Ghost', 'Newsletter');
  await settings.getByRole('button', { name: 'Test My blog' }).click();
  await settings.getByText('The connection to “Ann’s WordPress” works.').waitFor();

  const { body } = await server.call(ann, createContent, {
    body: { title: 'Everywhere', content: documentOf(paragraph('The text.')) },
  });
  const page = await openScreen(browser, server, `/content/${body.id}`, ann);
  await page.getByRole('button', { name: 'Publish to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish to other sites' });
  await dialog.getByRole('button', { name: 'Publish on Newsletter' }).click();
  await dialog.getByRole('link', { name: 'Open on Newsletter' }).waitFor();
  await expect
    .poll(() => dialog.getByRole('link', { name: 'Open on Newsletter' }).getAttribute('href'))
    .toBe(`${ghost.url}/everywhere/`);

  wordpress.failWith({ status: 401, body: {} });
  await dialog.getByRole('button', { name: 'Publish on My blog' }).click();
  await dialog.getByText('The other site rejected the user name, password, or key.').waitFor();
  await expectAccessible(page, 'publish to');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish to… (failed)' }).waitFor();
  // Its card says so too, and links to the fix.
  await page.goto('/content');
  const card = page.getByRole('article', { name: 'Everywhere' });
  await card.getByRole('button', { name: 'Failed on a connected site' }).waitFor();
  await expectAccessible(page, 'a card with a failure');
  await card.getByRole('button', { name: 'Failed on a connected site' }).click();
  wordpress.failWith(null);
  await dialog.getByRole('button', { name: 'Try again on My blog' }).click();
  await dialog.getByRole('link', { name: 'Open on My blog' }).waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Failed on a connected site' }).waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'More actions for Everywhere' }).click();
  await page.getByRole('menuitem', { name: 'Other sites' }).click();
  expect(wordpress.posts).toMatchObject([{ title: 'Everywhere', status: 'publish' }]);
  await dialog.getByRole('button', { name: 'Take down on My blog' }).click();
  await page
    .getByRole('dialog', { name: 'Take the item down?' })
    .getByRole('button', { name: 'Take down' })
    .click();
  await dialog.getByText('Taken down').waitFor();
  expect(wordpress.posts).toMatchObject([{ status: 'draft' }]);
});

test.runIf(isFullRun)('members see the publishing settings and cannot change them', async () => {
  const ann = await server.signUp('Ann');
  const bob = await signUpTeammate(server, ann, 'basic_member', 'Bob');
  const page = await open(bob);
  await page.getByText('Only workspace admins can change publishing settings.').first().waitFor();
  await expect
    .poll(() => page.getByRole('form', { name: 'Look' }).getByLabel('Tagline').isDisabled())
    .toBe(true);
  expect(await page.getByRole('button', { name: 'Connect a site' }).count()).toBe(0);
});

const LOOKS = [
  ['light', 1440],
  ['dark', 360],
] as const;
test.runIf(isFullRun)('axe finds nothing in the settings, in each color scheme and width', async () => {
  for (const [colorScheme, width] of LOOKS) {
    const ann = await server.signUp('Ann');
    const page = await open(ann, { colorScheme, viewport: { width, height: 900 } });
    await connect(page, 'Ghost', 'Newsletter');
    const form = page.getByRole('form', { name: 'Custom domain' });
    await form.getByLabel('Domain', { exact: true }).fill('blog.example.com');
    await form.getByRole('button', { name: 'Use this domain' }).click();
    await form.getByRole('button', { name: 'Check record' }).waitFor();
    await expectNoOverflow(page, 'settings');
    await expectAccessible(page, 'settings');
    await section(page, 'Connections').getByRole('button', { name: 'Edit Newsletter' }).click();
    await page.getByRole('dialog', { name: 'Edit the connection' }).waitFor();
    await expectAccessible(page, 'connection');
    await page.context().close();
  }
});
