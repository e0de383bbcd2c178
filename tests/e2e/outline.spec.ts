import {
  industryOutline,
  readOutline,
  saveOutline,
  updateOutline,
  type SavedOutline,
} from '@pagewright/contract/outline';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESK_PAGES } from '../../apps/server/src/features/outline/testing/pages.ts';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { reusePage } from './reuse-page.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

const openInReusedPage = reusePage(browser, server);
const open = (path = '/outline'): Promise<Page> => openInReusedPage(path, maya);
const make = (page: Page): Promise<void> => page.getByRole('button', { name: 'Generate Outline' }).click();
const keyword = (page: Page) => page.getByLabel('Target Keyword');
const resultOf = (page: Page) => page.getByRole('region', { name: 'Outline', exact: true });
const headings = (page: Page): Promise<string[]> =>
  resultOf(page).locator('[data-section-id] h3').allInnerTexts();

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function pastePages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add competitor pages' }).click();
  for (const [index, { text, url }] of DESK_PAGES.entries()) {
    await page.getByRole('textbox', { name: 'Page', exact: true }).fill(text);
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(url);
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByText(index === 0 ? '1 page added' : `${index + 1} pages added`).waitFor();
  }
}

/** Checks the current screen, or the part of it that changed. */
async function expectNoViolations(page: Page, part: Page | Locator = page): Promise<void> {
  // A tooltip under the mouse pointer does not belong to this screen.
  await page.mouse.move(700, 600);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await expectAccessibleInLightAndDark(part, 'outline');
}

test('from pasted pages to an outline that is edited, saved, reopened, compared, and opened in the editor', async () => {
  const page = await open();
  await page.getByRole('heading', { level: 1, name: 'Smart Outline Generator' }).waitFor();
  await keyword(page).fill('standing desks');
  await pick(page, 'Targeting Strategy', 'Geographic');
  await page.getByLabel('Location').fill('Leeds');
  await pastePages(page);
  await make(page);

  await page.getByRole('heading', { name: 'Outline for “standing desks”' }).waitFor();
  await resultOf(page).getByText('3 pages compared').waitFor();
  await resultOf(page).getByText('No competitor covers this').first().waitFor();
  const cost = resultOf(page)
    .locator('[data-section-id]')
    .filter({ hasText: /desk costs/i })
    .first();
  await cost.getByText('Why this section').first().click();
  await cost.getByRole('link', { name: 'Choosing a standing desk' }).first().waitFor();

  await resultOf(page)
    .getByText(/^\d+ questions and their answers$/)
    .click();
  const answers = resultOf(page).getByRole('group').filter({ hasText: 'questions and their answers' });
  await answers.getByText('Stand for half an hour, then sit for half an hour.').waitFor();
  await answers.getByRole('link', { name: 'Choosing a standing desk' }).first().waitFor();
  await answers.getByText('No answer found on the pages that were read.').first().waitFor();

  // With the keyboard: the second section becomes the first, and keeps the focus.
  const before = await headings(page);
  const second = page.getByRole('button', { name: `Move ${before[1]}`, exact: true });
  await second.focus();
  await second.press('ArrowUp');
  await expect.poll(() => headings(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect.poll(() => second.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText(`Moved to place 1 of ${before.length}`).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => headings(page)).toEqual(before);

  // By dragging: the first moves to third place.
  const items = resultOf(page).locator('[data-section-id]');
  await items.nth(0).scrollIntoViewIfNeeded();
  await items.nth(0).locator('[data-grip]').first().hover();
  await page.mouse.down();
  const target = await items.nth(2).locator('h3').boundingBox();
  await page.mouse.move(target!.x + 20, target!.y + 5, { steps: 8 });
  await page.mouse.move(target!.x + 24, target!.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => headings(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  // Edited, added, removed, and restored.
  await page.getByRole('button', { name: `Edit ${before[0]}`, exact: true }).click();
  await page.getByLabel('Heading').fill('My own beginning');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await page.getByRole('button', { name: `Remove ${before[1]}`, exact: true }).click();
  await expect.poll(() => headings(page)).toEqual(['My own beginning', ...before.slice(2), 'New section']);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => headings(page)).toContain(before[1]);

  const costs = (await cost.locator('h3').innerText()).trim();
  await page.getByRole('button', { name: `Regenerate ${costs}`, exact: true }).click();
  await page.getByRole('heading', { name: costs, exact: true }).waitFor({ state: 'detached' });

  for (const [tab, text] of [
    ['Strategic Insights', 'Positioning'],
    ['Targeting Strategy', 'What the targeting changed'],
    ['Detailed Scoring', 'Results page features'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('heading', { name: text }).waitFor();
  }
  // No results page was read: unknown values are dashes with a reason.
  const features = page.locator('[data-part="serpFeatureOptimization"]');
  await expect.poll(() => features.locator('h3').innerText()).toContain('—');
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Smart Outline', exact: true }).click();
  if (isFullRun) await expectNoViolations(page, resultOf(page));

  const last = await headings(page);
  await page.getByRole('button', { name: 'Save outline' }).click();
  await page.waitForURL(/\/outline\/[\da-f-]{36}$/);
  await page.reload();
  await resultOf(page).waitFor();
  await expect.poll(() => headings(page)).toEqual(last);

  // A second outline for comparison.
  await page.getByRole('link', { name: 'New outline' }).click();
  await keyword(page).fill('standing desks');
  await make(page);
  await page.getByRole('button', { name: 'Save outline' }).click();
  await page.waitForURL(/\/outline\/[\da-f-]{36}$/);
  await page.getByRole('link', { name: 'Saved outlines' }).click();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(2);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  if (isFullRun) await expectNoViolations(page, page.getByRole('main'));
  await page.getByRole('link', { name: 'Compare the two' }).click();
  await page.getByRole('row', { name: /Competitive gaps/ }).waitFor();
  await page.getByText('only here').first().waitFor();
  await expectNoViolations(page, page.getByRole('main'));

  await page.getByRole('link', { name: 'Saved outlines' }).click();
  const lines = page.locator('[data-outline-id]');
  await expect.poll(() => lines.count()).toBe(2);
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => lines.count()).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => lines.count()).toBe(2);

  await lines.last().getByRole('link').click();
  await page.getByRole('button', { name: 'Send to editor' }).click();
  await page.waitForURL(/\/content\/[\da-f-]{36}$/);
  const text = page.locator('.ProseMirror');
  await text.getByRole('heading', { level: 2, name: 'My own beginning' }).waitFor();
  await expect.poll(() => text.getByRole('heading', { level: 2 }).count()).toBe(last.length);
  // The draft is scored against the pages that were pasted for the outline.
  await page.getByText('Compared with 3 competitor pages').waitFor();
});

/** An outline created and saved through the server. */
async function saved(title: string): Promise<SavedOutline> {
  const body = { baseKeyword: 'standing desks', industry: 'legal', includeSearch: false } as const;
  const { analysisData, outline } = (await server.call(maya, industryOutline, { body })).body;
  const kept = { analysisData, outline: { ...outline, title } };
  return (await server.call(maya, saveOutline, { body: kept })).body;
}

test('unsaved changes need confirmation before they are left, replaced, or overwritten', async () => {
  const page = await open();
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await keyword(page).fill('standing desks');
  await pick(page, 'Targeting Strategy', 'Industry');
  await pick(page, 'Industry', 'Legal');
  await pick(page, 'Company Size', 'Large');
  await make(page);
  await page.getByRole('heading', { name: 'Procurement and contracts in a large company' }).waitFor();

  // Leaving: asked, and stay.
  await page.getByRole('link', { name: 'Saved outlines' }).click();
  const leaving = dialog('Leave without saving?');
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  // The open confirmation keeps the focus.
  await leaving.waitFor({ state: 'detached' });
  await resultOf(page).waitFor();

  // Replacing: asked after a change.
  await page.getByLabel('Title', { exact: true }).fill('Desks for law firms');
  await make(page);
  const replacing = dialog('Replace the outline below?');
  await replacing.getByRole('button', { name: 'Cancel' }).click();
  await replacing.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Desks for law firms');
  await page.getByRole('button', { name: 'Save outline' }).click();
  await page.waitForURL(/\/outline\/[\da-f-]{36}$/);
  await page.getByRole('button', { name: 'Save changes' }).waitFor();

  // Saving after another user saved: both versions are shown.
  const id = new URL(page.url()).pathname.slice('/outline/'.length);
  const { result } = (await server.call(maya, readOutline, { params: { id } })).body;
  const theirs = {
    analysisData: result.analysisData,
    outline: { ...result.outline, title: 'Theirs', sections: result.outline.sections.slice(1) },
  };
  await server.call(maya, updateOutline, { params: { id }, body: theirs });
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const conflict = dialog('This outline has changed somewhere else');
  await conflict.getByRole('heading', { name: 'Theirs' }).waitFor();
  await conflict.getByRole('heading', { name: 'Mine' }).waitFor();
  await conflict.getByText('only here').first().waitFor();
  await expectAccessibleInLightAndDark(conflict, 'a conflict of outlines');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await conflict.waitFor({ state: 'detached' });
  await page.getByText('Outline saved.').first().waitFor();
  await expect
    .poll(async () => (await server.call(maya, readOutline, { params: { id } })).body)
    .toMatchObject({ title: 'Mine' });

  if (!isFullRun) return;
  // And again, discarding one's own version.
  await server.call(maya, updateOutline, { params: { id }, body: theirs });
  await page.getByLabel('Title', { exact: true }).fill('Mine again');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await conflict.getByRole('button', { name: 'Use the saved version' }).click();
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Theirs');
  await page.getByRole('link', { name: 'Saved outlines' }).click();
  await page.getByLabel('Search outlines').fill('theirs');
  await page.getByRole('link', { name: 'Theirs' }).waitFor();
});

test.runIf(isFullRun)('a saved outline is found by the header search', async () => {
  const { id } = await saved('Barristers stand up');
  const page = await open('/content');
  await page.getByRole('heading', { level: 1, name: 'Content Studio' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search content and screens' }).fill('barristers');
  await page.getByRole('group', { name: 'Outlines' }).getByText('Barristers stand up').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/outline/${id}`);
  await resultOf(page).waitFor();
});

test('with only a keyword the outline is estimated, says so, and differs by strategy', async () => {
  const page = await open();
  await make(page);
  await page.getByRole('alert').filter({ hasText: 'Please enter a target keyword' }).waitFor();
  await keyword(page).fill('standing desks');
  await pick(page, 'Targeting Strategy', 'Multi-targeting');
  await make(page);
  const alert = page.getByRole('alert');
  await alert.filter({ hasText: 'Please enter a location for geographic targeting' }).waitFor();
  await alert.filter({ hasText: 'Please select an industry for industry-specific targeting' }).waitFor();
  await page.getByLabel('Location').fill('Norway');
  await pick(page, 'Industry', 'Legal');
  await pick(page, 'Funnel Stage', 'Decision');
  await make(page);
  await page.getByText('Modeled: no pages').waitFor();
  const multi = await headings(page);
  expect(multi.some((heading) => heading.includes('Norway'))).toBe(true);
  await pick(page, 'Targeting Strategy', 'Standard');
  await make(page);
  const isStandard = async () => {
    const made = await headings(page);
    return made.length > 0 && !made.some((heading) => heading.includes('Norway'));
  };
  await expect.poll(isStandard).toBe(true);
  const standard = new Set(await headings(page));
  expect(multi.filter((heading) => standard.has(heading)).length).toBeLessThan(multi.length / 2);

  await page.route('**/api/smart-outline/complete*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken' } }),
  );
  await make(page);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Failed to generate outline. Please try again.' })
    .waitFor();
});

test.runIf(isFullRun)('on a phone nothing is cut off', async () => {
  const page = await open();
  await page.setViewportSize({ width: 360, height: 740 });
  await keyword(page).fill('how to build a shed');
  await pick(page, 'Targeting Strategy', 'Funnel');
  await make(page);
  await resultOf(page).waitFor();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});
