import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '../../apps/server/src/platform/db/client.ts';
import { connectionString, startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/index.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import type { EffectContext } from '../../apps/server/src/platform/jobs/define.ts';
import { startQueue } from '../../apps/server/src/platform/jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test run's PostgreSQL, as administrator. */
    databaseAdmin: string;
  }
}

export const TEMPLATE_DATABASE = 'template_migrated';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: console.error };

/**
 * Runs no jobs. Each server would otherwise create the queue's tables, which takes half of its startup; it finds them
 * in its clone instead.
 */
const idle = { log: silent, services: { config: { recurringJobs: false } } } as unknown as EffectContext;

interface Running {
  readonly admin: string;
  readonly stop: () => Promise<void>;
}

/** Each Vitest project loads this module again, so shared state is stored on the process. */
const shared = globalThis as typeof globalThis & {
  testDatabase?: { readonly running: Promise<Running>; projects: number };
};

/**
 * Starts one real PostgreSQL for all projects of a run, with a migrated template database that each test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = (shared.testDatabase ??= { running: start(), projects: 0 });
  database.projects += 1;
  const { admin, stop } = await database.running;
  project.provide('databaseAdmin', admin);
  return async () => {
    database.projects -= 1;
    if (database.projects > 0) return;
    delete shared.testDatabase;
    await stop();
  };
}

async function start(): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-test-'));
  const server = await startEmbeddedDatabase({
    dataDir,
    log: silent,
    purpose: 'test run',
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      wal_compression: 'off',
      // Databases live for seconds; looking after each of them costs more than it saves.
      autovacuum: 'off',
      // Many servers at once, each with its own connections.
      max_connections: 300,
    },
  });
  const admin = new pg.Client(server.adminConnection);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE_DATABASE} OWNER ${server.connection.user}`);
  const pool = openPool({ ...server.connection, database: TEMPLATE_DATABASE }, 2);
  await migrate(pool);
  await (await startQueue(pool, idle, { recurring: [], retired: [] })).stop(0);
  await pool.end();
  await admin.end();
  return {
    admin: connectionString(server.adminConnection),
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
