import { listContent, readEvidence } from '@pagewright/contract/content';
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
  /** HTML of a competitor's page. */
  readonly page: string;
  /** The heading as the fake model words it. */
  readonly wording: string;
}

/** What an article is based on: the idea alone, pasted pages, or the idea worded by a model. */
type Way = 'bare' | 'pages' | 'model';

const page = (language: string, title: string, first: string, heading: string, second: string): string =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${first}</p><h2>${heading}</h2><p>${second}</p></article></body></html>`;

const IDEAS: Readonly<Record<'en' | 'es' | 'fr', Idea>> = {
  en: {
    idea: 'How to clean suede boots without a suede brush',
    kept: 'without a suede brush',
    heading: 'What to use instead of a suede brush',
    wording: 'What you can use instead of a suede brush',
    page: page(
      'en',
      'Suede boots',
      'Suede boots are cleaned dry, because water leaves marks on the leather.',
      'How to remove the dust',
      'Wipe the whole boot with a dry cloth and shake off the dust before you treat grease stains.',
    ),
  },
  es: {
    idea: 'cómo limpiar botas de ante sin cepillo',
    kept: 'sin cepillo',
    heading: 'Qué usar en lugar de cepillo',
    wording: 'Qué puedes usar en lugar de un cepillo',
    page: page(
      'es',
      'Botas de ante',
      'Las botas de ante se limpian en seco, porque el agua deja marcas en la piel.',
      'Cómo quitar el polvo',
      'Pasa un paño seco por toda la bota y sacude el polvo antes de tratar las manchas de grasa.',
    ),
  },
  fr: {
    idea: 'comment nettoyer des bottes en daim sans brosse',
    kept: 'sans brosse',
    heading: 'Les solutions sans brosse',
    wording: 'Les bonnes solutions sans brosse',
    page: page(
      'fr',
      'Bottes en daim',
      'Les bottes en daim se nettoient à sec, car l’eau laisse des traces sur la peau.',
      'Comment enlever la poussière',
      'Passez un chiffon sec sur toute la botte et secouez la poussière avant de traiter les taches de gras.',
    ),
  },
};

/** Goes from an idea to its article's public page, and returns the page's content. */
async function publishIdea(at: TestServer, { idea, kept, ...asked }: Idea, way: Way, name: string) {
  const maya = await at.signUp(name);
  const open = await openScreen(browser, at, '/strategy', maya);
  await field(open, 'Content Idea').fill(idea);
  await open.getByRole('radio').first().waitFor();
  await open.getByRole('checkbox', { name: 'Search the web' }).uncheck();
  if (way === 'pages') {
    await button(open, 'Add competitor pages').click();
    await field(open, 'Page').fill(asked.page);
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
  await editor.text.locator('h2', { hasText: way === 'model' ? asked.wording : asked.heading }).waitFor();
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
  const asked = IDEAS.en;
  const walked = await publishIdea(server, asked, 'bare', 'Maya Lindqvist');
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
  for (const part of [asked.kept, asked.heading, 'Brush the dust off first.']) expect(text).toContain(part);
});

/** A server whose language model rewords the heading of an idea. */
async function serverWithModel(): Promise<TestServer> {
  const model = await startOpenAi();
  addCleanup(() => model.close());
  model.answerWith(({ prompt }) => ({ text: JSON.stringify(rewording(prompt)) }));
  return openTestServer({
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'gpt-test',
  });
}

/** The answer to a request for a brief's wording; useless for anything else. */
function rewording(prompt: string): object {
  const data = /^<data-[^>]+>\n(.*)\n/.exec(prompt)?.[1] ?? '{}';
  const { draft } = JSON.parse(data) as { draft?: { headings?: { heading: string }[] } };
  const headings = draft?.headings ?? [];
  const wordings = Object.values(IDEAS).flatMap(({ heading, wording }) => {
    const number = headings.findIndex((one) => one.heading === heading);
    return number < 0 ? [] : [{ number, wording }];
  });
  return wordings.length === 0 ? {} : { headings: wordings, userIntent: '', coreAngle: '' };
}

/** Publishes an idea's article, and checks what its page shows and what it is compared with. */
async function walk(at: TestServer, asked: Idea, way: Way): Promise<void> {
  const walked = await publishIdea(at, asked, way, 'Maya');
  const text = await publishedText(at, walked);
  expect(text).toContain(asked.kept);
  expect(text.includes(asked.wording)).toBe(way === 'model');
  expect(text.includes(asked.heading)).toBe(way !== 'model');
  const [{ id } = { id: '' }] = (await at.call(walked.maya, listContent, {})).body.content;
  const { pages } = (await at.call(walked.maya, readEvidence, { params: { id }, query: {} })).body;
  expect(pages.map(({ source }) => source)).toEqual(way === 'pages' ? ['pasted'] : []);
}

test('with a pasted page, an idea in Spanish becomes a public article that is compared with that page', async () => {
  await walk(server, IDEAS.es, 'pages');
});

test('with a model, an idea in French becomes a public article with a heading worded by it', async () => {
  await walk(await serverWithModel(), IDEAS.fr, 'model');
});

test.runIf(isFullRun)(
  'ideas in the three languages become public articles alone, with a pasted page, and with a model',
  async () => {
    const modelled = await serverWithModel();
    for (const [asked, ways] of [
      [IDEAS.en, ['pages', 'model']],
      [IDEAS.es, ['bare', 'model']],
      [IDEAS.fr, ['bare', 'pages']],
    ] as const)
      for (const way of ways) await walk(way === 'model' ? modelled : server, asked, way);
  },
);
