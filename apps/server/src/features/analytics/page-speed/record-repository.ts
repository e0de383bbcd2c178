import {
  PAGE_SPEED_LIMITS,
  SPEED_DEVICES,
  SPEED_METRICS,
  type SpeedDevice,
  type SpeedMetric,
} from '@pagewright/contract/analytics';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { pageSpeedRecord, pageSpeedTarget } from '../../../platform/db/schema/index.ts';
import type { FieldData } from '../../../providers/page-speed/port.ts';
const DELETE_BATCH = 20_000;

/** Google's data for a target by device; null for too few visits. */
export type CheckedFieldData = Readonly<Record<SpeedDevice, FieldData | null>>;

/** A target with the latest record of each device. */
export interface SpeedTargetRow {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly isOrigin: boolean;
  readonly checkedAt: Date | null;
  /** Null if Google had none at the last check. */
  readonly data: CheckedFieldData;
}

/** Stores Google's data for a target, each period once. */
export async function writeFieldData(db: Database, targetId: number, data: CheckedFieldData): Promise<void> {
  const rows = await db
    .update(pageSpeedTarget)
    .set({ checkedAt: sql`now()`, hasPhone: data.phone !== null, hasDesktop: data.desktop !== null })
    .where(eq(pageSpeedTarget.id, targetId))
    .returning({ id: pageSpeedTarget.id });
  // Deleted in the meantime.
  if (rows.length === 0) return;
  for (const [device, name] of SPEED_DEVICES.entries()) {
    const found = data[name];
    if (found === null) continue;
    const figures = {
      firstDay: found.from,
      lcp: found.lcp && Math.round(found.lcp.p75),
      lcpGood: found.lcp?.goodShare ?? null,
      inp: found.inp && Math.round(found.inp.p75),
      inpGood: found.inp?.goodShare ?? null,
      cls: found.cls?.p75 ?? null,
      clsGood: found.cls?.goodShare ?? null,
    };
    await db
      .insert(pageSpeedRecord)
      .values({ targetId, device, lastDay: found.to, ...figures })
      .onConflictDoUpdate({
        target: [pageSpeedRecord.targetId, pageSpeedRecord.device, pageSpeedRecord.lastDay],
        set: figures,
      });
  }
}

type RecordRow = typeof pageSpeedRecord.$inferSelect;

/** Lists all targets of a workspace, or one, each with its latest field data and the title found by the crawl. */
export async function listSpeedTargets(
  db: Database,
  workspaceId: string,
  targetId: number | null = null,
): Promise<SpeedTargetRow[]> {
  const isOne = targetId === null ? sql`` : sql`and t.id = ${targetId}`;
  const { rows } = await db.execute<{
    id: number;
    url: string;
    title: string | null;
    is_origin: boolean;
    checked_at: string | null;
    has_phone: boolean;
    has_desktop: boolean;
    records: RecordRow[];
  }>(sql`
    select t.id, t.url, page.title, t.is_origin, t.checked_at::text, t.has_phone, t.has_desktop, (
      select coalesce(json_agg(json_build_object('device', r.device, 'firstDay', r.first_day, 'lastDay', r.last_day,
        'lcp', r.lcp, 'lcpGood', r.lcp_good, 'inp', r.inp, 'inpGood', r.inp_good, 'cls', r.cls, 'clsGood', r.cls_good)), '[]')
      from generate_series(0, ${SPEED_DEVICES.length - 1}::int) device(device), lateral (
        select * from page_speed_record one where one.target_id = t.id and one.device = device.device
        order by last_day desc limit 1
      ) r
    ) as records
    from page_speed_target t
      left join page_speed_connection c on c.workspace_id = t.workspace_id
      left join lateral (
        select id from indexed_site one
        where one.origin = c.origin and coalesce(one.workspace_id, c.workspace_id) = c.workspace_id
        order by one.workspace_id nulls last limit 1
      ) site on true
      left join indexed_page page on page.site_id = site.id and page.url = t.url
    where t.workspace_id = ${workspaceId} ${isOne}`);
  return rows.map(({ id, url, title, is_origin, checked_at, has_phone, has_desktop, records }) => {
    const of = (device: SpeedDevice): FieldData | null => {
      const record = records.find((one) => SPEED_DEVICES[one.device] === device);
      return record ? toFieldData(record) : null;
    };
    return {
      id,
      url,
      title: title ?? '',
      isOrigin: is_origin,
      checkedAt: checked_at === null ? null : new Date(checked_at),
      data: { phone: has_phone ? of('phone') : null, desktop: has_desktop ? of('desktop') : null },
    };
  });
}

function toFieldData(row: Omit<RecordRow, 'targetId'>): FieldData {
  const metric = (p75: number | null, goodShare: number | null) => (p75 === null ? null : { p75, goodShare });
  return {
    lcp: metric(row.lcp, row.lcpGood),
    inp: metric(row.inp, row.inpGood),
    cls: metric(row.cls, row.clsGood),
    from: row.firstDay,
    to: row.lastDay,
  };
}

/** The percentiles of the latest earlier period that does not overlap; null if there is none. */
export type EarlierPercentiles = Readonly<Record<SpeedMetric, number | null>>;

/** Finds the percentiles before the displayed periods, by target and device. */
export async function findEarlier(
  db: Database,
  targetIds: readonly number[],
): Promise<(targetId: number, device: SpeedDevice) => EarlierPercentiles> {
  const { rows } = await db.execute<EarlierPercentiles & { id: number; device: number }>(sql`
    select t.id, device, earlier.lcp, earlier.inp, earlier.cls
    from unnest(${sql.param([...targetIds])}::int[]) t(id), generate_series(0, ${SPEED_DEVICES.length - 1}::int) device(device),
      lateral (select first_day from page_speed_record r where r.target_id = t.id and r.device = device.device
        order by last_day desc limit 1) latest,
      lateral (select lcp, inp, cls from page_speed_record r where r.target_id = t.id and r.device = device.device
        and r.last_day < latest.first_day order by last_day desc limit 1) earlier`);
  const none = Object.fromEntries(SPEED_METRICS.map((name) => [name, null])) as EarlierPercentiles;
  return (targetId, device) =>
    rows.find((row) => row.id === targetId && SPEED_DEVICES[row.device] === device) ?? none;
}

/** Deletes expired field data, and pages that are no longer known. */
export async function deleteExpiredSpeedData(db: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from page_speed_record where ctid = any(array(
        select ctid from page_speed_record where last_day < current_date - ${PAGE_SPEED_LIMITS.keptDays}::int
        limit ${DELETE_BATCH}))`);
    if (rowCount !== DELETE_BATCH) break;
  }
  await db.execute(sql`
    delete from page_speed_target where known_at < now() - make_interval(days => ${PAGE_SPEED_LIMITS.unknownPageDays})
      and not is_origin`);
  await db.execute(sql`
    delete from page_speed_lab where measured_at < now() - make_interval(days => ${PAGE_SPEED_LIMITS.keptDays})`);
}
