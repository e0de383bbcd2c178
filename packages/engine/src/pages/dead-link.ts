/** Statuses of a missing target: not found, gone, no such host. Refusals and server errors may be temporary. */
const DEAD: ReadonlySet<number> = new Set([0, 404, 410]);
/** A single such response may be a temporary fault. */
const MIN_CHECKS = 2;

/** Whether a link is dead: at least two checks, and all of them found it gone. */
export function isDeadLink(statuses: readonly number[]): boolean {
  return statuses.length >= MIN_CHECKS && statuses.every((status) => DEAD.has(status));
}

/** Whether a link was gone in its only check. */
export function isUnconfirmed(statuses: readonly number[]): boolean {
  return statuses.length === 1 && DEAD.has(statuses[0]!);
}
