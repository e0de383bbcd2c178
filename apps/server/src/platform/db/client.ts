import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { runInTransaction } from './transaction-scope.ts';

/** A Drizzle client on a pool, or on the single connection of a transaction. */
export type Database = NodePgDatabase<typeof schema>;

/** Opens a pool; the caller closes it. Dates are parsed as UTC; a broken connection is dropped without throwing. */
export function openPool(connection: pg.PoolConfig, connections: number): pg.Pool {
  const pool = new pg.Pool({
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // A server that hangs inside a transaction must not hold its locks forever.
    idle_in_transaction_session_timeout: 90_000,
    ...connection,
  });
  pool.on('error', () => undefined);
  // A connection that breaks while in use, between two statements, would otherwise crash the process: its next
  // statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Creates the query client of a pool or of one of its connections. */
export function openDatabase(pool: pg.Pool | pg.PoolClient): Database {
  return drizzle(pool, { schema });
}

/**
 * Runs the work in a transaction, or in a savepoint inside an existing one. The work receives the context with the
 * transaction as `db`.
 */
export function withTransaction<Ctx extends { readonly db: Database }, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((transaction) => runInTransaction(() => work({ ...ctx, db: transaction })));
}
