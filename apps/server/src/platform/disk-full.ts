import { StartError } from './config/start-error.ts';

/** Codes of PostgreSQL and of the system: no space, or none left of this user's share. */
const CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
const SQLITE_FULL = 13;

/** The start failed because a disk is full. */
export class DiskFullError extends StartError {
  /** @param what what could not be done */
  constructor(what: string) {
    super(`the disk is full: ${what}`);
  }
}

/** Whether an error, or what caused it, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DiskFullError || CODES.has(Reflect.get(cause, 'code'))) return true;
    if (Reflect.get(cause, 'errcode') === SQLITE_FULL) return true;
  }
  return false;
}
