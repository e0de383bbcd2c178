import { describe, expect, it } from 'vitest';
import {
  cleanImageAddress,
  cleanLinkAddress,
  countWords,
  documentText,
  DOCUMENT_LIMITS,
  emptyDocument,
  parseEditorDocument,
} from './document.ts';

const parseOf = (content: unknown): ReturnType<typeof parseEditorDocument> =>
  parseEditorDocument(JSON.stringify({ type: 'doc', content }));

function contentOf(content: unknown): unknown {
  const parse = parseOf(content);
  if (!parse.ok) throw new Error(`${parse.reason} at ${parse.path}`);
  return parse.document.content;
}

const text = (value: string, ...marks: unknown[]): object => ({
  type: 'text',
  ...(marks.length > 0 && { marks }),
  text: value,
});
const paragraph = (...content: unknown[]): object => ({ type: 'paragraph', content });
const link = (href: unknown): object => ({ type: 'link', attrs: { href, title: null } });

describe('the canonical document', () => {
  it('does not change when it is normalized again', () => {
    const document = [
      { type: 'heading', attrs: { level: 3 }, content: [text('A'), text('b', { type: 'bold' })] },
      paragraph(text('one', link('/a')), { type: 'hardBreak' }, text('two')),
      { type: 'paragraph' },
      { type: 'codeBlock', attrs: { language: 'c++' }, content: [text('a\n  b')] },
      { type: 'image', attrs: { src: '/files/x.png', alt: 'An x', title: null } },
      { type: 'horizontalRule' },
      {
        type: 'orderedList',
        attrs: { start: 4 },
        content: [{ type: 'listItem', content: [paragraph(text('i')), { type: 'horizontalRule' }] }],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableHeader',
                attrs: { colspan: 2, rowspan: 1, colwidth: [100, 120], align: 'right' },
                content: [paragraph(text('h'))],
              },
            ],
          },
        ],
      },
    ];
    expect(contentOf(document)).toEqual(document);
  });

  it('completes attributes and drops unknown ones', () => {
    const cell = { type: 'tableCell', attrs: { colspan: -1, colwidth: ['x'] }, content: [] };
    expect(
      contentOf([
        { type: 'heading', attrs: { level: 1, onclick: 'x' } },
        { type: 'heading', attrs: { level: 6 } },
        { type: 'codeBlock', attrs: { language: '"><script>' } },
        { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
        { type: 'image', attrs: { src: 'https://a.b/c', width: 3, alt: '' } },
      ]),
    ).toEqual([
      { type: 'heading', attrs: { level: 2 } },
      { type: 'heading', attrs: { level: 4 } },
      { type: 'codeBlock', attrs: { language: null } },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableCell',
                attrs: { colspan: 1, rowspan: 1, colwidth: null, align: null },
                content: [{ type: 'paragraph' }],
              },
            ],
          },
        ],
      },
      { type: 'image', attrs: { src: 'https://a.b/c', alt: null, title: null } },
    ]);
  });

  it('repairs incomplete nodes without losing words', () => {
    expect(
      contentOf([
        text('loose'),
        paragraph(text('a'), { type: 'image', attrs: { src: '/files/1' } }, text('b')),
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'horizontalRule' }] }] },
        { type: 'bulletList' },
        { type: 'blockquote' },
        paragraph(text('x'), text(''), text('y\r\nz')),
      ]),
    ).toEqual([
      paragraph(text('loose')),
      paragraph(text('a')),
      { type: 'image', attrs: { src: '/files/1', alt: null, title: null } },
      paragraph(text('b')),
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }, { type: 'horizontalRule' }] }],
      },
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
      paragraph(text('xy'), { type: 'hardBreak' }, text('z')),
    ]);
    expect(contentOf([])).toEqual(emptyDocument().content);
  });

  it('cuts a long label so that a second cut changes nothing', () => {
    const alt = `${'x'.repeat(999)} ${'y'.repeat(50)}`;
    const image = (words: string): object => ({
      type: 'image',
      attrs: { src: '/files/1', alt: words, title: null },
    });
    expect(contentOf([image(alt)])).toEqual([image('x'.repeat(999))]);
    expect(contentOf([image('x'.repeat(999))])).toEqual([image('x'.repeat(999))]);
  });

  it('orders marks, removes duplicates, and lets code combine with a link only', () => {
    const bold = { type: 'bold' };
    const code = { type: 'code' };
    expect(
      contentOf([
        paragraph(text('a', { type: 'strike' }, bold, bold, { type: 'blink' }, link('#x'))),
        paragraph(text('b', code, bold)),
        paragraph(text('c', code, link('#x'))),
      ]),
    ).toEqual([
      paragraph(text('a', link('#x'), bold, { type: 'strike' })),
      paragraph(text('b', code)),
      paragraph(text('c', link('#x'))),
    ]);
  });
});

describe('an invalid document', () => {
  it.each([
    ['', 'malformed_json'],
    ['{"type":"doc","content":[', 'malformed_json'],
    ['null', 'not_a_document'],
    ['[]', 'not_a_document'],
    ['"doc"', 'not_a_document'],
    ['{"type":"paragraph"}', 'not_a_document'],
    ['{"__proto__":{"type":"doc"}}', 'not_a_document'],
    ['{"type":"doc","content":{}}', 'malformed_node'],
    ['{"type":"doc","content":[1]}', 'malformed_node'],
    [
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":1}]}]}',
      'malformed_node',
    ],
    ['{"type":"doc","content":[{"type":"constructor"}]}', 'unknown_node'],
    ['{"type":"doc","content":[{"type":"script"}]}', 'unknown_node'],
    ['{"type":"doc","content":[{"type":"listItem"}]}', 'misplaced_node'],
    ['{"type":"doc","content":[{"type":"text","text":"a\\u0000b"}]}', 'forbidden_character'],
    ['{"type":"doc","content":[{"type":"text","text":"a\\ud800b"}]}', 'forbidden_character'],
  ])('%s is refused: %s', (json, reason) => {
    expect(parseEditorDocument(json)).toMatchObject({ ok: false, reason });
  });

  it('is refused with the path of the fault', () => {
    expect(
      parseOf([paragraph(), { type: 'blockquote', content: [paragraph(), { type: 'iframe' }] }]),
    ).toEqual({
      ok: false,
      reason: 'unknown_node',
      path: 'content[1].content[1]',
    });
  });

  it.each([200, 50_000])('nested %d deep is refused', (depth) => {
    const nest = '{"type":"blockquote","content":['.repeat(depth) + ']}'.repeat(depth);
    expect(parseEditorDocument(`{"type":"doc","content":[${nest}]}`)).toMatchObject({ reason: 'too_deep' });
  });

  it('nested 100,000 arrays deep is refused, also in a field that is not read', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const field of ['other', 'content'])
      expect(parseEditorDocument(`{"type":"doc","${field}":${deep}}`)).toMatchObject({ reason: 'too_deep' });
  });

  it('is refused with too many nodes or bytes', () => {
    const many = Array.from({ length: DOCUMENT_LIMITS.nodes + 1 }, () => ({ type: 'paragraph' }));
    expect(parseOf(many)).toMatchObject({ ok: false, reason: 'too_many_nodes' });
    expect(parseOf([text('é'.repeat(DOCUMENT_LIMITS.bytes / 2))])).toMatchObject({ reason: 'too_large' });
  });

  it('does not read or return a prototype', () => {
    const parse = parseEditorDocument(
      '{"type":"doc","__proto__":{"a":1},"content":[{"type":"image","attrs":{"__proto__":{"src":"/files/x"}}},{"type":"paragraph","__proto__":{"content":[{"type":"text","text":"x"}]}}]}',
    );
    expect(parse).toEqual({ ok: true, document: emptyDocument() });
  });
});

describe('addresses', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' mailto:a@b.c ', 'mailto:a@b.c'],
    ['tel:+1', 'tel:+1'],
    ['/a/b', '/a/b'],
    ['a b.html', 'a%20b.html'],
    ['#part', '#part'],
    ['//host/x', '//host/x'],
    ['', null],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['java\u0000script:alert(1)', null],
    ['\u00a0javascript:alert(1)', null],
    ['java\u200bscript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
    ['blob:https://a/b', null],
    [12, null],
    [null, null],
  ])('a link to %j is stored as %j', (address, kept) => {
    expect(cleanLinkAddress(address)).toBe(kept);
  });

  it.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['HTTP://example.com/a b', 'HTTP://example.com/a%20b'],
    ['/files/abc-1.webp', '/files/abc-1.webp'],
    ['/files/../secret', null],
    ['/other/abc', null],
    ['//example.com/a.png', null],
    ['a.png', null],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['https:', null],
  ])('an image from %j is stored as %j', (address, kept) => {
    expect(cleanImageAddress(address)).toBe(kept);
  });

  it('invalid ones remove the link or the image, never the words', () => {
    expect(
      contentOf([
        paragraph(text('a', link('javascript:x'))),
        { type: 'image', attrs: { src: 'data:image/png;base64,AAAA' } },
      ]),
    ).toEqual([paragraph(text('a'))]);
  });
});

describe('the text of a document', () => {
  it('has an empty line between blocks', () => {
    const parse = parseOf([
      { type: 'heading', attrs: { level: 2 }, content: [text('One '), text('two', { type: 'bold' })] },
      { type: 'paragraph' },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph(text('three'), { type: 'hardBreak' }, text('four'))] },
        ],
      },
    ]);
    expect(parse.ok && documentText(parse.document)).toBe('One two\n\nthree\nfour');
    expect(documentText(emptyDocument())).toBe('');
  });

  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['one', 1],
    [' one  two\u00a0three\n\nfour ', 4],
    ['well-known isn’t 3 —', 4],
  ])('%j has %d words', (value, words) => {
    expect(countWords(value)).toBe(words);
  });
});
