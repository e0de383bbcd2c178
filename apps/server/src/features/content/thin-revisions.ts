import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { installationValue, replaceInstallationValue } from '../../db/installation-value.ts';
import type { RecurringJob } from '../../jobs/define.ts';

/** Until which day, YYYY-MM-DD, autosaves are thinned. */
const DONE_UNTIL = 'autosaves_thinned_until';
const RUN_MS = 60_000;

/**
 * Thins autosaved revisions that are older than the days that all of them are kept: of each day the last revision of an
 * item stays, whoever asked for it. What a person saved, imported or restored stays, and so does what is public, was
 * reviewed, or stands on a connected site. A day is thinned once; what one run does not reach, the next one does.
 */
export const thinRevisions: RecurringJob = {
  name: 'thin-revisions',
  cron: '27 * * * *',
  async run({ db, services }) {
    const { autosavesDays } = services.config.retention;
    if (autosavesDays === 0) return;
    const until = Date.now() + RUN_MS;
    const end = await lastDay(db, autosavesDays);
    for (;;) {
      const done = await installationValue(db, DONE_UNTIL, () => '0001-01-01');
      const day = await nextDay(db, done, end);
      if (day === null) return;
      const { isDone } = await deleteInBatches(
        db,
        { table: 'content_revision', where: isThinned(day) },
        until,
      );
      if (!isDone) return;
      await replaceInstallationValue(db, DONE_UNTIL, done, day);
    }
  },
};

const isThinned = (day: string) => {
  const begin = sql`(${day}::date::timestamp at time zone 'UTC')`;
  const finish = sql`((${day}::date + 1)::timestamp at time zone 'UTC')`;
  return sql`old.kind = 'autosave' and old.created_at >= ${begin} and old.created_at < ${finish}
    and exists (select from content_revision later
      where later.content_id = old.content_id and later.number > old.number and later.created_at < ${finish})
    and not exists (select from publication p where p.content_id = old.content_id and p.revision = old.number)
    and not exists (select from review r where r.content_id = old.content_id and r.revision = old.number)
    and not exists (select from remote_post s where s.content_id = old.content_id and s.sent_revision = old.number)`;
};

/** The last day that is old enough to be thinned. */
async function lastDay(db: Database, days: number): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select to_char((now() at time zone 'UTC')::date - ${days}::int - 1, 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? '0001-01-01';
}

/** The first day after one on which anything was autosaved, up to the last; null where there is none. */
async function nextDay(db: Database, after: string, last: string): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day from content_revision
    where kind = 'autosave' and created_at >= ((${after}::date + 1)::timestamp at time zone 'UTC')
      and created_at < ((${last}::date + 1)::timestamp at time zone 'UTC')`);
  return rows[0]?.day ?? null;
}
