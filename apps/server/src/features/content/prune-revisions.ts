import { installationValue, replaceInstallationValue } from '../../platform/db/installation-value.ts';
import type { RecurringJob } from '../../platform/jobs/define.ts';
import { findAutosaveDay, findLastFullDay, pruneAutosaves } from './revision-repository.ts';

/** Setting that stores the last day, YYYY-MM-DD, whose autosaves were thinned. */
const DONE_UNTIL = 'autosaves_thinned_until';
const RUN_MS = 60_000;

/**
 * Thins autosaved revisions past the retention period, keeping the last revision of each item and day. Revisions that
 * a person saved, imported, or restored stay, and so do public ones, reviewed ones, and those on connected sites.
 * Each day is thinned once; the next run continues where this one stopped.
 */
export const pruneRevisions: RecurringJob = {
  name: 'thin-revisions',
  cron: '27 * * * *',
  async run({ db, services }) {
    const { autosavesDays } = services.config.retention;
    if (autosavesDays === 0) return;
    const until = Date.now() + RUN_MS;
    const end = await findLastFullDay(db, autosavesDays);
    for (;;) {
      const done = await installationValue(db, DONE_UNTIL, () => '0001-01-01');
      const day = await findAutosaveDay(db, done, end);
      if (day === null) return;
      if (!(await pruneAutosaves(db, day, until))) return;
      await replaceInstallationValue(db, DONE_UNTIL, done, day);
    }
  },
};
