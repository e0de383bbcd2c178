import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

/** Of each text that several pages of a site have, by its digest: the ids of the first pages. */
export type Duplicates = Readonly<Record<string, readonly number[]>>;

/** Finds the texts that several pages of a site have, each with its first pages: those with the most inbound links. */
export async function findDuplicates(db: Database, siteId: string, max: number): Promise<Duplicates> {
  const { rows } = await db.execute<{ found: Duplicates }>(sql`
    select coalesce(json_object_agg(digest, ids), '{}') as found from (
      select text_digest as digest, (array_agg(id order by found_by = 'start' desc, inbound desc, id))[1:${sql.raw(String(max))}] as ids
      from indexed_page where site_id = ${siteId}::uuid and 'text_duplicate' = any(issues) group by text_digest
    ) text`);
  return rows[0]?.found ?? {};
}
