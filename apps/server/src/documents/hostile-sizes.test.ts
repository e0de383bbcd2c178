import { documentText } from '@pagewright/contract/document';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../tests/run-size.ts';
import { ConversionError } from './conversion-error.ts';
import { readHtml } from './html/read-html.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { toDocument } from './to-document.ts';

/** `read`, or the error code. */
function outcomeOf(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (error) {
    if (error instanceof ConversionError) return error.code;
    throw error;
  }
}

describe('hostile sizes', () => {
  const megabyte = 1_000_000;
  /** Enough to make quadratic algorithms take minutes. */
  const many = 100_000;
  const shapes: Record<string, string> = {
    'one long line': 'word '.repeat(megabyte / 5),
    'no space at all': 'x'.repeat(megabyte),
    'only space': ' '.repeat(megabyte),
    'one long table row': `${'|a'.repeat(5_000)}\n${'|-'.repeat(5_000)}\n${'|b\n'.repeat(5_000)}`,
    stars: '*a_'.repeat(many),
    brackets: '['.repeat(many),
    'image brackets': '!['.repeat(many),
    backticks: '`'.repeat(many),
    quotes: '> '.repeat(many),
    bullets: '- '.repeat(many),
    tags: '<b>'.repeat(many),
    'end tags': '</b>'.repeat(many),
    'open angles': '<'.repeat(many),
    entities: '&amp;'.repeat(many),
    'half entities': '&'.repeat(many),
    attributes: `<a ${'x=1 '.repeat(many)}>`,
    styles: `<p style="${'color:red;'.repeat(many)}">x`,
    comments: '<!-- '.repeat(many),
    hashes: '#'.repeat(many),
    addresses: 'https://'.repeat(many),
  };

  it.each(Object.entries(shapes))(
    'endless input is read or rejected in time: %s',
    { timeout: 60_000 },
    (_name, text) => {
      // `toDocument` uses one of the other two, so in a normal run it reads only two of the texts.
      const isRead = isFullRun || text === shapes['tags'] || text === shapes['stars'];
      for (const read of [readHtml, readMarkdown, ...(isRead ? [toDocument] : [])]) {
        expect(outcomeOf(() => read(text))).toMatch(/^(?:read|too_deep|too_many_nodes)$/);
      }
    },
  );

  it.each(['div', 'b', 'blockquote', 'ul><li', 'table><tr><td', 'span style="color:red"', 'svg', 'p'])(
    '<%s> nested 200 and 100,000 deep is read or rejected',
    { timeout: 60_000 },
    (tag) => {
      const html = (depth: number): string => `${`<${tag}>`.repeat(depth)}deep<p>after</p>`;
      expect(documentText(readHtml(html(200)).document)).toContain('after');
      expect(outcomeOf(() => readHtml(html(100_000)))).toMatch(/^(?:read|too_many_nodes)$/);
    },
  );

  it('Markdown nested too deep is rejected, not truncated', () => {
    for (const text of [
      '> '.repeat(5_000),
      Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    ]) {
      expect(() => readMarkdown(`${text}x`)).toThrow('too_deep');
    }
  });
});
