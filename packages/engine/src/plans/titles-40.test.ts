import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { suggestDescriptions, suggestTitles } from '../brief/head-suggestions.ts';
import { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS } from '../search-result/pixel-limits.ts';
import { pixelWidth } from '../search-result/pixel-width.ts';

interface Row {
  keyword: string;
  kind: string;
  language: string;
  /** Accepted spellings of the subject, one per title; case-sensitive. */
  forms: string[];
  /** The subject's article, if it takes one. */
  article: 'a' | 'an' | null;
  /** A practice one can get started with, although it is not a task. */
  practice?: boolean;
}

/** Written before any title was seen; an editor's judgment of each: bench/generation/judged/titles-40.md. */
const ROWS = readFileSync(
  join(import.meta.dirname, '../../../../bench/generation/material/titles-40.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** Promises of step-by-step guidance, which are false for anything but a task. */
const LEADS_THROUGH =
  /get(?:ting)? started|first steps|in practice|step[- ]by[- ]step|where to begin|cómo empezar|paso a paso|primeros pasos|par où commencer|étape par étape|premiers pas|en pratique/iu;
/** Claims only the business itself may make. */
const BOASTS =
  /fixed prices|: fast help|guaranteed|cheapest|24\/7|: day and night|ayuda rápida|precios claros|: de día y de noche|prix fixes/iu;
const DANGLING =
  /(?<!(?:look|out|depends|choose|pick|confused|used|is) )(?<!\p{L})(?:for|of|with|to|in|on|at|from|and|or|an?|the|de|para|con|en|y|o|à|pour|avec|sur|et|ou)[?.]?$/iu;
const WRONG_ARTICLE =
  /(?<!\p{L})(?:a (?=[aeio](?!ne |u))|an (?=(?!(?:hour|MRI|SEO|HVAC|Xbox))[^aeioux\W]))/iu;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The words of a title besides its subject. */
const angleOf = (title: string, { forms }: Row): readonly string[] => {
  const form = forms.find((one) => title.toLowerCase().includes(one.toLowerCase())) ?? '';
  return (title.toLowerCase().replace(form.toLowerCase(), ' ').match(WORD) ?? []).toSorted();
};

describe.each(ROWS)('titles and descriptions for $keyword', (row) => {
  const { keyword, kind, language, forms, article, practice } = row;
  const parts = { keyword, topics: [], questions: [], isEnglish: language === 'en', language };
  const titles = suggestTitles(parts).map(({ text }) => text);
  const descriptions = suggestDescriptions(parts).map(({ text }) => text);
  const isTask = kind === 'task' || practice === true;

  it('are five and at least two, within width limits', () => {
    expect(titles).toHaveLength(5);
    expect(descriptions.length).toBeGreaterThanOrEqual(2);
    for (const title of titles)
      expect(pixelWidth(title, META_TITLE_PIXELS.fontSize)).toBeLessThanOrEqual(META_TITLE_PIXELS.maximum);
    for (const description of descriptions)
      expect(pixelWidth(description, META_DESCRIPTION_PIXELS.fontSize)).toBeLessThanOrEqual(
        META_DESCRIPTION_PIXELS.maximum,
      );
  });

  it('name the subject as people write it', () => {
    for (const line of [...titles, ...descriptions]) {
      const isNamed = forms.some(
        (form) =>
          line.includes(form) ||
          line.startsWith(form.charAt(0).toUpperCase() + form.slice(1)) ||
          line.includes(`¿${form.charAt(0).toUpperCase()}${form.slice(1)}`),
      );
      expect(isNamed, line).toBe(true);
      const stated = forms.flatMap(
        (form) =>
          new RegExp(`(?<!\\p{L})(an?) ${form.replaceAll(/[$()]/g, '\\$&')}(?!\\p{L})`, 'iu').exec(
            line,
          )?.[1] ?? [],
      );
      const wrong = stated.filter((one) => article !== null && one.toLowerCase() !== article);
      expect(wrong, line).toEqual([]);
      expect(line).not.toMatch(WRONG_ARTICLE);
    }
  });

  it('say five different things', () => {
    const angles = titles.map((title) => angleOf(title, row).join(' '));
    expect(new Set(angles).size).toBe(5);
  });

  it('make no promise such a text cannot keep', () => {
    const lines = [...titles, ...descriptions];
    const leadsThrough =
      isTask || kind === 'question' ? [] : lines.filter((line) => LEADS_THROUGH.test(line));
    expect(leadsThrough).toEqual([]);
    for (const line of lines) expect(line).not.toMatch(BOASTS);
  });

  it('are complete', () => {
    for (const line of [...titles, ...descriptions]) {
      expect(line).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu);
      expect(line).not.toMatch(/[{}|]|undefined| {2}|\?\s?[?:]|[,:]\s*$/);
      expect(line).not.toMatch(DANGLING);
    }
  });
});
