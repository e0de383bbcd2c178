import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { upload } from './testing/upload.ts';
import { eventually } from '../../../../../tests/eventually.ts';

const server = await openTestServer();
const eve = await server.signUp('Eve');

const BOUNDARY = 'xxxxxxxx';
const part = (disposition: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const FILE = part('name="file"; filename="a.md"', '# Title\n\nText');
const END = `--${BOUNDARY}--\r\n`;

/** Sends a raw form body. */
async function sendForm(body: string | Uint8Array, headers: Record<string, string> = {}) {
  const answer = await server.send('/api/upload', {
    method: 'POST',
    person: eve,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
  return {
    status: answer.status,
    body: answer.body as { error: string; code: string; content: { title: string }[] },
  };
}

async function countOfItems(): Promise<number> {
  const { rows } = await server.sql.query<{ count: number }>('select count(*)::int as count from content');
  return rows[0]!.count;
}

test('the file and its type can be in any order', async () => {
  for (const body of [
    FILE + part('name="type"', 'document') + END,
    part('name="type"', 'document') + FILE + END,
  ]) {
    expect((await sendForm(body)).status).toBe(201);
  }
  expect((await sendForm(part('name="type"', '') + FILE + END)).status).toBe(201);
  expect((await sendForm(part('name="other"', 'x') + FILE + END)).status).toBe(201);
});

test.each([
  ['no file', part('name="type"', 'image') + END, 400, 'file_missing'],
  ['nothing', END, 400, 'file_missing'],
  ['no bytes at all', '', 400, 'file_missing'],
  ['a file in another field', part('name="document"; filename="a.md"', 'x') + END, 400, 'file_missing'],
  ['text in the field of the file', part('name="file"', '# Title') + END, 400, 'file_missing'],
  ['two files', FILE + FILE + END, 400, 'one_file_only'],
  ['many fields', part('name="x"', 'y').repeat(20) + FILE + END, 400, 'one_file_only'],
  ['an unknown type', part('name="type"', 'video') + FILE + END, 400, 'invalid'],
  ['no end', FILE, 400, 'upload_incomplete'],
  ['half a file', FILE.slice(0, -4), 400, 'upload_incomplete'],
  [
    'a name that reaches into prototypes',
    part('name="__proto__"', 'x') + FILE + END,
    400,
    'upload_incomplete',
  ],
  ['noise', '\u0000\u0001\u0002--', 400, 'upload_incomplete'],
])('a form with %s is refused', async (_what, body, status, code) => {
  const before = await countOfItems();
  const answer = await sendForm(body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
  expect(await countOfItems()).toBe(before);
});

test('a body that is not a form is refused', async () => {
  const json = await server.send('/api/upload', { method: 'POST', person: eve, body: { file: 'x' } });
  expect([json.status, json.body]).toMatchObject([415, { code: 'unsupported_media_type' }]);
  expect((await sendForm(FILE + END, { 'content-type': 'multipart/form-data' })).status).toBe(400);
  expect((await sendForm(FILE + END, { 'content-type': 'text/markdown' })).status).toBe(415);
});

test('a file of 20 MB is accepted and a larger one is not', async () => {
  const most = Buffer.alloc(20_000_000, ' ');
  most.write('# Title\n\nWords');
  const largest = await upload(server, eve, { name: 'large.md', content: most });
  expect([largest.status, largest.body.error]).toEqual([201, undefined]);
  const larger = await upload(server, eve, {
    name: 'large.md',
    content: Buffer.concat([most, Buffer.from(' ')]),
  });
  expect([larger.status, larger.body.code]).toEqual([413, 'file_too_large']);
  const much = await upload(server, eve, { name: 'large.png', content: Buffer.alloc(60_000_000, 1) });
  expect([much.status, much.body.code]).toEqual([413, 'file_too_large']);
});

test.each([
  ['../../etc/passwd.md', 'passwd'],
  ['C:\\Users\\Eve\\My notes.txt', 'My notes'],
  ['nul\u0000byte.md', 'nulbyte'],
  ['line\nbreak.txt', 'line break'],
  ['\u202Egnp.exe.md', 'gnp.exe'],
  ['Überschrift — 漢字 🙂.md', 'Überschrift — 漢字 🙂'],
  ['<script>alert(1)</script>.md', 'script>'],
  [`${'long '.repeat(200)}.md`, 'long '.repeat(40).slice(0, 197).trim()],
  ['..', 'Text of the file'],
  ['', 'Text of the file'],
  ['.md', 'Text of the file'],
  ['"; filename="other.md', '"; filename="other'],
])('a file called %j gives its title', async (name, title) => {
  const form = new FormData();
  form.set('file', new File(['Text of the file'], name));
  const answer = await server.send('/api/upload', { method: 'POST', person: eve, body: form });
  const { content } = answer.body as { content: { title: string }[] };
  expect([answer.status, content[0]?.title]).toEqual([201, title]);
});

test('uploads require a session', async () => {
  const answer = await server.send('/api/upload', {
    method: 'POST',
    body: FILE + END,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  expect(answer.status).toBe(401);
});

/** Starts to send a form and reports when it is answered. */
async function beginForm(person: TestPerson, sent: string | Uint8Array, length?: number) {
  const sending = request(`${server.url}/api/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await person.token()}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length === undefined ? {} : { 'content-length': length }),
    },
  });
  const status = new Promise<number | undefined>((resolve) => {
    sending.on('response', (response) => resolve(response.statusCode));
    sending.on('error', () => resolve(undefined));
  });
  const isSent = new Promise<void>((resolve) => void sending.write(sent, () => resolve()));
  return { status, isSent, leave: () => void sending.destroy() };
}

test('a user can have at most four files processed at once', async () => {
  const adam = await server.signUp('Adam');
  const begun = [];
  for (let number = 0; number < 5; number += 1) begun.push(await beginForm(adam, FILE.slice(0, 20)));
  expect(await Promise.race(begun.map(({ status }) => status))).toBe(429);
  const fifth = await upload(server, adam, { name: 'a.txt', content: 'Text' });
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await upload(server, eve, { name: 'a.txt', content: 'Text' })).status).toBe(201);

  begun.forEach(({ leave }) => leave());
  await Promise.all(begun.map(({ status }) => status));
  await eventually(async () => {
    expect((await upload(server, adam, { name: 'a.txt', content: 'Text' })).status).toBe(201);
  });
});

test('if the caller disconnects, nothing is stored', async () => {
  const adam = await server.signUp('Adam');
  // Noise takes longest to encode.
  const image = await sharp(randomBytes(2_000 * 1_500 * 3), {
    raw: { width: 2_000, height: 1_500, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n${END}`)]);
  const half = await beginForm(adam, whole.subarray(0, whole.length / 2), whole.length);
  await half.isSent;
  half.leave();
  expect(await half.status).toBeUndefined();
  // A complete image, while it is being encoded.
  const isEncoding = once(sharp.queue, 'change');
  const complete = await beginForm(adam, whole, whole.length);
  await isEncoding;
  complete.leave();
  expect(await complete.status).toBeUndefined();
  // The same work, started later and finished; on a busy machine an image may exceed its time limit.
  await eventually(async () => {
    expect((await upload(server, adam, { name: 'a.jpg', content: image })).status).toBe(201);
  });
  const { rows } = await server.sql.query('select id from file where workspace_id = $1', [adam.workspaceId]);
  expect(rows).toHaveLength(1);
  const kept = async (): Promise<string[]> => {
    const entries = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  await expect.poll(kept).toEqual(rows.map(({ id }) => String(id)));
});
