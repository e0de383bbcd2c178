import type { OutlineScorePart } from '@pagewright/contract/outline';
import type { Advice } from '../targeting/messages.en.ts';

/** What a results page may show beside its results, of what an outline can serve. */
export type ServedFeature = 'questions' | 'list' | 'table' | 'answer' | 'local';

const RAISE: Readonly<Record<OutlineScorePart, (missing: readonly string[]) => string>> = {
  keywordCoverage: (missing) => `Give these terms a place: ${missing.join(', ')}.`,
  paaIntegration: (missing) => `Answer these questions: ${missing.join(' ')}`,
  competitiveGapExploitation: (missing) => `Take up what no compared page treats: ${missing.join(' ')}`,
  serpFeatureOptimization: (missing) => `Serve what the results page shows: ${missing.join(', ')}.`,
};

/** The sentences in English. */
export const english = {
  advantage: (heading: string) => `No compared page covers “${heading}”`,
  noPages:
    'No page was compared: the outline rests on templates. Paste pages that rank, and it will show where they agree and what they leave out.',
  shared: (shared: number, sections: number, pages: number) =>
    `${shared} of ${sections} sections stand in most of the ${pages} compared pages: readers expect them.`,
  uncovered: (sections: number) =>
    `${sections} sections answer what no compared page does: put your own experience and figures there.`,
  askingHeadings: (headings: number): Advice => ({
    advice: 'Keep the questions as headings, and answer each in its first sentence.',
    reason: `${headings} headings ask what readers ask; a short answer can be quoted.`,
  }),
  checkPrices: {
    advice:
      'Name the day on which prices and products were checked, and check them again every three months.',
    reason: 'The keyword is after a purchase: old prices cost trust.',
  },
  onePlace: {
    advice: 'Consider an outline for one place (geographic strategy).',
    reason: 'The keyword is likely meant for a place.',
  },
  linkNeighbours: (subjects: readonly string[]): Advice => ({
    advice: 'Link it with two or three of your pages on neighbouring subjects, in both directions.',
    reason:
      subjects.length > 0
        ? `Neighbouring subjects: ${subjects.join(', ')}.`
        : 'Readers who finish one page look for the next.',
  }),
  /** What would raise a part of the score, by what it misses. */
  raise: (part: OutlineScorePart, missing: readonly string[]) => RAISE[part](missing),
  tooLong: (middleWords: number, words: number) =>
    `The middle of the compared pages has ${Math.round(middleWords)} words; ${words} are planned. Longer is worth it only where you say more.`,
  demands: (demands: readonly string[]) =>
    `Keep to what the idea asks, from the title to the last section: ${demands.join('; ')}.`,
  givePages:
    'Paste or upload pages that rank for the keyword: three parts of the score are unknown without them.',
  termsOfPages:
    'Share of the weight of the 20 heaviest terms of the pages that a heading, a term or a question of the outline names.',
  termsModelled:
    'Share of the keyword’s words, expansions and targeting that the outline names. No page was compared: this is modelled.',
  noTerms: 'No term of this subject is known.',
  questionsAnswered: 'Share of the weight of the questions that people ask which a section answers.',
  noQuestions: 'No question of searchers is known: neither a results page nor a page that asks was read.',
  gapsTaken: 'Share of the questions that no compared page treats which a section of the outline answers.',
  noPageCompared: 'No page of a competitor was compared, so no gap is known.',
  noGap: 'The compared pages treat every question that is known: there is no gap.',
  featuresServed: 'Share of what the results page shows apart that a section can serve.',
  noResultsPage: 'No results page was read, so what it shows is not known.',
  nothingToServe: 'The results page shows nothing that an outline could serve.',
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
