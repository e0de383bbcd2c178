import { documentText } from '@pagewright/contract/document';
import type { BlockNode, InlineNode } from '@pagewright/contract/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import type { HtmlOptions } from './html-options.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const MARKS: Record<string, string> = { bold: '**', italic: '_', underline: '__', strike: '~', code: '`' };

function words(nodes: readonly InlineNode[] = []): string {
  return nodes
    .map((node) => {
      if (node.type === 'hardBreak') return '⏎';
      return (node.marks ?? []).reduceRight(
        (text, mark) =>
          mark.type === 'link' ? `[${text}](${mark.attrs.href})` : MARKS[mark.type] + text + MARKS[mark.type],
        node.text,
      );
    })
    .join('');
}

/** A block in one line, to keep the tests readable. */
function sketch(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
      return words(block.content);
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${words(block.content)}`;
    case 'codeBlock':
      return `code(${block.attrs.language ?? ''}):${words(block.content)}`;
    case 'image':
      return `image:${block.attrs.src}|${block.attrs.alt ?? ''}`;
    case 'horizontalRule':
      return '---';
    case 'blockquote':
      return `> ${block.content.map(sketch).join(' / ')}`;
    case 'bulletList':
      return `ul(${block.content.map((item) => item.content.map(sketch).join(' / ')).join('; ')})`;
    case 'orderedList':
      return `ol${block.attrs.start}(${block.content.map((item) => item.content.map(sketch).join(' / ')).join('; ')})`;
    case 'table':
      return `table(${block.content
        .map((row) =>
          (row.content ?? [])
            .map((cell) => (cell.type === 'tableHeader' ? '=' : '') + cell.content.map(sketch).join(' / '))
            .join(' | '),
        )
        .join('; ')})`;
  }
}

const sketchOf = (html: string, options?: HtmlOptions): string[] =>
  readHtml(html, options).document.content.map(sketch);

describe('HTML', () => {
  it.each([
    ['<p>a <b>b</b> <i>c</i> <u>d</u> <s>e</s> <code>f</code></p>', ['a **b** _c_ __d__ ~e~ `f`']],
    ['<strong>a</strong><em>b</em><del>c</del><ins>d</ins><kbd>e</kbd>', ['**a**_b_~c~__d__`e`']],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>', ['## a', '### b', '#### c', '#### d', '#### e']],
    ['<h2>b</h2><h5>e</h5><h6>f</h6>', ['## b', '#### e', '#### f']],
    ['a<br>b<br/>c', ['a⏎b⏎c']],
    ['  a \n\t b  <span> c</span> ', ['a b c']],
    ['a&nbsp;b &nbsp; c&nbsp;', ['a\u00a0b c']],
    ['<div>a<div>b</div>c</div>', ['a', 'b', 'c']],
    ['<p>a<p>b', ['a', 'b']],
    [
      '<p><a href="https://x.y">a <b>b</b></a> <a href="javascript:x">c</a></p>',
      ['[a ](https://x.y)[**b**](https://x.y) c'],
    ],
    ['<p>a <img src="https://x.y/z.png" alt="Z"> b</p>', ['a', 'image:https://x.y/z.png|Z', 'b']],
    ['<p>a <img src="x.png" alt="only words"> b</p>', ['a only words b']],
    [
      '<figure><img src="/files/1" alt="A"><figcaption>Words</figcaption></figure>',
      ['image:/files/1|A', 'Words'],
    ],
    ['<pre class="language-js"><code>a\n  b\n</code></pre>', ['code(js):a\n  b\n']],
    ['<pre>a<br>b<div>c</div></pre>', ['code():a\nbc\n']],
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', ['ul(a; b / ul(c))']],
    ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', ['ul(a / ul(b); c)']],
    ['<ol start="3"><li><p>a</p><p>b</p></li></ol>', ['ol3(a / b)']],
    ['<li>a<li>b', ['ul(a; b)']],
    ['<ul>loose<li>a</li></ul>', ['ul(loose; a)']],
    ['<ul><li><input type=checkbox checked> a</li><li><input type=checkbox>b</ul>', ['ul(☑ a; ☐ b)']],
    ['<dl><dt>a<dd>b</dl>', ['**a**', 'b']],
    ['<table><tr><th>a<td>b<tr><td colspan=2>c</table>', ['table(=a | b; c)']],
    ['<table><thead><tr><td>a</table>', ['table(=a)']],
    ['<table>stray<tr><td>a<td>b</table>', ['table(stray; a | b)']],
    ['<table><caption>Words</caption><tr><td>a</table>', ['Words', 'table(a)']],
    ['<td>a</td><td>b</td>c', ['table(a | b)', 'c']],
    ['<blockquote><p>a</p><footer>b</footer></blockquote>', ['> a / b']],
    ['a<hr>b', ['a', '---', 'b']],
    ['a<script>b</script><style>c</style><template>d</template>e', ['ae']],
    ['<svg><title>x</title><text>y</text></svg>a', ['a']],
    ['<select><option>a</select>b<textarea>c</textarea>', ['b']],
    ['<p style="display:none">a</p><p hidden>b</p>c', ['c']],
    ['<iframe src="https://video.example/v" title="A film"></iframe>', ['[A film](https://video.example/v)']],
    ['<q>a</q> &lt;b&gt; &amp;amp; &copy;', ['“a” <b> &amp; ©']],
    ['<b>a<p>b</b>c</p>', ['**a**', '**b**c']],
    ['a<!-- b -->c<![CDATA[d]]><?e?>', ['ac']],
  ])('%s', (html, expected) => {
    expect(sketchOf(html)).toEqual(expected);
  });

  it('from elsewhere loses markup that only adds space', () => {
    const html =
      '<p></p><p>&nbsp;</p><p>a<br><br>b<br></p><ul><li></li><li>c</li></ul><h2> </h2><pre>d\n\n</pre><blockquote></blockquote>';
    expect(sketchOf(html, { clean: true })).toEqual(['a', 'b', 'ul(c)', 'code():d']);
  });

  it('of a whole web page is reduced to its main part', () => {
    const page = `<!doctype html><html><head><title>The page &amp; more</title><meta name="description" content="What it says"></head>
      <body><header><a href="/">Home</a></header><nav>Menu</nav>
      <main><h1>Title</h1><p>Text</p></main><footer>Imprint</footer></body></html>`;
    const { document, title, meta } = readHtml(page, { clean: true, takeTitle: true });
    expect(document.content.map(sketch)).toEqual(['Text']);
    expect(title).toBe('Title');
    expect(meta).toMatchObject({ title: 'The page & more', description: 'What it says' });
  });

  it('has the real images of lazy-loading pages, and characters instead of emoji images', () => {
    expect(
      sketchOf(
        '<img src="data:image/gif;base64,R0" data-src="https://x.y/a.jpg" alt="A"><p>b <img class="emoji" alt="🙂" src="https://x.y/1.png"></p><img width=1 height=1 src="https://x.y/pixel">',
      ),
    ).toEqual(['image:https://x.y/a.jpg|A', 'b 🙂']);
  });

  it('keeps the line breaks of WordPress’s classic editor', () => {
    const text = 'One <strong>two</strong>\nthree\n\nFour\n<ul>\n<li>a</li>\n</ul>\nFive\n<pre>x\n\ny</pre>';
    expect(sketchOf(text, { clean: true, lineBreaks: true })).toEqual([
      'One **two**⏎three',
      'Four',
      'ul(a)',
      'Five',
      'code():x\n\ny',
    ]);
  });
});

describe('pasted HTML', () => {
  it('from Word keeps lists, headings, and marks, and nothing of Office', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @font-face {font-family:Calibri;} p.MsoNormal {mso-style-unhide:no;} --></style></head><body lang=EN-GB>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<p class=MsoTitle>My report<o:p></o:p></p>
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Chapter <b>one</b><o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> and <i>italic</i> and <u>under</u><span style='mso-spacerun:yes'>  </span>text<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Inner<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second</p>
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=100 valign=top style='width:75.0pt'><p class=MsoNormal>Cell<o:p></o:p></p></td></tr></table>
</body></html>`;
    expect(sketchOf(html, { clean: true })).toEqual([
      '## My report',
      '## Chapter **one**',
      '**Bold** and _italic_ and __under__ text',
      'ul(First / ol1(Inner); Second)',
      'table(Cell)',
    ]);
  });

  it('from Word’s filtered HTML has lists, detected by their markers', () => {
    const html = `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt'><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>First</p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt'>2)&nbsp;&nbsp;Inner</p>`;
    expect(sketchOf(html, { clean: true })).toEqual(['ul(First / ol2(Inner))']);
  });

  it('has internal links to the headings of the published page, and only the text of broken ones', () => {
    const html =
      '<p><a href="#s1">One</a> <a href="#two">Two</a> <a href="#cafe">Three</a> <a href="#fn1">1</a> <a href="#top">Up</a></p><h2 id="s1">Getting  started</h2><p>Text</p><a name="two"></a><h2>Next <em>steps</em></h2><p>Text</p><h2>Café</h2><p id="fn1">A note</p>';
    expect(sketchOf(html, { clean: true })[0]).toBe(
      '[One](#getting-started) [Two](#next-steps) [Three](#cafe) 1 Up',
    );
    // In our own HTML, the link stays as is.
    expect(sketchOf(html)[0]).toContain('[1](#fn1)');
  });

  it('from Google Docs has its marks from styles, without its wrapper', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Heading</span></h2><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Bold</span><span style="font-weight:400;white-space:pre-wrap;"> plain </span><span style="font-style:italic;white-space:pre-wrap;">italic</span></p><br><ul><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400;">One</span></p></li><ul><li aria-level="2"><p><span>Two</span></p></li></ul></ul><p><a href="https://www.google.com/url?q=https://example.com/a%3Fb&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p></b>`;
    expect(sketchOf(html, { clean: true })).toEqual([
      '## Heading',
      '**Bold** plain _italic_',
      'ul(One / ul(Two))',
      '[link](https://example.com/a?b)',
    ]);
  });

  it('downloaded from Google Docs has its marks from classes', () => {
    const html = `<html><head><style type="text/css">.c1{font-weight:700}.c2{color:#000;font-style:italic}li.x:before{content:"a"}</style></head><body><p><span class="c1">Bold</span> <span class="c2 c1">both</span></p></body></html>`;
    expect(sketchOf(html, { clean: true })).toEqual(['**Bold** **_both_**']);
  });

  it('from a web page keeps the text of its nested boxes', () => {
    const html = `<div class="post"><div><div>Lead <font color="red">text</font></div><section><h3>Part</h3><div>Words<div>more</div></div></section></div><aside>Aside</aside></div><noscript><img src="https://x.y/n.png"></noscript>`;
    expect(sketchOf(html, { clean: true })).toEqual(['Lead text', '### Part', 'Words', 'more', 'Aside']);
  });
});

describe('tag soup', () => {
  const tags = [
    'p',
    'div',
    'b',
    'i',
    'a href="/x"',
    'ul',
    'ol',
    'li',
    'table',
    'tr',
    'td',
    'th',
    'thead',
    'tbody',
    'caption',
    'blockquote',
    'pre',
    'code',
    'h1',
    'h3',
    'br',
    'hr',
    'img src="/files/1"',
    'svg',
    'main',
    'article',
    'span style="white-space:pre-wrap"',
    'p style="mso-list:l0 level2"',
    'q',
    'dt',
    'dd',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag.split(' ', 1)[0]}>`),
    fc.constantFrom('a', ' b ', '\n', '&nbsp;', '  '),
  );

  it.each([false, true])(
    'of any kind becomes a document that survives a round trip (clean: %s)',
    { timeout: 60_000 },
    (clean) => {
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
          const { document } = readHtml(pieces.join(''), { clean });
          expect(JSON.stringify(readHtml(writeHtml(document)).document)).toBe(JSON.stringify(document));
        }),
        { numRuns: sampleOrAll(250, 2_000) },
      );
    },
  );

  it('loses no words', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.constantFrom('WORD', 'OTHER')), { maxLength: 30 }),
        (pieces) => {
          fc.pre(!pieces.includes('<svg>'));
          const found = documentText(readHtml(pieces.join('')).document).match(/WORD|OTHER/g) ?? [];
          // A caption moves before its table, so only the order may change.
          expect(found.toSorted()).toEqual(pieces.filter((part) => /^[A-Z]+$/.test(part)).toSorted());
        },
      ),
      { numRuns: sampleOrAll(250, 2_000) },
    );
  });
});
