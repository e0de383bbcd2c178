import type pg from 'pg';

/** Work that a process claims for a limited time, under an owner from `newLeaseOwner`. */
interface LeasedWork {
  readonly table: string;
  /** The owner: a column or expression of type uuid. */
  readonly owner: string;
  /** Which rows are claimed now. */
  readonly isHeld: string;
  /** What lets any other process claim the row. */
  readonly release: string;
}

/** Every table with leases. Work that stays inside a transaction needs none: its locks end with the connection. */
const LEASED_WORK: readonly LeasedWork[] = [
  {
    table: 'call_run',
    owner: 'owner',
    isHeld: "status = 'running' and lease_until > now()",
    // A run whose servers keep dying waits longer each time: it may be the cause, and is given up after ten attempts.
    release:
      "lease_until = least(lease_until, now() + (power(2, greatest(attempts - 3, 0)) - 1) * interval '1 second')",
  },
  {
    table: 'site_crawl',
    owner: 'owner',
    isHeld: "status = 'running' and lease_until > now()",
    release: 'lease_until = now()',
  },
  {
    table: 'outbox',
    owner: 'owner',
    isHeld: "done_at is null and failed_at is null and channel <> '' and due_at > now()",
    release: 'due_at = now(), owner = null',
  },
  {
    table: 'idempotency_key',
    owner: 'runner',
    isHeld: 'status is null and runs_until > now()',
    release: 'runs_until = now()',
  },
  {
    table: 'crawl_host',
    owner: 'owner',
    isHeld: 'next_at > now()',
    // The request may have arrived just now, so the pause after it holds.
    release: "next_at = now() + pause_ms * interval '1 millisecond', owner = null",
  },
  {
    table: 'indexed_site',
    owner: 'scoring_owner',
    isHeld: 'scoring_until > now()',
    release: 'scoring_until = now()',
  },
  {
    table: 'daily_check',
    owner: 'owner',
    isHeld: 'due_at > now()',
    release: 'due_at = now(), owner = null',
  },
  {
    table: 'pgboss.job',
    owner: "(data ->> 'owner')::uuid",
    isHeld: "name in ('recurring', 'recurring-long') and state = 'active' and retry_count < retry_limit",
    release: "state = 'retry', start_after = now()",
  },
];

const isKeyed = (owner: string) => `substr(${owner}::text, 15, 1) = '8'`;
const keyOf = (owner: string) => `left(${owner}::text, 8)`;

/** The keys of the processes that hold leases, dead or alive. */
export async function findLeaseHolders(client: pg.Client): Promise<string[]> {
  const keys = new Set<string>();
  for (const { table, owner, isHeld } of await existing(client)) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct ${keyOf(owner)} as key from ${table} where ${isHeld} and ${isKeyed(owner)}`,
    );
    for (const { key } of rows) keys.add(key);
  }
  return [...keys];
}

/** Ends the leases of dead processes; returns how many. */
export async function releaseLeases(client: pg.Client, keys: readonly string[]): Promise<number> {
  let released = 0;
  for (const { table, owner, isHeld, release } of await existing(client)) {
    const { rowCount } = await client.query(
      `update ${table} set ${release} where ${isHeld} and ${isKeyed(owner)} and ${keyOf(owner)} = any($1)`,
      [keys],
    );
    released += rowCount ?? 0;
  }
  return released;
}

/** The job queue creates its table when it first starts. */
async function existing(client: pg.Client): Promise<readonly LeasedWork[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [LEASED_WORK.map(({ table }) => table)],
  );
  const names = new Set(rows.map(({ name }) => name));
  return LEASED_WORK.filter(({ table }) => names.has(table));
}
