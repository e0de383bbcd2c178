import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/server/test-server.ts';
import { dataFolderStore } from '../../providers/files/data-folder/client.ts';
import { picture } from './testing/images.ts';
import { upload } from './testing/upload.ts';

let server: TestServer;
let url: string;
let bytes: number;

beforeAll(async () => {
  server = await startTestServer();
  const answer = await upload(server, await server.signUp(), {
    name: 'a.png',
    content: await picture('png'),
  });
  ({ url, bytes } = answer.body.file!);
});
afterAll(() => server.close());

test('images are public and cached for a year', async () => {
  const { status, headers } = await server.send(url);
  expect(status).toBe(200);
  const { id } = /\/files\/(?<id>.*)/.exec(url)!.groups!;
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': `inline; filename="${id}.webp"`,
    etag: expect.stringMatching(/^"[\da-f]{64}"$/),
  });
});

test('a cached image is not sent again, and HEAD returns all headers', async () => {
  const etag = (await server.send(url)).headers.get('etag')!;
  const again = await server.send(url, { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('cache-control')).toContain('immutable');
  const other = await server.send(url, { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
  const head = await server.send(url, { method: 'HEAD' });
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, '', String(bytes)]);
});

test.each([
  '/files/nothing',
  '/files/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '/files/..%2f..%2fsecret',
  '/files/%00',
  `/files/${'x'.repeat(290)}`,
  '/files/~image-1.png',
])('%s is not there', async (path) => {
  const answer = await server.send(path);
  expect([answer.status, answer.body]).toEqual([
    404,
    { error: 'This file does not exist.', code: 'not_found' },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an image whose bytes are missing is not found', async () => {
  const eve = await server.signUp();
  const { body } = await upload(server, eve, { name: 'a.png', content: await picture('png') });
  const lost = 'L'.repeat(32);
  await server.sql.query('update file set id = $2 where id = $1', [body.file!.id, lost]);
  expect((await server.send(`/files/${lost}`)).status).toBe(404);
});

test('only reads are allowed', async () => {
  const eve = await server.signUp();
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect([method, (await server.send(url, { method, person: eve, body: {} })).status]).toEqual([
      method,
      404,
    ]);
  }
});

test('other users of the machine cannot list the files, whose names grant access', async () => {
  const folder = join(server.dataDir, 'files');
  const folders = async () => [folder, ...(await readdir(folder)).map((name) => join(folder, name))];
  const modes = async () =>
    Promise.all((await folders()).map(async (path) => ((await stat(path)).mode & 0o777).toString(8)));
  expect(new Set(await modes())).toEqual(new Set(['700']));
  // As older versions created them.
  for (const path of await folders()) await chmod(path, 0o755);
  dataFolderStore(folder);
  expect(new Set(await modes())).toEqual(new Set(['700']));
});
