import type { ChunkingContext } from 'rolldown';

/** What the first screen of a signed-in user is made of, whatever it imports included. */
const BEGINNINGS = /\/web\/app\/(?:root|entry\.client|routes\/(?:dashboard|content))\.tsx/;

/** Whether the first screen of a signed-in user loads a module: it is imported, through others or not, by its beginnings. */
export function isInFirstLoad(id: string, modules: ChunkingContext): boolean {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    if (BEGINNINGS.test(next)) return true;
    seen.add(next);
    waiting.push(...(modules.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}
