import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentItem, listContent, listRevisions } from '@pagewright/contract/content';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { read } from '../content/testing/library.ts';
import { grayPng, picture } from './testing/images.ts';
import { importOne, upload } from './testing/upload.ts';
import { wordFile, wordImage, wordParagraph } from './testing/word-file.ts';
import { wordPressExport } from './testing/wordpress-export.ts';

/** Posts per file. */
const POSTS = sampleOrAll(60, 400);

const server = await openTestServer();
const eve = await server.signUp('Eve');

const blocksOf = (item: Pick<ContentItem, 'content'>) =>
  (JSON.parse(item.content) as { content: { type: string; attrs?: Record<string, unknown> }[] }).content;
const typesOf = (item: Pick<ContentItem, 'content'>): string[] => blocksOf(item).map(({ type }) => type);

/** Imports a document that creates one draft, and reads the draft. */
async function imported(name: string, content: Uint8Array | string): Promise<ContentItem> {
  return read(server, eve, await importOne(server, eve, name, content));
}

async function counts(): Promise<unknown> {
  const { rows } = await server.sql.query(
    'select (select count(*)::int from content) as items, (select count(*)::int from content_revision) as revisions, (select count(*)::int from file) as files',
  );
  return {
    ...rows[0],
    stored: (await readdir(join(server.dataDir, 'files'), { recursive: true }).catch(() => [])).length,
  };
}

const MARKDOWN = `---
title: "Herbs: a guide"
slug: Herb-Garden
description: How to grow them.
metaTitle: Herbs at home
category: Garden
tags: [herbs, "kitchen"]
keywords: [herb garden, basil]
status: published
date: 2020-01-02
author: Somebody Else
viewCount: 99
---

## First

A *word* and [a link](https://example.com/ "There").

- one
  1. two

![Basil](https://example.com/basil.png)

| a | b |
| - | - |
| 1 | 2 |
`;

test('Markdown becomes a draft with its fields, regardless of author and status', async () => {
  const item = await imported('ignored.md', MARKDOWN);
  expect(item).toMatchObject({
    title: 'Herbs: a guide',
    slug: 'herb-garden',
    metaDescription: 'How to grow them.',
    metaTitle: 'Herbs at home',
    category: 'Garden',
    tags: ['herbs', 'kitchen'],
    primaryKeyword: 'herb garden',
    keywords: ['basil'],
    status: 'draft',
    publishedAt: null,
    scheduledFor: null,
    authorName: 'Eve',
    viewCount: 0,
    revision: 1,
    canEdit: true,
  });
  expect(item.wordCount).toBeGreaterThan(5);
  expect(typesOf(item)).toEqual(['heading', 'paragraph', 'bulletList', 'image', 'table']);
  const { body } = await server.call(eve, listRevisions, { params: { id: item.id } });
  expect(body.revisions.map(({ kind }) => kind)).toEqual(['import']);
});

test('HTML becomes a draft: the title from its heading, the rest from its head', async () => {
  const item = await imported(
    'page.html',
    `<!doctype html><html><head><title>Shop</title><meta name="description" content="Short."><meta name="keywords" content="one, two"></head>
     <body><nav>Menu</nav><main><h1>The <em>title</em></h1><h2>Part</h2><p>Text<script>alert(1)</script></p><ol start="3"><li>x</li></ol></main></body></html>`,
  );
  expect(item).toMatchObject({
    title: 'The title',
    metaTitle: 'Shop',
    metaDescription: 'Short.',
    primaryKeyword: 'one',
    keywords: ['two'],
  });
  expect(typesOf(item)).toEqual(['heading', 'paragraph', 'orderedList']);
  expect(item.content).not.toMatch(/alert|Menu/);
});

test('text becomes a draft named after its file', async () => {
  const item = await imported('my_first-notes.txt', 'One.\n\nTwo <b>& three</b> = 5.');
  expect([item.title, typesOf(item)]).toEqual(['my first notes', ['paragraph', 'paragraph']]);
  expect(item.content).toContain('Two <b>& three</b> = 5.');
});

test('a Word file becomes a draft, its images are stored', async () => {
  const photo = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#a0f' } })
    .png()
    .toBuffer();
  const { status, body } = await upload(server, eve, {
    name: 'report.docx',
    content: wordFile(
      wordParagraph('The report', 'Heading1') +
        wordParagraph('Part', 'Heading2') +
        wordParagraph('Some words.') +
        wordImage('photo', 'A purple field') +
        wordImage('broken', 'What was broken'),
      { photo, broken: grayPng(90_000, 90_000, new Uint8Array(9)) },
    ),
  });
  expect(status).toBe(201);
  expect(body.skipped).toEqual([
    { title: 'The report', reason: 'One of its images could not be read and was left out.' },
  ]);
  const item = await read(server, eve, body.content[0]!.id);
  expect([item.title, typesOf(item)]).toEqual(['The report', ['heading', 'paragraph', 'image', 'paragraph']]);
  expect(item.content).toContain('What was broken');
  const { src, alt } = blocksOf(item)[2]!.attrs!;
  expect(alt).toBe('A purple field');
  const stored = await fetch(server.url + String(src));
  const { data, info } = await sharp(Buffer.from(await stored.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, [...data.subarray(0, 3)]]).toEqual([64, 32, [0xaa, 0x00, 0xff]]);
});

test('an image inside Markdown is stored', async () => {
  const image = Buffer.from(await picture('jpeg')).toString('base64');
  const item = await imported(
    'a.md',
    `# One\n\n![Red](data:image/jpeg;base64,${image})\n\n![x](data:image/svg+xml;base64,AAAA)`,
  );
  const [shown] = blocksOf(item);
  expect(shown).toMatchObject({
    type: 'image',
    attrs: { src: expect.stringMatching(/^\/files\/[\w-]{32}$/), alt: 'Red' },
  });
  expect(item.content).not.toContain('data:');
});

test('every post and page of a WordPress export becomes a draft, and skipped entries are reported', async () => {
  const soon = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const { status, body } = await upload(server, eve, {
    name: 'export.xml',
    content: wordPressExport([
      {
        title: 'Tom & Jerry',
        slug: 'tom-und-jerry',
        category: 'Films',
        tags: ['cat', 'mouse'],
        meta: {
          _yoast_wpseo_title: 'T&J',
          _yoast_wpseo_metadesc: 'About them.',
          _yoast_wpseo_focuskw: 'cat and mouse',
        },
        content:
          '<!-- wp:heading --><h2>Who</h2><!-- /wp:heading --><!-- wp:list --><ul><li>Tom</li></ul><!-- /wp:list -->',
      },
      { title: '', content: 'One line\nanother\n\nSecond paragraph' },
      { title: 'Coming', status: 'future', date: soon.slice(0, 19).replace('T', ' ') },
      { title: 'Old', status: 'trash' },
      { title: 'photo.jpg', type: 'attachment', status: 'inherit' },
      { title: 'Menu', type: 'nav_menu_item' },
      { title: '', content: '' },
    ]),
  });
  expect(status).toBe(201);
  expect(
    body.content.map(({ title, status: state, slug, category, tags }) => ({
      title,
      state,
      slug,
      category,
      tags,
    })),
  ).toEqual([
    {
      title: 'Tom & Jerry',
      state: 'draft',
      slug: 'tom-und-jerry',
      category: 'Films',
      tags: ['cat', 'mouse'],
    },
    { title: 'One line another', state: 'draft', slug: '', category: '', tags: [] },
    { title: 'Coming', state: 'draft', slug: '', category: '', tags: [] },
  ]);
  expect(body.content[0]).toMatchObject({
    metaTitle: 'T&J',
    metaDescription: 'About them.',
    primaryKeyword: 'cat and mouse',
  });
  expect(body.content.map(({ scheduledFor }) => scheduledFor)).toEqual([
    null,
    null,
    `${soon.slice(0, 19)}.000Z`,
  ]);
  expect(body.skipped).toEqual([
    { title: 'Old', reason: 'It was in the trash.' },
    { title: 'photo.jpg', reason: 'It is a media file, not an article.' },
    { title: 'Menu', reason: 'It is neither a post nor a page.' },
    { title: 'Untitled', reason: 'The file is empty.' },
  ]);
  expect(typesOf(await read(server, eve, body.content[0]!.id))).toEqual(['heading', 'bulletList']);
});

test(`${POSTS} posts come in with one file`, async () => {
  const adam = await server.signUp('Adam');
  const entries = Array.from({ length: POSTS }, (_, index) => ({
    title: `Post ${index}`,
    content: `<h2>Part of ${index}</h2>${'<p>Some words that make a paragraph of an article.</p>'.repeat(30)}`,
  }));
  const { status, body } = await upload(server, adam, {
    name: 'export.xml',
    content: wordPressExport(entries),
  });
  expect([status, body.content.length, body.skipped]).toEqual([201, POSTS, []]);
  const listed = await server.call(adam, listContent, { query: { limit: 1 } });
  expect(listed.body.total).toBe(POSTS);
});

test('a file creates all its drafts or none', async () => {
  const before = await counts();
  const image = Buffer.from(await picture('png')).toString('base64');
  const post = (title: string) => ({
    title,
    content: `<p>Words</p><img src="data:image/png;base64,${image}">`,
  });
  // The third one breaks the transaction of all three.
  await server.sql.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  await server.sql.query(
    `create trigger refuse before insert on content for each row when (new.title = 'Third') execute function refuse()`,
  );
  const content = wordPressExport(['First', 'Second', 'Third'].map(post));
  expect((await upload(server, eve, { name: 'export.xml', content })).status).toBe(500);
  expect(await counts()).toEqual({ ...(before as object), stored: expect.any(Number) });
  const { rows } = await server.sql.query<{ id: string }>('select id from file');
  const stored = (await readdir(join(server.dataDir, 'files'), { recursive: true })).filter((path) =>
    path.includes('/'),
  );
  expect(new Set(stored.map((path) => path.split('/')[1]))).toEqual(new Set(rows.map(({ id }) => id)));
  await server.sql.query('drop trigger refuse on content');
  expect((await upload(server, eve, { name: 'export.xml', content })).body.content).toHaveLength(3);
});

test('an export without articles is refused with the reasons', async () => {
  const before = await counts();
  const { status, body } = await upload(server, eve, {
    name: 'export.xml',
    content: wordPressExport([{ title: 'photo.jpg', type: 'attachment' }]),
  });
  expect([status, body]).toEqual([
    422,
    {
      error: 'This file contains no article that can be imported.',
      code: 'nothing_imported',
      details: [{ path: 'photo.jpg', message: 'It is a media file, not an article.' }],
    },
  ]);
  expect(await counts()).toEqual(before);
});

test('long fields are truncated, and invalid ones are left out', async () => {
  const long = 'word '.repeat(300);
  const item = await imported(
    'a.md',
    `---\ntitle: ${long}\nslug: "not/a slug!"\ndescription: ${long}\nmetaTitle: ${long}\ncategory: ${long}\ntags: [${Array.from({ length: 80 }, (_, index) => `tag ${index}`).join(', ')}]\nkeywords: ["${'k'.repeat(300)}", "${'k'.repeat(300)}"]\ndate: 99999-01-01\n---\n\nText`,
  );
  expect(item.title).toHaveLength(299);
  expect([item.metaTitle.length, item.metaDescription.length, item.category.length]).toEqual([299, 999, 99]);
  expect([item.tags.length, item.primaryKeyword.length, item.keywords, item.slug]).toEqual([50, 120, [], '']);
});

test('a document declared as an image is refused, and so is an invalid document', async () => {
  const asImage = await upload(server, eve, { name: 'a.md', content: MARKDOWN }, { type: 'image' });
  expect([asImage.status, asImage.body.code]).toEqual([415, 'wrong_type']);
  for (const content of [
    Buffer.from('%PDF-1.7\n%âãÏÓ'),
    Buffer.from('PK\u0003\u0004rubbish'),
    Buffer.alloc(500, 1),
  ]) {
    const { status, body } = await upload(server, eve, { name: 'a.md', content }, { type: 'document' });
    expect([status, body.error]).toEqual([
      415,
      'This file type is not supported. Markdown, HTML, text, Word (.docx) and WordPress exports can be imported; images can be PNG, JPEG, WebP, GIF or AVIF.',
    ]);
  }
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t\r\n '],
  ['a byte order mark', '\uFEFF'],
])('a file of %s is empty', async (_what, content) => {
  const before = await counts();
  const { status, body } = await upload(server, eve, { name: 'a.md', content });
  expect([status, body.code, body.error]).toEqual([422, 'empty_file', 'The file is empty.']);
  expect(await counts()).toEqual(before);
});

test('an upload repeated with a key takes effect once', async () => {
  const headers = { 'idempotency-key': 'import-1' };
  const file = { name: 'a.md', content: '# Once\n\nText' };
  const before = (await counts()) as { items: number };
  const answers = await Promise.all([1, 2, 3].map(() => upload(server, eve, file, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await counts()).toMatchObject({ items: before.items + 1 });

  const other = await upload(server, eve, { ...file, content: '# Twice' }, { headers });
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  const wrong = await upload(server, eve, file, { headers: { 'idempotency-key': 'no spaces' } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_idempotency_key']);

  const image = { name: 'a.png', content: await picture('png') };
  const keyed = { headers: { 'idempotency-key': 'image-1' } };
  const [first, second] = [await upload(server, eve, image, keyed), await upload(server, eve, image, keyed)];
  expect(second.body.file).toEqual(first.body.file);
  const stored = (await readdir(join(server.dataDir, 'files'), { recursive: true })).filter((path) =>
    path.includes('/'),
  );
  expect(stored).toHaveLength(((await counts()) as { files: number }).files);

  const failed = { headers: { 'idempotency-key': 'failed-1' } };
  expect((await upload(server, eve, { name: 'a.md', content: '' }, failed)).status).toBe(422);
  expect((await upload(server, eve, file, failed)).status).toBe(201);
});
