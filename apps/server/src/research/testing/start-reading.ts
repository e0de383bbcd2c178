import type pg from 'pg';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';
import { createOutgoing } from '../../platform/outgoing/index.ts';
import { createCrawler, type ReadingContext } from '../crawler.ts';

/** Crawlers of several servers on one database, with workspaces. */
export interface Reading {
  readonly sql: pg.Pool;
  /** A context of a workspace on the first server, or on another one. */
  ctx(workspaceId: string, server?: number): ReadingContext;
  close(): Promise<void>;
}

/** Starts the crawlers, which may reach all loopback addresses; the workspaces `one` and `two` exist. */
export async function startReading({ servers = 1, pauseMs = 0 } = {}): Promise<Reading> {
  const database = await createTestDatabase();
  const sql = openPool({ connectionString: database.url }, 2);
  await sql.query(
    `insert into workspace (id, name, slug) values ('one', 'One', 'one'), ('two', 'Two', 'two')`,
  );
  const started = Array.from({ length: servers }, () => {
    const pool = openPool({ connectionString: database.url }, 4);
    const outgoing = createOutgoing({ allow: ['127.0.0.0/8'] });
    const crawler = createCrawler({
      db: openDatabase(pool),
      outgoing,
      pauseMs,
      version: '1.2.3',
      contact: null,
      publicUrl: () => 'https://pagewright.example',
    });
    return { pool, outgoing, crawler };
  });
  return {
    sql,
    ctx(workspaceId, server = 0) {
      const crawler = started[server]?.crawler;
      if (!crawler) throw new Error(`there is no server ${server}`);
      return { actor: { workspaceId }, services: { crawler } };
    },
    async close() {
      for (const { pool, outgoing } of started) {
        await outgoing.close();
        await pool.end();
      }
      await sql.end();
      await database.drop();
    },
  };
}
