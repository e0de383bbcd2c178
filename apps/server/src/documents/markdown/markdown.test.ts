import { normalizeDocument } from '@pagewright/contract/document';
import type { EditorDocument } from '@pagewright/contract/document';
import { describe, expect, it } from 'vitest';
import { writeHtml } from '../html/write-html.ts';
import { splitFrontMatter, writeFrontMatter } from './front-matter.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

function documentOf(...content: unknown[]): EditorDocument {
  const parse = normalizeDocument({ type: 'doc', content });
  if (!parse.ok) throw new Error(parse.reason);
  return parse.document;
}
const text = (value: string, ...marks: string[]): object => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type, attrs: { href: 'https://example.com/', title: null } })),
});
const paragraph = (...content: unknown[]): object => ({ type: 'paragraph', content });
const item = (...content: unknown[]): object => ({ type: 'listItem', content });

describe('Markdown', () => {
  it('for every block and mark is written as people write it', () => {
    const markdown = `## Heading *with* emphasis

Plain, **bold**, *italic*, ***both***, ~~struck~~, <u>under</u>, \`code\` and [a link](https://example.com/ "Tip").\\
Next line with snake_case, 2 \\* 3, \\[brackets] and \\<tags>.

- One
- Two
  - Inner
    1. First
    2. Second
- [ ] To do

4. Four

   Its second paragraph

5. Five

> Quoted
>
> - list

\`\`\`js
const a = \`b\`;

\`\`\`

![A picture](https://example.com/a.png "Title")

___

| Left | Right | Plain |
| :-- | --: | --- |
| **a** | 1 | x \\| y |
| b<br>c |  | <https://example.com/> |

#### Last
`;
    expect(writeMarkdown(readMarkdown(markdown).document)).toBe(markdown);
  });

  it.each([
    ['# A\n## B\n### C', '<h2>A</h2>\n<h3>B</h3>\n<h4>C</h4>'],
    ['Setext\n===', '<h2>Setext</h2>'],
    ['a\nb  \nc\\\nd', '<p>a b<br>c<br>d</p>'],
    [
      'see https://example.com/x. www.example.com',
      '<p>see <a href="https://example.com/x" rel="noopener">https://example.com/x</a>. www.example.com</p>',
    ],
    ['- [ ] a\n- [X] b', '<ul><li>☐ a</li><li>☑ b</li></ul>'],
    ['note[^1]\n\n[^1]: The *note*', '<p>note[^1]</p>\n<p>[^1]: The <em>note</em></p>'],
    [
      '[a][ref]\n\n[ref]: https://example.com/r',
      '<p><a href="https://example.com/r" rel="noopener">a</a></p>',
    ],
    ['<div align="center">\n\n**b** <sub>s</sub>\n\n</div>', '<p><strong>b</strong> s</p>'],
    ['<details><summary>S</summary>\n\nbody\n\n</details>', '<p>S</p>\n<p>body</p>'],
    ['    code\n      more', '<pre><code>code\n  more</code></pre>'],
    [
      'text ![i](https://example.com/i.png) more',
      '<p>text</p>\n<figure><img src="https://example.com/i.png" alt="i"></figure>\n<p>more</p>',
    ],
    ['![lost](img/i.png)', '<p>lost</p>'],
    ['[x](javascript:alert(1))', '<p>x</p>'],
  ])('%j is read as %j', (markdown, html) => {
    expect(writeHtml(readMarkdown(markdown).document)).toBe(html);
  });

  it.each([
    ['1. not a list', '1\\. not a list\n'],
    ['# no heading', '\\# no heading\n'],
    ['- no list', '\\- no list\n'],
    ['> no quote', '\\> no quote\n'],
    ['---', '\\---\n'],
    ['*stars* and _lines_', '\\*stars\\* and \\_lines\\_\n'],
    ['AT&T &amp; a < b > c', 'AT&T \\&amp; a < b > c\n'],
    ['http://example.com', 'http\\://example.com\n'],
    ['C:\\path', 'C:\\\\path\n'],
    ['  indented', '&#32;&#32;indented\n'],
    ['a  b', 'a  b\n'],
  ])('escapes the text %j', (words, markdown) => {
    const document = documentOf(paragraph(text(words)));
    expect(writeMarkdown(document)).toBe(markdown);
    expect(readMarkdown(markdown).document).toEqual(document);
  });

  it.each([
    [[text('bo', 'bold'), text('ld')], '**bo**ld\n'],
    [[text('a '), text(' b', 'bold'), text(' c')], 'a <strong> b</strong> c\n'],
    [[text('a', 'bold'), text('b', 'italic')], '**a**<em>b</em>\n'],
    [[text('a b', 'link', 'bold'), text('c', 'link')], '[**a b**c](https://example.com/)\n'],
    [[text('a`b', 'code')], '``a`b``\n'],
    [[text('wow!'), text('x', 'link')], 'wow\\![x](https://example.com/)\n'],
    [[text('end'), { type: 'hardBreak' }], 'end<br><br>\n'],
  ])('%j is written as %j', (content, markdown) => {
    const document = documentOf(paragraph(...content));
    expect(writeMarkdown(document)).toBe(markdown);
    expect(readMarkdown(markdown).document).toEqual(document);
  });

  it('separates consecutive lists, quotations, and tables', () => {
    const list = { type: 'bulletList', content: [item(paragraph(text('a')))] };
    const ordered = { type: 'orderedList', content: [item(paragraph(text('a')))] };
    const quote = { type: 'blockquote', content: [paragraph(text('a'))] };
    const document = documentOf(list, list, list, ordered, ordered, quote, quote);
    expect(writeMarkdown(document)).toBe('- a\n\n* a\n\n- a\n\n1. a\n\n1) a\n\n> a\n\n> a\n');
    expect(readMarkdown(writeMarkdown(document)).document).toEqual(document);
  });

  it('uses HTML for what it has no syntax for', () => {
    const cell = { type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('a'))] };
    const document = documentOf(
      { type: 'paragraph' },
      { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
    );
    expect(writeMarkdown(document)).toBe(
      '<p></p>\n\n<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>\n',
    );
  });

  it('of an empty document is empty', () => {
    expect(writeMarkdown(documentOf())).toBe('');
    expect(readMarkdown('').document).toEqual(documentOf());
  });
});

describe('front matter', () => {
  it('is read as blogs write it', () => {
    const { frontMatter, body } = splitFrontMatter(
      '---\ntitle: "A: b"\ndate: 2024-03-01 10:00:00 +0100\npermalink: /blog/a-b/\ncategories: [One, Two]\ntags: x, y\ndescription: >\n  Two\n  lines\ndraft: true\nlayout: post\n---\n\n# Text\n',
    );
    expect(frontMatter).toMatchObject({
      title: 'A: b',
      date: '2024-03-01 10:00:00 +0100',
      slug: 'a-b',
      category: 'One',
      tags: ['x', 'y'],
      description: 'Two lines',
      status: 'draft',
    });
    expect(body).toBe('# Text\n');
  });

  it.each([
    ['+++\ntitle = "T"\ntags = ["a", "b"]\n+++\nbody', { title: 'T', tags: ['a', 'b'] }],
    ['---\ntitle: One: two\ntags: [a\n---\nbody', { title: 'One: two' }],
    ['---\r\ntitle: T\r\n---\r\nbody', { title: 'T' }],
    ['---\n__proto__: {polluted: 1}\ntitle: T\n---\nbody', { title: 'T' }],
    [
      '---\na: &a [x, x]\nb: [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\ntitle: T\n---\nbody',
      { title: 'T' },
    ],
  ])('%j is parsed', (markdown, expected) => {
    const { frontMatter, body } = splitFrontMatter(markdown);
    expect(frontMatter).toMatchObject(expected);
    expect(body).toBe('body');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each(['---\nNot fields.\n\n---\nbody', '---\n', 'text\n---\na: b\n---\n', '---\ntitle: never closed\n'])(
    '%j has none',
    (markdown) => {
      expect(splitFrontMatter(markdown)).toEqual({ frontMatter: {}, body: markdown });
    },
  );

  it('is read back as it was written', () => {
    const frontMatter = {
      title: '- "Odd": # title',
      description: 'a: b',
      tags: ['x, y', '[z]', 'null', '1'],
      slug: 'a-b',
    };
    const written = writeFrontMatter({ ...frontMatter, category: '' });
    expect(written).not.toContain('category');
    expect(splitFrontMatter(`${written}---\n`)).toMatchObject({ frontMatter, body: '---\n' });
  });
});
