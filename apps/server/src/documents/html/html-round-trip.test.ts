import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

describe('a document written as HTML and read back', () => {
  it.each([false, true])('is the same document (odd texts: %s)', { timeout: 60_000 }, (odd) => {
    fc.assert(
      fc.property(arbitraryDocument({ odd }), (document) => {
        expect(JSON.stringify(readHtml(writeHtml(document)).document)).toBe(JSON.stringify(document));
      }),
      { numRuns: sampleOrAll(250, 1_000) },
    );
  });
});
