import { addEvidencePage, createContent, exportContent, readContent } from '@pagewright/contract/content';
import { readUsage } from '@pagewright/contract/usage';
import type { Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { OPENAI_KEY, startOpenAi } from '../../fakes/openai/start-openai.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import type { TestPerson, TestServer } from '../../server/test-server.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { createNavigator, type Navigate } from '../create-navigator.ts';
import { pressMenuItem } from '../press-menu-item.ts';
import { waitForEditor, save, selectAllOf, type EditorPage } from './editor-page.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const SCREEN = 'A fine screen over every opening keeps mosquitoes out of a rain barrel.';
const OIL = 'A spoon of vegetable oil on the water stops mosquitoes that found a way in.';
const PAGE = `<!doctype html><html><head><title>Barrels</title></head><body><article><h1>Barrels</h1><p>A rain barrel holds 50 gallons of water from the gutter of the house.</p><h2>Mosquitoes</h2><p>${SCREEN} ${OIL}</p></article></body></html>`;
const FIRST = 'Mosquitoes like still water, and a rain barrel is full of it all summer long.';
const CONTENT = `<h2>How do you keep mosquitoes out?</h2><p>${FIRST}</p><p>We utilized a lid.</p>`;
const REWRITTEN = 'A rain barrel is still water, which mosquitoes love, for 90 days a year.';

const model = await startOpenAi();
afterAll(() => model.close());
const modelSettings = {
  OPENAI_API_KEY: OPENAI_KEY,
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'gpt-test',
};
const [plain, modelled] = await Promise.all([
  deskOn(openTestServer()),
  deskOn(openTestServer(modelSettings)),
]);

/** A writing setup: a server, a person, and a navigator for their pages. */
interface Desk {
  readonly server: TestServer;
  readonly maya: TestPerson;
  readonly navigate: Navigate;
}

async function deskOn(opening: Promise<TestServer>): Promise<Desk> {
  const server = await opening;
  const maya = await server.signUp('Maya Lindqvist');
  return { server, maya, navigate: createNavigator(await openTestBrowser(), server, maya) };
}

interface OpenItem extends EditorPage {
  readonly page: Page;
  readonly id: string;
  /** AI requests counted since the item was opened. */
  readonly used: () => Promise<number>;
}

async function openItem(
  { server, maya, navigate }: Desk,
  width = 1280,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<OpenItem> {
  const body = { title: 'A rain barrel', content: CONTENT, primaryKeyword: 'rain barrel' };
  const { id } = (await server.call(maya, createContent, { body })).body;
  const evidence = { text: PAGE, source: 'pasted' as const, url: 'https://garden.example/barrels' };
  await server.call(maya, addEvidencePage, { params: { id }, body: evidence });
  const page = await navigate(`/content/${id}`);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  const counted = async () => (await server.call(maya, readUsage, {})).body.usage.aiRequests;
  const before = await counted();
  return { page, id, used: async () => (await counted()) - before, ...(await waitForEditor(page)) };
}

const region = (page: Page) => page.getByRole('region', { name: 'Suggestions' });
const button = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true });

/** The last notice's undo button; the toolbar has a button with the same name. */
const undoOfNotice = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last();

async function write(page: Page, name: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Write' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** A fake of Chrome's Prompt API as documented: the first session waits to be canceled, later ones respond. */
function standInForBrowserModel({ rewritten }: { readonly rewritten: string }): void {
  let sessions = 0;
  const create = async ({
    initialPrompts: [system],
    signal,
    monitor,
  }: {
    initialPrompts: { role: string; content: string }[];
    signal: AbortSignal;
    monitor: (target: EventTarget) => void;
  }) => {
    sessions += 1;
    const waits = sessions === 1;
    const target = new EventTarget();
    monitor(target);
    target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.4 }));
    if (waits)
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const isAsked = system?.role === 'system' && system.content.includes('Rewrite each of "passages"');
    const answer = JSON.stringify({ passages: [{ number: 0, text: rewritten, sources: [] }] });
    return {
      promptStreaming: (prompt: string, { responseConstraint }: { responseConstraint: object }) =>
        new ReadableStream<string>({
          start(control) {
            if (isAsked && prompt !== '' && 'properties' in responseConstraint)
              for (const piece of [answer.slice(0, 40), answer.slice(40)]) control.enqueue(piece);
            control.close();
          },
        }),
      destroy: () => undefined,
    };
  };
  Object.assign(globalThis, { LanguageModel: { availability: async () => 'downloadable', create } });
}

describe('without a key, from the pages', () => {
  test('a section is extracted, reviewed piece by piece, and appears nowhere before that', async () => {
    const { page, id, used, text, points } = await openItem(plain);
    await text.getByText(FIRST).click();
    await points.getByText(/^\d+\/100$/).waitFor();
    const scoreBefore = await points.innerText();
    const wordsBefore = await page.getByTestId('word-count').innerText();
    await write(page, 'Draft this section');
    await region(page).getByText('Suggestion 1 of 2').waitFor();
    await expect.poll(() => text.locator('.suggested ins').allInnerTexts()).toEqual([SCREEN, OIL]);
    await region(page).getByText('Built-in engine · extracted; rewrite before publishing').waitFor();
    const source = region(page).getByRole('link', { name: 'Barrels' });
    await expect.poll(() => source.getAttribute('href')).toBe('https://garden.example/barrels');
    await page
      .getByTestId('score-effect')
      .getByText(/^([+−]\d+ points?|No change in score)$/)
      .waitFor();
    await expectAccessible(text, 'suggested text');
    await expectAccessible(region(page), 'an open suggestion');

    // Not in word counts, scores, saves, or exports.
    await expect.poll(() => points.innerText()).toBe(scoreBefore);
    await expect.poll(() => page.getByTestId('word-count').innerText()).toBe(wordsBefore);
    await save(page);
    const saved = async (): Promise<string> =>
      (await plain.server.call(plain.maya, readContent, { params: { id } })).body.content;
    expect(await saved()).not.toContain('mosquitoes out of a rain barrel');
    const file = await plain.server.call(plain.maya, exportContent, {
      params: { id },
      query: { format: 'md' },
    });
    expect(String(file.body)).not.toContain('vegetable oil');
    await expect.poll(() => used()).toBe(1);

    // They survive a reload.
    await page.reload();
    await waitForEditor(page);
    await region(page).getByText('Suggestion 1 of 2').waitFor();
    await page.getByText('2 suggestions from earlier, still to review').waitFor();

    await button(page, 'Accept').click();
    await region(page).getByText('Suggestion 1 of 1').waitFor();
    await expect.poll(() => text.locator('blockquote p').allInnerTexts()).toEqual([SCREEN, '— Barrels']);
    await button(page, 'Reject').click();
    await region(page).waitFor({ state: 'detached' });
    await page.getByText('1 suggestion rejected').waitFor();
    await undoOfNotice(page).click();
    await region(page).getByText('Suggestion 1 of 1').waitFor();
    await button(page, 'Reject').click();
    await save(page);
    await expect.poll(saved).toContain('mosquitoes out of a rain barrel');
    expect(await saved()).not.toContain('vegetable oil');
  });

  test('the browser’s built-in model writes if there is one, its output is checked, and it can be canceled', async () => {
    const { page, text } = await openItem(plain);
    await text.waitFor();
    await page.addInitScript(standInForBrowserModel, { rewritten: REWRITTEN });
    await page.reload();
    await waitForEditor(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Write' }).click();
    const choice = page.getByRole('menuitem', { name: 'Use this browser’s own model' });
    await choice.getByText('your text goes to no model service').waitFor();
    await choice.click();
    await page.getByRole('menuitem', { name: 'Stop using this browser’s own model' }).waitFor();
    await page.keyboard.press('Escape');

    await text.getByText(FIRST).click();
    await write(page, 'Rewrite');
    await region(page).getByText('The browser is downloading its model: 40%').waitFor();
    await region(page).getByRole('button', { name: 'Cancel' }).click();
    await region(page).waitFor({ state: 'detached' });

    await write(page, 'Rewrite');
    await region(page).getByText('Suggestion 1 of 1').waitFor();
    await region(page).getByText('Unsourced: 90').waitFor();
    await button(page, 'Accept').click();
    await text.getByText(REWRITTEN).waitFor();

    await page.getByRole('toolbar').getByRole('button', { name: 'Write' }).click();
    await page.getByRole('menuitem', { name: 'Stop using this browser’s own model' }).click();
    await choice.waitFor();
    await page.keyboard.press('Escape');
  });

  test('the keyboard alone can write, accept, and undo; unavailable actions say why', async () => {
    const { page, text } = await openItem(plain);
    await text.getByText('We utilized a lid.').click();
    await page.keyboard.press('Control+j');
    await pressMenuItem(page, 'Simplify');
    await region(page).getByText('Suggestion 1 of 1').waitFor();
    await expect.poll(() => text.locator('del').allInnerTexts()).toEqual(['utilized']);
    await expect.poll(() => text.locator('ins').allInnerTexts()).toEqual(['used']);
    await text.focus();
    await page.keyboard.press('Control+Shift+Enter');
    await text.getByText('We used a lid.').waitFor();
    await page.keyboard.press('Control+z');
    await region(page).getByText('Suggestion 1 of 1').waitFor();
    await expect.poll(() => text.locator('del').allInnerTexts()).toEqual(['utilized']);
    await page.keyboard.press('Control+Shift+Backspace');
    await region(page).waitFor({ state: 'detached' });

    // Actions that need a model say so before they are selected, and how to set one up.
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    const rewrite = page.getByRole('menuitem', { name: 'Rewrite' });
    await rewrite.getByText('Needs a language model, and none is connected.').waitFor();
    expect(await rewrite.isDisabled()).toBe(true);
    await expectAccessible(page.getByRole('menu'), 'writing without a model');
    await page.getByRole('menuitem', { name: 'Connect a model in Settings' }).click();
    await page.waitForURL('**/settings/api-keys');
  });

  test.runIf(isFullRun)('Escape right after the menu opens closes the menu, not the editor', async () => {
    const { page, text } = await openItem(plain);
    await text.getByText('We utilized a lid.').click();
    await page.keyboard.press('Control+j');
    await page.keyboard.press('Escape');
    const write = page.getByRole('toolbar').getByRole('button', { name: 'Write' });
    await expect.poll(() => write.getAttribute('aria-expanded')).toBe('false');
    expect(await text.isVisible()).toBe(true);
  });

  test('a suggested title fills its field, and that can be undone', async () => {
    const { page, title } = await openItem(plain);
    await write(page, 'Suggest titles');
    const dialog = page.getByRole('dialog', { name: 'Suggested titles' });
    const first = dialog.getByRole('listitem').first();
    await first.getByText(/^\d+ of 580 pixels$/).waitFor();
    await expectAccessible(dialog, 'proposed titles');
    const proposed = await first.locator('p').first().innerText();
    await first.getByRole('button', { name: 'Use as title' }).click();
    await expect.poll(() => title.inputValue()).toBe(proposed);
    await undoOfNotice(page).click();
    await expect.poll(() => title.inputValue()).toBe('A rain barrel');
  });
});

describe('with a language model', () => {
  beforeEach(() =>
    model.answerWith(() => ({
      text: JSON.stringify({ passages: [{ number: 0, text: REWRITTEN, sources: [0] }] }),
      pauseMs: 150,
    })),
  );

  test('its words appear as they stream; a selection is rewritten, and an unsourced figure stays marked', async () => {
    const { page, used, text } = await openItem(modelled);
    await selectAllOf(text.getByText(FIRST));
    await page.getByRole('button', { name: 'Write: rewrite the selection' }).click();
    await page.getByRole('menuitem', { name: 'Rewrite' }).click();
    await text.locator('[data-coming]').getByText('A rain barrel is still').waitFor();
    await region(page).getByText('Suggestion 1 of 1').waitFor();
    await region(page).getByText('Rewritten · gpt-test').waitFor();
    await region(page).getByText('Unsourced: 90').waitFor();
    await button(page, 'Accept').click();
    await text.getByText(REWRITTEN).waitFor();
    await expect.poll(() => text.locator('.unsourced').allInnerTexts()).toEqual(['90']);
    await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click();
    await text.locator('del').first().waitFor();
    await expect.poll(() => used()).toBe(1);
  });

  test('canceling leaves the text unchanged and counts nothing; a failure says what to do', async () => {
    const { page, used, text } = await openItem(modelled);
    const before = await text.innerText();
    model.answerWith(() => ({
      text: JSON.stringify({ passages: [{ number: 0, text: `${REWRITTEN} `.repeat(20), sources: [] }] }),
      pauseMs: 150,
    }));
    await text.getByText(FIRST).click();
    await write(page, 'Rewrite');
    await text.locator('[data-coming]').getByText('A rain barrel is still').waitFor();
    await button(page, 'Cancel').click();
    await region(page).waitFor({ state: 'detached' });
    await expect.poll(() => text.innerText()).toBe(before);

    model.answerWith(() => ({ status: 401 }));
    await write(page, 'Shorten');
    await region(page).getByText('OpenAI does not accept the key').waitFor();
    await expect.poll(() => text.innerText()).toBe(before);
    await expectAccessible(region(page), 'a failure of the model');
    await button(page, 'Use the built-in engine').click();
    await region(page).getByText('There is nothing to cut here').waitFor();
    await expect.poll(() => used()).toBe(0);
  });

  test.runIf(isFullRun)(
    'on a phone in dark mode a suggestion can be read and accepted or rejected',
    async () => {
      const { page, text } = await openItem(modelled, 360, 'dark');
      await text.getByText(FIRST).click();
      await write(page, 'Rewrite');
      await button(page, 'Accept').waitFor();
      await page
        .getByTestId('score-effect')
        .getByText(/point|change/)
        .waitFor();
      await expectAccessible(text, 'suggested text on a phone');
      await expectAccessible(region(page), 'a suggestion on a phone');
      await expectNoOverflow(page, 'a suggestion on a phone');
      await button(page, 'Accept').click();
      await text.getByText(REWRITTEN).waitFor();
    },
  );
});
