import { describe, expect, it } from 'vitest';
import { parsePaper, placeRange } from '../index.ts';
import type { Paper } from '../index.ts';

const shape = (paper: Paper): string[] =>
  paper.blocks.map((block) => `${block.kind}${block.level || ''}:${block.text}`);

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const node = (type: string, content: object[], attrs?: object) => ({
  type,
  content,
  ...(attrs ? { attrs } : {}),
});
const link = (href: string) => ({ type: 'link', attrs: { href } });

describe('parsePaper', () => {
  const editor = node('doc', [
    node('heading', [text('Tea')], { level: 2 }),
    node('paragraph', [
      text('Warm the '),
      text('pot', { type: 'bold' }),
      { type: 'hardBreak' },
      text('first.'),
    ]),
    { type: 'horizontalRule' },
    node('bulletList', [
      node('listItem', [node('paragraph', [text('Green')])]),
      node('listItem', [
        node('paragraph', [text('Black')]),
        node('orderedList', [node('listItem', [node('paragraph', [text('Assam')])])]),
      ]),
    ]),
    { type: 'image', attrs: { src: '/a.png', alt: 'A pot' } },
    node('blockquote', [node('paragraph', [text('See '), text('the guide', link('/guide')), text('.')])]),
    node('table', [node('tableRow', [node('tableCell', [node('paragraph', [text('80 °C')])])])]),
    node('codeBlock', [text('boil()')]),
    { type: 'paragraph' },
  ]);

  it('parses editor JSON, as an object and as a string', () => {
    const paper = parsePaper(editor);
    expect(paper.format).toBe('editor');
    expect(shape(paper)).toEqual([
      'heading2:Tea',
      'paragraph:Warm the pot\nfirst.',
      'paragraph:Green',
      'paragraph:Black',
      'paragraph:Assam',
      'image:',
      'paragraph:See the guide.',
      'paragraph:80 °C',
      'code:boil()',
      'paragraph:',
    ]);
    expect(paper.blocks.map((block) => block.listDepth)).toEqual([0, 0, 1, 1, 2, 0, 0, 0, 0, 0]);
    expect(paper.blocks[6]!.inQuote).toBe(true);
    expect(paper.blocks[7]!.inTable).toBe(true);
    expect(paper.links).toEqual([{ block: 6, start: 4, end: 13, href: '/guide' }]);
    expect(paper.images).toEqual([{ block: 5, offset: 0, src: '/a.png', alt: 'A pot' }]);
    expect([paper.lists, paper.tables]).toEqual([2, 1]);
    expect(parsePaper(JSON.stringify(editor))).toEqual(paper);
  });

  it('maps places to editor positions, computed by counting tokens', () => {
    const paper = parsePaper(editor);
    // The heading starts at 0, so its first letter is at 1 and the block ends at 5; the next text starts at 6.
    expect(placeRange(paper, { block: 0, start: 0, end: 3 })).toEqual({ from: 1, to: 4 });
    expect(placeRange(paper, { block: 1, start: 9, end: 12 })).toEqual({ from: 15, to: 18 });
    // 'Warm the pot', a break, and 'first.' take 19 positions: the paragraph ends at 26, the rule takes one, three
    // open.
    expect(placeRange(paper, { block: 2, start: 0, end: 5 })).toEqual({ from: 30, to: 35 });
    expect(placeRange(paper, { block: 3, start: 0, end: 5 })).toEqual({ from: 39, to: 44 });
    expect(placeRange(paper, { block: 4, start: 0, end: 5 })).toEqual({ from: 48, to: 53 });
    // Five ends follow: paragraph, item, list, item, list; then the image.
    expect(placeRange(paper, { block: 5, start: 0, end: 0 })).toEqual({ from: 58, to: 59 });
    expect(placeRange(paper, { block: 6, start: 4, end: 13 })).toEqual({ from: 65, to: 74 });
  });

  it('has no editor positions for other formats', () => {
    expect(placeRange(parsePaper('<p>Tea</p>'), { block: 0, start: 0, end: 3 })).toBeNull();
    expect(placeRange(parsePaper(editor), { block: 99, start: 0, end: 3 })).toBeNull();
  });

  it('parses HTML', () => {
    const paper = parsePaper(`
      <html><head><title>Not text</title><style>p{}</style></head><body>
      <h2>Tea &amp; coffee</h2>
      <p>Warm  the <b>p</b>ot.<br>Then <a href="/guide">see <em>the</em> guide</a>.</p>
      <script>alert('<p>no</p>')</script>
      <ul><li>Green<li>Black <ol><li>Assam</ol></ul>
      <figure><img src="/a.png" alt="A pot"><figcaption>A pot of tea</figcaption></figure>
      <table><tr><td>80</td><td>90</td></tr></table>
      <blockquote>Said so</blockquote><pre>boil( )\n  x</pre>Loose words</body></html>`);
    expect(paper.format).toBe('html');
    expect(shape(paper)).toEqual([
      'heading2:Tea & coffee',
      'paragraph:Warm the pot.\nThen see the guide.',
      'paragraph:Green',
      'paragraph:Black',
      'paragraph:Assam',
      'image:',
      'paragraph:A pot of tea',
      'paragraph:80',
      'paragraph:90',
      'paragraph:Said so',
      'code:boil( )\n  x',
      'paragraph:Loose words',
    ]);
    expect(paper.links).toEqual([{ block: 1, start: 19, end: 32, href: '/guide' }]);
    expect(paper.images).toEqual([{ block: 5, offset: 0, src: '/a.png', alt: 'A pot' }]);
    expect([paper.lists, paper.tables]).toEqual([2, 1]);
  });

  it('represents an image between words as one character of the text', () => {
    const paper = parsePaper('<p>Look: <img src="a.png" alt=""> here</p>');
    expect(paper.blocks[0]!.text).toBe('Look: \uFFFC here');
    expect(paper.images).toEqual([{ block: 0, offset: 6, src: 'a.png', alt: '' }]);
  });

  it('parses plain text line by line', () => {
    const paper = parsePaper('Tea\r\n\r\n  Warm the pot.  \nPour < 1 litre & wait > 2 minutes.');
    expect(paper.format).toBe('plain');
    expect(shape(paper)).toEqual([
      'paragraph:Tea',
      'paragraph:Warm the pot.',
      'paragraph:Pour < 1 litre & wait > 2 minutes.',
    ]);
  });

  it('parses Draft.js raw JSON, whose offsets count code points', () => {
    const paper = parsePaper({
      blocks: [
        { type: 'header-two', text: 'Tea', depth: 0, entityRanges: [] },
        {
          type: 'unstyled',
          text: '🍵 see guide',
          depth: 0,
          entityRanges: [{ offset: 6, length: 5, key: 0 }],
        },
        { type: 'unordered-list-item', text: 'Green', depth: 0, entityRanges: [] },
        { type: 'unordered-list-item', text: 'Assam', depth: 1, entityRanges: [] },
        { type: 'atomic', text: ' ', depth: 0, entityRanges: [{ offset: 0, length: 1, key: 1 }] },
        { type: 'code-block', text: 'boil()', depth: 0, entityRanges: [] },
      ],
      entityMap: {
        0: { type: 'LINK', mutability: 'MUTABLE', data: { url: '/guide' } },
        1: { type: 'IMAGE', mutability: 'IMMUTABLE', data: { src: '/a.png', alt: 'A pot' } },
      },
    });
    expect(paper.format).toBe('draft');
    expect(shape(paper)).toEqual([
      'heading2:Tea',
      'paragraph:🍵 see guide',
      'paragraph:Green',
      'paragraph:Assam',
      'image:',
      'code:boil()',
    ]);
    // The cup is two UTF-16 units, so the seventh code point is at offset 7.
    expect(paper.links).toEqual([{ block: 1, start: 7, end: 12, href: '/guide' }]);
    expect(paper.lists).toBe(2);
  });

  it.each([
    null,
    undefined,
    '',
    ' \n ',
    {},
    [],
    { type: 'doc' },
    { type: 'doc', content: [] },
    '{"type":"doc"}',
  ])('finds no blocks in %j', (input) => expect(parsePaper(input).blocks).toEqual([]));

  it('treats JSON that is not a document as plain text', () => {
    expect(shape(parsePaper('{"a": 1}'))).toEqual(['paragraph:{"a": 1}']);
    expect(shape(parsePaper('{broken'))).toEqual(['paragraph:{broken']);
  });
});
