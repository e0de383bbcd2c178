import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** Drizzle over a pool, or over the one connection of a transaction. */
export type Database = NodePgDatabase<typeof schema>;

/** Opens a pool; the caller ends it. Parsed dates are UTC; a broken connection is dropped, not thrown. */
export function openPool(connection: pg.PoolConfig, connections: number): pg.Pool {
  const pool = new pg.Pool({
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // A server that hangs inside a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 90_000,
    ...connection,
  });
  pool.on('error', () => undefined);
  // One that breaks while it is in use, between two statements, would otherwise end the process: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The query layer over a pool, or over one connection of it. */
export function openDatabase(pool: pg.Pool | pg.PoolClient): Database {
  return drizzle(pool, { schema });
}

/**
 * Runs the work in one transaction: all of it is kept, or nothing. Inside another one it is a savepoint of that.
 * The work receives the context whose `db` is the transaction.
 */
export function withTransaction<Ctx extends { readonly db: Database }, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((transaction) => work({ ...ctx, db: transaction }));
}
