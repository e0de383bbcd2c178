import { describe, expect, it } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { daleChallGrade } from './reading-formulas.ts';
import { readability } from './readability.ts';

const EASY = 'The cat sat on the mat. It was a big cat. The dog ran to it and they had fun in the sun.';
const HARD =
  'The implementation of comprehensive institutional regulation necessitates considerable coordination, notwithstanding the limitations of fiscal resources.';
const MIDDLE =
  'The council wants to close two schools in the town next year. Parents say that the plan will hurt their children. A final decision is expected in the spring.';

describe('readability', () => {
  it('returns the published formulas', () => {
    // 23 words, 3 sentences, 23 syllables.
    const reading = readability(EASY);
    expect(reading).toMatchObject({ words: 23, sentences: 3, syllables: 23, leftOut: null });
    expect(reading.flesch).toBeCloseTo(206.835 - (1.015 * 23) / 3 - 84.6, 2);
    expect(reading.grade).toBeCloseTo((0.39 * 23) / 3 + 11.8 - 15.59, 2);
    // No word of three syllables.
    expect(reading.smog).toBeCloseTo(3.13, 2);
  });

  it('returns the Dale-Chall grade, which jumps above five percent unfamiliar words', () => {
    const counts = { words: 100, sentences: 5, syllables: 130, polysyllables: 4 };
    expect(daleChallGrade(counts, 0.1)).toBeCloseTo(0.1579 * 10 + 0.0496 * 20 + 3.6365, 5);
    expect(daleChallGrade(counts, 0.05)).toBeCloseTo(0.1579 * 5 + 0.0496 * 20, 5);
    expect(readability(EASY).daleChall!).toBeLessThan(readability(HARD).daleChall!);
  });

  it('orders texts by ease, between 0 and 100', () => {
    const eases = [EASY, MIDDLE, HARD].map((text) => readability(text).ease!);
    expect(eases).toEqual(eases.toSorted((a, b) => b - a));
    expect(new Set(eases).size).toBe(3);
    for (const ease of eases) expect(ease).toSatisfy((value: number) => value > 0 && value < 100);
  });

  it('rates short words as harder if children do not know them', () => {
    const known = readability('We saw a big dog near the old house by the river.').ease!;
    const unknown = readability('We saw a lax fief near the arid quay by the fjord.').ease!;
    expect(unknown).toBeLessThan(known);
  });

  it('reads sentences, not headings, code, or short list items', () => {
    const html = `<h1>Unfathomable</h1><p>${EASY}</p><ul><li>Incomprehensibility</li></ul><pre>const x</pre>`;
    const { words, ease } = readability(html);
    expect({ words, ease }).toEqual({ words: 23, ease: readability(EASY).ease });
    expect(readability(parsePaper(html))).toEqual(readability(html));
  });

  it('reports what it leaves out', () => {
    const german = readability('Der Hund ist groß und die Katze ist klein und das ist gut so für uns alle.');
    expect(german).toMatchObject({ flesch: null, ease: null, leftOut: 'language', words: 17 });
    for (const empty of ['', ' \n ', null, '!!! ???', '😀😀']) {
      expect(readability(empty)).toMatchObject({
        flesch: null,
        grade: null,
        ease: null,
        leftOut: 'no_running_text',
      });
    }
  });

  it('returns numbers for any English text', () => {
    for (const text of ['the', 'a '.repeat(50), '1 2 3', 'x'.repeat(5000), 'the\u0000cat is\u202Eon it']) {
      const { flesch, grade, smog, daleChall, ease, leftOut } = readability(text, 'en');
      if (leftOut !== null) continue;
      for (const figure of [flesch, grade, smog, daleChall]) expect(Number.isFinite(figure)).toBe(true);
      expect(ease === null || (ease >= 0 && ease <= 100)).toBe(true);
    }
  });
});
