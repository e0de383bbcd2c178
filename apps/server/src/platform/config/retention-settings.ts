import { z } from 'zod';
import { blankAsUndefined, integerBetween } from './setting-schemas.ts';

/** Days; 0 keeps forever. */
const days = (fallback: number, min = 0) => blankAsUndefined(integerBetween(min, 36_500).default(fallback));

/** How long data is kept if nobody deletes it. */
export const retentionEnvironment = {
  KEEP_AUTOSAVES_DAYS: days(30),
  KEEP_RUNS_DAYS: days(730),
  KEEP_SNAPSHOTS_DAYS: days(400),
  // Changes are reported for 30 days against the version before, also to those who look once a month.
  KEEP_PAGES_DAYS: days(45),
  KEEP_AUDIT_DAYS: days(730),
  KEEP_MAILS_DAYS: days(90),
  KEEP_EFFECTS_DAYS: days(90),
  // The weekly report compares two weeks hour by hour.
  KEEP_VISITS_DAYS: days(90, 30),
};

/** Days that data is kept if nobody deletes it; 0: forever. */
export interface RetentionSettings {
  /** Autosaved revisions; of older ones, the last of each day is kept. */
  readonly autosavesDays: number;
  readonly runsDays: number;
  /** Stored search results, and lists of sites' addresses. */
  readonly snapshotsDays: number;
  /** HTML of pages, after it was last received. */
  readonly pagesDays: number;
  readonly auditDays: number;
  readonly mailsDays: number;
  /** Effects that failed permanently. */
  readonly effectsDays: number;
  /** Individual visits and their hourly totals. */
  readonly visitsDays: number;
}

/** Reads the retention settings from the environment. */
export function retentionSettings(
  settings: z.output<z.ZodObject<typeof retentionEnvironment>>,
): RetentionSettings {
  return {
    autosavesDays: settings.KEEP_AUTOSAVES_DAYS,
    runsDays: settings.KEEP_RUNS_DAYS,
    snapshotsDays: settings.KEEP_SNAPSHOTS_DAYS,
    pagesDays: settings.KEEP_PAGES_DAYS,
    auditDays: settings.KEEP_AUDIT_DAYS,
    mailsDays: settings.KEEP_MAILS_DAYS,
    effectsDays: settings.KEEP_EFFECTS_DAYS,
    visitsDays: settings.KEEP_VISITS_DAYS,
  };
}
