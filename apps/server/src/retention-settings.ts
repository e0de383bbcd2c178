import { z } from 'zod';
import { blankIsAbsent, count } from './setting-kinds.ts';

/** Days; 0 keeps for ever. */
const days = (usual: number, least = 0) => blankIsAbsent(count(least, 36_500).default(usual));

/** The settings of how long things are kept that nobody removes. */
export const retentionEnvironment = {
  KEEP_AUTOSAVES_DAYS: days(30),
  KEEP_RUNS_DAYS: days(730),
  KEEP_SNAPSHOTS_DAYS: days(400),
  KEEP_AUDIT_DAYS: days(730),
  KEEP_MAILS_DAYS: days(90),
  KEEP_EFFECTS_DAYS: days(90),
  // The weekly report compares two weeks by the hour.
  KEEP_VISITS_DAYS: days(90, 30),
};

/** How many days things are kept that nobody removes; 0: for ever. */
export interface RetentionSettings {
  /** All autosaved revisions; of older ones the last of each day stays. */
  readonly autosavesDays: number;
  readonly runsDays: number;
  /** What was read of pages and results pages. */
  readonly snapshotsDays: number;
  readonly auditDays: number;
  readonly mailsDays: number;
  /** Work that was given up. */
  readonly effectsDays: number;
  /** Single visits and their sums by hour. */
  readonly visitsDays: number;
}

/** How long this installation keeps things. */
export function retentionSettings(
  settings: z.output<z.ZodObject<typeof retentionEnvironment>>,
): RetentionSettings {
  return {
    autosavesDays: settings.KEEP_AUTOSAVES_DAYS,
    runsDays: settings.KEEP_RUNS_DAYS,
    snapshotsDays: settings.KEEP_SNAPSHOTS_DAYS,
    auditDays: settings.KEEP_AUDIT_DAYS,
    mailsDays: settings.KEEP_MAILS_DAYS,
    effectsDays: settings.KEEP_EFFECTS_DAYS,
    visitsDays: settings.KEEP_VISITS_DAYS,
  };
}
