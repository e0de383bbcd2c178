import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { Database } from '../../platform/db/client.ts';
import { rescoreById } from './evidence/rescore-item.ts';
import { rescoreContent } from './rescore-content.ts';
import { create, paragraphs, read } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

test('after an upgrade every score is recomputed, and nothing else changes', async () => {
  const sentence = 'Sourdough bread needs flour, water, salt and time to rise slowly in a cool kitchen. ';
  const items = [];
  for (let index = 1; index <= 60; index += 1) {
    items.push(
      await create(server, ada, {
        title: `Sourdough bread ${index}`,
        content: paragraphs(sentence.repeat(index % 5)),
        primaryKeyword: 'sourdough bread',
      }),
    );
  }
  await server.sql.query("update content set score = 1, score_result = null, engine_version = '0.0.1'");
  const ctx = { db: drizzle(server.sql) as unknown as Database, log: pino({ level: 'silent' }) };
  expect(await rescoreContent(ctx)).toBe(60);
  expect(await rescoreContent(ctx)).toBe(0);
  for (const item of items) expect(await read(server, ada, item.id)).toEqual(item);
  const { rows } = await server.sql.query(
    "select 1 from content where score_result is null or engine_version = '0.0.1'",
  );
  expect(rows).toEqual([]);
});

test('scores from a newer engine stay while an older server is still running', async () => {
  const { id } = await create(server, ada, {
    title: 'Rye bread',
    content: paragraphs(
      'Rye bread needs rye flour, water, salt and a long night to rise in a cool kitchen. ',
    ),
    primaryKeyword: 'rye bread',
  });
  const ctx = { db: drizzle(server.sql) as unknown as Database, log: pino({ level: 'silent' }) };
  await server.sql.query("update content set score = 1, engine_version = '1000.0.0' where id = $1", [id]);
  expect(await rescoreContent(ctx)).toBe(0);
  expect(await read(server, ada, id)).toMatchObject({ score: 1 });
  await rescoreById(ctx, id);
  const { rows } = await server.sql.query('select score, engine_version from content where id = $1', [id]);
  expect(rows).toEqual([{ score: 1, engine_version: '1000.0.0' }]);
});
