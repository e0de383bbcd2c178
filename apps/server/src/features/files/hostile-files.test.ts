import { readdir } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { upload } from './testing/upload.ts';
import { wordFile, wordParagraph } from './testing/word-file.ts';
import { wordPressExport } from './testing/wordpress-export.ts';

const server = await openTestServer();
const eve = await server.signUp('Eve');

/** Overwrites the declared sizes of entries in an archive. */
function withDeclaredSize(archive: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 1))
    bytes.writeUInt32LE(size, at + 24);
  for (let at = bytes.indexOf('PK\u0003\u0004'); at >= 0; at = bytes.indexOf('PK\u0003\u0004', at + 1))
    bytes.writeUInt32LE(size, at + 22);
  return bytes;
}

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index === 0 ? '' : index};`.repeat(10)}">`).join('')}]>`;
const spaces = (length: number): Uint8Array => Buffer.alloc(length, ' ');
const FIFTY_MEGABYTES = spaces(50_000_000);

/** Packs large entries with zlib, ten times faster than the library that writes archives elsewhere. */
function packed(entries: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const deflated = new Map<Uint8Array, Uint8Array>();
  for (const content of new Set(Object.values(entries))) deflated.set(content, deflateRawSync(content));
  const sizes = Object.values(entries).map(({ length }) => length);
  const bytes = Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(entries).map(([name, content]) => [name, deflated.get(content)!])),
      { level: 0 },
    ),
  );
  for (const [mark, method, size] of [
    ['PK\u0003\u0004', 8, 22],
    ['PK\u0001\u0002', 10, 24],
  ] as const) {
    let at = -1;
    for (const length of sizes) {
      at = bytes.indexOf(mark, at + 1);
      bytes.writeUInt16LE(8, at + method);
      bytes.writeUInt32LE(length, at + size);
    }
  }
  return bytes;
}

const docx = (document: Uint8Array, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  packed({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': document, ...more });

test.each([
  ['a document that unpacks to 200 MB', docx(spaces(200_000_000)), 'archive_bomb'],
  [
    'a document that says it is small and is not',
    withDeclaredSize(docx(FIFTY_MEGABYTES), 100),
    'archive_bomb',
  ],
  [
    'images that unpack to 300 MB',
    docx(
      strToU8('<w:document/>'),
      Object.fromEntries(
        Array.from({ length: 6 }, (_, index) => [`word/media/i${index}.png`, FIFTY_MEGABYTES]),
      ),
    ),
    'archive_bomb',
  ],
  [
    'an archive of 5,000 parts',
    wordFile(
      '',
      {},
      Object.fromEntries(
        Array.from({ length: 5_000 }, (_, index) => [`word/x${index}.xml`, strToU8('<x/>')]),
      ),
    ),
    'archive_bomb',
  ],
  [
    'a document with a billion laughs',
    wordFile(
      '',
      {},
      {
        'word/document.xml': strToU8(
          `<?xml version="1.0"?>${LAUGHS}<w:document xmlns:w="x"><w:body>&lol9;</w:body></w:document>`,
        ),
      },
    ),
    'unreadable_file',
  ],
  ['a document that is cut off', wordFile(wordParagraph('x')).subarray(0, 600), null],
  ['a document of broken XML', wordFile('<w:p><w:r>'), 'unreadable_file'],
])('%s is refused, and nothing is kept', { timeout: 60_000 }, async (_what, content, code) => {
  const answer = await upload(server, eve, { name: 'a.docx', content });
  expect([answer.status, answer.body.code]).toEqual(code === null ? [415, 'unsupported_file'] : [422, code]);
  expect(answer.body.error).toMatch(/^The(?:re| file)? .*\.$|^This file type .*\.$/);
});

test('entities in an export are never expanded', async () => {
  const content = wordPressExport([{ title: 'Laughs' }], LAUGHS).replace(
    'Words.',
    ']]>&lol9; &xxe;<![CDATA[',
  );
  const { status, body } = await upload(server, eve, { name: 'a.xml', content });
  expect(status).toBe(201);
  expect(body.content[0]!.excerpt.length).toBeLessThan(100);
});

test('path traversal in archive names has no effect', async () => {
  const names = [
    '../../../../tmp/pagewright-slip.txt',
    '/etc/pagewright-slip',
    'word/media/../../../slip.png',
    'C:\\slip.txt',
  ];
  const content = wordFile(
    wordParagraph('Harmless'),
    {},
    Object.fromEntries(names.map((name) => [name, strToU8('slip')])),
  );
  expect(Object.keys(unzipSync(content))).toEqual(expect.arrayContaining(names));
  const { status } = await upload(server, eve, { name: 'a.docx', content });
  expect(status).toBe(201);
  const everything = await readdir(server.dataDir, { recursive: true });
  expect(everything.filter((path) => path.includes('slip'))).toEqual([]);
  expect((await readdir('/tmp')).filter((name) => name.includes('pagewright-slip'))).toEqual([]);
});

test('an archive of archives is not a document', async () => {
  let nested = zipSync({ 'a.txt': spaces(1_000_000) });
  for (let depth = 0; depth < 6; depth += 1) nested = zipSync({ 'a.zip': nested, 'b.zip': nested });
  const { status, body } = await upload(server, eve, { name: 'a.docx', content: nested });
  expect([status, body.code]).toEqual([415, 'unsupported_file']);
});

test.each([
  ['Markdown nested 5,000 deep', 'a.md', '> '.repeat(5_000)],
  [
    'lists nested 2,000 deep',
    'a.md',
    Array.from({ length: 2_000 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
  ],
  ['brackets without an end', 'a.md', '[a](<b'.repeat(100_000)],
  ['emphasis without an end', 'a.md', '*a **b _c '.repeat(100_000)],
  ['elements nested 100,000 deep', 'a.html', `<p>${'<div><b>'.repeat(100_000)}`],
  ['comments without an end', 'a.html', `<p>x</p>${'<!--'.repeat(400_000)}`],
  ['a table of half a million cells', 'a.html', `<table>${'<tr><td>x'.repeat(500_000)}`],
  ['an export that never closes', 'a.xml', wordPressExport([{}]).replace('</item>', '<x>'.repeat(100_000))],
  ['one line of 19 MB', 'a.txt', 'x'.repeat(19_000_000)],
  ['JSON nested 100,000 deep', 'a.json', `{"content":"{\\"type\\":\\"doc\\"","x":${'['.repeat(100_000)}`],
])(
  '%s is taken or refused, never a failure and never without an end',
  { timeout: 60_000 },
  async (_what, name, content) => {
    const { status, body } = await upload(server, eve, { name, content });
    expect([201, 413, 415, 422]).toContain(status);
    expect(status === 201 ? 'Taken.' : body.error).toMatch(/^[A-Z].*\.$/);
  },
);

test('wrong checksums, lone surrogates, and other alphabets do not break anything', async () => {
  const content = Buffer.from(wordFile(wordParagraph('Text')));
  content.writeUInt32LE(crc32('another'), 14);
  expect([201, 422]).toContain((await upload(server, eve, { name: 'a.docx', content })).status);
  const bytes = [
    Buffer.from('\uFEFF# Ümlaut', 'utf16le'),
    Buffer.from('# caf\u00e9', 'latin1'),
    Buffer.from([0x23, 0x20, 0xed, 0xa0, 0x80, 0x0a]),
    Buffer.from('# NUL\0byte\n\ntext\0'),
  ];
  const titles = [];
  for (const text of bytes) {
    const { status, body } = await upload(server, eve, { name: 'name.md', content: text });
    titles.push([status, body.content?.[0]?.title]);
  }
  expect(titles.slice(0, 2)).toEqual([
    [201, 'Ümlaut'],
    [201, 'café'],
  ]);
  expect(titles.slice(2).every(([status]) => status === 201 || status === 415)).toBe(true);
});
