import type { ChunkingContext } from 'rolldown';

/** Where the first screen of a signed-in user starts. */
const ENTRIES = /\/web\/app\/(?:root|entry\.client|routes\/(?:dashboard|content))\.tsx/;

/** Whether the first screen of a signed-in user imports a module, directly or not. */
export function isInFirstLoad(id: string, modules: ChunkingContext): boolean {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    if (ENTRIES.test(next)) return true;
    seen.add(next);
    waiting.push(...(modules.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}
