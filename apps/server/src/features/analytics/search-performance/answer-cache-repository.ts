import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { searchAnswer } from '../../../platform/db/schema/index.ts';

/** A question about a property's figures in a certain version. */
export interface CacheKey {
  readonly propertyId: number;
  readonly key: string;
  readonly version: string;
}

/**
 * The version of a property's figures over its rows of `search_day`, which changes whenever totals or rows of a day are
 * written. `packed`: the version of Pagewright before packed days cannot read them, and its answers must not count while it
 * runs beside this one.
 */
export const figuresVersion = sql`concat_ws(' ', 'packed', max(asked_at), max(rows_asked_at), count(rows_asked_at), sum(clicks))`;

/** Returns the version of a property's figures. */
export async function readVersion(db: Database, propertyId: number): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select ${figuresVersion} as version from search_day where property_id = ${propertyId}`);
  return rows[0]?.version ?? '';
}

/** Finds the cached answer for this version. */
export async function findCachedAnswer(
  db: Database,
  { propertyId, key, version }: CacheKey,
): Promise<unknown> {
  const [row] = await db
    .select({ answer: searchAnswer.answer })
    .from(searchAnswer)
    .where(
      and(
        eq(searchAnswer.propertyId, propertyId),
        eq(searchAnswer.key, key),
        eq(searchAnswer.version, version),
      ),
    );
  return row?.answer;
}

/** Caches an answer and deletes those of other versions. */
export async function cacheAnswer(
  db: Database,
  { propertyId, key, version }: CacheKey,
  answer: unknown,
): Promise<void> {
  await db
    .delete(searchAnswer)
    .where(and(eq(searchAnswer.propertyId, propertyId), ne(searchAnswer.version, version)));
  await db
    .insert(searchAnswer)
    .values({ propertyId, key, version, answer })
    .onConflictDoUpdate({
      target: [searchAnswer.propertyId, searchAnswer.key],
      set: { version, answer, keptAt: sql`now()` },
    });
}
