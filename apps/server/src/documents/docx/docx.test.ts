import { normalizeDocument } from '@pagewright/contract/document';
import type { EditorDocument } from '@pagewright/contract/document';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Attachments, placeAttachments } from '../file/attachments.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { readDocx } from './read-docx.ts';
import { writeDocx } from './write-docx.ts';

async function throughWord(document: EditorDocument): Promise<EditorDocument> {
  const { document: read } = await readDocx(
    await writeDocx(document, { title: 'The title' }),
    new Attachments(),
  );
  return read;
}

describe('a document written for Word and read back', { timeout: 60_000 }, () => {
  it.each([
    ['headings', '## Two\n\n### Three\n\n#### Four\n'],
    ['marks', 'a **b** *c* ***d*** ~~e~~ <u>f</u> `g` [h](https://example.com/) [**i**](mailto:a@b.c)\n'],
    ['breaks', 'one\\\ntwo\n'],
    ['bullets', '- a\n  - b\n    - c\n- d\n'],
    ['numbers', '1. a\n2. b\n   1. c\n'],
    ['mixed lists', '- a\n  1. b\n- c\n'],
    ['two separate lists', '1. a\n\nbetween\n\n1. b\n'],
    ['a quotation', '> one\n>\n> two\n'],
    ['code', '```\nfirst\n\n  indented <b> & "q"\n```\n'],
    ['consecutive code blocks', '```\na\n```\n\n```\nb\n```\n'],
    ['a rule', 'a\n\n___\n\nb\n'],
    ['a table', '| a | **b** |\n| --- | --- |\n| c | d<br>e |\n'],
    ['a table without a header row', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>\n'],
    [
      'merged cells',
      '<table><tbody><tr><td colspan="2">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></tbody></table>\n',
    ],
    ['unusual characters', '\\* \\[x] < > & " 漢字 🙂 é\n'],
  ])('keeps %s', async (_name, markdown) => {
    expect(writeMarkdown(await throughWord(readMarkdown(markdown).document))).toBe(markdown);
  });

  it('keeps the title separate from the text', async () => {
    const document = readMarkdown('## Part\n\nwords\n').document;
    const { title, document: read } = await readDocx(
      await writeDocx(document, { title: 'The title' }),
      new Attachments(),
    );
    expect(title).toBe('The title');
    expect(read).toEqual(document);
  });

  it('keeps the start numbers of its lists', async () => {
    const bytes = await writeDocx(readMarkdown('5. a\n').document, { title: 'T' });
    expect(strFromU8(unzipSync(bytes)['word/numbering.xml']!)).toContain('<w:start w:val="5"/>');
  });

  it('keeps its images, or links to them', async () => {
    const parse = normalizeDocument({
      type: 'doc',
      content: [
        { type: 'image', attrs: { src: '/files/one', alt: 'A dot' } },
        { type: 'image', attrs: { src: 'https://example.com/two.png', alt: 'Elsewhere' } },
      ],
    });
    if (!parse.ok) throw new Error(parse.reason);
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const bytes = await writeDocx(parse.document, { title: 'T' }, (src) =>
      Promise.resolve(src === '/files/one' ? { bytes: dot, type: 'png', width: 1_200, height: 600 } : null),
    );
    const attachments = new Attachments();
    const { document } = await readDocx(bytes, attachments);
    expect(Buffer.from(attachments.list[0]!.bytes).equals(dot)).toBe(true);
    const placed = placeAttachments(document, new Map([[attachments.list[0]!.source, '/files/new']]));
    expect(writeMarkdown(placed)).toBe('![A dot](/files/new)\n\n[Elsewhere](https://example.com/two.png)\n');
  });

  it('is a valid Word file for any document', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDocument({ odd: true }), async (document) => {
        await expect(throughWord(document)).resolves.toHaveProperty('type', 'doc');
      }),
      { numRuns: 60 },
    );
  });
});
