import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { BIN, LaunchError } from './project.mjs';

const MIN_MAJOR = 24;

/**
 * The Node that runs the program: the pinned one from the install. If there is none for this platform or it does not
 * run here, this process's own, or the first one on the path that is new enough.
 * @returns {string}
 * @throws {LaunchError} when there is none
 */
export function pinnedNode() {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  for (const candidate of [join(BIN, 'node'), process.execPath, ...onPath]) {
    const major = majorOf(candidate);
    if (major >= MIN_MAJOR) return candidate;
  }
  throw new LaunchError(
    `Node ${MIN_MAJOR} or newer is required on ${process.platform}-${process.arch}; this is ${process.version} (${process.execPath})`,
  );
}

/** @param {string} node */
function majorOf(node) {
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8', timeout: 10_000 });
  return Number.parseInt(stdout ?? '', 10) || 0;
}
