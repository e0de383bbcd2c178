import type { Locator, Page } from 'playwright';
import { isFullRun } from '../../run-size.ts';

/** The parts of an item's form that a user sees and uses. */
export interface EditorPage {
  readonly dialog: Locator;
  readonly title: Locator;
  readonly keyword: Locator;
  readonly text: Locator;
  readonly metaDescription: Locator;
  readonly status: Locator;
  readonly save: Locator;
  /** The footer line with the save state. */
  readonly state: Locator;
  /** The score as shown in the panel. */
  readonly points: Locator;
  /** The panel's findings by code. */
  readonly findings: Locator;
}

/** The open item form on the page. */
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

/** Waits until an item's form accepts typing, and returns it. */
export async function waitForEditor(page: Page): Promise<EditorPage> {
  const editor = editorOf(page);
  await editor.title.waitFor();
  await editor.text.waitFor();
  return editor;
}

/**
 * Types at the cursor: the first character as a keystroke and the rest at once, since each keystroke re-renders the
 * page and rescores the article. A full run types each character as a keystroke.
 */
export async function typeText(page: Page, words: string): Promise<void> {
  const keys = isFullRun ? words.length : 1;
  await page.keyboard.type(words.slice(0, keys));
  if (words.length > keys) await page.keyboard.insertText(words.slice(keys));
}

/** Puts the cursor at the end of a text block and types there. */
export async function typeAtEnd(block: Locator, words: string): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  await block.click();
  await block.evaluate((element) => getSelection()?.collapse(element, element.childNodes.length));
  await typeText(block.page(), words);
}

/** Selects the whole content of a text element. */
export async function selectAllOf(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.click();
  await element.evaluate((node) => getSelection()?.selectAllChildren(node));
}

/** Selects an option in one of the form's dropdowns. */
export async function choose(list: Locator, option: string): Promise<void> {
  await list.click();
  await list.page().getByRole('option', { name: option, exact: true }).click();
}

/** Saves and waits until the form says that it is saved. */
export async function save(page: Page): Promise<void> {
  await editorOf(page).save.click();
  await page.getByText('Content saved successfully!').waitFor();
}
