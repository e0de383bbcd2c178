import { RANK_LIMITS } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

const month = sql`date_trunc('month', now() at time zone 'UTC')::date`;
const usedThisMonth = sql`case when rank_budget.month = ${month} then rank_budget.used else 0 end`;

/** Reads how many results pages a workspace may ask for this month, how many it did, and when the next month begins. */
export async function findBudget(
  db: Database,
  workspaceId: string,
): Promise<{ readonly limit: number; readonly used: number; readonly renewsOn: string }> {
  const { rows } = await db.execute<{ limit: number | null; used: number | null; renews: string }>(sql`
    select monthly_pages as limit, ${usedThisMonth} as used, (${month} + interval '1 month')::date::text as renews
    from (values (1)) one left join rank_budget on workspace_id = ${workspaceId}`);
  const { limit = null, used = null, renews = '' } = rows[0] ?? {};
  return { limit: limit ?? RANK_LIMITS.budget, used: used ?? 0, renewsOn: renews };
}

/** Sets how many results pages may be asked for in a month. */
export async function writeBudget(db: Database, workspaceId: string, limit: number): Promise<void> {
  await db.execute(sql`
    insert into rank_budget (workspace_id, monthly_pages, month) values (${workspaceId}, ${limit}, ${month})
    on conflict (workspace_id) do update set monthly_pages = excluded.monthly_pages`);
}

/** Counts results pages before they are asked for; returns false without counting if they exceed the budget. */
export async function reservePages(db: Database, workspaceId: string, pages: number): Promise<boolean> {
  await db.execute(sql`
    insert into rank_budget (workspace_id, monthly_pages, month) values (${workspaceId}, ${RANK_LIMITS.budget}, ${month})
    on conflict do nothing`);
  const { rowCount } = await db.execute(sql`
    update rank_budget set used = ${usedThisMonth} + ${pages}::int, month = ${month}
    where workspace_id = ${workspaceId} and ${usedThisMonth} + ${pages}::int <= monthly_pages`);
  return (rowCount ?? 0) > 0;
}

/** Gives back results pages that were counted this month but not asked for. */
export async function returnPages(db: Database, workspaceId: string, pages: number): Promise<void> {
  if (pages <= 0) return;
  await db.execute(sql`
    update rank_budget set used = greatest(0, used - ${pages}::int)
    where workspace_id = ${workspaceId} and month = ${month}`);
}
