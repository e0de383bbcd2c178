import { hostname } from 'node:os';
import { PROCESS_ROLES } from '@pagewright/contract/health';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** A server connected to the database, parsed from its connection name. */
export interface ServerProcess {
  readonly version: string;
  readonly role: (typeof PROCESS_ROLES)[number];
  readonly host: string;
  readonly pid: number;
  /** Fingerprint of its encryption and signing keys; null for older versions. */
  readonly keys: string | null;
}

/** Maximum length of a connection name in PostgreSQL. */
const NAME_BYTES = 63;

/** The connection name of this process. A long host name keeps both ends: in a cluster the end identifies the host. */
export function processName({
  version,
  role,
  keys,
}: Pick<ServerProcess, 'version' | 'role'> & { keys: string }): string {
  const name = (host: string) => `pagewright ${version} ${host} ${process.pid} ${role} ${keys}`;
  const host = hostname();
  const room = NAME_BYTES - name('').length;
  if (host.length <= room) return name(host);
  const tail = Math.floor((room - 1) / 2);
  return name(`${host.slice(0, room - 1 - tail)}~${host.slice(-tail)}`);
}

/** Servers connected to the database, with their connection counts and start times. */
export async function findServerProcesses(
  db: Database,
): Promise<readonly (ServerProcess & { readonly connections: number; readonly since: Date })[]> {
  const { rows } = await db.execute<{ name: string; connections: number; since: string }>(sql`
    select application_name as name, count(*)::int as connections, min(backend_start) as since
    from pg_stat_activity where datname = current_database() and application_name like 'pagewright %'
    group by 1 order by 1`);
  return rows.flatMap(({ name, connections, since }) => {
    const [, version = '', host = '', pid = '', role, keys = null] = name.split(' ');
    // Commands have no PID in their names.
    if (!/^\d+$/.test(pid)) return [];
    return [
      {
        version,
        host,
        pid: Number(pid),
        // Servers of earlier versions have no role and do everything.
        role: PROCESS_ROLES.find((one) => one === role) ?? 'all',
        keys,
        connections,
        since: new Date(since),
      },
    ];
  });
}
