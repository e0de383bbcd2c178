const DAY_MS = 86_400_000;
/** Google takes up to 72 hours after the end of a day to finish it. */
const FINAL_AFTER_DAYS = 4;
/** Where a day begins last, for a property whose time zone is unknown. */
const LAST_TIME_ZONE = 'Etc/GMT+12';

/** A day's figures, by which a change at Google is noticed. */
export interface DayTotals {
  readonly day: string;
  readonly sessions: number;
  readonly engagedSessions: number;
  readonly keyEvents: number;
  /** Whether Google has finished processing the day. */
  readonly isFinal: boolean;
}

/** A stored day, and whether its rows belong to its totals. */
export interface KnownDay extends DayTotals {
  readonly isCurrent: boolean;
}

/**
 * Returns the days whose rows must be imported, newest first: days without rows, days whose totals changed, and days that
 * became final. A day that is imported twice is replaced.
 */
export function daysToImport(totals: readonly DayTotals[], known: readonly KnownDay[]): DayTotals[] {
  const before = new Map(known.map((one) => [one.day, one]));
  return totals
    .filter((now) => {
      const one = before.get(now.day);
      return (
        one?.isCurrent !== true ||
        one.sessions !== now.sessions ||
        one.engagedSessions !== now.engagedSessions ||
        one.keyEvents !== now.keyEvents ||
        one.isFinal !== now.isFinal
      );
    })
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

/** The last day that Google has finished, in the property's time zone. */
export function lastFinalDay(now: number, timeZone: string | null): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? LAST_TIME_ZONE }).format(now);
  return new Date(Date.parse(today) - FINAL_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** A time zone that this server knows; null for others. */
export function knownTimeZone(name: string | null): string | null {
  try {
    return name === null
      ? null
      : new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
