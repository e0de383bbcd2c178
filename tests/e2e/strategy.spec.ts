import { readFile } from 'node:fs/promises';
import { listCalendarEvents } from '@pagewright/contract/calendar';
import { generateBrief, generateStrategy, readBrief, updateBrief } from '@pagewright/contract/strategy';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { waitForEditor } from './content/editor-page.ts';
import { expectAccessibleAtItsWidth } from './expect-accessible.ts';
import { reusePage, navigateInApp } from './reuse-page.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const PHONE = 360;
const IDEA = 'A guide to the rain barrel for beginners who have a small garden';

/** A competitor's page with its site's navigation and footer. */
const page = (name: string): string =>
  `<!doctype html><html><head><title>${name} | Shop</title></head><body><nav><a href="/">Home</a></nav><article><h1>${name}</h1><p>A rain barrel collects water from the gutter, says ${name}. A downspout diverter leads the water into the rain barrel, and a spigot lets it out.</p><h2>How to install a rain barrel</h2><p>Put the rain barrel on blocks below the downspout, cut the downspout, and fit the downspout diverter of ${name}.</p><h2>How do you keep mosquitoes out of a rain barrel?</h2><p>A fine screen over every opening keeps mosquitoes out of a rain barrel, and a spoon of vegetable oil on the water stops those that found a way in.</p></article><footer>All rights reserved</footer></body></html>`;

const [server, browser] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Entrepreneur' }),
  openTestBrowser(),
]);
const maya = await server.signUp('Maya Lindqvist');
const openInReusedPage = reusePage(browser, server, { timezoneId: 'UTC' });

const field = (open: Page, name: string) => open.getByRole('textbox', { name, exact: true });
const button = (open: Page, name: string) => open.getByRole('button', { name, exact: true });

async function expectNoFindings(open: Page, where: string): Promise<void> {
  // A target half under the header does not have its full size.
  await open.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAtItsWidth(open, where);
  await expectNoOverflow(open, where);
}

const make = async (keyword: string): Promise<string> => {
  const body = { idea: `Everything about ${keyword}`, keyword, includeSearch: false };
  return (await server.call(maya, generateBrief, { body })).body.id;
};

test('from an idea and pasted pages to a brief, its analysis, a strategy, a download, and a draft', async () => {
  const open = await openInReusedPage('/strategy', maya);
  await field(open, 'Content Idea').waitFor();
  await button(open, 'Analysis').click();
  await open.getByText('Please generate a brief first').waitFor();
  await button(open, 'Generate Brief').click();
  await open.getByText('Content idea is required').waitFor();
  await open.getByText('Please fix the errors before continuing').waitFor();
  await field(open, 'Content Idea').fill('Too short');
  await open.getByText('Content idea must be at least 10 characters long').waitFor();
  await open.getByText('9/500 characters').waitFor();
  await field(open, 'Content Idea').fill(IDEA);
  await field(open, 'Primary keyword').fill('rain barrel');
  await open.getByRole('checkbox', { name: 'Search the web' }).uncheck();
  await button(open, 'Add competitor pages').click();
  const given = open.getByRole('list', { name: 'Pages added' });
  await field(open, 'Page').fill(page('Garden guide'));
  await field(open, 'Address').fill('https://garde.example/barrel');
  await button(open, 'Add page').click();
  await given.getByText('garde.example/barrel').waitFor();
  await open.getByRole('tab', { name: 'Upload' }).click();
  const chooser = open.waitForEvent('filechooser');
  await button(open, 'Choose files').click();
  const saved = { name: 'water.html', mimeType: 'text/html', buffer: Buffer.from(page('Water guide')) };
  // The same file twice counts as one page.
  await (await chooser).setFiles([saved, saved]);
  await given.getByText('Water guide | Shop').waitFor();
  await expect.poll(() => given.getByRole('listitem').count()).toBe(2);
  await button(open, 'Generate Brief').click();
  await open.getByText('Content brief generated successfully!').waitFor();
  await open.getByText('Modeled from 2 pages').waitFor();
  await expect.poll(() => field(open, 'Primary SEO query').inputValue()).toBe('rain barrel');
  await expect
    .poll(() => field(open, 'Target audience').inputValue())
    .toBe('Beginners who have a small garden');
  await open.getByText('Evidence for Sections').locator('xpath=..').click();
  await open
    .getByText('“How to install a rain barrel”: a page has the heading “How to install a rain barrel”.')
    .first()
    .waitFor();

  // A field is saved on blur and survives a reload; so does the wizard step.
  await field(open, 'Target audience').fill('People with a first garden');
  await field(open, 'Core angle').focus();
  const params = { id: new URL(open.url()).pathname.slice('/strategy/'.length) };
  await expect
    .poll(async () => (await server.call(maya, readBrief, { params })).body.targetAudience)
    .toBe('People with a first garden');
  await open.reload();
  await expect.poll(() => field(open, 'Target audience').inputValue()).toBe('People with a first garden');
  await button(open, 'Move How to install a rain barrel down').click();
  await open.getByRole('button', { name: 'Move How to install a rain barrel up' }).waitFor();

  await button(open, 'Analyze Brief').click();
  await open.getByText('Brief analysis completed!').waitFor();
  await open
    .getByRole('region', { name: 'Core keywords' })
    .getByText('rain barrel', { exact: true })
    .waitFor();
  await open
    .getByRole('region', { name: 'Core keywords' })
    .getByText('Core', { exact: true })
    .first()
    .waitFor();
  await open.getByText('Long-tail', { exact: true }).first().waitFor();
  const faq = open.getByRole('region', { name: 'Frequently asked questions' });
  await faq.getByText('How do you keep mosquitoes out of a rain barrel?').click();
  await faq.getByText(/^A fine screen over every opening/).waitFor();
  await button(open, 'Back to Brief').click();
  await button(open, 'Analyze Brief').waitFor();
  await button(open, 'Analysis').click();
  await open.getByRole('combobox', { name: 'Articles per week' }).selectOption('2');
  await open.getByLabel('First article on').fill('2031-03-03');
  await button(open, 'Generate Strategy').click();
  await open.getByText('Content strategy generated successfully!').waitFor();
  await open.getByRole('heading', { name: /^Your content strategy is ready/ }).waitFor();
  await open.getByText('Mar 3, 2031').first().waitFor();
  await open.getByText('Mar 6, 2031').first().waitFor();

  await button(open, 'Add to calendar').click();
  await open.getByText(/^\d+ dates were added to the calendar\.$/).waitFor();
  const march = { query: { start: '2031-03-01', end: '2031-03-06', timeZone: 'UTC' } };
  const planned = async () =>
    (await server.call(maya, listCalendarEvents, march)).body.map(({ scheduledFor, status }) => [
      scheduledFor?.slice(0, 10),
      status,
    ]);
  await expect.poll(planned).toEqual([
    ['2031-03-03', 'draft'],
    ['2031-03-06', 'draft'],
  ]);
  await button(open, 'Undo').click();
  await open.getByText('Removed from the calendar.').waitFor();
  await expect.poll(planned).toEqual([]);

  const download = open.waitForEvent('download');
  await button(open, 'Export Strategy').click();
  await open.getByRole('menuitem', { name: 'Markdown' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('## Strategy');
  expect(text).toContain('People with a first garden');

  await button(open, 'Start Writing').click();
  const editor = await waitForEditor(open);
  await expect.poll(() => editor.keyword.inputValue()).toBe('rain barrel');
  await editor.text.locator('h2', { hasText: 'How to install a rain barrel' }).waitFor();
  await open.getByText('Compared with 2 competitor pages').waitFor();
  // The brief's requirements are checked off while writing.
  const panel = open.getByRole('region', { name: 'Brief' });
  const section = panel.locator('li', { hasText: 'Section: How to install a rain barrel' });
  // A heading alone does not count as a section.
  await expect.poll(() => section.getAttribute('data-done')).toBe('false');
  const words = panel.locator('li', { hasText: 'Words:' });
  await expect.poll(() => words.getAttribute('data-done')).toBe('false');
  const term = panel.locator('li[data-check^="term"]').filter({ hasText: ': 0 of' }).first();
  const check = await term.getAttribute('data-check');
  const named = /“(.+)”: 0 of (\d+)/.exec(await term.innerText());
  await editor.text.locator('p').first().click();
  await open.keyboard.insertText(`It is the ${named?.[1]}. `.repeat(Number(named?.[2])));
  await expect.poll(() => panel.locator(`li[data-check="${check}"]`).getAttribute('data-done')).toBe('true');
  await expectNoFindings(open, 'an item with a brief');
});

test('a keyword is selected from those in an idea, with the keyboard too; other languages ask for one', async () => {
  const open = await openInReusedPage('/strategy', maya);
  await field(open, 'Content Idea').fill(
    'How to choose a mattress for side sleepers in London under 500 pounds',
  );
  const keyword = (name: string) => open.getByRole('radio', { name, exact: true });
  await keyword('how to choose a mattress').waitFor();
  expect(await keyword('how to choose a mattress').isChecked()).toBe(true);
  await open.getByText('Readers: side sleepers · Place: London · Budget: under 500 pounds').waitFor();
  await expectNoFindings(open, 'the keywords of an idea');
  await keyword('how to choose a mattress').focus();
  await open.keyboard.press('ArrowDown');
  const chosen = await open.getByRole('radio', { checked: true }).getAttribute('value');
  expect(chosen).not.toBe('how to choose a mattress');
  await open.getByRole('checkbox', { name: 'Search the web' }).uncheck();
  await button(open, 'Generate Brief').click();
  await open.getByText('Content brief generated successfully!').waitFor();
  await expect.poll(() => field(open, 'Primary SEO query').inputValue()).toBe(chosen);

  await button(open, 'Start Over').click();
  await field(open, 'Content Idea').fill('Wie kleine Bäckereien ihr Brot im Internet verkaufen können');
  await open.getByText(/We cannot read ideas in this language yet/).waitFor();
  expect(await open.getByRole('radio').count()).toBe(0);
  await field(open, 'Primary keyword').fill('Brot online verkaufen');
  await open.getByRole('checkbox', { name: 'Search the web' }).uncheck();
  await button(open, 'Generate Brief').click();
  await expect.poll(() => field(open, 'Primary SEO query').inputValue()).toBe('Brot online verkaufen');
});

test.runIf(isFullRun)(
  'with no input but an idea the wizard responds, and says that everything is estimated',
  async () => {
    const open = await openInReusedPage('/strategy', maya);
    await field(open, 'Content Idea').fill('Saving rain water in small city gardens');
    await open.getByRole('checkbox', { name: 'Search the web' }).uncheck();
    await button(open, 'Generate Brief').click();
    await open.getByText(/^No pages were compared, so this brief is modeled/).waitFor();
    await button(open, 'Analyze Brief').click();
    await button(open, 'Generate Strategy').click();
    await open.getByRole('heading', { name: /^Your content strategy is ready Modeled/ }).waitFor();
    await button(open, 'Create New Strategy').click();
    await expect.poll(() => field(open, 'Content Idea').inputValue()).toBe('');
    await expect.poll(() => new URL(open.url()).pathname).toBe('/strategy');
  },
);

test('a failed call is reported, and no typed text is lost', async () => {
  const open = await openInReusedPage('/strategy', maya);
  await field(open, 'Content Idea').fill(IDEA);
  await open.route('**/api/generate-brief*', (route) => route.abort());
  await button(open, 'Generate Brief').click();
  await open.getByText('Failed to generate content brief').waitFor();
  await open.getByRole('alert').filter({ hasText: 'Network Error' }).waitFor();
  await expect.poll(() => field(open, 'Content Idea').inputValue()).toBe(IDEA);
});

test('saved briefs are found, duplicated, removed, and restored; their topics are shown', async () => {
  await make('cold brew');
  await make('french press');
  const open = await openInReusedPage('/strategy/saved', maya);
  const card = (name: string) => open.getByRole('article', { name, exact: true });
  await card('Cold brew').waitFor();
  await open.getByRole('searchbox', { name: 'Search briefs' }).fill('french');
  await card('Cold brew').waitFor({ state: 'detached' });
  await button(open, 'Duplicate French press').click();
  await card('Copy of French press').waitFor();
  await button(open, 'Remove Copy of French press').click();
  await open.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await card('Copy of French press').waitFor({ state: 'detached' });
  await button(open, 'Undo').click();
  await card('Copy of French press').waitFor();
  await open.getByRole('searchbox', { name: 'Search briefs' }).fill('nothing-is-called-so');
  await open.getByRole('heading', { name: 'No briefs found' }).waitFor();
  await open.getByRole('tab', { name: 'Topic clusters' }).click();
  await open.getByRole('link', { name: 'Cold brew' }).first().click();
  await open.getByRole('heading', { name: /^Cold brew/ }).waitFor();
});

test('a field that was changed elsewhere is not overwritten without asking', async () => {
  const id = await make('pour over');
  const open = await openInReusedPage(`/strategy/${id}`, maya);
  await field(open, 'Core angle').waitFor();
  await server.call(maya, updateBrief, { params: { id }, body: { coreAngle: 'Theirs' } });
  await field(open, 'Core angle').fill('Mine');
  await field(open, 'User intent').focus();
  await open.getByText('This brief has changed somewhere else since you opened it.').waitFor();
  await button(open, 'Save mine').click();
  await open
    .getByText('This brief has changed somewhere else since you opened it.')
    .waitFor({ state: 'detached' });
  await open.reload();
  await expect.poll(() => field(open, 'Core angle').inputValue()).toBe('Mine');
});

test('a missing brief is reported, and an unknown path leads to Content Studio', async () => {
  const open = await openInReusedPage('/strategy/00000000-0000-4000-8000-000000000000', maya);
  await open.getByRole('heading', { name: 'This brief does not exist' }).waitFor();
  await navigateInApp(open, '/strategy/nowhere');
  await open.waitForURL('**/content');
});

test.each(isFullRun ? [PHONE, 1440] : [1440])(
  'axe finds nothing and nothing scrolls horizontally at %i pixels',
  async (width) => {
    const id = await make('espresso');
    await server.call(maya, generateStrategy, { body: { brief: { id } } });
    const open = await openInReusedPage('/strategy', maya);
    await open.setViewportSize({ width, height: 800 });
    await field(open, 'Content Idea').waitFor();
    // Steps and tabs take one row each.
    for (const row of [open.locator('main ol button'), open.getByRole('tab')]) {
      const tops = await row.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect([tops.length > 2, new Set(tops).size]).toEqual([true, 1]);
    }
    await button(open, 'Generate Brief').click();
    await button(open, 'Add competitor pages').click();
    await open.getByText('Content idea is required').waitFor();
    // The toast covers content until it is closed.
    await button(open, 'Close message').click();
    await expectNoFindings(open, 'idea');
    await navigateInApp(open, `/strategy/${id}?step=brief`);
    await field(open, 'Core angle').waitFor();
    await open.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await expectNoFindings(open, 'brief');
    await navigateInApp(open, `/strategy/${id}?step=analysis`);
    await button(open, 'Generate Strategy').waitFor();
    await expectNoFindings(open, 'analysis');
    await navigateInApp(open, `/strategy/${id}?step=strategy`);
    await button(open, 'Start Writing').waitFor();
    await button(open, 'Export Strategy').click();
    await open.getByRole('menuitem', { name: 'Markdown' }).waitFor();
    await expectNoFindings(open, 'strategy');
    await navigateInApp(open, '/strategy/saved');
    await open.getByRole('article', { name: 'Espresso' }).first().waitFor();
    await expectNoFindings(open, 'saved');
    await navigateInApp(open, '/strategy/clusters');
    await open.getByRole('article').first().waitFor();
    await expectNoFindings(open, 'clusters');
  },
);

test('a brief can be created with the keyboard alone', async () => {
  const open = await openInReusedPage('/strategy', maya);
  // Keywords read from the idea come between, once they are known.
  const tabTo = async (target: Locator): Promise<void> => {
    for (let stops = 0; stops < 12; stops += 1) {
      await open.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  };
  await field(open, 'Content Idea').focus();
  await open.keyboard.type('How to water a balcony garden');
  await tabTo(field(open, 'Primary keyword'));
  await open.keyboard.type('balcony garden');
  await tabTo(open.getByRole('checkbox', { name: 'Search the web' }));
  await open.keyboard.press('Space');
  await tabTo(button(open, 'Generate Brief'));
  await open.keyboard.press('Enter');
  await open.getByText('Content brief generated successfully!').waitFor();
  await expect.poll(() => field(open, 'Primary SEO query').inputValue()).toBe('balcony garden');
});
