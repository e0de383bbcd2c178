// A Vitest reporter that counts the tests of each project and records how long each file took, slowest first. The next
// run starts with the slowest, so that none is left running alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './project.mjs';

/** Files with the seconds of their last run, slowest first. */
export const TIMINGS_FILE = join(ROOT, '.cache', 'test-timings.json');

/** @typedef {{ readonly file: string, readonly project: string, readonly seconds: number }} Timing */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The recorded timings; empty if there are none.
 * @returns {Timing[]}
 */
export function readTimings() {
  try {
    return JSON.parse(readFileSync(TIMINGS_FILE, 'utf8'));
  } catch {
    return [];
  }
}

// Vitest loads a reporter given by path from its default export.
// oxlint-disable-next-line import/no-default-export
export default class TestTimings {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} outsideErrors
   */
  onTestRunEnd(modules, outsideErrors) {
    /** @type {Record<string, Counts>} */
    const counts = {};
    for (const module of modules) {
      const of = (counts[module.project.name] ??= { passed: 0, failed: 0, skipped: 0 });
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        of[state === 'skipped' || state === 'passed' ? state : 'failed'] += 1;
      }
      // A file that could not be loaded or whose hooks failed.
      if (module.errors().length > 0) of.failed += 1;
    }
    const countsFile = process.env['PAGEWRIGHT_TEST_COUNTS'];
    if (countsFile !== undefined)
      writeFileSync(countsFile, JSON.stringify({ counts, outside: outsideErrors.length }));
    keepTimings(modules);
  }
}

/** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
function keepTimings(modules) {
  const ran = modules.map((module) => {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    const milliseconds =
      environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
    return {
      file: relative(ROOT, module.moduleId),
      project: module.project.name,
      seconds: Math.round(milliseconds / 100) / 10,
    };
  });
  const isSame = (/** @type {Timing} */ one, /** @type {Timing} */ other) =>
    one.file === other.file && one.project === other.project;
  const others = readTimings().filter(
    (known) => existsSync(join(ROOT, known.file)) && !ran.some((timing) => isSame(timing, known)),
  );
  const all = [...ran, ...others].toSorted((one, other) => other.seconds - one.seconds);
  mkdirSync(dirname(TIMINGS_FILE), { recursive: true });
  writeFileSync(TIMINGS_FILE, `${JSON.stringify(all, null, 1)}\n`);
}
