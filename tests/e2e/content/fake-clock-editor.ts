import { createContent, type ContentDraft } from '@pagewright/contract/content';
import type { Browser, Locator, Page } from 'playwright';
import type { TestPerson, TestServer } from '../../server/test-server.ts';
import { createNavigator } from '../create-navigator.ts';
import { waitForEditor, type EditorPage } from './editor-page.ts';

/** Milliseconds after which the form saves automatically. */
export const AUTOSAVE_MS = 30_000;

/** An editor form in a browser with a fake clock. */
export interface FakeClockEditor extends EditorPage {
  readonly page: Page;
  /** HTTP methods of the save requests, in order. */
  readonly saves: string[];
}

/** Opens paths with the form, one after another, in one page with a fake clock. */
export function createFakeClockEditor(
  browser: Browser,
  server: TestServer,
  person: TestPerson,
): (path: string) => Promise<FakeClockEditor> {
  const navigate = createNavigator(browser, server, person, { hasClock: true, loadsIdleParts: true });
  let saves: string[] = [];
  const heard = new WeakSet<Page>();
  return async (path) => {
    const page = await navigate(path);
    const editor = await waitForEditor(page);
    saves = [];
    if (!heard.has(page)) {
      heard.add(page);
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/content(\/[\da-f-]{36})?$/.test(pathname) && request.method() !== 'GET')
          saves.push(request.method());
      });
    }
    return { page, saves, ...editor };
  };
}

/** Creates an item about bread and returns its id. */
export async function createBreadArticle(
  server: TestServer,
  person: TestPerson,
  draft: Partial<ContentDraft> = {},
): Promise<string> {
  const body = { title: 'Bread', content: '<p>Flour and water.</p><ul><li>Salt</li></ul>', ...draft };
  return (await server.call(person, createContent, { body })).body.id;
}

/** The first paragraph of the text. */
export const firstParagraph = ({ text }: EditorPage): Locator => text.locator('p').first();
