import { listContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { OPENAI_KEY, startOpenAi } from '../../fakes/openai/start-openai.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import type { TestServer } from '../../server/test-server.ts';
import { choose, waitForEditor, save } from '../content/editor-page.ts';
import { openScreen } from '../open-screen.ts';
import { addCleanup } from '../../add-cleanup.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const field = (open: Page, name: string) => open.getByRole('textbox', { name, exact: true });
const button = (open: Page, name: string) => open.getByRole('button', { name, exact: true });

interface Idea {
  readonly idea: string;
  /** Parts of the idea that the article must keep. */
  readonly kept: string;
  /** A heading required for it. */
  readonly heading: string;
  readonly page?: string;
}

/** Goes from an idea to its article's public page, and returns the page's content. */
async function publishIdea(at: TestServer, { idea, kept, heading, page }: Idea, name: string) {
  const maya = await at.signUp(name);
  const open = await openScreen(browser, at, '/strategy', maya);
  await field(open, 'Content Idea').fill(idea);
  await open.getByRole('radio').first().waitFor();
  await open.getByRole('checkbox', { name: 'Search the web' }).uncheck();
  if (page !== undefined) {
    await button(open, 'Add competitor pages').click();
    await field(open, 'Page').fill(page);
    await button(open, 'Add page').click();
    await open.getByRole('list', { name: 'Pages added' }).getByRole('listitem').waitFor();
  }
  await button(open, 'Generate Brief').click();
  await open.getByText('Content brief generated successfully!').waitFor();
  expect(await field(open, 'Core angle').inputValue()).toContain(kept);
  await button(open, 'Analyze Brief').click();
  await open.getByText('Brief analysis completed!').waitFor();
  await button(open, 'Generate Strategy').click();
  await open.getByText('Content strategy generated successfully!').waitFor();
  await button(open, 'Start Writing').click();
  const editor = await waitForEditor(open);
  await editor.text.locator('h2', { hasText: heading }).waitFor();
  await expect.poll(() => editor.title.inputValue()).toContain(kept);
  return { open, editor, maya };
}

async function publishedText(
  at: TestServer,
  { open, editor, maya }: Awaited<ReturnType<typeof publishIdea>>,
) {
  await editor.text.locator('p').first().click();
  await open.keyboard.insertText('Brush the dust off first.');
  await choose(editor.status, 'Published');
  await save(open);
  const { content } = (await at.call(maya, listContent, {})).body;
  return (await fetch(content[0]!.publicUrl!)).text();
}

test('without a key, a network, or pages an idea becomes a brief, a draft, and a public article that meets its requirements', async () => {
  const asked = {
    idea: 'How to clean suede boots without a suede brush',
    kept: 'without a suede brush',
    heading: 'What to use instead of a suede brush',
  };
  const walked = await publishIdea(server, asked, 'Maya Lindqvist');
  // Actions that need pages or a model say so before they are selected.
  await button(walked.open, 'Write').click();
  for (const name of ['Draft this section', 'Continue writing']) {
    const item = walked.open.getByRole('menuitem', { name });
    await item.getByText('Needs pages to quote from, or a language model.').waitFor();
    expect(await item.isDisabled()).toBe(true);
  }
  await button(walked.open, 'Write').click();
  await walked.open.getByRole('menu').waitFor({ state: 'detached' });
  const text = await publishedText(server, walked);
  for (const part of ['without a suede brush', asked.heading, 'Brush the dust off first.'])
    expect(text).toContain(part);
});

/** The text of a pasted article, and a useless response of a fake model. */
const FOREIGN: readonly Idea[] = [
  {
    idea: 'cómo limpiar botas de ante sin cepillo',
    kept: 'sin cepillo',
    heading: 'Qué usar en lugar de cepillo',
    page: '<!doctype html><html lang="es"><head><title>Botas de ante</title></head><body><article><h1>Botas de ante</h1><p>Las botas de ante se limpian en seco, porque el agua deja marcas en la piel.</p><h2>Cómo quitar el polvo</h2><p>Pasa un paño seco por toda la bota y sacude el polvo antes de tratar las manchas de grasa.</p></article></body></html>',
  },
  {
    idea: 'comment nettoyer des bottes en daim sans brosse',
    kept: 'sans brosse',
    heading: 'Les solutions sans brosse',
    page: '<!doctype html><html lang="fr"><head><title>Bottes en daim</title></head><body><article><h1>Bottes en daim</h1><p>Les bottes en daim se nettoient à sec, car l’eau laisse des traces sur la peau.</p><h2>Comment enlever la poussière</h2><p>Passez un chiffon sec sur toute la botte et secouez la poussière avant de traiter les taches de gras.</p></article></body></html>',
  },
];

test.runIf(isFullRun)(
  'with pasted pages and a model, ideas in Spanish and French stay in their language',
  async () => {
    const model = await startOpenAi();
    addCleanup(() => model.close());
    model.answerWith(() => ({ text: '{}' }));
    const modelled = await openTestServer({
      OPENAI_API_KEY: OPENAI_KEY,
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'gpt-test',
    });
    for (const [at, asked] of FOREIGN.entries()) {
      const walked = await publishIdea(modelled, asked, `Maya ${at}`);
      expect(await publishedText(modelled, walked)).toContain(asked.heading);
    }
  },
);
