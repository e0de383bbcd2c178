import type { ModelUsage } from '@pagewright/contract/usage';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';

/** Sums a workspace's language model calls by model, for the month that starts on a day (YYYY-MM-DD). */
export async function sumGenerations(
  db: Database,
  workspaceId: string,
  month: string,
): Promise<readonly ModelUsage['models'][number][]> {
  const { rows } = await db.execute<ModelUsage['models'][number]>(sql`
    select vendor, model, is_own_key as "isOwnKey", count(*)::int as calls,
      coalesce(sum(coalesce(tokens_in, 0) + coalesce(tokens_out, 0)), 0)::float8 as tokens,
      sum(cost) as dollars,
      count(*) filter (where cost is null)::int as uncounted
    from generation
    where workspace_id = ${workspaceId}
      and created_at >= ${month}::date::timestamp at time zone 'utc'
      and created_at < (${month}::date + interval '1 month')::timestamp at time zone 'utc'
    group by vendor, model, is_own_key
    order by dollars desc nulls last, calls desc, vendor, model, is_own_key`);
  return rows;
}
