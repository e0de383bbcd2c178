import markdownIt from 'markdown-it';
import { documentText, normalizeDocument } from '@pagewright/contract/document';
import type { EditorDocument } from '@pagewright/contract/document';
import { describe, expect, it } from 'vitest';
import { readAttackLines } from '../../../../tests/attacks/attack-lines.ts';
import { findExecutable } from '../../../../tests/attacks/executable-markup.ts';
import { isFullRun } from '../../../../tests/run-size.ts';
import { readHtml } from './html/read-html.ts';
import { writeHtml } from './html/write-html.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { readText } from './text/read-text.ts';
import { toDocument } from './to-document.ts';

/** Our own payloads, so the tests never run empty. */
const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '[x](javascript:alert(1)) [y](<java\nscript:alert(1)>) <javascript:alert(1)>',
  '![x](data:text/html;base64,PHNjcmlwdD4= "t\\" onerror=alert(1) x=\\"")',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
  '<pre><code class="language-x&quot; onclick=&quot;alert(1)">x</code></pre>',
  '<table background="javascript:alert(1)"><td colspan="1&quot; onload=alert(1)">x',
  '<base href="javascript:/a/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>" src="javascript:alert(1)"></iframe>',
  '</p></article></body><script>alert(1)</script>',
  '<!--[if gte mso 9]><script>alert(1)</script><![endif]--><![CDATA[<script>alert(1)</script>]]>',
];

const payloads = [
  ...OWN,
  ...readAttackLines('payloadbox-xss/half.txt'),
  ...readAttackLines('blns/blns.txt').filter((line) => !line.startsWith('#')),
].map((line) => line.replaceAll('\0', '').toWellFormed());

/** In a normal run, every 8th payload is also tested alone; in `npm run test:storm`, all of them are. */
const EVERY = 8;

/** All payloads, 400 to a document, plus single ones. */
const texts = [
  ...Array.from({ length: Math.ceil(payloads.length / 400) }, (_, index) =>
    payloads.slice(index * 400, (index + 1) * 400).join('\n\n'),
  ),
  ...payloads.filter((_, index) => isFullRun || index % EVERY === 0),
];

const anyMarkdown = markdownIt({ html: true });

function expectHarmless(document: EditorDocument): void {
  expect(findExecutable(writeHtml(document))).toEqual([]);
  expect(findExecutable(writeHtml(document, { for: 'page' }))).toEqual([]);
}

describe(`${payloads.length} script payloads and naughty strings`, { timeout: 60_000 }, () => {
  it('do nothing as HTML', () => {
    for (const text of texts) expectHarmless(readHtml(text).document);
    for (const text of texts) expectHarmless(readHtml(text, { clean: true, takeTitle: true }).document);
  });

  it('do nothing inside attributes', () => {
    for (const text of payloads) {
      const value = text.replaceAll('"', '&quot;');
      const html = `<p class="${value}" style="${value}"><a href="${value}" title="${value}">x</a><img src="${value}" alt="${value}"></p><table><td align="${value}" colspan="${value}">x</table>`;
      expectHarmless(readHtml(html).document);
    }
  });

  it('do nothing as Markdown', () => {
    for (const text of texts) expectHarmless(readMarkdown(text).document);
  });

  it('do nothing when another renderer shows the Markdown that we write', () => {
    for (const text of texts.slice(0, 500)) {
      const written = writeMarkdown(readText(text));
      expect(findExecutable(anyMarkdown.render(written))).toEqual([]);
    }
  });

  it('do nothing anywhere in the editor’s JSON', () => {
    for (const text of payloads) {
      const parse = normalizeDocument({
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: text }, content: [{ type: 'text', text }] },
          {
            type: 'paragraph',
            content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: text, title: text } }] }],
          },
          { type: 'codeBlock', attrs: { language: text }, content: [{ type: 'text', text }] },
          { type: 'image', attrs: { src: text, alt: text, title: text } },
          { type: 'image', attrs: { src: `https://example.com/${text}`, alt: text, title: text } },
          {
            type: 'orderedList',
            attrs: { start: text },
            content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
          },
          {
            type: 'table',
            content: [
              {
                type: 'tableRow',
                content: [{ type: 'tableCell', attrs: { colspan: text, align: text }, content: [] }],
              },
            ],
          },
        ],
      });
      if (!parse.ok) throw new Error(parse.reason);
      expectHarmless(parse.document);
    }
  });

  it('do nothing through the API’s content, whatever format they are detected as', () => {
    for (const text of texts) expectHarmless(toDocument(text).document);
  });

  it('stay unchanged as plain text', () => {
    for (const text of payloads) {
      const document = readText(text);
      expectHarmless(document);
      expect(documentText(document).replaceAll(/\s+/g, '')).toBe(
        text.replaceAll(/(?![\t\n\v\f\r])\p{Cc}|[\ufffe\uffff]/gu, '').replaceAll(/\s+/g, ''),
      );
    }
  });
});
