import { emptyDocument } from '@pagewright/contract/document';
import { describe, expect, it } from 'vitest';
import { writeHtml } from './html/write-html.ts';
import { toDocument } from './to-document.ts';

const htmlOf = (content: string): string => writeHtml(toDocument(content).document);

const draft = (blocks: object[], entityMap: unknown = {}): string => JSON.stringify({ blocks, entityMap });

describe('content from the API', () => {
  it.each([
    [
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"x"}]}]}',
      'editor',
      '<p>x</p>',
    ],
    ['<p>a <b>b</b></p>', 'html', '<p>a <strong>b</strong></p>'],
    ['a<br>b', 'html', '<p>a<br>b</p>'],
    ['Hello <strong>you</strong>', 'html', '<p>Hello <strong>you</strong></p>'],
    ['<!-- note --><p>x', 'html', '<p>x</p>'],
    ['if a < b and b > c', 'text', '<p>if a &lt; b and b &gt; c</p>'],
    ['Use the <b> tag', 'text', '<p>Use the &lt;b&gt; tag</p>'],
    ['# not Markdown', 'text', '<p># not Markdown</p>'],
    ['{"a": 1}', 'text', '<p>{&quot;a&quot;: 1}</p>'],
    ['{not json', 'text', '<p>{not json</p>'],
    ['[1, 2]', 'text', '<p>[1, 2]</p>'],
    ['one\n\ntwo\nthree', 'text', '<p>one</p>\n<p>two<br>three</p>'],
    ['', 'text', '<p></p>'],
  ])('%j is %s', (content, format, html) => {
    const read = toDocument(content);
    expect(read.format).toBe(format);
    expect(writeHtml(read.document)).toBe(html);
  });

  it.each([
    ['{"type":"doc","content":[', 'malformed_json'],
    ['{"type":"doc","content":[{"type":"video"}]}', 'unknown_node'],
    ['{"blocks":[{"text":1}]}', 'malformed_node'],
    ['{"blocks":[', 'malformed_json'],
    ['a\0b', 'forbidden_character'],
    ['<p>a\ud800b</p>', 'forbidden_character'],
    ['{"type":"doc","content":[{"type":"text","text":"\\u0000"}]}', 'forbidden_character'],
    ['x'.repeat(2_000_001), 'too_large'],
    ['é'.repeat(1_500_000), 'too_large'],
  ])('case %# is rejected', (content, code) => {
    expect(() => toDocument(content)).toThrow(expect.objectContaining({ name: 'ConversionError', code }));
  });

  // Stored content is read again to be shown and exported.
  it.each([
    ['line breaks, which become nodes', 'a\n'.repeat(30_000), 'too_many_nodes'],
    [
      'entries without a paragraph, which get one',
      JSON.stringify({
        type: 'doc',
        content: [
          { type: 'bulletList', content: Array.from({ length: 30_000 }, () => ({ type: 'listItem' })) },
        ],
      }),
      'too_many_nodes',
    ],
    [
      'texts that are longer in the editor’s form',
      JSON.stringify({
        type: 'doc',
        content: Array.from({ length: 24_000 }, () => ({ type: 'text', text: `${'a'.repeat(50)}\n` })),
      }),
      'too_large',
    ],
  ])('%s are rejected if they could not be read again', (_, content, code) => {
    expect(() => toDocument(content)).toThrow(expect.objectContaining({ name: 'ConversionError', code }));
  });

  it('errors name their position', () => {
    const content = '{"type":"doc","content":[{"type":"paragraph"},{"type":"video"}]}';
    expect(() => toDocument(content)).toThrow(expect.objectContaining({ place: 'content[1]' }));
  });
});

describe('Draft.js', () => {
  it('has its blocks, its nested lists and its code', () => {
    const content = draft([
      { text: 'Title', type: 'header-one' },
      { text: 'Part', type: 'header-two' },
      { text: 'a', type: 'unordered-list-item', depth: 0 },
      { text: 'b', type: 'ordered-list-item', depth: 1 },
      { text: 'c', type: 'unordered-list-item', depth: 0 },
      { text: 'one', type: 'blockquote' },
      { text: 'two', type: 'blockquote' },
      { text: 'x = 1', type: 'code-block' },
      { text: '  y', type: 'code-block' },
      { text: 'soft\nbreak' },
    ]);
    expect(toDocument(content).format).toBe('draft-js');
    expect(htmlOf(content)).toBe(
      [
        '<h2>Title</h2>',
        '<h3>Part</h3>',
        '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
        '<blockquote><p>one</p><p>two</p></blockquote>',
        '<pre><code>x = 1\n  y</code></pre>',
        '<p>soft<br>break</p>',
      ].join('\n'),
    );
  });

  it('counts ranges in code points, and accepts overlapping ones', () => {
    const content = draft(
      [
        {
          text: '🙂 bold both link',
          inlineStyleRanges: [
            { offset: 2, length: 9, style: 'BOLD' },
            { offset: 7, length: 4, style: 'ITALIC' },
            { offset: 4, length: 2, style: 'BOLD' },
            { offset: 500, length: 4, style: 'BOLD' },
            { offset: 0, length: 1, style: 'color-red' },
          ],
          entityRanges: [{ offset: 12, length: 99, key: 0 }],
        },
      ],
      { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://example.com/' } } },
    );
    expect(htmlOf(content)).toBe(
      '<p>🙂 <strong>bold <em>both</em></strong> <a href="https://example.com/" rel="noopener">link</a></p>',
    );
  });

  it('keeps its images, and none of its scripts', () => {
    const content = draft(
      [
        { text: ' ', type: 'atomic', entityRanges: [{ offset: 0, length: 1, key: 'i' }] },
        { text: 'x', entityRanges: [{ offset: 0, length: 1, key: 'j' }] },
        { text: 'kept', type: 'atomic' },
      ],
      {
        i: { type: 'IMAGE', data: { src: 'https://example.com/a.png', alt: 'A' } },
        j: { type: 'LINK', data: { url: 'javascript:alert(1)' } },
      },
    );
    expect(htmlOf(content)).toBe(
      '<figure><img src="https://example.com/a.png" alt="A"></figure>\n<p>x</p>\n<p>kept</p>',
    );
  });

  it('that is empty becomes the empty document, and 30,000 overlapping ranges take no time', () => {
    expect(toDocument(draft([])).document).toEqual(emptyDocument());
    const inlineStyleRanges = Array.from({ length: 30_000 }, (_, offset) => ({
      offset,
      length: 30_000,
      style: 'BOLD',
    }));
    expect(htmlOf(draft([{ text: 'x'.repeat(30_000), inlineStyleRanges }]))).toHaveLength(
      30_000 + '<p><strong></strong></p>'.length,
    );
  });
});
