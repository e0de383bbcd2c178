import type { ChunkingContext } from 'rolldown';

/** Entry modules of a signed-in user's first screen. */
const ENTRIES = /\/web\/app\/(?:root|entry\.client|routes\/(?:dashboard|content))\.tsx/;

/** Whether a signed-in user's first screen imports a module, directly or indirectly. */
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
