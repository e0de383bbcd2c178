import type { AccountReviewKind } from '@pagewright/contract/settings/address';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

/** A connection with one row per workspace and an encrypted key. */
interface ConnectionKind {
  /** Also the name of its table. */
  readonly kind: AccountReviewKind;
  /** What its owner recognizes it by; its row is `c`. */
  readonly label: SQL;
  /** The column that says that a job is working with it. */
  readonly isRunning: string;
  /** What changes in the stored row (JSON) when it is put back; nothing by default. */
  readonly renewed?: (kept: SQL) => SQL;
  /** Whether the stored row can still be put back; always by default. */
  readonly isRestorable?: (kept: SQL) => SQL;
}

/** All are suspended alike: the row is stored in the review and put back as it was. */
export const SUSPENDED_CONNECTIONS = [
  {
    kind: 'search_connection',
    label: sql`concat_ws(', ', c.email, (select p.url from search_property p where p.id = c.property_id))`,
    isRunning: 'is_pulling',
    // The property may be gone.
    renewed: (kept) =>
      sql`jsonb_build_object('property_id', (select p.id from search_property p
        where p.id = (${kept} ->> 'property_id')::int and p.removed_at is null))`,
  },
  {
    kind: 'bing_connection',
    label: sql`concat_ws(', ', c.site, '…' || c.key_end)`,
    isRunning: 'is_pulling',
  },
  {
    kind: 'page_speed_connection',
    label: sql`concat_ws(', ', c.origin, '…' || c.key_end)`,
    isRunning: 'is_checking',
  },
  {
    kind: 'ga4_connection',
    label: sql`concat_ws(', ', c.email, (select p.number from ga4_property p where p.id = c.property_id))`,
    isRunning: 'is_pulling',
    isRestorable: (kept) =>
      sql`exists (select from ga4_property p where p.id = (${kept} ->> 'property_id')::int and p.removed_at is null)`,
  },
] as const satisfies readonly ConnectionKind[];

type SuspendedConnection = (typeof SUSPENDED_CONNECTIONS)[number];

/** The connection that an entry of the review is about; undefined for other entries. */
export function findSuspendedConnection(kind: AccountReviewKind): SuspendedConnection | undefined {
  return SUSPENDED_CONNECTIONS.find((one) => one.kind === kind);
}

/** Puts a connection back, unless there is a newer one or what it needs is gone. */
export async function restoreConnection(
  db: Database,
  { kind, renewed = () => sql`'{}'::jsonb`, isRestorable = () => sql`true` }: ConnectionKind,
  kept: SQL,
): Promise<void> {
  await db.execute(sql`insert into ${sql.identifier(kind)}
    select * from jsonb_populate_record(null::${sql.identifier(kind)}, ${kept} || ${renewed(kept)})
    where ${isRestorable(kept)}
    on conflict do nothing`);
}
