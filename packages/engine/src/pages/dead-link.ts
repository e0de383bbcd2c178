/** Statuses that mean that the target is gone: not found, gone, no such host. Refusals and faults may pass. */
const DEAD: ReadonlySet<number> = new Set([0, 404, 410]);
/** What answers so once may have been a passing fault. */
const MIN_CHECKS = 2;

/** Whether a link is dead by what it answered, each time it was asked: gone at least twice, and never otherwise. */
export function isDeadLink(statuses: readonly number[]): boolean {
  return statuses.length >= MIN_CHECKS && statuses.every((status) => DEAD.has(status));
}

/** Whether a link was gone the only time it was asked. */
export function isUnconfirmed(statuses: readonly number[]): boolean {
  return statuses.length === 1 && DEAD.has(statuses[0]!);
}
