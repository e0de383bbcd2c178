import { publishContent } from '@pagewright/contract/publishing';
import { describe, expect, test } from 'vitest';
import { readAttackLines } from '../../../../../tests/attacks/attack-lines.ts';
import { findExecutable } from '../../../../../tests/attacks/executable-markup.ts';
import { removeOwnScripts } from '../../../../../tests/attacks/remove-own-scripts.ts';
import { takeShare } from '../../../../../tests/security/take-share.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { writeHtml } from '../../documents/index.ts';
import { read } from '../content/testing/library.ts';
import { upload } from './testing/upload.ts';
import { wordFile, wordParagraph } from './testing/word-file.ts';
import { wordPressExport } from './testing/wordpress-export.ts';

const server = await openTestServer();
const eve = await server.signUp('Eve');

/** Our own payloads, so that there is always something to test with. */
const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) <a href="java&#10;script:alert(1)">x</a>',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '```"><script>alert(1)</script>\n```',
  '</p></article></body><script>alert(1)</script>',
  ']]><script>alert(1)</script><![CDATA[',
  "=cmd|' /C calc'!A0 {{7*7}} ${7*7} <%= 7*7 %>",
];
const outside = [
  ...readAttackLines('payloadbox-xss/half.txt'),
  ...readAttackLines('blns/blns.txt').filter((line) => !line.startsWith('#')),
];
/** Our own, and one in this many of the others; `npm run test:storm` uses all. */
const SHARE = 8;
const payloads = [...OWN, ...takeShare(outside, 0, SHARE)].map((line) => line.replaceAll('\0', ''));
const HUNDREDS = 400;
/** Number of payloads in the fields of one item, in addition to its text. */
const FIELDS = 30;
const parts = Array.from({ length: Math.ceil(payloads.length / HUNDREDS) }, (_, index) =>
  payloads.slice(index * HUNDREDS, (index + 1) * HUNDREDS),
);

const xml = (text: string): string => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const ways: readonly (readonly [name: string, file: (lines: readonly string[]) => Uint8Array | string])[] = [
  ['a.md', (lines) => `# Title\n\n${lines.join('\n\n')}`],
  [
    'a.html',
    (lines) => `<!doctype html><title>Title</title><h1>Title</h1>\n${lines.join('\n<p>next</p>\n')}`,
  ],
  ['a.txt', (lines) => `Title\n\n${lines.join('\n\n')}`],
  ['a.xml', (lines) => wordPressExport([{ title: 'Title', content: lines.join('\n\n') }])],
  [
    'a.docx',
    (lines) => wordFile(lines.map((line) => wordParagraph(xml(line.replaceAll(/\p{Cc}/gu, '')))).join('')),
  ],
];

describe(`${payloads.length} script payloads and naughty strings, ${HUNDREDS} to a file`, () => {
  test.each(ways)(
    'do nothing as %s, in the editor and on the public page',
    { timeout: 180_000 },
    async (name, file) => {
      for (const lines of parts) {
        const { status, body } = await upload(server, eve, { name, content: file(lines) });
        expect([status, body.error]).toEqual([201, undefined]);
        const item = await read(server, eve, body.content[0]!.id);
        expect(findExecutable(writeHtml(JSON.parse(item.content)))).toEqual([]);
        expect(item.content).not.toMatch(/"(?:href|src)":"\s*(?:javascript|data|vbscript):/i);
        const published = await server.call(eve, publishContent, { params: { id: item.id } });
        expect(published.status).toBe(200);
        const page = await server.send(published.body.url.slice(server.url.length));
        expect(page.status).toBe(200);
        expect(findExecutable(removeOwnScripts(String(page.body)))).toEqual([]);
      }
    },
  );

  test('do nothing as titles, slugs, tags and descriptions', { timeout: 180_000 }, async () => {
    const [title, slug, category, metaTitle, description, keyword] = [0, 1, 2, 3, 4, 5];
    const entries = Array.from({ length: Math.ceil(payloads.length / FIELDS) }, (_, index) => {
      const lines = payloads.slice(index * FIELDS, (index + 1) * FIELDS);
      const line = (place: number): string => lines[place] ?? '';
      return {
        title: line(title),
        slug: line(slug),
        category: line(category),
        tags: lines.slice(6),
        meta: {
          _yoast_wpseo_title: line(metaTitle),
          _yoast_wpseo_metadesc: line(description),
          _yoast_wpseo_focuskw: line(keyword),
        },
      };
    });
    const file = { name: 'a.xml', content: wordPressExport(entries) };
    const { status, body } = await upload(server, eve, file);
    expect([status, body.content.length]).toEqual([201, entries.length]);
    for (const { id } of body.content) {
      const { body: published } = await server.call(eve, publishContent, { params: { id } });
      const page = await server.send(published.url.slice(server.url.length));
      expect([page.status, findExecutable(removeOwnScripts(String(page.body)))]).toEqual([200, []]);
    }
  });
});
