import { updateSite } from '@pagewright/contract/publishing/site';
import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { readAttackLines } from '../../../../../../tests/attacks/attack-lines.ts';
import { findExecutable } from '../../../../../../tests/attacks/executable-markup.ts';
import { removeOwnScripts } from '../../../../../../tests/attacks/remove-own-scripts.ts';
import {
  documentOf,
  paragraph,
  publishArticle,
} from '../../../../../../tests/factories/published-article.ts';
import { takeShare } from '../../../../../../tests/security/take-share.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();

async function read(path: string) {
  return String((await server.send(path, { headers: { 'accept-encoding': 'identity' } })).body);
}

const textsOf = (feed: XmlDocument): string[] =>
  feed
    .find('//content:encoded', { content: 'http://purl.org/rss/1.0/modules/content/' })
    .map((node) => ('content' in node ? node.content : ''));

test('hostile text in any field never executes: page, list, feed, sitemap', async () => {
  const own = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '</title><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    ']]><script>alert(1)</script>',
    '<!--<script>',
    '&#x3C;script&#x3E;',
    'javascript:alert(1)',
    'a\u0001b\u0008c\u000bd\u001fe\ufffef\uffffg\u2028h',
    '<svg/onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
  ];
  // All of them go through the text renderer in documents/attacks.test.ts; here only a sample.
  const theirs = takeShare(readAttackLines('payloadbox-xss/half.txt'), 1, 6);
  const payloads = [...own, ...theirs].filter((line) => line.isWellFormed());
  const mallory = await server.signUp('Mallory <img src=x onerror=alert(1)>');
  // With labels in a language other than the texts'.
  await server.call(mallory, updateSite, { body: { language: 'fr' } });
  const size = 400;
  for (let start = 0; start < payloads.length; start += size) {
    const part = payloads.slice(start, start + size);
    const pick = (index: number): string => part[index % part.length] ?? '';
    const { path, sitePath: site } = await publishArticle(server, mallory, {
      title: (pick(0) || 'x').slice(0, 280),
      metaTitle: pick(1).slice(0, 280),
      metaDescription: part.slice(2, 12).join(' ').slice(0, 900),
      category: pick(3).slice(0, 90),
      tags: part.map((line) => line.slice(0, 60)).slice(0, 40),
      content: documentOf(
        ...part.flatMap((line) => [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: line, marks: [{ type: 'link', attrs: { href: line } }] }],
          },
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: line }] },
          { type: 'codeBlock', attrs: { language: line }, content: [{ type: 'text', text: line }] },
          { type: 'image', attrs: { src: line, alt: line, title: line } },
          { type: 'image', attrs: { src: `https://img.example/${line}`, alt: line, title: line } },
          { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(line)] }] },
        ]),
      ),
    });
    const shown = (await read(path)).match(/<h2 id=/g) ?? [];
    expect(shown.length).toBeGreaterThan(part.length * 0.9);
    for (const page of [
      path,
      site,
      `${site}?page=2`,
      `${site}missing`,
      `${site}?q=${encodeURIComponent(pick(0))}`,
    ])
      expect(findExecutable(removeOwnScripts(await read(page)))).toEqual([]);
    const feed = XmlDocument.fromString(await read(`${site}rss.xml`));
    for (const html of textsOf(feed)) expect(findExecutable(html)).toEqual([]);
    XmlDocument.fromString(await read(`${site}sitemap.xml`));
  }
}, 120_000);
