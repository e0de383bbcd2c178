import { hostname } from 'node:os';
import { PROCESS_ROLES } from '@pagewright/contract/health';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** A server that is connected to the database, as it names itself there. */
export interface ServerProcess {
  readonly version: string;
  readonly role: (typeof PROCESS_ROLES)[number];
  readonly host: string;
  readonly pid: number;
  /** Fingerprint of the keys that it seals and signs with; null for versions that named none. */
  readonly keys: string | null;
}

/** What PostgreSQL keeps of a name. */
const NAME_BYTES = 63;

/**
 * The name that this process gives the database. A long host name keeps both its ends: in a cluster the end is what tells
 * hosts apart.
 */
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

/** The servers that are connected to the database, with the number of their connections and the time of the first. */
export async function findServerProcesses(
  db: Database,
): Promise<readonly (ServerProcess & { readonly connections: number; readonly since: Date })[]> {
  const { rows } = await db.execute<{ name: string; connections: number; since: string }>(sql`
    select application_name as name, count(*)::int as connections, min(backend_start) as since
    from pg_stat_activity where datname = current_database() and application_name like 'pagewright %'
    group by 1 order by 1`);
  return rows.flatMap(({ name, connections, since }) => {
    const [, version = '', host = '', pid = '', role, keys = null] = name.split(' ');
    // Commands have no process number in their names.
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
