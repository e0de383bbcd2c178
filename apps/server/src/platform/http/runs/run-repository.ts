import { toWorkspaceRole } from '@pagewright/contract/auth';
import type { RunStatus } from '@pagewright/contract/runs';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../db/client.ts';
import { leaseEnd } from '../../db/lease.ts';
import { tellWork } from '../../jobs/tell-work.ts';
import { callRun, member, user, workspace, type CallRequest } from '../../db/schema/index.ts';

/**
 * Limits of one workspace over all servers: concurrent runs, and queued ones. A run that has returned its first results
 * only reads more pages, for minutes, so it does not keep new ones from starting, up to `ALL_MAX`.
 */
const RUNNING_MAX = 4;
const ALL_MAX = 8;
const QUEUED_MAX = 50;
/** A run whose server died this often is assumed to be the cause. */
const ATTEMPTS_MAX = 10;
/** Advisory lock for claiming a run: any number, the same on every server. */
const CLAIM_LOCK = 7_204_130;
const ACTIVE: RunStatus[] = ['queued', 'running'];

const { request: _request, ...withAnswer } = getTableColumns(callRun);
const { answer: _answer, ...light } = withAnswer;
/** The columns of a run without its request and response. */
export const lightColumns = light;
/** A run without its request and response. */
export type RunRow = Omit<typeof callRun.$inferSelect, 'request' | 'answer'>;

type NewRun = Pick<
  typeof callRun.$inferInsert,
  | 'workspaceId'
  | 'authorId'
  | 'operation'
  | 'label'
  | 'subjectId'
  | 'request'
  | 'language'
  | 'requestId'
  | 'traceParent'
  | 'idempotencyKey'
  | 'requestHash'
>;

/** A run claimed by this server. */
export interface ClaimedRun extends Pick<
  typeof callRun.$inferSelect,
  'id' | 'workspaceId' | 'authorId' | 'operation' | 'language' | 'requestId' | 'traceParent' | 'answer'
> {
  readonly owner: string;
  /** Milliseconds between the request and the claim. */
  readonly ageMs: number;
}

/** Saves a call as a run; null if the workspace's queue is full. With a known idempotency key, returns that run. */
export async function insertRun(db: Database, run: NewRun): Promise<RunRow | null> {
  const [known] = run.idempotencyKey ? await withKey(db, run) : [];
  if (known) return known;
  const waiting = db
    .select({ id: callRun.id })
    .from(callRun)
    .where(and(eq(callRun.workspaceId, run.workspaceId), eq(callRun.status, 'queued')))
    .limit(QUEUED_MAX);
  if ((await waiting).length === QUEUED_MAX) return null;
  const [made] = await db.insert(callRun).values(run).onConflictDoNothing().returning(light);
  if (made) await tellWork(db, made, 'queued');
  // Another call with the same key was faster.
  return made ?? (await withKey(db, run))[0] ?? null;
}

const withKey = (db: Database, { authorId, idempotencyKey }: NewRun) =>
  db
    .select(light)
    .from(callRun)
    .where(
      and(
        eq(callRun.authorId, authorId),
        eq(callRun.idempotencyKey, idempotencyKey ?? ''),
        sql`${callRun.status} not in ('failed', 'canceled')`,
      ),
    );

/**
 * Claims the next run of an operation that this server knows; null if there is none. The workspace with the fewest
 * active runs goes first, then the oldest run.
 */
export async function claimRun(
  db: Database,
  owner: string,
  operations: readonly string[],
): Promise<ClaimedRun | null> {
  return db.transaction(async (inside) => {
    const free = or(eq(callRun.status, 'queued'), lt(callRun.leaseUntil, sql`now()`));
    const waits = and(
      inArray(callRun.status, ACTIVE),
      free,
      inArray(callRun.operation, [...operations]),
      lt(callRun.attempts, ATTEMPTS_MAX),
    );
    // Most polls find nothing and need no lock.
    const [any] = await inside.select({ id: callRun.id }).from(callRun).where(waits).limit(1);
    if (!any) return null;
    await inside.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const busy = inside
      .select({
        workspaceId: callRun.workspaceId,
        runs: sql<number>`count(*)`.as('runs'),
        withoutResults: sql<number>`count(*) filter (where ${callRun.answer} is null)`.as('without_results'),
      })
      .from(callRun)
      .where(and(eq(callRun.status, 'running'), sql`${callRun.leaseUntil} >= now()`))
      .groupBy(callRun.workspaceId)
      .as('busy');
    const runs = sql`coalesce(${busy.runs}, 0)`;
    const [next] = await inside
      .select({ id: callRun.id })
      .from(callRun)
      .leftJoin(busy, eq(busy.workspaceId, callRun.workspaceId))
      .where(
        and(
          waits,
          sql`${runs} < ${ALL_MAX}::int`,
          sql`coalesce(${busy.withoutResults}, 0) < ${RUNNING_MAX}::int`,
        ),
      )
      .orderBy(runs, callRun.createdAt, callRun.id)
      .limit(1);
    if (!next) return null;
    const [claimed] = await inside
      .update(callRun)
      .set({
        status: 'running',
        owner,
        leaseUntil: leaseEnd,
        attempts: sql`${callRun.attempts} + 1`,
        startedAt: sql`coalesce(${callRun.startedAt}, now())`,
      })
      // It may have been canceled in the meantime.
      .where(and(eq(callRun.id, next.id), waits))
      .returning({
        ...withAnswer,
        ageMs: sql<number>`(extract(epoch from now() - ${callRun.createdAt}) * 1000)::float8`,
      });
    if (!claimed) return null;
    await tellWork(inside, claimed);
    return { ...claimed, owner };
  });
}

/** The request of a run; null once the run has ended. */
export async function findRequest(db: Database, id: string): Promise<CallRequest | null> {
  const [row] = await db.select({ request: callRun.request }).from(callRun).where(eq(callRun.id, id));
  return row?.request ?? null;
}

const mine = ({ id, owner }: ClaimedRun) =>
  and(eq(callRun.id, id), eq(callRun.owner, owner), eq(callRun.status, 'running'));

/** Renews the lease of a run and saves new progress; false if it was canceled or another server has it. */
export async function renewRunLease(
  db: Database,
  run: ClaimedRun,
  progress: Pick<RunRow, 'step' | 'done' | 'total'> | null,
): Promise<boolean> {
  const kept = await db
    .update(callRun)
    .set({ ...progress, leaseUntil: leaseEnd })
    .where(mine(run))
    .returning({ id: callRun.id });
  if (kept.length > 0 && progress !== null) await tellWork(db, run);
  return kept.length > 0;
}

/** Marks a run's result as saved, in the transaction that saves it; false if this server no longer owns the run. */
export async function markSaved(db: Database, run: ClaimedRun): Promise<boolean> {
  const marked = await db
    .update(callRun)
    .set({ isSaved: true })
    .where(mine(run))
    .returning({ id: callRun.id });
  return marked.length > 0;
}

/** Saves the first results of a run; false if this server no longer owns it. */
export async function saveFirstResults(
  db: Database,
  run: ClaimedRun,
  first: { readonly answerStatus: number; readonly answer: string },
): Promise<boolean> {
  const kept = await db
    .update(callRun)
    .set({ ...first, isSaved: true })
    .where(mine(run))
    .returning({ id: callRun.id });
  if (kept.length > 0) await tellWork(db, run);
  return kept.length > 0;
}

/** Requeues a run for the next free server; `isCounted` tells whether this attempt counts. */
export async function requeue(db: Database, run: ClaimedRun, isCounted: boolean): Promise<void> {
  await db
    .update(callRun)
    .set({
      status: 'queued',
      owner: null,
      leaseUntil: null,
      attempts: sql`${callRun.attempts} - ${isCounted ? 0 : 1}::int`,
    })
    .where(mine(run));
  await tellWork(db, run, 'queued');
}

const over = { request: null, owner: null, leaseUntil: null, endedAt: sql`now()` } as const;

/** Ends a run; false if it was canceled or another server has it. */
export async function endRun(
  db: Database,
  run: ClaimedRun,
  end: { readonly status: 'done' | 'failed'; readonly answerStatus: number; readonly answer: string },
): Promise<boolean> {
  const ended = await db
    .update(callRun)
    .set({ ...over, ...end })
    .where(mine(run))
    .returning({ id: callRun.id });
  if (ended.length > 0) await tellWork(db, run);
  return ended.length > 0;
}

/**
 * Cancels a run; false if it has ended or saved its final result. The server that executes it stops within a second.
 */
export async function cancelRun(db: Database, id: string): Promise<boolean> {
  const [canceled] = await db
    .update(callRun)
    .set({ ...over, status: 'canceled' })
    .where(
      and(
        eq(callRun.id, id),
        inArray(callRun.status, ACTIVE),
        or(eq(callRun.isSaved, false), isNotNull(callRun.answer)),
      ),
    )
    .returning(light);
  if (canceled) await tellWork(db, canceled);
  return canceled !== undefined;
}

/** Fails runs whose servers died too often, with the response for their callers. */
export async function failAbandonedRuns(
  db: Database,
  answer: { readonly answerStatus: number; readonly answer: string },
): Promise<void> {
  const lost = await db
    .update(callRun)
    .set({ ...over, ...answer, status: 'failed' })
    .where(
      and(
        inArray(callRun.status, ACTIVE),
        sql`${callRun.attempts} >= ${ATTEMPTS_MAX}::int`,
        or(isNull(callRun.leaseUntil), lt(callRun.leaseUntil, sql`now()`)),
      ),
    )
    .returning(light);
  for (const run of lost) await tellWork(db, run);
}

/** The run's author with their current role; null if they are no longer a member. */
export async function findAuthor(
  db: Database,
  run: Pick<RunRow, 'authorId' | 'workspaceId'>,
): Promise<Actor | null> {
  const [row] = await db
    .select({ name: user.name, email: user.email, role: member.role, workspaceSlug: workspace.slug })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .innerJoin(workspace, eq(workspace.id, member.organizationId))
    .where(and(eq(member.userId, run.authorId), eq(member.organizationId, run.workspaceId)));
  if (!row || row.role === 'client') return null;
  return {
    ...row,
    role: toWorkspaceRole(row.role),
    userId: run.authorId,
    workspaceId: run.workspaceId,
    // A run has no session, and operator actions need one.
    sessionId: '',
    isOperator: false,
  };
}

/** Releases the idempotency keys of runs that ended a day ago, as for other calls. */
export async function releaseIdempotencyKeys(db: Database): Promise<void> {
  await db
    .update(callRun)
    .set({ idempotencyKey: null })
    .where(and(isNotNull(callRun.idempotencyKey), lt(callRun.endedAt, sql`now() - interval '1 day'`)));
}
