import type pg from 'pg';

/** Days with visits for each published item, and page views on each. */
const READ_DAYS = 50;
const VIEWS_A_DAY = 4;
/** Days for which visits are kept. */
const KEPT_DAYS = 90;
/** Months before those days of which there are only sums. */
const FORMER_MONTHS = 10;
/** A tenth of all items is published. */
export const PUBLISHED_EACH = 10;

/** Visits of an item, published or not. */
export const VISITS_PER_ITEM = (READ_DAYS * VIEWS_A_DAY) / PUBLISHED_EACH;

const dayBefore = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Creates the partitions that a server would have made in the last days. */
export async function createVisitDays(pool: pg.Pool, days: number): Promise<void> {
  for (let ago = 1; ago < days; ago += 1) {
    const day = dayBefore(ago);
    await pool.query(
      `create table visit_${day.replaceAll('-', '')} partition of visit for values from ('${day}') to ('${dayBefore(ago - 1)}')`,
    );
  }
}

/**
 * Fills the partitions of the last days, each before it becomes one: a table that was made in the same transaction needs
 * no WAL, and its indexes are built at once.
 */
export async function fillVisits(client: pg.ClientBase, items: number): Promise<void> {
  for (let ago = 1; ago < KEPT_DAYS; ago += 1) {
    const day = dayBefore(ago);
    const name = `visit_${day.replaceAll('-', '')}`;
    await client.query(`
      begin;
      create table ${name} (like visit including defaults, check (day >= '${day}' and day < '${dayBefore(ago - 1)}'))`);
    if (ago <= READ_DAYS)
      await client.query(
        `insert into ${name}
         select bench_id(n), gen_random_uuid(), 0, 'view', 0, bench_source(n, $3), '', $3::date + view * interval '3 hours', $3
         from generate_series(0, $1::int - 1, ${PUBLISHED_EACH}) n, generate_series(1, $2::int) view`,
        [items, VIEWS_A_DAY, day],
      );
    await client.query(`
      alter table ${name} add primary key (load, number, day);
      create index on ${name} (content_id, kind);
      alter table visit attach partition ${name} for values from ('${day}') to ('${dayBefore(ago - 1)}');
      commit`);
  }
}

/** Adds all sums of these visits, without checks of foreign keys. */
export async function fillVisitSums(client: pg.ClientBase): Promise<void> {
  await client.query(`begin; set local session_replication_role = replica;
    truncate visit_hour, visit_day, visit_month, visit_source_day, visit_source_month, visit_site_day`);
  const perDay = `from publication p, generate_series(1, ${READ_DAYS}) ago,
    lateral (select bench_number(p.slug) as n, current_date - ago as day) d`;
  for (const statement of [
    `insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions, is_counted)
     select workspace_id, content_id, day, ${VIEWS_A_DAY}, 60 + n % 60, 0, true ${perDay}`,
    `insert into visit_hour (content_id, hour, views, engaged_seconds, conversions)
     select content_id, day + interval '12 hours', ${VIEWS_A_DAY}, 60 + n % 60, 0 ${perDay}`,
    `insert into visit_month (workspace_id, content_id, month, views, engaged_seconds, conversions)
     select workspace_id, content_id, date_trunc('month', day)::date, sum(views), sum(engaged_seconds), 0
     from visit_day group by 1, 2, 3`,
    `insert into visit_source_day (content_id, day, source, views)
     select content_id, day, bench_source(n, day), ${VIEWS_A_DAY} ${perDay}`,
    `insert into visit_source_month (content_id, month, source, views)
     select content_id, date_trunc('month', day)::date, source, sum(views) from visit_source_day group by 1, 2, 3`,
    `insert into visit_site_day (workspace_id, day, source, views, engaged_seconds, conversions)
     select workspace_id, day, bench_source(n, day), count(*) * ${VIEWS_A_DAY}, sum(60 + n % 60), 0 ${perDay} group by 1, 2, 3`,
    `insert into visit_month (workspace_id, content_id, month, views, engaged_seconds, conversions)
     select workspace_id, content_id, (date_trunc('month', current_date - ${READ_DAYS}) - ago * interval '1 month')::date,
       ${READ_DAYS * VIEWS_A_DAY}, 3600, 0
     from publication, generate_series(1, ${FORMER_MONTHS}) ago`,
  ])
    await client.query(statement);
  await client.query('commit');
}
