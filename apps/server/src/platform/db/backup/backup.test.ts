import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/database/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let archive: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-backup-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  archive = join(folder, 'all.tar.gz');
});

afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

async function withClient<Result>(
  database: TestDatabase,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A hash of every table's rows, computed independently of the code under test. */
function checksums(database: TestDatabase): Promise<Record<string, string>> {
  return withClient(database, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY t::text COLLATE "C"`,
      );
      sums[name] = createHash('sha256')
        .update(rows.map(({ row }) => row).join('\n'))
        .digest('hex');
    }
    return sums;
  });
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO "user" (id, name, email) VALUES ('u1', E'Zoë\\t"quoted"\\n\\\\N', 'zoe@example.com'), ('u2', '\\N', 'n@example.com')`,
  );
  await client.query(`INSERT INTO workspace (id, name, slug, created_at) VALUES ('w1', 'One', 'one', now())`);
  await client.query(
    `INSERT INTO content (id, workspace_id, author_id, author_name, author_email, title, content, text, word_count, tags, score_result, engagement_time)
     SELECT gen_random_uuid(), 'w1', 'u1', 'Zoë', 'zoe@example.com', 'Title ' || n, repeat('{"a":"\\\\b\\n"}', 100), repeat('word ', n), n,
       ARRAY['a,b', 'c"d', ''], jsonb_build_object('n', n / 3.0), 0.1 + n FROM generate_series(1, 300) n`,
  );
  // On a day before those of the migrations, over several days, before there were partitions, and on a missing day.
  await client.query(
    `CREATE TABLE visit_20250101 PARTITION OF visit FOR VALUES FROM ('2025-01-01') TO ('2025-01-02');
     CREATE TABLE visit_20990101 PARTITION OF visit FOR VALUES FROM ('2099-01-01') TO ('2099-01-10');
     INSERT INTO visit (content_id, load, number, kind, seconds, source, target, at, day)
     SELECT id, gen_random_uuid(), 0, 'view', 0, '', '', now(), day FROM content,
       unnest('{1970-01-01,2025-01-01,2099-01-05,2101-02-03}'::date[] || current_date) day`,
  );
  await client.query(
    `INSERT INTO audit_entry (workspace_id, actor_id, action, subject) SELECT 'w1', 'u1', 'made', n::text FROM generate_series(1, 57) n`,
  );
}

async function fillFiles(filesDir: string): Promise<void> {
  for (const name of ['ab/abcdefghijklmnop', 'cd/cdefghijklmnopqr', 'ef/empty_file_of_none']) {
    await mkdir(join(filesDir, name.slice(0, 2)), { recursive: true });
    await writeFile(join(filesDir, name), name.includes('empty') ? '' : randomBytes(70_000));
  }
  await writeFile(join(filesDir, 'ab/half-written.0123456789ab'), 'not yet');
}

const from = (database: TestDatabase, name: string) => ({
  connection: { connectionString: database.url },
  filesDir: join(folder, name),
  bucket: null,
});

test('a restored copy has equal checksums and files, and its sequences continue', async () => {
  await withClient(source, fill);
  await fillFiles(join(folder, 'files'));
  const written = await writeBackup(from(source, 'files'), archive);
  const restored = await restoreBackup(from(target, 'copy'), archive, false);

  expect(await checksums(target)).toEqual(await checksums(source));
  expect(restored).toMatchObject({ ...written, files: 3 });
  for (const name of ['ab/abcdefghijklmnop', 'cd/cdefghijklmnopqr', 'ef/empty_file_of_none']) {
    expect(
      (await readFile(join(folder, 'copy', name))).equals(await readFile(join(folder, 'files', name))),
    ).toBe(true);
  }
  await expect(readFile(join(folder, 'copy/ab/half-written.0123456789ab'))).rejects.toThrow('ENOENT');
  const next = await withClient(target, (client) =>
    client.query<{ id: string }>(
      `INSERT INTO audit_entry (workspace_id, action, subject) VALUES ('w1', 'made', 'next') RETURNING id`,
    ),
  );
  expect(Number(next.rows[0]?.id)).toBe(58);
  await expect(
    withClient(target, (client) =>
      client.query(`INSERT INTO audit_entry (workspace_id, action, subject) VALUES ('nowhere', 'a', 'b')`),
    ),
  ).rejects.toThrow('foreign key');
});

test('a backup during writes is a consistent snapshot', async () => {
  await withClient(source, fill);
  let isWriting = true;
  const writer = withClient(source, async (client) => {
    for (let n = 0; isWriting; n += 1) {
      // Both rows in one transaction: a consistent copy has equally many of each.
      await client.query(
        `WITH one AS (INSERT INTO mail (key, recipient, subject, text) VALUES ('k${n}', 'a', 'b', repeat('x', 2000)))
         INSERT INTO outbox (key, kind, payload) VALUES ('k${n}', 'mail', '{}')`,
      );
    }
  });
  await expect
    .poll(() => withClient(source, async (client) => (await client.query('SELECT 1 FROM mail')).rowCount))
    .toBeGreaterThan(20);
  await writeBackup(from(source, 'files'), archive);
  isWriting = false;
  await writer;
  await restoreBackup(from(target, 'copy'), archive, false);
  const { rows } = await withClient(target, (client) =>
    client.query<{ mails: string; effects: string }>(
      'SELECT (SELECT count(*) FROM mail) AS mails, (SELECT count(*) FROM outbox) AS effects',
    ),
  );
  expect(Number(rows[0]?.mails)).toBeGreaterThan(20);
  expect(rows[0]?.mails).toBe(rows[0]?.effects);
});

test('an installation with users is only replaced if confirmed, and not while a server runs', async () => {
  await withClient(source, fill);
  await writeBackup(from(source, 'files'), archive);
  await withClient(target, (client) =>
    client.query(`INSERT INTO "user" (id, name, email) VALUES ('other', 'Other', 'other@example.com')`),
  );
  const before = await checksums(target);
  await expect(restoreBackup(from(target, 'copy'), archive, false)).rejects.toThrow('--replace');
  await withClient(target, () =>
    expect(restoreBackup(from(target, 'copy'), archive, true)).rejects.toThrow('in use by 1 other'),
  );
  expect(await checksums(target)).toEqual(before);
  await restoreBackup(from(target, 'copy'), archive, true);
  expect(await checksums(target)).toEqual(await checksums(source));
});

test('a database with foreign tables is left alone', async () => {
  await withClient(source, fill);
  await writeBackup(from(source, 'files'), archive);
  await withClient(target, (client) => client.query('CREATE TABLE shop_orders (id int)'));
  await expect(restoreBackup(from(target, 'copy'), archive, true)).rejects.toThrow('shop_orders');
});

test('a damaged, truncated, or foreign archive changes nothing', async () => {
  await withClient(source, fill);
  await fillFiles(join(folder, 'files'));
  await writeBackup(from(source, 'files'), archive);
  const whole = await readFile(archive);
  const before = await checksums(target);

  await truncate(archive, whole.length - 5_000);
  await expect(restoreBackup(from(target, 'copy'), archive, false)).rejects.toThrow('is damaged');
  // A changed value in a validly compressed row: only the table's checksum can tell.
  const plain = gunzipSync(whole);
  plain.write('zoX@example.com', plain.indexOf('zoe@example.com', plain.indexOf('tables/user/')));
  await writeFile(archive, gzipSync(plain));
  await expect(restoreBackup(from(target, 'copy'), archive, false)).rejects.toThrow(
    'the restored table user differs',
  );
  await writeFile(archive, 'no archive at all');
  await expect(restoreBackup(from(target, 'copy'), archive, false)).rejects.toThrow('is damaged');
  await expect(restoreBackup(from(target, 'copy'), join(folder, 'none'), false)).rejects.toThrow(
    'there is no backup',
  );

  expect(await checksums(target)).toEqual(before);
  await expect(readFile(join(folder, 'copy/ab/abcdefghijklmnop'))).rejects.toThrow('ENOENT');
});

test('an archive with a newer schema is rejected', async () => {
  await withClient(source, async (client) => {
    await fill(client);
    await client.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`,
    );
  });
  await writeBackup(from(source, 'files'), archive);
  await expect(restoreBackup(from(target, 'copy'), archive, false)).rejects.toThrow('newer schema');
});

test('a table of somebody else in the archive is left out and named', async () => {
  await withClient(source, async (client) => {
    await fill(client);
    await client.query(
      `CREATE TABLE shop_orders (id serial PRIMARY KEY, note text);
       INSERT INTO shop_orders (note) SELECT repeat('x', 5000) FROM generate_series(1, 500)`,
    );
  });
  await writeBackup(from(source, 'files'), archive);
  const before = await checksums(source);
  const restored = await restoreBackup(from(target, 'copy'), archive, false);
  expect(restored.leftOut).toEqual(['shop_orders']);
  const { shop_orders: _, ...ours } = before;
  expect(await checksums(target)).toEqual(ours);
});

test('any tar can list the archive', async () => {
  await withClient(source, fill);
  await fillFiles(join(folder, 'files'));
  await writeBackup(from(source, 'files'), archive);
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
  expect(names[0]).toBe('pagewright-backup.json');
  expect(names).toContain('tables/user/000001.copy');
  expect(names).toContain('files/ab/abcdefghijklmnop');
  expect(names.at(-1)).toBe('end.json');
});
