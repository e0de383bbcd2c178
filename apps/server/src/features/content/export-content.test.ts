import { contentItemSchema, exportContent, exportLibrary } from '@pagewright/contract/content';
import type { EditorDocument } from '@pagewright/contract/document';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { arbitraryDocument } from '../../documents/testing/arbitrary-document.ts';
import { picture } from '../files/testing/images.ts';
import { importOne, upload } from '../files/testing/upload.ts';
import { create, paragraphs, read, save } from './testing/library.ts';
import { readCsv } from './testing/read-csv.ts';

const server = await openTestServer();
const eve = await server.signUp('Eve');

/** Downloads a file as the given person. */
async function download(path: string, person = eve) {
  const response = await fetch(`${server.url}/api${path}`, {
    headers: { authorization: `Bearer ${await person.token()}` },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

const textOf = async (path: string, person = eve): Promise<string> =>
  strFromU8((await download(path, person)).bytes);
const filesOf = async (path: string, person = eve): Promise<Record<string, Uint8Array>> =>
  unzipSync((await download(path, person)).bytes);

/** Every block and every mark, alone and nested, in canonical form. */
const cell = (type: string, text: string, attrs: object = {}) => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null, align: null, ...attrs },
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const words = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  ...(marks.length > 0 ? { marks } : {}),
  text,
});
const link = { type: 'link', attrs: { href: 'https://example.com/?a=1&b=2', title: 'A "title"' } };
const marks = ['bold', 'italic', 'underline', 'strike', 'code'].map((type) => ({ type }));
const everything = (image: string) => ({
  type: 'doc',
  content: [
    ...[2, 3, 4].map((level) => ({
      type: 'heading',
      attrs: { level },
      content: [words(`Level ${level} *and* #more`)],
    })),
    {
      type: 'paragraph',
      content: [
        ...marks.flatMap((mark) => [words(mark.type, mark), words(' and ')]),
        words('a link', link),
        words(' to all '),
        words('of it', link, ...marks.slice(0, -1)),
        { type: 'hardBreak' },
        words('after a break'),
      ],
    },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [words('one')] },
            {
              type: 'orderedList',
              attrs: { start: 7 },
              content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('seven')] }] }],
            },
          ],
        },
      ],
    },
    {
      type: 'blockquote',
      content: [
        { type: 'paragraph', content: [words('said')] },
        { type: 'codeBlock', attrs: { language: 'js' }, content: [words('if (a < b) {\n  `x`;\n}')] },
      ],
    },
    { type: 'codeBlock', attrs: { language: null }, content: [words('plain')] },
    { type: 'horizontalRule' },
    { type: 'image', attrs: { src: image, alt: 'A "red" field', title: 'Title' } },
    { type: 'image', attrs: { src: 'https://example.com/a_(1).png', alt: null, title: null } },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            cell('tableHeader', 'a | b', { align: 'right' }),
            cell('tableHeader', 'c', { colwidth: [120] }),
          ],
        },
        { type: 'tableRow', content: [cell('tableCell', 'wide', { colspan: 2 })] },
      ],
    },
    { type: 'paragraph' },
  ],
});

describe('a round trip: exported and imported again', () => {
  test.each(['md', 'html', 'json'])('%s gives the same document and fields', async (format) => {
    const stored = await upload(server, eve, { name: 'red.png', content: await picture('png') });
    const document = everything(stored.body.file!.url);
    const item = await create(server, eve, {
      title: 'Everything: "all" of it',
      content: JSON.stringify(document),
      category: 'Tests & more',
      tags: ['one', 'two: three'],
      metaTitle: 'A meta title',
      metaDescription: 'A description, with a comma.',
      primaryKeyword: 'main',
      keywords: ['other', 'third'],
      slug: 'every-thing',
    });
    expect(JSON.parse(item.content)).toEqual(document);
    const { bytes } = await download(`/export/${item.id}?format=${format}`);
    const again = await read(server, eve, await importOne(server, eve, `file.${format}`, bytes));
    expect(JSON.parse(again.content)).toEqual(document);
    const { title, metaDescription, metaTitle, wordCount } = item;
    expect(again).toMatchObject({ title, metaDescription, metaTitle, wordCount, status: 'draft' });
    expect([again.primaryKeyword, ...again.keywords]).toEqual(['main', 'other', 'third']);
  });

  test.each(['md', 'html'])(
    '%s gives the same document for any content',
    { timeout: 120_000 },
    async (format) => {
      const documents = [true, false].flatMap((odd) =>
        fc.sample(arbitraryDocument({ odd }), { numRuns: sampleOrAll(3, 60), seed: 7 }),
      );
      for (const [index, document] of documents.entries()) {
        const item = await create(server, eve, {
          title: `Sample ${index}`,
          content: JSON.stringify(document),
        });
        const { bytes } = await download(`/export/${item.id}?format=${format}`);
        const again = await read(server, eve, await importOne(server, eve, 'file', bytes));
        expect(again.content).toBe(item.content);
        expect(again.title).toBe(item.title);
      }
    },
  );

  test('docx keeps headings, lists, marks, tables and images', async () => {
    const stored = await upload(server, eve, { name: 'red.png', content: await picture('png') });
    const document = everything(stored.body.file!.url) as EditorDocument;
    const item = await create(server, eve, { title: 'For Word', content: JSON.stringify(document) });
    const { bytes, type } = await download(`/export/${item.id}?format=docx`);
    expect(type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    const again = await read(server, eve, await importOne(server, eve, 'file.docx', bytes));
    expect(again.title).toBe('For Word');
    const { content } = JSON.parse(again.content) as EditorDocument;
    expect(content.map((block) => block.type)).toEqual([
      'heading',
      'heading',
      'heading',
      'paragraph',
      'bulletList',
      'blockquote',
      // A quotation in Word cannot contain code.
      'codeBlock',
      'codeBlock',
      'horizontalRule',
      'image',
      'paragraph',
      'table',
    ]);
    expect(content[0]).toEqual(document.content[0]);
    expect(JSON.stringify(content[3])).toMatch(/bold.*italic.*underline.*strike.*https:\/\/example\.com/);
    expect(content[9]).toMatchObject({
      attrs: { src: expect.stringMatching(/^\/files\/[\w-]{32}$/), alt: 'A "red" field' },
    });
  });
});

describe('the export of one item', () => {
  test('is the item as the API returns it if no other format is requested', async () => {
    const item = await create(server, eve, { title: 'Shown', content: paragraphs('Text') });
    const { status, type, bytes } = await download(`/export/${item.id}`);
    expect([status, type]).toEqual([200, 'application/json']);
    expect(JSON.parse(strFromU8(bytes))).toEqual(item);
    expect(contentItemSchema.safeParse(JSON.parse(strFromU8(bytes))).success).toBe(true);
  });

  test.each([
    [
      'Äpfel & "Birnen"/../x',
      'md',
      `attachment; filename="apfel-birnen-x.md"; filename*=UTF-8''%C3%A4pfel-birnen-x.md`,
    ],
    ['漢字', 'html', `attachment; filename="_.html"; filename*=UTF-8''%E6%BC%A2%E5%AD%97.html`],
    [
      'a\r\nSet-Cookie: x=1',
      'csv',
      `attachment; filename="a-set-cookie-x-1.csv"; filename*=UTF-8''a-set-cookie-x-1.csv`,
    ],
    ['con', 'docx', `attachment; filename="con.docx"; filename*=UTF-8''con.docx`],
  ])('of %j has a file name that is safe everywhere', async (title, format, disposition) => {
    const { id } = await create(server, eve, { title });
    expect((await download(`/export/${id}?format=${format}`)).disposition).toBe(disposition);
  });

  test('uses absolute URLs for images on this server, so they show in the file', async () => {
    const document = {
      type: 'doc',
      content: [{ type: 'image', attrs: { src: '/files/someone', alt: '/files/x', title: null } }],
    };
    const { id } = await create(server, eve, { title: 'Pictures', content: JSON.stringify(document) });
    expect(await textOf(`/export/${id}?format=html`)).toContain(
      `<img src="${server.url}/files/someone" alt="/files/x"`,
    );
    expect(await textOf(`/export/${id}?format=md`)).toContain(`![/files/x](${server.url}/files/someone)`);
  });

  test('requires read access', async () => {
    const { id } = await create(server, eve, { title: 'Private' });
    const mate = await signUpTeammate(server, eve, 'basic_member');
    const stranger = await server.signUp();
    for (const person of [mate, stranger]) {
      expect((await server.call(person, exportContent, { params: { id } })).status).toBe(404);
    }
    expect((await server.send(`/api/export/${id}`)).status).toBe(401);
    await save(server, eve, id, { status: 'review' });
    expect((await download(`/export/${id}?format=md`, mate)).status).toBe(200);
    expect((await server.call(stranger, exportContent, { params: { id } })).status).toBe(404);
  });

  test.each(['pdf', 'JSON', '', '../md'])('as %j is refused', async (format) => {
    const { id } = await create(server, eve, { title: 'One' });
    expect((await download(`/export/${id}?format=${format}`)).status).toBe(400);
    expect((await download(`/export?format=${format}`)).status).toBe(400);
  });
});

describe('the export of the library', () => {
  test('contains each item under a unique name', async () => {
    const person = await server.signUp();
    for (const title of ['One', 'one', '../../One', 'Two'])
      await create(server, person, { title, content: paragraphs(title) });
    const { status, type, disposition } = await download('/export', person);
    expect([status, type, disposition]).toEqual([
      200,
      'application/zip',
      `attachment; filename="pagewright-md.zip"; filename*=UTF-8''pagewright-md.zip`,
    ]);
    expect(Object.keys(await filesOf('/export', person))).toEqual([
      'one.md',
      'one-2.md',
      'one-3.md',
      'two.md',
    ]);
    for (const format of ['json', 'html', 'docx']) {
      const files = await filesOf(`/export?format=${format}`, person);
      expect(Object.keys(files)).toEqual(['one', 'one-2', 'one-3', 'two'].map((name) => `${name}.${format}`));
    }
    const [file] = Object.values(await filesOf('/export?format=json', person));
    expect(contentItemSchema.parse(JSON.parse(strFromU8(file!))).title).toBe('One');
  });

  test('contains only what the caller may read', async () => {
    const owner = await server.signUp();
    const mate = await signUpTeammate(server, owner, 'basic_member');
    await create(server, owner, { title: 'Draft of the owner' });
    await create(server, owner, { title: 'Review of the owner', status: 'review' });
    await create(server, mate, { title: 'Draft of the mate' });
    expect(Object.keys(await filesOf('/export', mate))).toEqual([
      'review-of-the-owner.md',
      'draft-of-the-mate.md',
    ]);
    expect(Object.keys(await filesOf('/export', owner))).toHaveLength(3);
    expect(Object.keys(await filesOf('/export', await server.signUp()))).toEqual([]);
    expect((await server.call(null, exportLibrary, {})).status).toBe(401);
  });

  test('streams hundreds of items', async () => {
    const person = await server.signUp();
    await server.sql.query(
      `insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, word_count)
       select gen_random_uuid(), $1, $2, 'P', 'p@example.com', 'Item ' || n,
         '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"' || repeat('words ', 500) || n || '"}]}]}', '', 500
       from generate_series(1, 300) n`,
      [person.workspaceId, person.userId],
    );
    const files = await filesOf('/export?format=md', person);
    expect(Object.keys(files)).toHaveLength(300);
    expect(strFromU8(files['item-300.md']!)).toMatch(/words 300\n$/);
    const rows = readCsv(strFromU8((await filesOf('/export?format=csv', person))['content.csv']!));
    expect(rows).toHaveLength(301);
  });
});
