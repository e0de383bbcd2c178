import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one tick of `/proc`. */
const TICK_MS = 10;

/**
 * Processor time in milliseconds that a process and its children have used so far, unlike wall time the same on a busy
 * machine.
 */
export function processorTime(pid: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [parent = 0, used = 0] = readStat(name);
    if (Number(name) === pid || parent === pid) ticks += used;
  }
  return ticks * TICK_MS;
}

/** The parent of a process, and the ticks that it used; those of ended children count for their parent. */
function readStat(pid: string): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const [own = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15);
    return [fields[1] ?? 0, own + system + children + childrenSystem];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
