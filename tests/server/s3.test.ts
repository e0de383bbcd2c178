import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import {
  resolveArchive,
  checkS3,
  openFileStorage,
  openFileBucket,
} from '../../apps/server/src/provider-factories/file-storage.ts';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { restoreBackup } from '../../apps/server/src/platform/db/backup/restore-backup.ts';
import { openDatabase, openPool } from '../../apps/server/src/platform/db/client.ts';
import { moveFiles } from '../../apps/server/src/features/files/to-s3/move-files.ts';
import { picture } from '../../apps/server/src/features/files/testing/images.ts';
import { upload } from '../../apps/server/src/features/files/testing/upload.ts';
import { backUpIfDue } from '../../apps/server/src/features/health/backups/back-up.ts';
import { createSecrets } from '../../apps/server/src/platform/secrets/index.ts';
import { bucketArchives } from '../../apps/server/src/providers/files/s3/client.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { openS3 } from '../fakes/s3/open-s3.ts';
import { createServices } from './services.ts';
import { openTestServer } from './open-test-server.ts';
import type { TestServer } from './test-server.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const s3 = await openS3();
const folder = await mkdtemp(join(tmpdir(), 'pagewright-s3-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const config = loadConfig(s3.settings);
/** Small enough for an archive to have several parts. */
const PART_BYTES = 4_000;
const none = (): void => undefined;

describe('two servers with data folders of their own, one database and one bucket', async () => {
  const settings = { ...s3.settings, SECRETS_KEY: 'a-key-that-both-servers-of-this-test-have' };
  const first = await openTestServer(settings);
  const second = await openTestServer({ ...settings, DATABASE_URL: first.databaseUrl });
  const person = await first.signUp();
  const image = { name: 'a.png', content: await picture('png') };

  test('read files that the other server stored, and answer 404 for one that the bucket has lost', async () => {
    const { status, body } = await upload(first, person, image);
    expect(status).toBe(201);
    const { id, url, bytes } = body.file!;
    expect(await s3.keys('files')).toEqual([`pagewright/uploads/${id}`]);
    expect(await readdir(join(first.dataDir, 'files'))).toEqual([]);
    const read = await fetch(`${second.url}${url}`);
    expect([read.status, (await read.bytes()).length]).toEqual([200, bytes]);

    const { store } = await openFileStorage(config, join(folder, 'none'));
    await store.remove(id);
    await store.remove(id);
    expect(await s3.keys('files')).toEqual([]);
    expect((await second.send(url)).status).toBe(404);
  });

  test('keep one file for a call that is repeated with its key', async () => {
    const headers = { 'idempotency-key': 'once-in-s3-0001' };
    const made = await upload(first, person, image, { headers });
    const again = await upload(second, person, image, { headers });
    expect(again.body).toEqual(made.body);
    expect(await s3.keys('files')).toEqual([`pagewright/uploads/${made.body.file?.id}`]);
  });

  test('create one item for a call that is repeated with its key, on the other server and on both at once', async () => {
    const create = (server: TestServer, key: string) =>
      server.send('/api/content', {
        method: 'POST',
        person,
        body: { title: `Made with ${key}`, content: '' },
        headers: { 'idempotency-key': key },
      });
    const made = await create(first, 'in-turn');
    const again = await create(second, 'in-turn');
    expect([made.status, again.status, again.body]).toEqual([201, 201, made.body]);
    const both = await Promise.all([first, second, first, second].map((server) => create(server, 'at-once')));
    expect(both.map(({ status, body }) => [status, body])).toEqual(both.map(() => [201, both[0]?.body]));

    const kept = { workspaceId: '', field: `answer:${person.userId}:in-turn` };
    const foreign = createSecrets(['a-key-that-no-server-of-this-test-has']).seal('{}', kept);
    await first.sql.query(`update idempotency_key set body = $1 where key = 'in-turn'`, [foreign]);
    const unreadable = await create(second, 'in-turn');
    expect([unreadable.status, unreadable.body]).toEqual([
      422,
      {
        code: 'idempotent_answer_unreadable',
        error:
          'This request was already carried out, but its answer can no longer be read. Check the result before you send it again with a new idempotency key.',
      },
    ]);
    const { rows } = await first.sql.query(
      `select title from content where title like 'Made with %' order by title`,
    );
    expect(rows).toEqual([{ title: 'Made with at-once' }, { title: 'Made with in-turn' }]);
  });

  test('answer 503 while S3 is down, and work again when it is back', async () => {
    const { body: kept } = await upload(first, person, image);
    await s3.stop();
    const down = await upload(first, person, image);
    const sentence = 'File storage is unavailable right now. Try again in a few minutes.';
    expect([down.status, down.body]).toEqual([503, { error: sentence, code: 'files_unavailable' }]);
    const read = await second.send(kept.file!.url);
    expect([read.status, read.body, read.headers.get('retry-after')]).toEqual([
      503,
      { error: sentence, code: 'files_unavailable' },
      '30',
    ]);
    expect((await second.send('/api/ready')).status).toBe(200);
    const reasons: string[] = [];
    await checkS3(config, (reason) => reasons.push(reason));
    expect(reasons).toEqual([
      expect.stringMatching(/^S3 bucket files at .* does not answer \(ECONNREFUSED\)/),
    ]);
    await s3.start();
    expect((await second.send(kept.file!.url)).status).toBe(200);
  });

  test('a daily backup goes to S3, is restored from there, and brings back equal rows and the files', async () => {
    const pool = openPool({ connectionString: first.databaseUrl }, 2);
    const target = await createTestDatabase();
    try {
      const daily = { BACKUP_DIR: 's3://backups/daily', BACKUP_KEEP: '1', BACKUP_HOUR: '0' };
      const services = {
        ...createServices({ ...s3.settings, ...daily }),
        archives: bucketArchives(config.s3!, { bucket: 'backups', prefix: 'daily/' }, PART_BYTES),
        installation: {
          connection: { connectionString: first.databaseUrl },
          filesDir: join(first.dataDir, 'files'),
          bucket: await openFileBucket(config),
        },
      };
      const ctx = { db: openDatabase(pool), services, log: services.log };
      await services.archives.write('of-yesterday.tar.gz', async (file) => {
        await writeFile(file, 'old');
        return {};
      });
      await first.sql.query(
        `insert into backup_run (started_at, finished_at, archive) select t, t, 'of-yesterday.tar.gz' from (select now() - interval '1 day') as y (t)`,
      );
      await backUpIfDue(ctx);
      const { rows } = await first.sql.query<{
        archive: string;
        bytes: string;
        error: string | null;
        verified_at: Date | null;
      }>('select archive, bytes, error, verified_at from backup_run order by started_at desc limit 1');
      const archive = rows[0]?.archive ?? '';
      expect(rows).toMatchObject([{ error: null, verified_at: expect.any(Date) as Date }]);
      expect(Number(rows[0]?.bytes)).toBeGreaterThan(2 * PART_BYTES);
      // The previous one was deleted.
      expect(await s3.keys('backups')).toEqual([`daily/${archive}`]);

      const files = (await s3.keys('files')).toSorted();
      expect(files.length).toBeGreaterThan(0);
      const { store, bucket } = await openFileStorage(config, join(folder, 'none'));
      for (const key of files) await store.remove(key.split('/').at(-1)!);
      const { place, name } = await resolveArchive(`s3://backups/daily/${archive}`, config);
      const restored = await place.use(name, (file) =>
        restoreBackup(
          { connection: { connectionString: target.url }, filesDir: join(folder, 'restored'), bucket },
          file,
          false,
        ),
      );
      // Restoring compares each table with the sum that the backup took.
      expect(restored.files).toBe(files.length);
      expect((await s3.keys('files')).toSorted()).toEqual(files);
      await expect(place.use('none.tar.gz', () => Promise.resolve())).rejects.toMatchObject({
        forOperator: 'there is no backup s3://backups/daily/none.tar.gz',
      });
    } finally {
      await pool.end();
      await target.drop();
    }
  });

  test('files of the folder are readable before they are moved, by a command that can be repeated', async () => {
    const filesDir = join(second.dataDir, 'files');
    const ids = ['aaFirstFileOfTheFolder', 'bbSecondFileOfTheFolder'];
    const { store, bucket } = await openFileStorage(config, filesDir);
    const inFolder = await openFileStorage({ s3: null }, filesDir);
    const bytes = randomBytes(50_000);
    for (const id of ids) await inFolder.store.write(id, bytes);
    const before = await store.read(ids[0]!);
    expect((await buffer(before!.stream)).equals(bytes)).toBe(true);

    // An interrupted run had copied one of them.
    await bucket!.write(ids[0]!, bytes);
    const file = 'apps/server/src/features/files/to-s3/move-files-command.ts';
    const run = (words: readonly string[]) => runOperatorCommand(second, file, words, s3.settings);
    const copied = await run([]);
    expect(copied.output).toBe(
      `Copied 1 files (50000 bytes) to s3://files/pagewright/uploads/; 1 were there already; deleted 0 from ${filesDir}\n`,
    );
    expect((await stat(join(filesDir, 'aa', ids[0]!))).size).toBe(50_000);
    // The bucket has a different file under this id.
    await writeFile(join(filesDir, 'bb', ids[1]!), bytes.subarray(1));
    const moved = await moveFiles(filesDir, bucket!, true);
    expect(moved).toEqual({ copied: 1, wereThere: 1, deleted: 2, bytes: 49_999 });
    const after = await store.read(ids[1]!);
    expect((await buffer(after!.stream)).equals(bytes.subarray(1))).toBe(true);
  });
});

test('a server that accepts connections and never answers is given up on after three attempts', async () => {
  let connections = 0;
  const silent = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const slow = { ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_TIMEOUT_MS: '100' };
  const bucket = await openFileBucket(loadConfig(slow));
  await expect(bucket!.read('aFileThatNobodyAnswers')).rejects.toMatchObject({
    status: 503,
    forOperator: expect.stringContaining('does not answer') as string,
  });
  expect(connections).toBe(3);
  silent.close();
});

test.each([
  [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'the secret key is wrong; check S3_SECRET_ACCESS_KEY'],
  [{ S3_ACCESS_KEY_ID: 'wrong' }, 'the access key is unknown; check S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'elsewhere' }, 'the bucket does not exist; create it, or correct its name'],
])('a start with %j is refused with the next step', async (wrong, step) => {
  await expect(checkS3(loadConfig({ ...s3.settings, ...wrong }), none)).rejects.toThrow(
    new RegExp(`^S3_BUCKET is wrong: S3 bucket .*: ${step}$`),
  );
});

test.each([
  [{ S3_BUCKET: 'files' }, /^S3_BUCKET is wrong: S3 needs a key; set S3_ACCESS_KEY_ID/],
  [{ BACKUP_DIR: 's3://backups' }, /^BACKUP_DIR is wrong: S3 needs a key/],
  [{ S3_ACCESS_KEY_ID: 'one' }, /^S3_SECRET_ACCESS_KEY is missing/],
  [{ S3_BUCKET: 'No bucket' }, /^S3_BUCKET is wrong: must be the name of a bucket/],
  [{ S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT is wrong: must be an address/],
  [{ S3_PREFIX: '../up' }, /^S3_PREFIX is wrong/],
  [{ BACKUP_DIR: 'backups' }, /^BACKUP_DIR is wrong: must be an absolute path or a folder in S3/],
])('the settings %j are refused', (settings, message) => {
  expect(() => loadConfig(settings as Record<string, string>)).toThrow(message);
});
