import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { parsePaper, score } from '../index.ts';
import type { ScoreInput } from '../index.ts';

/** Real articles as paragraphs, with a keyword each: one that is used well, one that is used little, one never. */
const articles: [paragraphs: string[], keywords: string[]][] = ['herb-garden', 'emergency-fund'].map(
  (name) => {
    const file = join(import.meta.dirname, 'golden', `${name}.json`);
    const { input } = JSON.parse(readFileSync(file, 'utf8')) as { input: ScoreInput };
    const paragraphs = parsePaper(input.content)
      .blocks.map(({ text }) => text)
      .filter((text) => text !== '');
    return [paragraphs, [input.primaryKeyword ?? '', 'pot', 'month', 'quantum computer']];
  },
);

const scoreOf = (paragraphs: readonly string[], keyword: string): number => {
  const result = score({ content: paragraphs.join('\n'), title: 'An article', primaryKeyword: keyword });
  if (result.status !== 'scored') throw new Error(result.reason);
  return result.overall;
};

const cases = fc.constantFrom(...articles).chain(([paragraphs, keywords]) =>
  fc.record({
    paragraphs: fc.constant(paragraphs),
    keyword: fc.constantFrom(...keywords),
    at: fc.nat(paragraphs.length),
  }),
);

describe('stuffing always costs', { timeout: 60_000 }, () => {
  it('as a paragraph that repeats the keyword, wherever it is put', () => {
    fc.assert(
      fc.property(
        cases,
        fc.integer({ min: 5, max: 60 }),
        fc.constantFrom(' ', ', ', '. '),
        ({ paragraphs, keyword, at }, times, between) => {
          const stuffed = paragraphs.toSpliced(
            at,
            0,
            `${Array.from({ length: times }, () => keyword).join(between)}.`,
          );
          fc.pre(times > 6 || between === ' ');
          expect(scoreOf(stuffed, keyword)).toBeLessThan(scoreOf(paragraphs, keyword));
        },
      ),
      { numRuns: sampleOrAll(50, 200) },
    );
  });

  it('as a keyword after every few words', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 3, max: 14 }), ({ paragraphs, keyword }, every) => {
        let words = 0;
        const stuffed = paragraphs.map((text) =>
          text
            .split(' ')
            .flatMap((word) => ((words += 1) % every === 0 ? [word, keyword] : [word]))
            .join(' '),
        );
        expect(scoreOf(stuffed, keyword)).toBeLessThan(scoreOf(paragraphs, keyword));
      }),
      { numRuns: sampleOrAll(50, 200) },
    );
  });

  it('more, the more it is done', () => {
    const [paragraphs, [keyword = '']] = articles[0]!;
    const scores = [0, 4, 8, 16, 32].map((times) =>
      scoreOf([...paragraphs, `${keyword} `.repeat(times)], keyword),
    );
    expect(scores[0]! - scores[1]!).toBeGreaterThan(10);
    expect(scores[1]! - scores[2]!).toBeGreaterThan(5);
    // Wholly stuffed: more words earn nothing.
    for (const score of scores.slice(3)) expect(score).toBeLessThanOrEqual(scores[2]!);
  });

  it('for a target keyword as for the primary one', () => {
    const [paragraphs, [keyword]] = articles[0]!;
    const withTarget = (content: string[]) =>
      score({ content: content.join('\n'), primaryKeyword: keyword, targetKeywords: ['clay pot'] });
    const [before, after] = [paragraphs, [...paragraphs, 'clay pot '.repeat(20)]].map(withTarget);
    if (before?.status !== 'scored' || after?.status !== 'scored') throw new Error('not scored');
    expect(after.overall).toBeLessThan(before.overall);
    const stuffing = after.parts[0]?.assessments.find(({ code }) => code === 'keyword_stuffing');
    expect(stuffing).toMatchObject({ verdict: 'poor', values: { keyword: 'clay pot' } });
    expect(stuffing?.places).toHaveLength(20);
  });

  it('not for natural use: a keyword once in every paragraph', () => {
    const [paragraphs, [keyword = '']] = articles[1]!;
    const sentences = [
      `That is what an ${keyword} is for.`,
      `Your ${keyword} pays for this, not your card.`,
      `Few people regret the month in which they began an ${keyword}.`,
      `Keep the ${keyword} apart from the money that you spend.`,
    ];
    const used = paragraphs.map((text, index) =>
      index % 3 === 0 ? `${text} ${sentences[index / 3] ?? ''}`.trim() : text,
    );
    expect(scoreOf(used, keyword)).toBeGreaterThan(scoreOf(paragraphs, keyword));
  });
});
