/**
 * The baseline of creating an item: bare Fastify that parses the same request and inserts the same rows in one
 * transaction, each by a prepared statement. No token, no policy, no score. list.ts starts it with an IPC channel, over
 * which it sends the rows and receives the port.
 */
import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';
import type { WrittenRow } from './written-rows.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Columns that identify their own row, or name the item. */
const IDS = new Set(['id', 'content_id', 'subject_id']);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = fastify();

process.once('message', (given) => void listen(given as WrittenRow[]));

async function listen(rows: readonly WrittenRow[]): Promise<void> {
  const contentId = rows[0]?.values[rows[0].columns.indexOf('id')] ?? '';
  const statements = rows.map(({ table, columns }, index) => ({
    name: `insert ${index}`,
    text: `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
      values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
  }));
  app.post('/create', async (_request, reply) => {
    const id = randomUUID();
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [index, statement] of statements.entries()) {
        const row = rows[index];
        const values = row?.values.map((value, at) => {
          if (value === null) return null;
          const isOwnId = IDS.has(row.columns[at] ?? '') && UUID.test(value) && value !== contentId;
          return isOwnId ? randomUUID() : value.replaceAll(contentId, id);
        });
        await client.query({ ...statement, values: values ?? [] });
      }
      await client.query('commit');
    } finally {
      client.release();
    }
    return reply.code(201).send({ id });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the floor does not listen');
  process.send?.(address.port);
}
process.on('disconnect', () => process.exit(0));
