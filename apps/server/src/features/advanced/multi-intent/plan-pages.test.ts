import { expect, test } from 'vitest';
import { planPages } from './plan-pages.ts';

test.each([
  [
    'es',
    'barril de lluvia',
    [
      'barriles de lluvia',
      'comprar barril de lluvia',
      'mejores barriles de lluvia',
      'cómo limpiar un barril de lluvia',
    ],
  ],
  [
    'fr',
    'récupérateur d’eau',
    ['récupérateurs d’eau', 'acheter récupérateur d’eau', 'comment nettoyer un récupérateur d’eau'],
  ],
])(
  'pages in %s are planned in that language, one for each search',
  async (language, keyword, suggestions) => {
    const given = (['informational', 'transactional', 'commercial'] as const).map((intent) => ({
      intent,
      probability: 0.5,
      format: null,
    }));
    const known = { pages: [], questions: [], suggestions, results: [] };
    const pages = await planPages(keyword, known, given, language);
    const planned = pages.flatMap((page) => [page.primaryKeyword, ...page.keywords]);
    expect(pages[0]?.primaryKeyword).toBe(keyword);
    expect(planned).toEqual(expect.arrayContaining(suggestions.slice(1)));
    // The plural is the same search: no page of its own.
    expect(pages.map(({ primaryKeyword }) => primaryKeyword)).not.toContain(suggestions[0]);
    for (const text of planned)
      expect(text).not.toMatch(/ (?:explained|tips|pros and cons|jobs|De lluvia)\b/);
  },
);

test.each([
  ['es', 'mejores barriles de lluvia', 'opiniones barril de lluvia', 'cómo limpiar un barril de lluvia'],
  ['fr', 'meilleur récupérateur d’eau', 'avis récupérateur d’eau', 'comment nettoyer un récupérateur d’eau'],
])(
  'whether two keywords in %s are one search is judged in that language',
  async (language, keyword, sameSearch, otherSearch) => {
    const given = (['commercial', 'informational'] as const).map((intent) => ({
      intent,
      probability: 0.5,
      format: null,
    }));
    const known = { pages: [], questions: [], suggestions: [sameSearch, otherSearch], results: [] };
    const mainKeywords = async (judgedIn: string) =>
      (await planPages(keyword, known, given, judgedIn)).map(({ primaryKeyword }) => primaryKeyword);
    expect(await mainKeywords(language)).toEqual([keyword, otherSearch]);
    // In English they look like two searches, whose pages would compete.
    expect(await mainKeywords('en')).toEqual([keyword, sameSearch]);
  },
);
