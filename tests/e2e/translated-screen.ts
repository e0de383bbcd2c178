import type { Locator, Page } from 'playwright';
import { navigateInApp } from './reuse-page.ts';
import { textsOf } from './texts-of.ts';

/** Words that stand in nearly every English sentence and are none in Spanish or French. */
const ENGLISH =
  /(?:^|[\s(“«])(?:the|of|and|your|is|are|with|this|not|to|for|from|you|it|was|will)(?=[\s.,;:!?)”»]|$)/iu;
/** What is English in every language: names of products and of things of the web. */
const NAMES = /Search Console/g;
/** What the application shows while something is on its way, in Spanish and French. */
const LOADING = /Cargando|Chargement/;

/** Goes to a screen in the page that is open and waits until it is there and nothing of it is still on its way. */
export async function visitScreen(page: Page, path: string): Promise<void> {
  // What the last screen shows is taken away first, so that it is not looked at once more in place of the next.
  await navigateInApp(page, '/nowhere');
  const nowhere = await page.waitForSelector('main a[href="/"]');
  if (path === '/nowhere') return;
  await navigateInApp(page, path);
  await nowhere.waitForElementState('hidden');
  await page.locator('main :is(h1, h2, form, ul, section)').first().waitFor();
  await page.waitForFunction((loading) => !new RegExp(loading).test(document.body.innerText), LOADING.source);
}

/** What is said in English on a page, or in a part of it, with where it was seen. */
export async function findEnglishText(part: Locator, where: string): Promise<string[]> {
  const texts = await textsOf(part);
  return texts.filter((text) => ENGLISH.test(text.replaceAll(NAMES, ''))).map((text) => `${where}: ${text}`);
}
