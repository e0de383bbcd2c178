import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './start-cluster.ts';
import { waitUntil } from './server-process.ts';

/** A lease of each kind but runs: how it is written for an owner, and whether the owner still has it. */
const LEASES: readonly { readonly write: string; readonly isHeld: string }[] = [
  {
    write: `insert into outbox (key, kind, channel, payload, due_at, owner)
      values ('held by ' || $1, 'kind-of-a-later-version', 'somewhere', '{}', now() + interval '15 seconds', $1)`,
    isHeld: 'outbox where owner = $1 and due_at > now()',
  },
  {
    write: `insert into idempotency_key (user_id, key, request_hash, runner, runs_until)
      select id, 'held by ' || $1, '', $1::uuid, now() + interval '30 seconds' from "user" limit 1`,
    isHeld: 'idempotency_key where runner = $1 and runs_until > now()',
  },
  {
    write: `insert into crawl_host (host, next_at, owner, pause_ms)
      values ('held-by-' || $1, now() + interval '25 seconds', $1, 500)`,
    isHeld: "crawl_host where host = 'held-by-' || $1 and next_at > now()",
  },
  {
    write: `insert into indexed_site (origin, scoring_until, scoring_owner)
      values ('https://scored-by-' || $1, now() + interval '1 minute', $1)`,
    isHeld: 'indexed_site where scoring_owner = $1 and scoring_until > now()',
  },
  {
    write: `with site as (insert into indexed_site (origin) values ('https://' || $1 || '.invalid') returning id)
      insert into site_crawl (workspace_id, author_id, site_id, pages_max, stale_before, status, owner, lease_until)
      select m.organization_id, m.user_id, site.id, 1, now(), 'running', $1::uuid, now() + interval '30 seconds'
      from site, member m limit 1`,
    isHeld: 'site_crawl where owner = $1 and lease_until > now()',
  },
  {
    write: `insert into daily_check (workspace_id, user_id, due_at, owner)
      select organization_id, user_id, now() + interval '15 minutes', $1::uuid from member limit 1
      on conflict (workspace_id) do update set due_at = excluded.due_at, owner = excluded.owner`,
    isHeld: 'daily_check where owner = $1 and due_at > now()',
  },
  {
    write: `insert into pgboss.job (name, data, state, started_on, retry_limit)
      values ('recurring', jsonb_build_object('job', 'of-a-later-version', 'owner', $1::text), 'active', now(), 3)`,
    isHeld: "pgboss.job where data ->> 'owner' = $1::text and state = 'active'",
  },
];

/** The key that a server's leases begin with, and the backend of the connection that shows it lives. */
async function findWatch(
  { servers, sql }: Cluster,
  index: number,
): Promise<{ readonly key: string; readonly backend: number } | undefined> {
  const { rows } = await sql.query<{ key: string; backend: number }>(
    `select lpad(to_hex(l.objid::bigint), 8, '0') as key, pid as backend
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = 7204140 and a.application_name like $1`,
    [`pagewright % ${servers[index]?.child.pid} %`],
  );
  return rows[0];
}

/** Ends the connection that shows that a server lives, and waits until it has another one. */
export async function cutOff(cluster: Cluster, index: number): Promise<void> {
  const before = await waitUntil(() => findWatch(cluster, index), 'the connection of a server');
  await cluster.sql.query('select pg_terminate_backend($1)', [before.backend]);
  const after = await waitUntil(async () => {
    const watch = await findWatch(cluster, index);
    return watch !== undefined && watch.backend !== before.backend && watch;
  }, 'another connection of the server');
  if (after.key !== before.key) throw new Error('the server has another key');
  // Others look a few times meanwhile.
  await sleep(1_000);
}

/**
 * Kills a server that executes runs and holds a lease of each other kind, starts a replacement, and returns how many
 * milliseconds later others execute the runs and may take the rest.
 */
export async function killAndMeasure(cluster: Cluster, index: number): Promise<number> {
  const { sql } = cluster;
  const { key } = await waitUntil(() => findWatch(cluster, index), 'the connection of a server');
  const owner = `${key}${randomUUID().slice(8, 14)}8${randomUUID().slice(15)}`;
  const running = "call_run where status = 'running' and left(owner::text, 8) = $1";
  await waitUntil(
    async () => (await sql.query(`select from ${running}`, [key])).rowCount,
    'a run to interrupt',
  );
  for (const { write } of LEASES) await sql.query(write.replaceAll('$1', `'${owner}'`));
  const runs = await sql.query<{ id: string }>(`select id from ${running}`, [key]);
  cluster.killAndReplace(index);
  const killedAt = performance.now();
  const ids = runs.rows.map(({ id }) => id);
  const held = LEASES.map(({ isHeld }) => `(select count(*) from ${isHeld.replaceAll('$1', `'${owner}'`)})`);
  await waitUntil(async () => {
    const { rows } = await sql.query<{ left: string }>(
      `select (select count(*) from call_run where id = any($1) and status in ('queued', 'running')
          and (owner is null or left(owner::text, 8) = $2)) + ${held.join(' + ')} as left`,
      [ids, key],
    );
    return Number(rows[0]?.left) === 0;
  }, 'others to take over');
  return performance.now() - killedAt;
}
