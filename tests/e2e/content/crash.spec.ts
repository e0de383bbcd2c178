import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { updateSettings } from '@pagewright/contract/settings';
import type { Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { startKillableBrowser, type KillableBrowser } from '../../browser/kill-browser.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { isFullRun, sampleOrAll } from '../../run-size.ts';
import { createBreadArticle } from './fake-clock-editor.ts';
import { waitForEditor, typeAtEnd } from './editor-page.ts';

/** A full run kills two hundred times. */
const KILLS = sampleOrAll(10, 200);
/** What may be lost: keystrokes of the last second before the kill. */
const LAST_MS = 1_000;

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
console.log(`SEED=${seed}`);
const random = randomNumbers(seed);

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
  /** When it was pressed, by the test's clock. */
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

/** Types like a person until the browser is killed in the middle; returns the keystrokes and the time of the kill. */
async function typeUntilKilled(page: Page, place: number, forMs: number): Promise<[Key[], number]> {
  const keys: Key[] = [];
  const endsAt = performance.now() + forMs;
  while (performance.now() < endsAt) {
    const text = WORDS[(place + keys.length) % WORDS.length] ?? ' ';
    keys.push({ text, at: performance.now() });
    await page.keyboard.press(text === ' ' ? 'Space' : text);
    // A person pauses between words, and sometimes to think.
    const pause = random() < 0.04 ? 700 : 30 + random() * (text === ' ' ? 160 : 90);
    await delay(Math.min(pause, Math.max(0, endsAt - performance.now())));
  }
  const killedAt = performance.now();
  await running?.kill();
  running = null;
  return [keys, killedAt];
}

/** The outcome of one kill. */
interface Recovery {
  /** The form's text when typing began, the expected text at the end, and the recovered text. */
  readonly before: string;
  readonly typed: string;
  readonly recovered: string;
  /** Milliseconds between the first lost keystroke and the kill. */
  readonly lostMs: number;
}

/**
 * Types into the form of a path and kills the browser repeatedly; each time, typing continues from the recovered text.
 */
async function writeAndKill(path: string, start: string, kills: number): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  let before = start;
  let paragraph = await openText(path);
  for (let killed = 0; killed < kills; killed += 1) {
    await typeAtEnd(paragraph, '');
    // The first round has no earlier text: whatever is older than a second must be there.
    const forMs = (killed === 0 ? LAST_MS + 200 : 200) + random() * 2_500;
    const [keys, killedAt] = await typeUntilKilled(paragraph.page(), before.length - start.length, forMs);
    paragraph = await openText(path);
    const dialog = paragraph.page().getByRole('dialog', { name: 'Recover unsaved text' });
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const recovered = (await paragraph.textContent()) ?? '';
    const firstLost = keys[recovered.length - before.length];
    const typed = before + keys.map(({ text }) => text).join('');
    recoveries.push({ before, typed, recovered, lostMs: firstLost ? killedAt - firstLost.at : 0 });
    before = recovered;
  }
  await running?.kill();
  running = null;
  return recoveries;
}

async function openText(path: string): Promise<Locator> {
  return (await waitForEditor(await startPage(path))).text.locator('p').first();
}

function expectAllButTheLastSecond(recoveries: readonly Recovery[]): void {
  for (const { before, typed, recovered, lostMs } of recoveries) {
    const what = `“${recovered}” of “${typed}”`;
    expect([recovered.startsWith(before), typed.startsWith(recovered)], what).toEqual([true, true]);
    expect(lostMs, what).toBeLessThanOrEqual(LAST_MS);
  }
  if (!isFullRun) return;
  const lost = recoveries.map(({ lostMs }) => Math.round(lostMs)).toSorted((a, b) => a - b);
  const at = (share: number): number => lost[Math.floor(share * (lost.length - 1))] ?? 0;
  console.log(`${lost.length} kills: missing at most ${at(1)} ms of typing, in the median ${at(0.5)} ms`);
}

// The server saves nothing here: whatever survives a kill was stored by the browser.
await server.call(maya, updateSettings, { body: { preferences: { autoSave: false } } });

test(
  'a browser killed while someone types loses at most the last second of typing: an item',
  async () => {
    const id = await createBreadArticle(server, maya, { content: '<p>Start.</p>' });
    expectAllButTheLastSecond(await writeAndKill(`/content/${id}`, 'Start.', KILLS / 2));
  },
  KILLS * 30_000,
);

test(
  'a browser killed while someone types loses at most the last second of typing: a new article',
  async () => {
    expectAllButTheLastSecond(await writeAndKill('/content/new', '', KILLS / 2));
  },
  KILLS * 30_000,
);

test('no profile file contains a typed word', async () => {
  const folder = join(profile, 'Default', 'IndexedDB');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const bytes = Buffer.concat(await Promise.all(files.map((file) => readFile(file))));
  expect(bytes.includes('pagewright.journal', 0, 'utf16le') || bytes.includes('sealed')).toBe(true);
  for (const encoding of ['utf8', 'utf16le'] as const) {
    for (const word of ['flour', 'Bread wants', 'salt and'])
      expect(bytes.includes(word, 0, encoding), word).toBe(false);
  }
});
