import { PAGE_SPEED_LIMITS, SPEED_DEVICES, type SpeedDevice } from '@pagewright/contract/analytics';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { pageSpeedLab } from '../../../platform/db/schema/index.ts';
import type { LabResult } from '../../../providers/page-speed/port.ts';
export type LabRow = typeof pageSpeedLab.$inferSelect;

/** Stores a measurement; only the latest ones are kept per page and device. */
export async function insertLabResult(
  db: Database,
  workspaceId: string,
  { url, device }: { readonly url: string; readonly device: SpeedDevice },
  { audits, ...result }: LabResult,
): Promise<LabRow> {
  const place = SPEED_DEVICES.indexOf(device);
  const [row] = await db
    .insert(pageSpeedLab)
    .values({ workspaceId, url, device: place, audits: [...audits], ...result })
    .returning();
  if (!row) throw new Error('the measurement was not stored');
  const same = sql`workspace_id = ${workspaceId} and url = ${url} and device = ${place}`;
  await db.execute(sql`
    delete from page_speed_lab where ${same} and id not in (
      select id from page_speed_lab where ${same} order by measured_at desc limit ${PAGE_SPEED_LIMITS.labKept})`);
  return row;
}

/** The latest measurements of a workspace. */
export function listLabResults(db: Database, workspaceId: string, limit: number): Promise<LabRow[]> {
  return db
    .select()
    .from(pageSpeedLab)
    .where(eq(pageSpeedLab.workspaceId, workspaceId))
    .orderBy(desc(pageSpeedLab.measuredAt))
    .limit(limit);
}
