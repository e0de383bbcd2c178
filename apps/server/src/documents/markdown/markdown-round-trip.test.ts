import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

describe('a document written as Markdown and read back', () => {
  it.each([false, true])('is the same document (odd texts: %s)', { timeout: 60_000 }, (odd) => {
    fc.assert(
      fc.property(arbitraryDocument({ odd }), (document) => {
        expect(JSON.stringify(readMarkdown(writeMarkdown(document)).document)).toBe(JSON.stringify(document));
      }),
      { numRuns: sampleOrAll(250, 1_000) },
    );
  });
});
