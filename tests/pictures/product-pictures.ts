import type { Locator, Page } from 'playwright';
import { DESK_PAGES } from '../../apps/server/src/features/outline/testing/pages.ts';

/** A picture of the product for its own site. */
export interface ProductPicture {
  readonly name: string;
  /** CSS pixels of the window. */
  readonly window: { readonly width: number; readonly height: number };
  /** Image pixels per CSS pixel. */
  readonly scale: number;
  /** Maximum height in CSS pixels, if less than usual. */
  readonly maxHeight?: number;
  /** Opens the screen and returns the part to show, from its top. */
  readonly open: (page: Page, library: readonly string[]) => Promise<Locator>;
  /** The last thing to show, if it is below that part. */
  readonly last?: (page: Page) => Locator;
}

/** Narrow enough to be readable at half a page's width, and tall enough for everything. */
const SCREEN = { width: 560, height: 1800 };
const SCREEN_SCALE = 2;
/** As wide as one of three columns, where it is shown at its own size, and as a phone. */
const COLUMN = { width: 360, height: 1800 };
/** Columns beside each other end at the same height. */
const COLUMN_HEIGHT = 460;

async function pastePages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add competitor pages' }).click();
  for (const [index, { text, url }] of DESK_PAGES.entries()) {
    await page.getByRole('textbox', { name: 'Page', exact: true }).fill(text);
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(url);
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByText(index === 0 ? '1 page added' : `${index + 1} pages added`).waitFor();
  }
}

async function openOutline(page: Page): Promise<Locator> {
  await page.goto('/outline');
  await page.getByLabel('Target Keyword').fill('standing desks');
  await pastePages(page);
  await page.getByRole('button', { name: 'Generate Outline' }).click();
  await page.getByRole('heading', { name: 'Outline for “standing desks”' }).waitFor();
  const section = page
    .locator('[data-section-id]')
    .filter({ hasText: /desk costs/i })
    .first();
  await section.getByText('Why this section').first().click();
  return section;
}

const suggestions = (page: Page): Locator => page.getByRole('region', { name: 'Suggestions' });

/** Opens the sample article with a suggestion to decide; returns the bar above its text. */
async function openSuggestion(page: Page, library: readonly string[]): Promise<Locator> {
  await page.goto(`/content/${library[3]}`);
  const editor = page.getByRole('dialog', { name: 'Edit Content' });
  const tools = editor.getByRole('toolbar');
  await editor.getByText('Grind size decides').click({ clickCount: 3 });
  await tools.getByRole('button', { name: 'Write' }).click();
  await page.getByRole('menuitem', { name: 'Simplify' }).click();
  await suggestions(page).getByText('Suggestion 1 of').waitFor();
  await page
    .getByTestId('score-effect')
    .getByText(/point|No change/)
    .waitFor();
  await page.keyboard.press('ArrowLeft');
  await tools.evaluate((bar) => bar.scrollIntoView({ block: 'start' }));
  return tools;
}

export const productPictures: readonly ProductPicture[] = [
  {
    name: 'explained-score',
    window: { width: 1060, height: 800 },
    scale: SCREEN_SCALE,
    open: async (page, library) => {
      await page.goto(`/content/${library.at(-1)}`);
      await page.getByText('Score up to date').waitFor();
      await page.getByRole('button', { name: /^Reads well/ }).click();
      await page.getByRole('button', { name: /^Show/ }).first().click();
      return page.getByRole('dialog', { name: 'Edit Content' });
    },
  },
  {
    name: 'score',
    window: SCREEN,
    scale: SCREEN_SCALE,
    open: async (page, library) => {
      await page.goto(`/content/${library.at(-1)}`);
      await page
        .getByRole('dialog')
        .getByText(/^Score/)
        .first()
        .click();
      await page.getByText('Score up to date').waitFor();
      return page.getByRole('region', { name: 'Score', exact: true });
    },
  },
  {
    name: 'content-studio',
    window: SCREEN,
    scale: SCREEN_SCALE,
    open: async (page) => {
      await page.goto('/content');
      await page.getByText('5 items').waitFor();
      return page.locator('main ul').filter({ has: page.getByRole('article') });
    },
  },
  {
    name: 'outline',
    window: SCREEN,
    scale: SCREEN_SCALE,
    open: openOutline,
  },
  {
    name: 'suggestion',
    // The suggestion is at the window's lower edge.
    window: { width: SCREEN.width, height: 680 },
    scale: SCREEN_SCALE,
    open: openSuggestion,
    last: suggestions,
  },
  {
    name: 'publish',
    window: { width: 640, height: 900 },
    scale: SCREEN_SCALE,
    open: async (page, [published]) => {
      await page.goto(`/content/${published}`);
      await page.getByRole('button', { name: 'Publish to…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish to other sites' });
      await dialog.getByRole('link', { name: 'Open' }).first().waitFor();
      return dialog;
    },
  },
  {
    name: 'outline-column',
    window: COLUMN,
    scale: SCREEN_SCALE,
    maxHeight: COLUMN_HEIGHT,
    open: openOutline,
  },
  {
    name: 'suggestion-column',
    window: { width: COLUMN.width, height: 600 },
    scale: SCREEN_SCALE,
    maxHeight: COLUMN_HEIGHT,
    open: openSuggestion,
    last: suggestions,
  },
  {
    name: 'calendar-column',
    window: COLUMN,
    scale: SCREEN_SCALE,
    maxHeight: COLUMN_HEIGHT,
    open: async (page) => {
      await page.goto('/calendar');
      const days = page.locator('main ol').first();
      await days.waitFor();
      return days;
    },
  },
  {
    name: 'analysis',
    window: SCREEN,
    scale: SCREEN_SCALE,
    open: async (page) => {
      await page.goto('/advanced');
      await page.getByLabel('Primary keyword').fill('pour-over coffee');
      await page
        .getByLabel('Or paste text')
        .fill(
          'What is pour-over coffee? Pour-over coffee is coffee that is brewed by hand: hot water runs slowly through ground beans in a paper filter. The whole brew takes three and a half minutes.\n\nHow much coffee do you need? Take 20 g of coffee for 300 g of water.',
        );
      await page.getByRole('button', { name: 'Run analysis' }).click();
      const result = page.getByRole('region', { name: /^Result/ });
      await result.waitFor();
      return result;
    },
  },
  {
    name: 'search',
    // In a narrower window, the table loses its last columns.
    window: { width: 740, height: 1100 },
    scale: SCREEN_SCALE,
    open: async (page) => {
      await page.goto('/analytics/search');
      const table = page.getByRole('table').first();
      await table.waitFor();
      return table;
    },
  },
  {
    name: 'review',
    window: SCREEN,
    scale: SCREEN_SCALE,
    open: async (page, [, , reviewed]) => {
      await page.goto(`/content/${reviewed}?pane=review`);
      const comments = page.getByRole('region', { name: 'Comments' });
      await comments.getByText('Name the grinders').waitFor();
      return comments.locator('..');
    },
  },
];
