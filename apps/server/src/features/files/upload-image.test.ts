import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { grayPng, picture, pngChunk } from './testing/images.ts';
import { upload } from './testing/upload.ts';

const server = await openTestServer();
const eve = await server.signUp('Eve');

/** Fetches the bytes that a visitor gets. */
async function fetchBytes(path: string): Promise<Buffer> {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function storedFiles(): Promise<number> {
  const { rows } = await server.sql.query<{ count: number }>('select count(*)::int as count from file');
  return rows[0]!.count;
}

/** Uploads an image and returns it as a visitor gets it. */
async function stored(name: string, content: Uint8Array) {
  const { status, body } = await upload(server, eve, { name, content }, { type: 'image' });
  expect([status, body.error]).toEqual([201, undefined]);
  const { file } = body;
  const bytes = await fetchBytes(file!.url);
  return { file: file!, bytes, metadata: await sharp(bytes).metadata() };
}

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('an image as %s is re-encoded', async (format) => {
  const sent = await picture(format);
  const { file, bytes, metadata } = await stored(`picture.${format}`, sent);
  expect(file).toEqual({
    id: expect.stringMatching(/^[\w-]{32}$/),
    url: `/files/${file.id}`,
    width: 60,
    height: 40,
    bytes: bytes.length,
    mediaType: 'image/webp',
  });
  expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 60, 40]);
  const { rows } = await server.sql.query('select * from file where id = $1', [file.id]);
  expect(rows[0]).toMatchObject({
    workspace_id: eve.workspaceId,
    owner_id: eve.userId,
    bytes: bytes.length,
  });
  const path = join(server.dataDir, 'files', file.id.slice(0, 2).toLowerCase(), file.id);
  expect((await stat(path)).size).toBe(bytes.length);
});

test('the type of an image is detected by content, not by name', async () => {
  const { metadata } = await stored('picture.jpg', await picture('png'));
  expect(metadata.width).toBe(60);
  expect(
    (await upload(server, eve, { name: 'notes.txt', content: await picture('gif') })).body.file,
  ).not.toBeNull();
});

test('an image is upright, at most 2,400 pixels wide, and has no location data', async () => {
  const sent = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#123456' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Secret-Person', ImageDescription: '<script>alert(1)</script>' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret-Place</x:xmpmeta>')
    .toBuffer();
  expect(sent.toString('latin1')).toContain('Secret-Person');
  expect(sent.toString('latin1')).toContain('Secret-Place');
  const { file, bytes, metadata } = await stored('camera.jpg', sent);
  expect([file.width, file.height]).toEqual([1200, 2400]);
  expect([metadata.width, metadata.height, metadata.orientation]).toEqual([1200, 2400, undefined]);
  expect(bytes.toString('latin1')).not.toMatch(/Secret|script/);
});

test('data hidden in an image is removed', async () => {
  const payload = '<script>alert(document.domain)</script><?php system($_GET[0]); ?>';
  const png = Buffer.from(await picture('png'));
  const end = png.indexOf('IEND') - 4;
  const polyglots = [
    Buffer.concat([png, Buffer.from(payload)]),
    Buffer.concat([
      png.subarray(0, end),
      pngChunk('tEXt', Buffer.from(`Comment\0${payload}`)),
      png.subarray(end),
    ]),
    Buffer.concat([Buffer.from(await picture('gif')), Buffer.from(`/*${payload}*/`)]),
    Buffer.concat([Buffer.from(await picture('jpeg')), Buffer.from(`PK\u0003\u0004${payload}`)]),
  ];
  for (const polyglot of polyglots) {
    expect(polyglot.includes(payload)).toBe(true);
    const { bytes } = await stored('polyglot.png', polyglot);
    expect(bytes.toString('latin1')).not.toMatch(/script|php|PK/);
  }
});

test('an animation is preserved, or reduced to its first frame if it is too long', async () => {
  const animate = async (frames: number, side: number): Promise<Uint8Array> => {
    const pictures = await Promise.all(
      Array.from({ length: frames }, (_, index) =>
        sharp({
          create: {
            width: side,
            height: side,
            channels: 3,
            background: { r: (index * 9) % 255, g: 0, b: 9 },
          },
        })
          .png()
          .toBuffer(),
      ),
    );
    return sharp(pictures, { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer();
  };
  const short = await stored('short.gif', await animate(5, 50));
  expect([short.metadata.pages, short.file.width, short.file.height]).toEqual([5, 50, 50]);
  const long = await stored('long.gif', await animate(42, 1000));
  expect([long.metadata.pages ?? 1, long.file.width, long.file.height]).toEqual([1, 1000, 1000]);
});

test('transparency is preserved', async () => {
  const { metadata } = await stored('glass.png', await picture('png', { alpha: 0.5 }));
  expect(metadata.hasAlpha).toBe(true);
});

test.each([
  [
    'more pixels than is said to be sane',
    422,
    'too_many_pixels',
    grayPng(100_000, 100_000, new Uint8Array(1_000)),
  ],
  [
    'pixels that unpack to gigabytes',
    422,
    'too_many_pixels',
    grayPng(30_000, 30_000, new Uint8Array(90_000_000)),
  ],
  ['a header without pixels', 422, 'unreadable_image', grayPng(500, 500, new Uint8Array(0))],
  ['only its first bytes', 422, 'unreadable_image', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a name and nothing else', 422, 'empty_file', new Uint8Array(0)],
])('an image of %s is refused', async (_what, status, code, content) => {
  const before = await storedFiles();
  const answer = await upload(server, eve, { name: 'picture.png', content }, { type: 'image' });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
  expect(await storedFiles()).toBe(before);
});

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a truncated %s is refused', async (format) => {
  const whole = await picture(format, { width: 300, height: 300 });
  const content = whole.subarray(0, Math.floor(whole.length * 0.6));
  const answer = await upload(server, eve, { name: 'picture', content });
  expect([answer.status, answer.body.code]).toEqual([422, 'unreadable_image']);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each([
  ['picture.svg', SVG, undefined],
  ['picture.svg', SVG, 'image'],
  ['picture.png', SVG, 'image'],
  ['picture.png', `\uFEFF<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg>\n${SVG}`, undefined],
  ['picture.svg', `<!-- ${'x'.repeat(5000)} -->${SVG}`, undefined],
  ['picture.png', '<!doctype html><p>Not a picture</p>', 'image'],
  ['picture.png', '# Not a picture', 'image'],
])('%s that is markup is no image (%#)', async (name, content, type) => {
  const answer = await upload(server, eve, { name, content, mediaType: 'image/png' }, type ? { type } : {});
  expect([answer.status, ['wrong_type', 'unsupported_file'].includes(answer.body.code ?? '')]).toEqual([
    415,
    true,
  ]);
});

test('other image types are refused with the list of accepted ones', async () => {
  const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]);
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const content of [await picture('tiff'), bmp, heic]) {
    const answer = await upload(server, eve, { name: 'picture.png', content }, { type: 'image' });
    expect([answer.status, answer.body.error]).toEqual([
      415,
      'This file is not an image. Images can be PNG, JPEG, WebP, GIF or AVIF.',
    ]);
  }
});

test('an image is not a document', async () => {
  const answer = await upload(
    server,
    eve,
    { name: 'a.png', content: await picture('png') },
    { type: 'document' },
  );
  expect([answer.status, answer.body.code]).toEqual([415, 'wrong_type']);
});

test('an image over 10 MB is refused', async () => {
  const content = Buffer.concat([Buffer.from(await picture('png')), Buffer.alloc(10_000_000)]);
  const answer = await upload(server, eve, { name: 'a.png', content });
  expect([answer.status, answer.body.code]).toEqual([413, 'image_too_large']);
});
