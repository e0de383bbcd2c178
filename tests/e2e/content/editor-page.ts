import type { Locator, Page } from 'playwright';
import { isFullRun } from '../../run-size.ts';

/** What a person sees and uses of the form of an item. */
export interface EditorPage {
  readonly dialog: Locator;
  readonly title: Locator;
  readonly keyword: Locator;
  readonly text: Locator;
  readonly metaDescription: Locator;
  readonly status: Locator;
  readonly save: Locator;
  /** The foot's line that says where the work stands. */
  readonly state: Locator;
  /** The score as the panel writes it. */
  readonly points: Locator;
  /** The findings of the panel, each with its code. */
  readonly findings: Locator;
}

/** The form of an item that is open on the page. */
export function editorOf(page: Page): EditorPage {
  const dialog = page.getByRole('dialog', { name: /^(Create New|Edit) Content$/ });
  const field = (name: string): Locator => dialog.getByRole('textbox', { name, exact: true });
  return {
    dialog,
    title: field('Title'),
    keyword: field('Primary keyword'),
    text: field('Content'),
    metaDescription: field('Meta Description'),
    status: dialog.getByRole('combobox', { name: 'Status' }),
    save: dialog.getByRole('button', { name: /^Sav(e Content|ing\.\.\.)$/ }),
    state: dialog.locator('footer').getByRole('status'),
    points: dialog.getByTestId('live-score'),
    findings: dialog.locator('[data-code]'),
  };
}

/** Waits until the form of an item can be typed into, and answers it. */
export async function waitForEditor(page: Page): Promise<EditorPage> {
  const editor = editorOf(page);
  await editor.title.waitFor();
  await editor.text.waitFor();
  return editor;
}

/**
 * Types where the cursor is: the first character by its key and the others at once, since each key has the page drawn and
 * the article scored again. In `npm run test:storm` each character by its key.
 */
export async function typeText(page: Page, words: string): Promise<void> {
  const keys = isFullRun ? words.length : 1;
  await page.keyboard.type(words.slice(0, keys));
  if (words.length > keys) await page.keyboard.insertText(words.slice(keys));
}

/** Puts the cursor at the end of a block of the text and types there. */
export async function typeAtEnd(block: Locator, words: string): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  await block.click();
  await block.evaluate((element) => getSelection()?.collapse(element, element.childNodes.length));
  await typeText(block.page(), words);
}

/** Selects all that an element of the text holds. */
export async function selectAllOf(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.click();
  await element.evaluate((node) => getSelection()?.selectAllChildren(node));
}

/** Chooses an option of one of the form's lists. */
export async function choose(list: Locator, option: string): Promise<void> {
  await list.click();
  await list.page().getByRole('option', { name: option, exact: true }).click();
}

/** Saves and waits until it is said to be done. */
export async function save(page: Page): Promise<void> {
  await editorOf(page).save.click();
  await page.getByText('Content saved successfully!').waitFor();
}
