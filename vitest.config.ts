import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WAIT_TIMEOUT_MS } from './tests/wait-timeout.ts';
import { SlowestFirst } from './tests/slowest-first.ts';
import { WITHOUT_SHARED_DATA } from './tests/without-shared-data.ts';

const seconds = 1000;
const poll = { timeout: WAIT_TIMEOUT_MS, interval: 100 };
/**
 * Files share their worker's modules: loading the server again for each of 100 files took 40 % of the time. A file must
 * restore whatever it changes in its process.
 */
const isolate = false;

const withBrowser = ['tests/{e2e,security}/**/*.spec.ts', 'tests/attacks/**/*.test.ts'];
const withoutData = {
  PAGEWRIGHT_SHARED: join(import.meta.dirname, 'no-shared-data'),
  PAGEWRIGHT_REPEATED: 'true',
};
const hasSharedData = existsSync(process.env['PAGEWRIGHT_SHARED'] ?? join(import.meta.dirname, '../shared'));

const server = {
  isolate,
  // A worker accumulates the leftovers of 100 files, and hostile documents need memory too.
  execArgv: ['--max-old-space-size=8192'],
  globalSetup: ['tests/database/global-setup.ts'],
  setupFiles: ['tests/server/quick-passwords.ts', 'tests/server/no-calls-in-transactions.ts'],
  testTimeout: 90 * seconds,
  hookTimeout: 60 * seconds,
  expect: { poll },
};
const browser = { ...server, testTimeout: 120 * seconds, hookTimeout: 180 * seconds };

/** The kinds of tests. `vitest --project unit` runs one of them. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Node runs TypeScript itself: loading the server takes a third of the time that Vite's module runner takes.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          testTimeout: 90 * seconds,
          hookTimeout: 60 * seconds,
          expect: { poll },
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/documents/**/*.test.ts',
            'apps/web/app/**/*.test.ts',
            'tests/structure/**/*.test.ts',
            'tests/browser/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tests/{database,server,security}/**/*.test.ts'],
          exclude: ['apps/server/src/documents/**'],
        },
      },
      { test: { ...browser, name: 'e2e', include: withBrowser } },
      {
        test: {
          name: 'resilience',
          include: ['tests/resilience/**/*.test.ts'],
          globalSetup: ['tests/resilience/global-setup.ts'],
          testTimeout: 600 * seconds,
          hookTimeout: 180 * seconds,
          fileParallelism: false,
          expect: { poll },
        },
      },
      // Tests that read shared data, repeated as on a machine without it.
      ...(hasSharedData
        ? [
            { test: { ...server, name: 'alone', env: withoutData, include: WITHOUT_SHARED_DATA.server } },
            {
              test: { ...browser, name: 'alone-e2e', env: withoutData, include: WITHOUT_SHARED_DATA.browser },
            },
          ]
        : []),
    ],
  },
});
