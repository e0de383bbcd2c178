import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { content } from '../../platform/db/schema/index.ts';

/** Returns texts and sources of items by id, without removed items. */
export async function findTexts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { readonly content: string; readonly sourceUrl: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: content.id, content: content.content, sourceUrl: content.sourceUrl })
    .from(content)
    .where(and(inArray(content.id, [...ids]), isNull(content.removedAt)));
  return new Map(rows.map(({ id, ...text }) => [id, text]));
}
