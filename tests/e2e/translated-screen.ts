import type { Locator, Page } from 'playwright';
import { navigateInApp } from './reuse-page.ts';
import { textsOf } from './texts-of.ts';

/** Words in nearly every English sentence that do not exist in Spanish or French. */
const ENGLISH =
  /(?:^|[\s(“«])(?:the|of|and|your|is|are|with|this|not|to|for|from|you|it|was|will)(?=[\s.,;:!?)”»]|$)/iu;
/** Terms that are English in every language: names of products and web technologies. */
const NAMES = /Search Console/g;
/** The application's loading texts in Spanish and French. */
const LOADING = /Cargando|Chargement/;

/** Goes to a screen in the open page and waits until it has loaded completely. */
export async function visitScreen(page: Page, path: string): Promise<void> {
  // Removes the previous screen's content first, so that it is not checked again in place of the next.
  await navigateInApp(page, '/nowhere');
  const nowhere = await page.waitForSelector('main a[href="/"]');
  if (path === '/nowhere') return;
  await navigateInApp(page, path);
  await nowhere.waitForElementState('hidden');
  await page
    .locator('main :is(h1, h2, form, ul, section, [role=tabpanel])')
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.waitForFunction((loading) => !new RegExp(loading).test(document.body.innerText), LOADING.source);
}

/** English texts on a page or in a part of it, with where they were seen. */
export async function findEnglishText(part: Locator, where: string): Promise<string[]> {
  const texts = await textsOf(part);
  return texts.filter((text) => ENGLISH.test(text.replaceAll(NAMES, ''))).map((text) => `${where}: ${text}`);
}
