import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { suggestDescriptions, suggestTitles } from '../brief/head-suggestions.ts';
import { extractKeywords } from '../ideas/idea-keywords.ts';
import { createKeywordPlan } from './keyword-plan.ts';

interface Row {
  id: string;
  language: string;
  idea: string;
  form: string;
  /** What must be preserved from the idea. */
  keeps: string[];
  keyword: string;
}

const ROWS = readFileSync(
  join(import.meta.dirname, '../../../../bench/generation/material/ideas-own.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** Words unique to one language, to detect lines in the wrong one. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:qué|cómo|para|les|vous|comment)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:what|how|the|which|vous|les)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:what|how|the|which|qué|para)(?!\p{L})/iu,
};

describe('the plan of an idea', () => {
  it.each(ROWS)('$id: $idea', ({ idea, language, form, keeps, keyword: expected }) => {
    const { keywords, language: read } = extractKeywords(idea);
    const keyword = keywords[0]?.text ?? '';
    expect(read).toBe(language);
    expect(keyword).toBe(expected === '' ? keyword : expected);
    const plan = createKeywordPlan(keyword, { language, idea })!;
    expect(plan.form).toBe(form);
    const parts = { keyword, topics: [], questions: [], isEnglish: language === 'en', language, idea };
    const titles = suggestTitles(parts).map(({ text }) => text);
    const descriptions = suggestDescriptions(parts).map(({ text }) => text);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(descriptions.length).toBeGreaterThanOrEqual(1);
    const lines = [...plan.headings, ...plan.questions, ...titles, ...descriptions, ...plan.queries];
    for (const line of lines) {
      expect(line).not.toMatch(OTHERS[language]!);
      expect(line).not.toMatch(/[{}|]|undefined|\?\s?\?|\?\s?:| {2}/);
      expect(line).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu);
    }
    const everywhere = [descriptions[0], [...plan.headings, ...plan.questions, titles[0]].join('\n')];
    for (const kept of keeps)
      for (const part of everywhere) expect(part?.toLowerCase()).toContain(kept.toLowerCase());
  });

  it.each([
    [
      'en',
      'repot an orchid',
      'A guide for beginners: how to repot an orchid when the roots rot',
      'What to do when the roots rot',
    ],
    ['en', 'clean an iron pan', 'How to clean an iron pan if it has rusted', 'What to do if it has rusted'],
    [
      'en',
      'train a puppy',
      'How to train a puppy when you work full time',
      'What changes when you work full time',
    ],
    [
      'es',
      'purgar un radiador',
      'Cómo purgar un radiador cuando la llave está atascada',
      'Qué hacer cuando la llave está atascada',
    ],
    [
      'fr',
      'purger un radiateur',
      'Un guide pour locataires : comment purger un radiateur quand le haut reste froid',
      'Que faire quand le haut reste froid',
    ],
  ])('plans a section for what may be the case: %s "%s"', (language, keyword, idea, heading) => {
    const { headings, caseHeadings } = createKeywordPlan(keyword, { language, idea })!;
    expect(caseHeadings).toEqual([heading]);
    expect(headings).toContain(heading);
    // The steps of the task stay.
    expect(headings.join('\n')).toMatch(/, (?:step by step|paso a paso|étape par étape)$/m);
  });

  it('names people once, and asks for no section on the causes besides the causes', () => {
    const plan = (keyword: string, idea: string) => createKeywordPlan(keyword, { language: 'en', idea })!;
    expect(
      plan('clean a wool coat', 'How to clean a wool coat, mostly for people with long haired dogs').demands,
    ).toEqual(['for people with long haired dogs']);
    const { headings } = plan('why do my knees hurt', 'Why do my knees hurt when running, what could it be');
    expect(headings.join('\n')).toContain('causes');
    expect(headings.join('\n')).not.toContain('could it be');
  });

  it.each([
    ['en', 'for '],
    ['en', 'for people who '],
    ['es', 'para '],
    ['fr', 'pour les '],
    ['en', 'a, '],
  ])('takes time that grows with the idea only: %s "%s"', (language, piece) => {
    const plan = (size: number) =>
      createKeywordPlan('clean boots', {
        language,
        idea: `clean boots ${piece.repeat(size / piece.length)}`,
      });
    expect(measureGrowth(plan, 4_000)).toBeLessThan(GROWTH_MAX);
  });
});
