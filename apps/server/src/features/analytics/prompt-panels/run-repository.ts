import { PROMPT_LIMITS } from '@pagewright/contract/analytics';
import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { promptAnswer, promptPanel, promptRun } from '../../../platform/db/schema/index.ts';
import type { PanelRow } from './panel-repository.ts';

export type RunRow = typeof promptRun.$inferSelect;

/** A run with what became of its calls. */
export interface RunWithCounts {
  readonly run: RunRow;
  readonly answers: number;
  readonly failed: number;
  /** Null if the price of one of its calls is unknown. */
  readonly dollars: number | null;
}

const counts = {
  run: promptRun,
  answers: countAnswers(sql`problem is null`),
  failed: countAnswers(sql`problem is not null`),
  dollars: sql<number | null>`(select case when bool_and(a.cost is not null) then sum(a.cost) end
    from ${promptAnswer} a where a.run_id = ${promptRun.id} and a.text is not null)`,
};

function countAnswers(which: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${promptAnswer} a where a.run_id = ${promptRun.id} and a.${which})`;
}

/** Lists the last runs of a panel, newest first. */
export function listRuns(db: Database, panelId: string, limit: number): Promise<RunWithCounts[]> {
  return db
    .select(counts)
    .from(promptRun)
    .where(eq(promptRun.panelId, panelId))
    .orderBy(desc(promptRun.startedAt), desc(promptRun.id))
    .limit(limit);
}

/** Finds a run of a panel. */
export async function findRun(db: Database, panelId: string, id: string): Promise<RunWithCounts | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(counts)
    .from(promptRun)
    .where(and(eq(promptRun.panelId, panelId), eq(promptRun.id, id)));
  return row;
}

/** Finds the last run before another that has answers. */
export async function findRunBefore(db: Database, run: RunRow): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(promptRun)
    .where(
      and(
        eq(promptRun.panelId, run.panelId),
        lt(promptRun.startedAt, run.startedAt),
        sql`exists (select from ${promptAnswer} a where a.run_id = ${promptRun.id} and a.problem is null)`,
      ),
    )
    .orderBy(desc(promptRun.startedAt))
    .limit(1);
  return row;
}

/** How many runs of a panel began within the last day, and whether one is going on. */
export async function findRecentRuns(
  db: Database,
  panelId: string,
): Promise<{ readonly today: number; readonly isRunning: boolean }> {
  const [row] = await db
    .select({
      today: sql<number>`count(*) filter (where ${promptRun.startedAt} > now() - interval '1 day')::int`,
      isRunning: sql<boolean>`coalesce(bool_or(${promptRun.finishedAt} is null), false)`,
    })
    .from(promptRun)
    .where(eq(promptRun.panelId, panelId));
  return row ?? { today: 0, isRunning: false };
}

/** Starts a run of a panel as it is now. */
export async function insertRun(db: Database, panel: PanelRow): Promise<string> {
  const { id: panelId, model, repeats, questions, ownNames, competitors } = panel;
  const [added] = await db
    .insert(promptRun)
    .values({
      panelId,
      model,
      repeats,
      questions,
      ownNames,
      competitors,
      isScheduled: false,
      dueAt: sql`now()`,
    })
    .returning({ id: promptRun.id });
  if (!added) throw new Error('the run was not stored');
  return added.id;
}

/** Starts the runs of weekly panels that are due, of those whose admin still is one and that have no run going on. */
export async function startScheduledRuns(db: Database): Promise<void> {
  await db.execute(sql`
    with due as (
      select p.id from prompt_panel p
        join member m on m.organization_id = p.workspace_id and m.user_id = p.author_id and m.role = 'admin'
      where p.next_run_at <= now()
        and not exists (select from prompt_run r where r.panel_id = p.id and r.finished_at is null)
      for update of p skip locked
    ), moved as (
      update prompt_panel p set next_run_at = now() + interval '7 days' from due where due.id = p.id returning p.*
    )
    insert into prompt_run (panel_id, is_scheduled, due_at, model, repeats, questions, own_names, competitors)
      select id, true, now(), model, repeats, questions, own_names, competitors from moved`);
}

/**
 * Claims the runs that are due; if their server is killed, they are due again after the lease. One that is older than a
 * day is over: its answers should be of one day.
 */
export async function claimDueRuns(db: Database, leaseSeconds: number): Promise<string[]> {
  await db.execute(sql`
    update prompt_run set finished_at = now(), due_at = null, problem = 'took_too_long'
    where due_at <= now() and started_at < now() - interval '1 day'`);
  const { rows } = await db.execute<{ id: string }>(sql`
    with due as (select id from prompt_run where due_at <= now() for update skip locked)
    update prompt_run r set due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    from due where due.id = r.id returning r.id`);
  return rows.map(({ id }) => id);
}

/** Finds a run that goes on, with its panel. */
export async function findOpenRun(
  db: Database,
  id: string,
): Promise<{ readonly run: RunRow; readonly panel: PanelRow } | undefined> {
  const [row] = await db
    .select({ run: promptRun, panel: promptPanel })
    .from(promptRun)
    .innerJoin(promptPanel, eq(promptPanel.id, promptRun.panelId))
    .where(and(eq(promptRun.id, id), isNull(promptRun.finishedAt)));
  return row;
}

/** Lets a run go on in a moment. */
export async function continueRun(db: Database, id: string): Promise<void> {
  await db
    .update(promptRun)
    .set({ dueAt: sql`clock_timestamp() + interval '1 second'` })
    .where(and(eq(promptRun.id, id), isNull(promptRun.finishedAt)));
}

/** Ends a run, unless it has ended; returns whether it did so now. */
export async function finishRun(db: Database, id: string, problem: string | null): Promise<boolean> {
  const rows = await db
    .update(promptRun)
    .set({ finishedAt: sql`now()`, dueAt: null, problem })
    .where(and(eq(promptRun.id, id), isNull(promptRun.finishedAt)))
    .returning({ id: promptRun.id });
  return rows.length > 0;
}

/** Ends the run of a panel that goes on. */
export async function stopRuns(db: Database, panelId: string): Promise<void> {
  await db
    .update(promptRun)
    .set({ finishedAt: sql`now()`, dueAt: null, problem: 'stopped' })
    .where(and(eq(promptRun.panelId, panelId), isNull(promptRun.finishedAt)));
}

/** Reopens a run that began within the last day, so that its missing answers are asked for again. */
export async function reopenRun(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(promptRun)
    .set({ finishedAt: null, dueAt: sql`now()`, problem: null })
    .where(
      and(
        eq(promptRun.id, id),
        sql`${promptRun.finishedAt} is not null and ${promptRun.startedAt} > now() - interval '1 day'`,
      ),
    )
    .returning({ id: promptRun.id });
  if (rows.length === 0) return false;
  await db
    .delete(promptAnswer)
    .where(and(eq(promptAnswer.runId, id), sql`${promptAnswer.problem} is not null`));
  return true;
}

/** Deletes runs whose time of storage is over, with their answers. */
export async function deleteExpiredRuns(db: Database): Promise<void> {
  await deleteInBatches(db, {
    table: 'prompt_run',
    where: sql`started_at < now() - make_interval(days => ${PROMPT_LIMITS.keptDays}::int)`,
  });
}
