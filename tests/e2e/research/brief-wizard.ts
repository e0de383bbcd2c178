import { readUsage } from '@pagewright/contract/usage';
import type { Locator, Page } from 'playwright';
import type { TestPerson, TestServer } from '../../server/test-server.ts';

export const KEYWORD = 'rain barrel';
export const IDEA = 'A guide to the rain barrel for beginners who have a small garden';

/** A text field by its name. */
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
/** A button by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** What a page is given for in place of fetching it. */
export interface PastedPage {
  readonly text: string;
  readonly url: string;
}

/** Fills the first step of the brief wizard, and asks for nothing yet. */
export async function fillIdeaStep(
  page: Page,
  { competitors = [], pages = [] }: { competitors?: readonly string[]; pages?: readonly PastedPage[] } = {},
): Promise<void> {
  await field(page, 'Content Idea').fill(IDEA);
  await field(page, 'Primary keyword').fill(KEYWORD);
  await field(page, 'Competitors').fill(competitors.join('\n'));
  await pastePages(page, pages);
}

/** Pastes pages where a person gives them. */
export async function pastePages(page: Page, pages: readonly PastedPage[]): Promise<void> {
  if (pages.length > 0) await button(page, 'Paste competitor pages').click();
  for (const [index, { text, url }] of pages.entries()) {
    await field(page, 'Page').fill(text);
    await field(page, 'Address').fill(url);
    await button(page, 'Add page').click();
    await page
      .getByText(index === 0 ? '1 page added' : `${index + 1} pages added`, { exact: true })
      .waitFor();
  }
}

/** Opens what stands behind a link of the evidence, in the window of its own that it asks for. */
export async function openEvidence(link: Locator): Promise<Page> {
  const [opened] = await Promise.all([link.page().context().waitForEvent('page'), link.click()]);
  await opened.waitForLoadState('domcontentloaded');
  return opened;
}

/**
 * Opens the pages that lines of evidence name, `count` at most, and finds on each what its line says that it says.
 * Answers how many there were.
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

/** What a person's workspace has used this month. */
export async function usageOf(server: TestServer, person: TestPerson): Promise<{ seo: number; ai: number }> {
  const { usage } = (await server.call(person, readUsage, {})).body;
  return { seo: usage.seoRequests, ai: usage.aiRequests };
}
