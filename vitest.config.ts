import { defineConfig } from 'vitest/config';

const seconds = 1000;
/** How long `expect.poll` waits for what is to come: what comes ends the waiting, and a busy machine takes its time. */
const poll = { timeout: 10 * seconds, interval: 50 };
/**
 * Files share their worker's modules: loading the server anew for each of a hundred files took two fifths of the time.
 * What a file changes of its process, it puts back.
 */
const isolate = false;

/** The four kinds of test. `vitest --project unit` runs one of them. */
export default defineConfig({
  test: {
    environment: 'node',
    // Two cores, and the browser and the database want one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
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
          name: 'server',
          isolate,
          // A worker keeps what a hundred files leave behind, and hostile documents want room besides.
          execArgv: ['--max-old-space-size=8192'],
          include: ['apps/server/src/**/*.test.ts', 'tests/{database,server,security}/**/*.test.ts'],
          exclude: ['apps/server/src/documents/**'],
          globalSetup: ['tests/database/global-setup.ts'],
          testTimeout: 20 * seconds,
          hookTimeout: 60 * seconds,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'e2e',
          isolate,
          include: ['tests/{e2e,security}/**/*.spec.ts', 'tests/attacks/**/*.test.ts'],
          globalSetup: ['tests/database/global-setup.ts'],
          testTimeout: 120 * seconds,
          hookTimeout: 180 * seconds,
          fileParallelism: false,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'resilience',
          include: ['tests/resilience/**/*.test.ts'],
          testTimeout: 600 * seconds,
          hookTimeout: 180 * seconds,
          fileParallelism: false,
          expect: { poll },
        },
      },
    ],
  },
});
