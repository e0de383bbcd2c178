import type { OutlineScorePart } from '@pagewright/contract/outline';
import type { Advice } from '../targeting/messages.en.ts';

/** What a results page may show beside its results, of what an outline can serve. */
export type ServedFeature = 'questions' | 'list' | 'table' | 'answer' | 'local';

const RAISE: Readonly<Record<OutlineScorePart, (missing: readonly string[]) => string>> = {
  keywordCoverage: (missing) => `Use these terms: ${missing.join(', ')}.`,
  paaIntegration: (missing) => `Answer these questions: ${missing.join(' ')}`,
  competitiveGapExploitation: (missing) => `Cover what no compared page covers: ${missing.join(' ')}`,
  serpFeatureOptimization: (missing) => `Target what the results page shows: ${missing.join(', ')}.`,
};

/** The sentences in English. */
export const english = {
  advantage: (heading: string) => `No compared page covers “${heading}”`,
  noPages:
    'No pages were compared, so the outline is based on templates. Paste pages that rank to see where they agree and what they leave out.',
  shared: (shared: number, sections: number, pages: number) =>
    `${shared} of ${sections} sections appear in most of the ${pages} compared pages, so readers expect them.`,
  uncovered: (sections: number) =>
    `${sections} sections answer what no compared page does. Add your own experience and figures there.`,
  askingHeadings: (headings: number): Advice => ({
    advice: 'Keep the questions as headings, and answer each in its first sentence.',
    reason: `${headings} headings are questions readers ask. A short answer can be quoted in search results.`,
  }),
  checkPrices: {
    advice: 'State when prices and products were last checked, and check them again every three months.',
    reason: 'People who search for this keyword want to buy, and outdated prices cost trust.',
  },
  onePlace: {
    advice: 'Consider an outline for one location (geographic strategy).',
    reason: 'The keyword probably has local intent.',
  },
  linkNeighbours: (subjects: readonly string[]): Advice => ({
    advice: 'Link it to two or three of your pages on related topics, and link back from them.',
    reason:
      subjects.length > 0
        ? `Related topics: ${subjects.join(', ')}.`
        : 'Readers who finish one page look for the next.',
  }),
  /** What would raise a part of the score, by what it misses. */
  raise: (part: OutlineScorePart, missing: readonly string[]) => RAISE[part](missing),
  tooLong: (middleWords: number, words: number) =>
    `The median compared page has ${Math.round(middleWords)} words; this outline plans ${words}. More words only help if they say more.`,
  besides: (items: readonly string[]) => `Also asked for: ${items.join('; ')}.`,
  demands: (demands: readonly string[]) =>
    `Stick to the idea from the title to the last section: ${demands.join('; ')}.`,
  givePages:
    'Paste or upload pages that rank for the keyword. Without them, three parts of the score are unknown.',
  termsOfPages:
    'Share of the 20 most important terms from the pages, by weight, that appear in a heading, term, or question of the outline.',
  termsModelled:
    'Share of the keyword’s words, expansions, and targeting that the outline uses. No pages were compared, so this is modeled.',
  noTerms: 'No terms are known for this subject.',
  questionsAnswered: 'Share of the questions people ask, by weight, that a section answers.',
  noQuestions: 'No questions are known: we read neither a results page nor a page that asks any.',
  gapsTaken: 'Share of the questions no compared page covers that a section of the outline answers.',
  noPageCompared: 'No competitor pages were compared, so gaps are unknown.',
  noGap: 'The compared pages cover every known question, so there is no gap.',
  featuresServed: 'Share of the results page’s special features that a section can target.',
  noResultsPage: 'No results page was read, so its features are unknown.',
  nothingToServe: 'The results page shows no features that an outline could target.',
  features: {
    questions: 'questions',
    list: 'list',
    table: 'table',
    answer: 'answer',
    local: 'local',
  } satisfies Record<ServedFeature, string>,
};

/** What each language says. */
export type AdviceSentences = typeof english;
