import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { templateUse } from '../../platform/db/schema/index.ts';

/** Counts the uses of each template in a workspace. Unused templates are left out. */
export async function readTemplateUses(db: Database, workspaceId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ templateId: templateUse.templateId, count: templateUse.count })
    .from(templateUse)
    .where(eq(templateUse.workspaceId, workspaceId));
  return new Map(rows.map((row) => [row.templateId, row.count]));
}

/** Counts one use. */
export async function countTemplateUse(db: Database, workspaceId: string, templateId: string): Promise<void> {
  await db
    .insert(templateUse)
    .values({ workspaceId, templateId, count: 1 })
    .onConflictDoUpdate({
      target: [templateUse.workspaceId, templateUse.templateId],
      set: { count: sql`${templateUse.count} + 1` },
    });
}
