import type { Database } from '../platform/db/client.ts';
import { generation } from '../platform/db/schema/index.ts';

/** Records the cost of a model call. */
export async function insertGeneration(
  db: Database,
  row: Omit<typeof generation.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  await db.insert(generation).values(row);
}
