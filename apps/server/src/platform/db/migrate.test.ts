import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { runOperatorCommand } from '../../../../../tests/server/run-operator-command.ts';
import { startTestServer } from '../../../../../tests/server/test-server.ts';
import { openPool } from './client.ts';

const COMMAND = 'apps/server/src/platform/db/migrate-command.ts';

const server = await openTestServer();
const lastMigration = '(select max(id) from drizzle.__drizzle_migrations)';

test('the server and the command reject a newer schema and say what to do', async () => {
  await server.sql.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 32503680000000)",
  );
  const reason = /newer schema .* \(1 migration more.*\)\. Start the newer version/;
  const settings = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir };
  await expect(startTestServer(settings)).rejects.toThrow(reason);
  const { code, output } = await runOperatorCommand(server, COMMAND, []);
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 78, lines: 1 });
  expect(output).toMatch(reason);
  await server.sql.query(`delete from drizzle.__drizzle_migrations where id = ${lastMigration}`);
});

test('the command migrates a database, even while a server runs, and reports what it did', async () => {
  expect(await runOperatorCommand(server, COMMAND, [])).toEqual({
    code: 0,
    output: expect.stringMatching(/^The schema was up to date \(\d+ migrations\)\n$/),
  });
  const database = await createTestDatabase();
  const pool = openPool({ connectionString: database.url }, 1);
  await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  const { code, output } = await runOperatorCommand({ ...server, databaseUrl: database.url }, COMMAND, []);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^Applied \d+ of \d+ migrations\n$/),
  });
  expect((await pool.query('select from "user"')).rowCount).toBe(0);
  await pool.end();
  await database.drop();
});
