import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { rateLimit } from './schema/index.ts';

/**
 * Counts an attempt and returns the total in the current window, and the seconds until it ends. A single statement
 * counts and checks: simultaneous attempts on any server never share a number.
 */
export async function countAttempt(
  db: Database,
  key: string,
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const isOver = sql`${rateLimit.windowEndsAt} <= now()`;
  const end = sql`now() + make_interval(secs => ${windowSeconds})`;
  const [row] = await db
    .insert(rateLimit)
    .values({ key, count: 1, windowEndsAt: sql`${end}` })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${end} else ${rateLimit.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimit.count,
      secondsLeft: sql<string>`ceil(extract(epoch from ${rateLimit.windowEndsAt} - now()))`,
    });
  return { count: row?.count ?? 1, secondsLeft: Math.max(1, Number(row?.secondsLeft ?? windowSeconds)) };
}
