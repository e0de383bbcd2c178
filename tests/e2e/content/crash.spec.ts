import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { updateSettings } from '@pagewright/contract/settings';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { startKillableBrowser, type KillableBrowser } from '../../browser/kill-browser.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { createBread } from './clocked-editor.ts';
import { editorOpens, typeAtEnd } from './editor-page.ts';

/** `npm run test:storm` kills two hundred times. */
const KILLS = process.env['STORM'] === 'whole' ? 200 : 10;
/** What may be missing: keys of the last second before the kill. */
const LAST_MS = 1_000;

const WORDS = 'Bread wants flour, water, salt and time. Knead it well and let it rest overnight. ';
const server = await openTestServer();
const maya = await server.signUp('Maya Lindqvist');
const profile = await mkdtemp(join(tmpdir(), 'pagewright-crash-'));
let running: KillableBrowser | null = null;
afterAll(async () => {
  await running?.kill();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

interface Key {
  readonly text: string;
  /** When it was pressed, by the clock of the test. */
  readonly at: number;
}

async function startPage(path: string): Promise<Page> {
  running = await startKillableBrowser(profile);
  const [context] = running.browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  await context.addCookies(
    maya.cookie.split('; ').map((cookie) => {
      const end = cookie.indexOf('=');
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: server.url };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  return page;
}

/** Types as a person does until the browser is killed in the middle of it; answers the keys, and when it was killed. */
async function typeUntilKilled(page: Page, place: number, forMs: number): Promise<[Key[], number]> {
  const keys: Key[] = [];
  const endsAt = performance.now() + forMs;
  while (performance.now() < endsAt) {
    const text = WORDS[(place + keys.length) % WORDS.length] ?? ' ';
    keys.push({ text, at: performance.now() });
    await page.keyboard.press(text === ' ' ? 'Space' : text);
    // A person pauses between words, and now and then to think.
    const pause = Math.random() < 0.04 ? 700 : 30 + Math.random() * (text === ' ' ? 160 : 90);
    await delay(Math.min(pause, Math.max(0, endsAt - performance.now())));
  }
  const killedAt = performance.now();
  await running?.kill();
  running = null;
  return [keys, killedAt];
}

/** Writes into the form of a path and kills the browser, again and again; each time the recovered text goes on. */
async function writeAndKill(path: string, before: string, kills: number): Promise<void> {
  let [recovered, keys, killedAt]: [string, Key[], number] = [before, [], 0];
  const missing: number[] = [];
  for (let killed = 0; killed <= kills; killed += 1) {
    const page = await startPage(path);
    const { text } = await editorOpens(page);
    const paragraph = text.locator('p').first();
    if (killed > 0) {
      const dialog = page.getByRole('dialog', { name: 'Recover unsaved text' });
      await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      const found = (await paragraph.textContent()) ?? '';
      const all = recovered + keys.map((key) => key.text).join('');
      expect(found.startsWith(recovered), `“${found}” goes on “${recovered}”`).toBe(true);
      expect(all.startsWith(found), `“${found}” is the beginning of “${all}”`).toBe(true);
      const lost = keys.slice(found.length - recovered.length);
      missing.push(killedAt - (lost[0]?.at ?? killedAt));
      expect(missing.at(-1), `of ${keys.length} keys, ${lost.length} are missing`).toBeLessThanOrEqual(
        LAST_MS,
      );
      recovered = found;
    }
    await typeAtEnd(paragraph, '');
    if (killed < kills) {
      // The first time there is nothing from before: what is older than a second must be there.
      const forMs = (killed === 0 ? LAST_MS + 200 : 200) + Math.random() * 2_500;
      [keys, killedAt] = await typeUntilKilled(page, recovered.length - before.length, forMs);
    }
  }
  await running?.kill();
  running = null;
  if (process.env['STORM'] === 'whole') {
    const sorted = missing.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    console.log(`${path}: ${kills} kills; missing at most ${at(1)} ms of typing, the median ${at(0.5)} ms`);
  }
}

// The server saves nothing here: what is there after a kill, the browser has kept.
await server.call(maya, updateSettings, { body: { preferences: { autoSave: false } } });

test(
  'a browser that is killed while somebody writes loses the last second of typing at most: an item',
  async () => {
    const id = await createBread(server, maya, { content: '<p>Start.</p>' });
    await writeAndKill(`/content/${id}`, 'Start.', KILLS / 2);
  },
  KILLS * 30_000,
);

test(
  'a browser that is killed while somebody writes loses the last second of typing at most: a new article',
  async () => {
    await writeAndKill('/content/new', '', KILLS / 2);
  },
  KILLS * 30_000,
);
