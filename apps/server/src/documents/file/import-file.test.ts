import { documentText } from '@pagewright/contract/document';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeDocx } from '../docx/write-docx.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { placeAttachments } from './attachments.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { IMPORT_BYTES_MAX, importFile } from './import-file.ts';
import type { ImportItem } from './import-types.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function importOne(text: string | Uint8Array, name = 'file'): Promise<ImportItem> {
  const { items } = await importFile(typeof text === 'string' ? bytesOf(text) : text, name);
  expect(items).toHaveLength(1);
  return items[0]!;
}

const markdownOf = (item: ImportItem): string => writeMarkdown(item.document);

describe('the kind of a file', { timeout: 60_000 }, () => {
  it.each([
    ['# Title\n\ntext', 'a.txt', 'markdown'],
    ['- a\n- b\n', 'a', 'markdown'],
    ['[x](https://y.z)', 'a.html', 'markdown'],
    ['---\ntitle: x\n---\ntext', 'a', 'markdown'],
    ['Just words.\nMore words.', 'a.md', 'markdown'],
    ['Just words.\nMore words.', 'a.docx', 'text'],
    ['a < b and c > d', 'a.html', 'text'],
    ['<!doctype html><p>x', 'a.txt', 'html'],
    ['\ufeff  <!-- x --> <html><p>x', 'a.md', 'html'],
    ['<?xml version="1.0"?><!DOCTYPE html><html></html>', 'a', 'html'],
    ['<p>x</p>', 'a', 'html'],
    ['<p align="center">x</p>\n\n# Title', 'README.md', 'markdown'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.html', 'unknown'],
    ['<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"></rss>', 'a.txt', 'wxr'],
    ['<?xml version="1.0"?><feed></feed>', 'a.xml', 'unknown'],
    ['{\\rtf1 x}', 'a.txt', 'unknown'],
    ['%PDF-1.7', 'a.txt', 'unknown'],
    ['\u0000\u0001\u0002', 'a.txt', 'unknown'],
    [`${'<!---->'.repeat(9_000)}x`, 'a', 'text'],
  ])('%j named %s is %s', (text, name, kind) => {
    expect(detectFileKind(bytesOf(text), name)).toBe(kind);
  });

  it('is detected from the bytes of images and archives', async () => {
    expect(detectFileKind(pixel, 'a.md')).toBe('image');
    expect(detectFileKind(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'a.html')).toBe('image');
    expect(detectFileKind(zipSync({ 'a.txt': bytesOf('x') }), 'a.docx')).toBe('unknown');
    const docx = await writeDocx(readMarkdown('x').document, { title: 'T' });
    expect(detectFileKind(docx, 'a.txt')).toBe('docx');
  });
});

describe('an imported file', { timeout: 60_000 }, () => {
  it('in Markdown has the fields of its front matter', async () => {
    const item = await importOne(
      '---\ntitle: The title\ntags: [a, b]\nslug: the-slug\ndescription: About it\ndate: 2024-05-06\n---\n\n# The title\n\nWords\n',
    );
    expect(item).toMatchObject({
      title: 'The title',
      tags: ['a', 'b'],
      slug: 'the-slug',
      metaDescription: 'About it',
      publishedAt: '2024-05-06T00:00:00.000Z',
    });
    expect(markdownOf(item)).toBe('Words\n');
  });

  it('in Markdown points internal links to their headings, and keeps only the words of broken ones', async () => {
    const item = await importOne(
      '[How](#whats-new) [Top](#top) [Set up](#set-up) [1](#fn1)\n\n## What’s new?\n\n## Set-up\n\nx\n',
    );
    expect(markdownOf(item)).toMatch(/^\[How\]\(#what-s-new\) Top \[Set up\]\(#set-up\) 1\n/);
  });

  it.each([
    ['# One\n\nx', 'file.md', 'One', 'x\n'],
    ['---\ntitle: Other\n---\n# One\n\nx', 'file.md', 'Other', '## One\n\nx\n'],
    ['x', 'my_first-post.md', 'my first post', 'x\n'],
    ['x', 'C:\\notes\\Plan.txt', 'Plan', 'x\n'],
    ['<title>Page</title><p>x', 'a.html', 'Page', 'x\n'],
    ['<title>Page | Site</title><h1>Head</h1><p>x', 'a.html', 'Head', 'x\n'],
  ])('%j named %s has the title %s', async (text, name, title, markdown) => {
    const item = await importOne(text, name);
    expect(item.title).toBe(title);
    expect(markdownOf(item)).toBe(markdown);
  });

  it.each([
    ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf('é ü')])],
    ['UTF-16 little-endian', new Uint8Array([0xff, 0xfe, ...Buffer.from('é ü', 'utf16le')])],
    ['UTF-16 big-endian', new Uint8Array([0xfe, 0xff, ...Buffer.from('é ü', 'utf16le').swap16()])],
    ['Windows-1252', new Uint8Array([0xe9, 0x20, 0xfc])],
  ])('in %s keeps its characters', async (_name, bytes) => {
    expect(documentText((await importOne(bytes, 'a.txt')).document)).toBe('é ü');
  });

  it('in plain text keeps its lines and paragraphs', async () => {
    const item = await importOne('One\r\ntwo\r\n\r\n\r\nThree <b>\n');
    expect(documentText(item.document)).toBe('One\ntwo\n\nThree <b>');
  });

  it('keeps an emoji at any position of a web page', async () => {
    const head = '<!doctype html><title>Page</title><p>';
    for (const length of [3_998, 3_999, 4_000]) {
      const words = `${'x'.repeat(length - head.length)}🙂 and more`;
      const { items } = await importFile(new TextEncoder().encode(`${head}${words}</p>`), 'a.html');
      expect(documentText(items[0]!.document)).toContain('🙂 and more');
    }
  });

  it.each(['html', 'markdown'])('in %s returns its embedded images as attachments', async (kind) => {
    const source = `data:image/png;base64,${pixel.toString('base64')}`;
    const text =
      kind === 'html'
        ? `<!doctype html><p>a<img src="${source}" alt="Dot"><img src="data:image/svg+xml;base64,PHN2Zz4=" alt="Drawing"></p>`
        : `# T\n\na\n\n![Dot](${source})\n\n![Drawing](data:image/svg+xml;base64,PHN2Zz4=)\n`;
    const item = await importOne(text);
    expect(item.attachments).toMatchObject([
      { source: '/files/~image-1.png', name: 'image-1.png', mediaType: 'image/png' },
    ]);
    expect(Buffer.from(item.attachments[0]!.bytes).equals(pixel)).toBe(true);
    expect(markdownOf(item)).toBe('a\n\n![Dot](/files/~image-1.png)\n\nDrawing\n');

    const stored = placeAttachments(item.document, new Map([['/files/~image-1.png', '/files/abc']]));
    expect(writeMarkdown(stored)).toBe('a\n\n![Dot](/files/abc)\n\nDrawing\n');
    expect(writeMarkdown(placeAttachments(item.document, new Map()))).toBe('a\n\nDot\n\nDrawing\n');
  });

  it.each([
    ['no content', new Uint8Array(), 'empty_file'],
    ['only white space', bytesOf(' \n\t '), 'empty_file'],
    ['too many bytes', new Uint8Array(IMPORT_BYTES_MAX + 1), 'file_too_large'],
    ['bytes of an unknown format', new Uint8Array([0, 1, 2, 3]), 'unsupported_file'],
    ['an image', pixel, 'unsupported_file'],
    ['an archive without a document', zipSync({ 'a.txt': bytesOf('x') }), 'unsupported_file'],
    ['half an archive', zipSync({ 'word/document.xml': bytesOf('x') }).subarray(0, 60), 'unsupported_file'],
    ['a Word file without XML', zipSync({ 'word/document.xml': bytesOf('not xml') }), 'unreadable_file'],
    ['too much text', bytesOf('x'.repeat(2_100_000)), 'too_large'],
    ['broken JSON of an item', bytesOf('{"content": "{\\"type\\":\\"doc\\"}", '), 'unreadable_file'],
  ])('with %s is rejected', async (_name, bytes, code) => {
    await expect(importFile(bytes, 'a.md')).rejects.toMatchObject({ name: 'ConversionError', code });
  });
});

describe('a hostile Word file', { timeout: 60_000 }, () => {
  const word = (parts: Record<string, Uint8Array>): Uint8Array =>
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), ...parts }, { level: 9 });
  const body = (xml: string): Uint8Array =>
    strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${xml}</w:body></w:document>`,
    );
  const readable = body('<w:p><w:r><w:t>words</w:t></w:r></w:p>');

  /** Changes the declared size of an entry. */
  function withSize(bytes: Uint8Array, name: string, size: number): Uint8Array {
    const place = Buffer.from(bytes).lastIndexOf(name) - 46 + 24;
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(place, size, true);
    return bytes;
  }

  it('without anything hostile is read', async () => {
    expect(documentText((await importOne(word({ 'word/document.xml': readable }))).document)).toBe('words');
  });

  it.each([
    [
      'declares a gigabyte of pictures',
      () =>
        withSize(
          word({ 'word/document.xml': readable, 'word/media/a.png': pixel }),
          'word/media/a.png',
          1_000_000_000,
        ),
    ],
    ['has a part too large to read', () => word({ 'word/document.xml': body(' '.repeat(13_000_000)) })],
    [
      'has more in it than it declares',
      () => withSize(word({ 'word/document.xml': body(' '.repeat(1_000_000)) }), 'word/document.xml', 1_000),
    ],
    [
      'has too many entries',
      () =>
        word({
          'word/document.xml': readable,
          ...Object.fromEntries(
            Array.from({ length: 2_100 }, (_, index) => [`x/${index}`, new Uint8Array()]),
          ),
        }),
    ],
  ])('that %s is rejected', async (_name, make) => {
    const bytes = make();
    const before = process.memoryUsage().rss;
    await expect(importFile(bytes, 'a.docx')).rejects.toMatchObject({ code: 'archive_bomb' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  const laughs = Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  it.each([
    ['expands entities', strToU8(`<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><w:document>&l10;</w:document>`)],
    [
      'reads other files',
      strToU8('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document>&e;</w:document>'),
    ],
    ['is not XML', strToU8('words')],
    ['is nested 100,000 deep', body('<w:p>'.repeat(100_000))],
  ])('that %s is rejected', async (_name, part) => {
    await expect(importFile(word({ 'word/document.xml': part }), 'a.docx')).rejects.toMatchObject({
      code: 'unreadable_file',
    });
  });
});
