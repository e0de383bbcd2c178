/** The statuses that say that a page is gone. All other errors, refusals, and silence say nothing about it. */
export const GONE_STATUSES = [404, 410] as const;

const GONE: ReadonlySet<number> = new Set(GONE_STATUSES);

/** Whether a status says that a page is gone. */
export function isGone(status: number): boolean {
  return GONE.has(status);
}
