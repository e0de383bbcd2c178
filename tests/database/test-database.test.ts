import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('each test database is migrated, empty, and isolated', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const pools = [
    new pg.Pool({ connectionString: one.url }),
    new pg.Pool({ connectionString: two.url }),
  ] as const;
  const migrations = await pools[0].query('SELECT 1 FROM drizzle.__drizzle_migrations');
  expect(migrations.rowCount).toBeGreaterThan(0);
  await pools[0].query('CREATE TABLE only_here (id int)');
  await expect(pools[1].query('SELECT * FROM only_here')).rejects.toThrow('does not exist');
  const settings = await pools[0].query<{ user: string; super: string }>(
    "SELECT current_user AS user, current_setting('is_superuser') AS super",
  );
  expect(settings.rows[0]).toEqual({ user: 'pagewright', super: 'off' });
  await Promise.all(pools.map((pool) => pool.end()));
  await Promise.all([one.drop(), two.drop()]);
});
