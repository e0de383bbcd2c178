import { expect, test } from 'vitest';

import { readProjectFile, sourceFiles } from './project-files.ts';

/**
 * The only files of tests that wait for a time or measure one, each with its reason. Everything else waits for what it
 * asserts (`tests/eventually.ts`), for an event, or for a later event if nothing is supposed to happen.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  // Polling: the change ends the wait.
  'tests/resilience/server-process.ts': 'asks every 20 ms until a process is ready',
  'tests/resilience/start-cluster.ts': 'asks every 100 ms until a count is reached',
  'tests/resilience/take-over.ts':
    'lets other servers look for a second; measures how soon work is taken over',
  'tests/security/watch-threads.ts': 'asks every 10 ms until transactions of others have ended',
  'tests/resilience/temporary-folders.ts': 'gives a process time to end before its folder is removed',
  'tests/resilience/writer.ts': 'writes on after a refusal',
  'tests/database/upgrade/make-fixtures.ts': 'ends an old version that hangs',
  'tests/fakes/oidc/start-glewlwyd.ts': 'asks every 50 ms until the provider is ready',
  // Something slow is played: the time belongs to the case.
  'tests/fakes/language-model/start-model-server.ts': 'a model that writes slowly',
  'tests/fakes/paypal/start-paypal.ts': 'a payment that takes long',
  'tests/fakes/web/rain-barrels/handbook.ts': 'a slow page',
  'tests/fakes/wikipedia/start-wikipedia.ts': 'a slow source',
  'apps/server/src/features/runs/testing/test-runs.ts': 'a run with slow steps',
  'apps/server/src/features/usage/testing/metered-calls.ts': 'a call that takes long',
  'apps/server/src/features/advanced/sites/first-results.test.ts':
    'a site slower than the time for first results',
  'apps/server/src/features/advanced/runs/work-in-rounds.test.ts': 'measures that a call answers in time',
  'apps/web/app/lib/api/call-with-progress.test.ts': 'a stream that pauses',
  'scripts/process-lock.test.ts': 'work that others wait for',
  'tests/resilience/run-storm.test.ts': 'slow pages; in a full run, kills at random times',
  // Any moment is right: the outcome must not depend on it.
  'tests/resilience/scheduler-storm.test.ts': 'kills at random times',
  'tests/resilience/report-storm.test.ts': 'kills at random times',
  'tests/resilience/payment-storm.test.ts': 'kills at random times',
  'tests/resilience/kill-server.test.ts': 'kills at random times',
  'tests/e2e/content/crash.spec.ts':
    'types like a person until the browser is killed; what is lost is counted in time',
  // A pause that the product has to keep: a lower limit, which a busy machine cannot break.
  'apps/server/src/research/politeness.test.ts': 'pauses between requests, and a slow page among them',
  'apps/server/src/providers/identity/built-in/password-reset.test.ts': 'the least time of an answer',
  'scripts/supervise.test.ts': 'growing delays between restarts',
  'tests/fakes/web/start-web-host.ts': 'the times of requests, from which pauses are counted',
  // A time is compared, and a slow one is measured again.
  'apps/server/src/providers/identity/built-in/sign-in.test.ts':
    'two kinds of answers, compared by rank over 60 calls, twice',
  'apps/server/src/features/runs/roles.test.ts': 'repeated until one call is faster than the polling',
  'tests/security/hostile-text.test.ts': 'what is slow is measured by its growth in processor time',
  'tests/security/attempt.ts': 'told in the table of the event-loop bench',
  'tests/server/pauses.ts': 'shortens or holds the pauses of the product',
  // Rounded to days, which no run takes.
  'apps/server/src/features/analytics/sites/scheduled-crawls.test.ts': 'the days until a crawl is due',
  'apps/server/src/features/health/backups/back-up.test.ts': 'the days since a measurement',
  // Promised, and a sixth of it is used.
  'tests/e2e/onboarding.spec.ts': 'the first score within 90 s, the first brief within 300',
  // Only said or shown.
  'tests/resilience/embedded-database.test.ts': 'said',
  'tests/resilience/private-home.test.ts': 'said',
};

const SIGNS = [
  /import \w+ from 'node:timers\/promises'/,
  /import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/,
  /\bwaitForTimeout\(/,
  /\bperformance\.now\(/,
  /\bDate\.now\(\) - (?:began|begun|begin|start|before|[a-z]\w*At)\b/,
  // The age of a moment, or the time until it.
  /\bDate\.now\(\) - (?:Date\.parse|new Date)\(/,
  /(?:Date\.parse\([^;\n]*\)|getTime\(\)) - Date\.now\(\)/,
  /\bto(?:Be(?:Less|Greater)Than(?:OrEqual)?|BeCloseTo)\(Date\.now\(\) [-+]/,
];

/** Whether a test waits for a time or measures one. */
function usesTime(source: string): boolean {
  return SIGNS.some((sign) => sign.test(source)) || timers(source).some(hasDelay);
}

/** The arguments of each `setTimeout` call. */
function timers(source: string): string[] {
  return [...source.matchAll(/(?<!['\w.])(?:globalThis\.|window\.)?setTimeout\(/g)].map(
    ({ index, 0: call }) => {
      const start = index + call.length;
      let depth = 1;
      let end = start;
      for (; depth > 0 && end < source.length; end += 1) depth += depthChange(source[end] ?? '');
      return source.slice(start, end - 1);
    },
  );
}

const depthChange = (letter: string): number =>
  '([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0;

/** Whether a timer's arguments have a second one. */
function hasDelay(args: string): boolean {
  let depth = 0;
  for (const [at, letter] of [...args].entries()) {
    depth += depthChange(letter);
    if (depth === 0 && letter === ',' && args.slice(at + 1).trim() !== '') return true;
  }
  return false;
}

const testFiles = sourceFiles().filter(
  (path) =>
    /\.(test|spec)\.tsx?$|\/testing\//.test(path) ||
    (path.startsWith('tests/') && !path.startsWith('tests/pictures/')),
);

test.each([
  ["import { setTimeout as sleep } from 'node:timers/promises';\nawait sleep(300);"],
  ['await new Promise((done) => setTimeout(done, 300));'],
  ['setTimeout(() => control.abort(new Error("left")), 50);'],
  ["import timers from 'node:timers/promises';\nawait timers.setTimeout(300);"],
  ['await page.waitForTimeout(500);'],
  ['expect(performance.now() - began).toBeLessThan(1_000);'],
  ['expect(Date.now() - startedAt).toBeLessThan(9_000);'],
  ['expect(Math.abs(Date.now() - Date.parse(body.createdAt))).toBeLessThan(60_000);'],
  ["const days = (Date.parse(asked.deleteAt ?? '') - Date.now()) / 86_400_000;"],
  ['const inDays = (at: string) => (new Date(at).getTime() - Date.now()) / DAY_MS;'],
  ["expect(Date.parse(told('now')?.startDate ?? '')).toBeLessThan(Date.now() + 1_000);"],
])('a test may not use %j', (source) => {
  expect(usesTime(source)).toBe(true);
});

test.each([
  ['await page.evaluate(() => setTimeout(() => location.reload()));'],
  ['requestAnimationFrame(() => setTimeout(() => resolve(0)));'],
  ['const recent = new Date(Date.now() - DAY_MS);'],
  ['const before = Date.now();'],
  ['expect(Date.parse(body.createdAt)).toBeLessThanOrEqual(Date.now());'],
  ["import { setImmediate as breathe } from 'node:timers/promises';"],
])('a test may use %j', (source) => {
  expect(usesTime(source)).toBe(false);
});

test('no test waits for a time or measures one, except for a reason', () => {
  const found = testFiles.filter(
    (path) => path !== 'tests/structure/waits.test.ts' && usesTime(readProjectFile(path)),
  );
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
