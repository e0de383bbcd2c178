import { keywordDensity } from '@pagewright/contract/advanced';
import { addToWatchlist, WATCHLIST_LIMITS } from '@pagewright/contract/analytics/watchlist';
import { createCalendarEvent } from '@pagewright/contract/calendar';
import { createContent, updateContent, type ContentItem } from '@pagewright/contract/content';
import { uploadFile } from '@pagewright/contract/files';
import { listNotifications } from '@pagewright/contract/notifications';
import { completeOutline, saveOutline } from '@pagewright/contract/outline';
import { publishContent } from '@pagewright/contract/publishing';
import { addComment } from '@pagewright/contract/review';
import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import { updateSettings } from '@pagewright/contract/settings';
import { generateBrief } from '@pagewright/contract/strategy';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { findExecutable } from '../attacks/executable-markup.ts';
import { samplePayloads, watchForScripts } from '../attacks/sample-payloads.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { navigateInApp } from '../e2e/reuse-page.ts';
import { openFullyLoadedScreen } from '../e2e/open-screen.ts';
import { documentOf, paragraph } from '../factories/published-article.ts';
import { isRepeatedSample } from '../run-size.ts';
import { startTestServer, type TestPerson, type TestServer } from '../server/test-server.ts';

// Tests that do not depend on how many payloads there are are not repeated without the shared ones.

/** Payloads per item title. */
const IN_TITLE = 3;
/** Number of notifications that the panel shows at once. */
const NOTIFIED = 20;
/** Events, and comments on one item, that contain all payloads. */
const SAID = 30;
const MARK = 'canary';

const payloads = samplePayloads();
const groups = Array.from({ length: Math.ceil(payloads.length / IN_TITLE) }, (_, index) =>
  payloads.slice(index * IN_TITLE, (index + 1) * IN_TITLE),
);

let server: TestServer;
let browser: Browser;
let mallory: TestPerson;
let page: Page;
let ran: readonly string[];
const items: ContentItem[] = [];
/** Items whose text contains all payloads, by how the text was created. */
const texts = new Map<string, string>();

const fieldsOf = (group: readonly string[]) => {
  const [first = '', second = first] = group;
  return {
    title: group.map((line) => line.slice(0, 90)).join(' '),
    tags: group.map((line) => line.replaceAll(',', ' ').slice(0, 60)),
    category: first.slice(0, 100),
    metaTitle: second.slice(0, 300),
    metaDescription: group.join(' ').slice(0, 1_000),
    primaryKeyword: first.slice(0, 120),
    keywords: group.map((line) => line.replaceAll(',', ' ').slice(0, 120)),
  };
};

async function createText(way: string, content: string): Promise<void> {
  const { body, status } = await server.call(mallory, createContent, {
    body: { ...fieldsOf(payloads), title: way, content, tags: [], keywords: [] },
  });
  expect([way, status]).toEqual([way, 201]);
  texts.set(way, body.id);
}

async function importText(name: string, content: string): Promise<void> {
  const body = new FormData();
  body.set('file', new File([content], name));
  const answer = await server.call(mallory, uploadFile, { body });
  expect([name, answer.status]).toEqual([name, 201]);
  texts.set(name, answer.body.content[0]?.id ?? '');
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser({ optimizesScripts: false })]);
  mallory = await server.signUp('Mallory <script>alert(1)</script>');
  // Without the content security policy, so that nothing is blocked by it alone.
  page = await openFullyLoadedScreen(browser, server, '/content', mallory, { bypassCSP: true });
  ran = watchForScripts(page);
  for (const group of groups) {
    const body = { ...fieldsOf(group), content: `${MARK} ${group.join(' ')}` };
    const created = await server.call(mallory, createContent, { body });
    if (created.status !== 201) throw new Error(`${group.join(' ')} was answered ${created.status}`);
    items.push(created.body);
  }
  await createText('html', `<h2>${MARK}</h2>${payloads.map((line) => `<p>${line}</p>`).join('\n')}`);
  await createText('editor', documentOf(...payloads.flatMap((line) => [paragraph(line), linkTo(line)])));
  await importText('hostile.md', `# Markdown\n\n${payloads.join('\n\n')}`);
  await importText(
    'hostile.html',
    `<!doctype html><title>x</title><h1>HTML</h1>${payloads.join('\n<p>next</p>\n')}`,
  );
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
afterEach(() => {
  if (ran.length > 0) throw new Error(`a payload ran: ${ran.join('\n')}`);
});

const linkTo = (address: string): unknown => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href: address, title: address } }] },
  ],
});
const textBox = () => page.locator('[role="textbox"][aria-multiline="true"]');

async function openItem(id: string): Promise<void> {
  await page.goto(`/content/${id}`);
  await textBox().waitFor();
}

test('the list runs nothing, with all its cards and filter options', async () => {
  await page.goto('/content');
  const cards = page.locator('[data-content-id]');
  await cards.first().waitFor();
  await expect
    .poll(
      async () => {
        await cards.last().scrollIntoViewIfNeeded();
        return cards.count();
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(items.length + texts.size);
  await page.getByRole('button', { name: 'More Filters' }).click();
  for (const name of ['Category', 'Tag']) {
    await page.getByLabel(name, { exact: true }).and(page.locator('input')).click();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
  }
});

test.skipIf(isRepeatedSample)('the address bar runs nothing, whatever it contains', async () => {
  // One of each is opened like a link that a user received.
  for (const path of [
    `/content?searchTerm=${encodeURIComponent(payloads[0] ?? '')}`,
    `/${encodeURIComponent(payloads[0] ?? '')}`,
  ]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
  }
  await page.goto('/content');
  for (const payload of payloads.slice(0, 8)) {
    const value = encodeURIComponent(payload);
    for (const [path, title] of [
      [`/content?searchTerm=${value}&category=${value}&tag=${value}&sort=${value}`, 'Content Studio'],
      [`/${value}`, 'Page Not Found'],
    ] as const) {
      // The server returns the same document for each; the application's handling is visible without reloading.
      expect([path, (await server.send(path)).body]).toEqual([path, expect.not.stringContaining(payload)]);
      await navigateInApp(page, path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => new URL(page.url()).origin).toBe(server.url);
    }
  }
  await page.goto(`/content/new?template=${encodeURIComponent(payloads[0] ?? '')}&tab=templates`);
  await textBox().waitFor();
});

test.skipIf(isRepeatedSample)('search runs nothing, in results and in failed searches', async () => {
  await navigateInApp(page, '/content');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search content and screens' });
  for (const term of [MARK, 'script', 'onerror', 'alert', ...payloads.slice(0, 4)]) {
    await box.fill(term);
    await page
      .getByRole('option')
      .first()
      .or(page.getByText(/^Nothing found/))
      .first()
      .waitFor();
  }
});

test('notifications run nothing', async () => {
  const told = Math.min(NOTIFIED, items.length);
  for (const { id } of items.slice(0, told)) {
    const { status } = await server.call(mallory, publishContent, { params: { id } });
    expect(status).toBe(200);
  }
  const unread = async () => (await server.call(mallory, listNotifications, {})).body.unread;
  await expect.poll(unread, { timeout: 60_000 }).toBe(told);
  await page.goto('/content');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const rows = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(told);
});

test('the calendar, comments, and team run nothing', async () => {
  // Without the shared lists there are fewer payloads than places, so they repeat.
  const lines = Array.from({ length: SAID }, (_, index) =>
    Array.from(
      { length: Math.ceil(payloads.length / SAID) },
      (__, turn) => payloads[(turn * SAID + index) % payloads.length] ?? '',
    ),
  );
  const id = items[2]?.id ?? '';
  for (const [index, group] of lines.entries()) {
    const text = group.join('\n');
    const scheduledFor = `2099-03-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`;
    const event = {
      title: group.join(' ').slice(0, 300),
      scheduledFor,
      platform: 'Facebook' as const,
      snippet: text,
    };
    const answers = [
      await server.call(mallory, createCalendarEvent, { body: event }),
      await server.call(mallory, addComment, {
        params: { id },
        body: { text: text.slice(0, COMMENT_LIMITS.text) },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  }
  await page.goto('/calendar?view=week&day=2099-03-12');
  await page
    .getByRole('button', { name: /alert|script/i })
    .first()
    .waitFor();
  await navigateInApp(page, '/calendar?day=2099-03-12');
  await page
    .getByRole('button', { name: /alert|script/i })
    .nth(20)
    .waitFor();
  // An open entry shows its post: all payloads at once, as text and in the form.
  const post = payloads.join('\n');
  const whole = { title: MARK, scheduledFor: '2099-04-08T12:00:00.000Z', platform: 'Facebook' as const };
  const { body: entry, status } = await server.call(mallory, createCalendarEvent, {
    body: { ...whole, snippet: post },
  });
  expect([status, entry.snippet]).toEqual([201, post]);
  await navigateInApp(page, `/calendar?event=${entry.id}&at=${whole.scheduledFor}`);
  const opened = page.getByRole('dialog', { name: MARK });
  await expect.poll(() => opened.textContent()).toContain(post);
  expect(await opened.locator('script, img, iframe, object, embed').count()).toBe(0);
  await opened.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await expect
    .poll(() => form.getByLabel('Post for Facebook').inputValue())
    .toBe(post.replaceAll(/\r\n?/g, '\n'));
  await openItem(id);
  await page.getByRole('radiogroup', { name: 'Beside the text' }).getByText('Review').click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect.poll(() => comments.getByRole('article').count()).toBe(SAID);
  await navigateInApp(page, '/team');
  await page.getByText(mallory.name).first().waitFor();
});

test('outlines, briefs, analyses, watched keywords, and settings run nothing', async () => {
  const [first = '', second = ''] = payloads;
  const headings = payloads.map((line) => `<h2>${MARK} ${line}</h2><p>${line} is said of tomatoes.</p>`);
  const pages = [0, 1, 2].map((part) => ({
    title: payloads[part],
    text: `<main>${headings.filter((_, index) => index % 3 === part).join('\n')}</main>`,
  }));
  const evidence = { pages, includeSearch: false };
  const keyword = `tomatoes ${first}`.slice(0, 120);
  const made = await server.call(mallory, completeOutline, { body: { keyword, ...evidence } });
  const { analysisData, outline } = made.body;
  const saved = await server.call(mallory, saveOutline, { body: { analysisData, outline } });
  const brief = await server.call(mallory, generateBrief, {
    body: {
      idea: `A guide to tomatoes ${payloads.slice(0, 20).join(' ')}`.slice(0, 1_000),
      keyword,
      ...evidence,
    },
  });
  const run = await server.call(mallory, keywordDensity, {
    body: {
      content: payloads.join('\n'),
      targetKeywords: payloads.slice(0, 20).map((line) => line.replaceAll(',', ' ').slice(0, 120)),
      keep: true,
    },
  });
  const watched = await server.call(mallory, addToWatchlist, {
    body: {
      keywords: payloads.slice(0, WATCHLIST_LIMITS.keywords).map((line) => line.slice(0, 120)),
      competitors: [],
    },
  });
  const own = await server.call(mallory, updateSettings, {
    body: { profile: { company: second.slice(0, 100), bio: payloads.join(' ').slice(0, 1_000) } },
  });
  const answers = [made, saved, brief, run, watched, own];
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 200, 200, 200]);
  const paths = [
    `/outline/${saved.body.id}`,
    '/outline/saved',
    `/strategy/${brief.body.id}`,
    '/strategy/saved',
    '/strategy/clusters',
    `/advanced?tab=content-scoring&analysis=keyword-density&run=${run.body.runId}`,
    '/analytics',
    '/settings',
  ];
  for (const path of paths) {
    await navigateInApp(page, path);
    // The payload is visible there, in a field or as text.
    await expect
      .poll(() =>
        page.evaluate(() =>
          /alert|onerror|script/i.test(
            [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
              .map(({ value }) => value)
              .concat(document.querySelector('main')?.innerText ?? '')
              .join(' '),
          ),
        ),
      )
      .toBe(true);
    expect(await page.locator('main script, main iframe, main object, main embed').count()).toBe(0);
  }
});

test('the editor runs nothing of a text, however it was created', async () => {
  for (const [way, id] of texts) {
    await openItem(id);
    const markup = await textBox().innerHTML();
    expect([way, markup.length > 10 * payloads.length]).toEqual([way, true]);
    expect([way, findExecutable(markup)]).toEqual([way, []]);
  }
});

test.skipIf(isRepeatedSample)('the editor runs nothing of pasted content', async () => {
  await openItem(items[0]?.id ?? '');
  const html = payloads.join('\n<p>next</p>\n');
  await textBox().evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect.poll(() => textBox().innerHTML()).toContain('next');
  expect(findExecutable(await textBox().innerHTML())).toEqual([]);
});

test('the comparison with an older revision runs nothing', async () => {
  const id = texts.get('html') ?? '';
  const change = {
    ...fieldsOf(payloads.slice(5)),
    content: documentOf(paragraph(payloads.toReversed().join(' '))),
  };
  const body = { ...change, title: payloads[7]?.slice(0, 200) ?? '', tags: [], keywords: [] };
  const { status } = await server.call(mallory, updateContent, { params: { id }, body });
  expect(status).toBe(200);
  await openItem(id);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: /^Revision 1/ }).click();
  await history.locator('del').nth(3).waitFor();
  expect(await history.locator('script, img, iframe, object, embed').count()).toBe(0);
});

test('the two versions of a conflict run nothing', async () => {
  const item = items[1];
  await openItem(item?.id ?? '');
  const { status } = await server.call(mallory, updateContent, {
    params: { id: item?.id ?? '' },
    body: { ...fieldsOf(payloads.slice(9, 12)), content: payloads.slice(0, 50).join(' ') },
  });
  expect(status).toBe(200);
  await page.getByRole('textbox', { name: /^Title/ }).fill(payloads[2] ?? '');
  await page.getByRole('button', { name: 'Save Content' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another version was saved' });
  await conflict.locator('del').first().waitFor();
  expect(await conflict.locator('script, img, iframe, object, embed').count()).toBe(0);
});
