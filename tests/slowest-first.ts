import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readTimings } from '../scripts/test-timings.mjs';

const ROOT = join(import.meta.dirname, '..');
const PROJECTS = ['e2e', 'server', 'alone-e2e', 'alone', 'unit'];

/**
 * Starts with the files that took longest in the last run, so that none is left running alone; files that never ran
 * come first, largest first. Files of one project stay together: a worker that switches projects reloads everything.
 */
export class SlowestFirst extends BaseSequencer {
  // Vitest requires this name.
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map<string, number>(
      readTimings().map(({ project, file, seconds }) => [`${project} ${file}`, seconds]),
    );
    const placeOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
    const secondsOf = ({ project, moduleId }: TestSpecification): number =>
      known.get(`${project.name} ${relative(ROOT, moduleId)}`) ?? Number.MAX_SAFE_INTEGER;
    // oxlint-disable-next-line unicorn/no-array-sort -- this is no array
    const bySize = await super.sort(files);
    return bySize.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || secondsOf(other) - secondsOf(one),
    );
  }
}
