import { readUsage } from '@pagewright/contract/usage';
import type { Locator, Page } from 'playwright';
import type { TestPerson, TestServer } from '../../server/test-server.ts';

export const KEYWORD = 'rain barrel';
export const IDEA = 'A guide to the rain barrel for beginners who have a small garden';

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A page whose text is pasted instead of fetched. */
export interface PastedPage {
  readonly text: string;
  readonly url: string;
}

/** Fills in the first step of the brief wizard without submitting it. */
export async function fillIdeaStep(
  page: Page,
  { competitors = [], pages = [] }: { competitors?: readonly string[]; pages?: readonly PastedPage[] } = {},
): Promise<void> {
  await field(page, 'Content Idea').fill(IDEA);
  await field(page, 'Primary keyword').fill(KEYWORD);
  await field(page, 'Competitors').fill(competitors.join('\n'));
  await pastePages(page, pages);
}

/** Pastes pages into the form. */
export async function pastePages(page: Page, pages: readonly PastedPage[]): Promise<void> {
  if (pages.length > 0) await button(page, 'Add competitor pages').click();
  for (const [index, { text, url }] of pages.entries()) {
    await field(page, 'Page').fill(text);
    await field(page, 'Address').fill(url);
    await button(page, 'Add page').click();
    await page
      .getByText(index === 0 ? '1 page added' : `${index + 1} pages added`, { exact: true })
      .waitFor();
  }
}

/** Opens an evidence link in the new window that it requests. */
export async function openEvidence(link: Locator): Promise<Page> {
  const [opened] = await Promise.all([link.page().context().waitForEvent('page'), link.click()]);
  await opened.waitForLoadState('domcontentloaded');
  return opened;
}

/**
 * Opens the pages linked in evidence lines, `count` at most, and checks that each contains what its line claims.
 * Returns the number of pages.
 */
export async function verifyEvidenceLines(lines: Locator, claim: RegExp, count = 2): Promise<number> {
  const named = await lines.filter({ hasText: claim, has: lines.page().getByRole('link') }).all();
  const checked = named.slice(0, count);
  for (const line of checked) {
    const said = claim.exec(await line.innerText())?.[1] ?? '';
    const opened = await openEvidence(line.getByRole('link').first());
    await opened.getByText(said).first().waitFor();
    await opened.close();
  }
  return checked.length;
}

/** This month's usage of a person's workspace. */
export async function usageOf(server: TestServer, person: TestPerson): Promise<{ seo: number; ai: number }> {
  const { usage } = (await server.call(person, readUsage, {})).body;
  return { seo: usage.seoRequests, ai: usage.aiRequests };
}
