// Captures the empty, loading, error, and success state of every screen in both color schemes and at three widths, and a
// page that shows them side by side: `npm run states`, after `npm run build`. `npm run states -- content team` captures
// only those. It fails if a state could not be drawn, or was still loading.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { createSamples, signUpPerson, startSampleServer } from '../sample-server.ts';
import { describeRun, type StateProblem } from './describe-run.ts';
import { fillWorkspace, pathWithIds, type SampleIds } from './fill-workspace.ts';
import { findUndrawn } from './find-undrawn.ts';
import { SCREENS, type DrawnScreen } from './screens.ts';
import {
  pageOfStates,
  SCHEMES,
  STATES,
  WIDTHS,
  type DrawnStates,
  type Drawing,
  type State,
} from './states-page.ts';

const folder = join(import.meta.dirname, '../../../.cache/states');
/** Longer screens are cut off. */
const HEIGHT_MAX = 2400;
/** Milliseconds for loading and animations to finish. */
const SETTLED_MS = 700;
/** Milliseconds until a screen, its content, or a result has to be there, also on a busy machine. */
const WAIT_MS = 60_000;
const IDLE_MS = 3000;
/** Screens that are drawn at the same time. */
const WORKERS = 4;
const SCREENSHOT_MS = 60_000;
/** A screen's own API calls, without those of the session. */
const OWN_CALLS = /\/api\/(?!auth\/)/;
/** Calls of the app's frame, without which no screen appears. */
const FRAME = /\/api\/(?:session|usage|onboarding|notifications)\b/;

/** The cookie choice, made in advance. */
const CONSENT = JSON.stringify({
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
  version: POLICY_VERSION,
  at: new Date().toISOString(),
});

const isFrame = (route: Route): boolean => FRAME.test(route.request().url());
const API_RESPONSES: Partial<Record<State, (route: Route) => unknown>> = {
  loading: (route) => (isFrame(route) ? route.continue() : undefined),
  error: (route) =>
    isFrame(route)
      ? route.continue()
      : route.fulfill({
          status: 500,
          json: { success: false, error: 'The server made a mistake', code: 'internal', details: [] },
        }),
};

/** Waits until a screen has appeared and, unless its calls are held, loaded; false if it has not. */
async function settle(page: Page, { isDialog }: DrawnScreen, state: State): Promise<boolean> {
  const loader = state === 'loading' ? '[data-whole-page]' : '[data-whole-page], main .mantine-Loader-root';
  const happens = (wait: Promise<unknown>): Promise<boolean> =>
    wait.then(
      () => true,
      () => false,
    );
  const screen = page
    .locator(isDialog ? '[role=dialog]' : 'h1')
    .filter({ visible: true })
    .first();
  const isShown = await happens(screen.waitFor({ timeout: WAIT_MS }));
  const isLoaded = await happens(
    page.waitForFunction((shown) => document.querySelector(shown) === null, loader, { timeout: WAIT_MS }),
  );
  // Dialogs over a screen load after it. Calls that are held never finish.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  await page.waitForTimeout(SETTLED_MS);
  return isLoaded && (isShown || state === 'loading');
}

/** Whether a screen has a state. Pages of the site have one. */
const hasState = ({ act, isPublic }: DrawnScreen, state: State): boolean =>
  !isPublic || act !== undefined || state === 'success';

/** Brings a screen into a state; false if it is still loading. */
async function reach(page: Page, screen: DrawnScreen, state: State, ids: SampleIds): Promise<boolean> {
  const { act, isPublic } = screen;
  const interfere = API_RESPONSES[state];
  if (interfere && !act) await page.route(OWN_CALLS, interfere);
  await page.goto(pathWithIds(screen.path, state === 'empty' ? null : ids));
  const isLoaded = await settle(page, screen, state);
  // Load images that would load on scroll.
  await page
    .locator('img[loading=lazy]')
    .evaluateAll((images) => images.forEach((image) => image.setAttribute('loading', 'eager')));
  if (!act || state === 'empty') return isLoaded;
  if (interfere) await page.route(isPublic ? /\/api\/auth\// : OWN_CALLS, interfere);
  await act(page);
  return settle(page, screen, state);
}

/** Captures one state in both schemes and at all widths, without reloading. */
async function draw(page: Page, screen: DrawnScreen, state: State): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      // Otherwise sticky elements would appear in the middle of the picture.
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(SETTLED_MS / 3);
      const height = Math.min(HEIGHT_MAX, await page.evaluate(() => document.documentElement.scrollHeight));
      const file = `${screen.name}-${state}-${width}-${scheme}.jpg`.replaceAll(/[ ,/]+/g, '-');
      await page.screenshot({
        path: join(folder, file),
        type: 'jpeg',
        quality: 70,
        fullPage: true,
        timeout: SCREENSHOT_MS,
        clip: { x: 0, y: 0, width, height },
      });
      drawings.push({ file, width, scheme });
    }
  }
  return drawings;
}

/** Addresses that the drawn screens link to. */
const linked = new Set<string>();
const problems: StateProblem[] = [];

async function drawState(
  context: BrowserContext,
  screen: DrawnScreen,
  state: State,
  ids: SampleIds,
): Promise<Drawing[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (!(await reach(page, screen, state, ids)))
      problems.push({ screen: screen.name, state, problem: 'still loading' });
    for (const link of await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      if (link !== null) linked.add(link);
    return await draw(page, screen, state);
  } catch (error) {
    console.error(`${screen.name}, ${state}:`, error);
    problems.push({ screen: screen.name, state, problem: 'not drawn' });
    return [];
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Browser contexts of a visitor, a new user, and a user with samples. */
async function openContexts(browser: Browser, baseURL: string) {
  const how = { baseURL, locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;
  const [nobody, newcomer, member] = await Promise.all([1, 2, 3].map(() => browser.newContext(how)));
  if (!nobody || !newcomer || !member) throw new Error('No context');
  for (const context of [nobody, newcomer, member])
    await context.addInitScript((choice) => localStorage.setItem('pagewright.consent', choice), CONSENT);
  // The first person is the operator, whose screens are also drawn.
  const articles = await createSamples(member.request, baseURL, 'Maya Lindqvist');
  const ids = await fillWorkspace(member.request, baseURL, articles.at(-1) ?? '');
  await signUpPerson(newcomer.request, baseURL, 'Noor Haddad');
  return { nobody, newcomer, member, ids };
}

const named = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => named.length === 0 || named.includes(name));
await mkdir(folder, { recursive: true });
const server = await startSampleServer({ DEFAULT_PLAN: 'Entrepreneur' });
const browser = await launchBrowser();
try {
  const { nobody, newcomer, member, ids } = await openContexts(browser, server.url);
  const drawn: DrawnStates[] = [];
  const waiting = screens.entries();
  const work = async (): Promise<void> => {
    for (const [index, screen] of waiting) {
      const states: DrawnStates['states'][number][] = [];
      for (const state of STATES.filter((one) => hasState(screen, one))) {
        const context = screen.isPublic ? nobody : state === 'empty' ? newcomer : member;
        states.push({ state, drawings: await drawState(context, screen, state, ids) });
      }
      drawn[index] = { name: screen.name, states };
      console.log(screen.name);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await writeFile(join(folder, 'index.html'), pageOfStates(drawn));
  console.log(`${describeRun(drawn, problems)}\n${join(folder, 'index.html')}`);
  if (problems.length > 0) process.exitCode = 1;
  const undrawn = named.length > 0 ? [] : findUndrawn([...linked], SCREENS);
  if (undrawn.length > 0) {
    console.error(`Linked, but not among the drawn screens:\n${undrawn.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
