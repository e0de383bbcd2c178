import { availableParallelism, totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** Port in the socket's file name; no network port is opened. */
export const SOCKET_PORT = 5432;

/**
 * PostgreSQL's command-line arguments: settings are passed this way so that upgrading this program upgrades them too.
 */
export function postgresArguments(
  cluster: string,
  socketFolder: string,
  changes: Readonly<Record<string, string | number>> = {},
): string[] {
  const memory = memoryLimit();
  const buffers = Math.round(Math.min(Math.max(memory / 8, 64 * megabyte), 512 * megabyte) / megabyte);
  const settings = {
    listen_addresses: '',
    // A comma in the socket folder must not be read as a list separator.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: SOCKET_PORT,
    max_connections: 100,
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.round(memory / 2 / megabyte)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // There is no replication, and the log is smaller without it.
    wal_level: 'minimal',
    max_wal_senders: 0,
    wal_compression: 'on',
    max_wal_size: '1GB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // After a crash, one call for the whole disk instead of one per file.
    recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
    random_page_cost: '1.1',
    // Queries here are short; compiling them costs more than it saves.
    jit: 'off',
    max_parallel_workers_per_gather: Math.min(2, Math.max(0, availableParallelism() - 1)),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_min_messages: 'warning',
    log_line_prefix: '%q',
    log_checkpoints: 'off',
    autovacuum: 'on',
  };
  return [
    '-D',
    cluster,
    ...Object.entries({ ...settings, ...changes }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function memoryLimit(): number {
  const constrained = process.constrainedMemory();
  // Without a limit the system reports 0 or an absurdly large number.
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
