import { describe, expect, it } from 'vitest';
import { score } from '../../index.ts';
import type { ScoredResult } from '../../index.ts';
import { evidenceOf, readGoldenArticles } from '../testing/golden-article.ts';
import type { GoldenArticle } from '../testing/golden-article.ts';

const articles = readGoldenArticles();

function scored(golden: GoldenArticle): ScoredResult {
  const result = score({ ...golden.input, evidence: evidenceOf(golden) });
  if (result.status !== 'scored') throw new Error(`not scored: ${result.reason}`);
  return result;
}

describe('a golden article', () => {
  it.each(articles)('%s gets the verdicts determined by hand', (_, golden) => {
    const assessments = scored(golden).parts.flatMap((part) => part.assessments);
    const found = Object.fromEntries(assessments.map(({ code, verdict }) => [code, verdict]));
    const expected = Object.entries(golden.findings).map(([code, [verdict]]) => [code, verdict]);
    expect(found).toEqual(Object.fromEntries(expected));
  });

  it.each(articles)('%s leaves out what was determined by hand', (_, golden) => {
    const rules = scored(golden).leftOut.filter(({ code }) => code !== null);
    expect(Object.fromEntries(rules.map(({ code, reason }) => [code, reason]))).toEqual(golden.leftOut);
  });

  it.each(articles.filter(([, { overall }]) => overall !== undefined))(
    '%s adds up to the score calculated by hand',
    (_, golden) => {
      expect(scored(golden).overall).toBe(golden.overall);
    },
  );
});
