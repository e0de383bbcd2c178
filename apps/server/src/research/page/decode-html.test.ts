import { expect, test } from 'vitest';
import { GROWTH_MAX, measureGrowth } from '../../../../../tests/measure-growth.ts';
import { decodeHtml } from './decode-html.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** «Привет» in Windows-1251 and «日本» in Shift_JIS. */
const russian = '\xcf\xf0\xe8\xe2\xe5\xf2';
const japanese = '\x93\xfa\x96\x7b';

test.each([
  ['UTF-8 by default', bytes('<p>naïve – 日本'), '', '<p>naïve – 日本'],
  ['Windows-1252 if it is not valid UTF-8', latin('<p>na\xefve \x96 \x80'), 'text/html', '<p>naïve – €'],
  ['the header', latin(`<p>${russian}`), 'text/html; charset=windows-1251', '<p>Привет'],
  ['the header in quotation marks', latin(`<p>${japanese}`), 'text/html;charset="Shift_JIS"', '<p>日本'],
  [
    'meta charset',
    latin(`<meta charset=windows-1251><p>${russian}`),
    'text/html',
    '<meta charset=windows-1251><p>Привет',
  ],
  [
    'meta http-equiv',
    latin(`<meta http-equiv=content-type content="text/html; charset=shift_jis">${japanese}`),
    '',
    '<meta http-equiv=content-type content="text/html; charset=shift_jis">日本',
  ],
  [
    'the header before meta',
    latin(`<meta charset=utf-8>${russian}`),
    'text/html; charset=cp1251',
    '<meta charset=utf-8>Привет',
  ],
  [
    'no meta in a comment',
    bytes('<!-- <meta charset=windows-1251> -->é'),
    '',
    '<!-- <meta charset=windows-1251> -->é',
  ],
  ['a meta that claims UTF-16 in ASCII', bytes('<meta charset=utf-16>é'), '', '<meta charset=utf-16>é'],
  [
    'a byte order mark before the header',
    Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('é')]),
    'text/html; charset=latin1',
    'é',
  ],
  ['UTF-16 by its byte order mark', Uint8Array.from([0xff, 0xfe, 0xe9, 0, 0x21, 0]), '', 'é!'],
  ['an unknown charset', bytes('é'), 'text/html; charset=klingon', 'é'],
  ['no NUL', latin('a\0b'), '', 'ab'],
])('the charset of %s', (_what, input, contentType, text) => {
  expect(decodeHtml(input, contentType)).toBe(text);
});

test('a header of spaces takes linear time', () => {
  // As long as the header of an answer may be.
  const read = (spaces: number) => {
    const header = `text/html; charset=${' '.repeat(spaces)}"${' '.repeat(spaces)}!`;
    expect(decodeHtml(bytes('é'), header)).toBe('é');
  };
  expect(measureGrowth(read, 15_000)).toBeLessThan(GROWTH_MAX);
});
