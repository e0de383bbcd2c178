import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { score } from '../index.ts';
import type { ScoredResult } from '../index.ts';
import { edited, emptyEdits } from './testing/empty-edits.ts';
import type { PlainArticle } from './testing/empty-edits.ts';

const PATIENCE = 600_000;

function scoreOf({ keyword, evidence }: PlainArticle, paragraphs: readonly string[]): ScoredResult {
  const result = score({
    content: paragraphs.join('\n'),
    title: 'An article',
    primaryKeyword: keyword,
    evidence,
    language: 'en',
  });
  if (result.status !== 'scored') throw new Error(result.reason);
  return result;
}

/** What disorder may fix: a stuffed keyword falls apart, and a figure in nonsense needs no source. */
function isDissolvable({ parts, substance }: ScoredResult): boolean {
  const findings = parts.flatMap(({ assessments }) => assessments);
  const isPoor = (code: string): boolean =>
    findings.some((finding) => finding.code === code && finding.verdict !== 'good');
  const isStuffed = substance.findings.some(({ code, cost }) => code === 'stuffing' && cost > 0);
  return isStuffed || isPoor('keyword_stuffing') || isPoor('unsourced_figures');
}

it(
  'is never raised by shuffled words, a repeated paragraph, terms, or copied page text',
  { timeout: PATIENCE },
  () => {
    fc.assert(
      fc.property(emptyEdits, ({ article, edit }) => {
        const before = scoreOf(article, article.paragraphs);
        if (edit.kind === 'words in any order' && isDissolvable(before)) return;
        const after = scoreOf(article, edited(article, edit));
        expect(after.overall).toBeLessThanOrEqual(before.overall);
      }),
      { numRuns: sampleOrAll(60, 5000) },
    );
  },
);
