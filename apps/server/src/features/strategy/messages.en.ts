/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  conflict: 'This brief has changed somewhere else since you opened it.',
  removedTooLongAgo: 'This brief can no longer be restored.',
  noKeyword: 'No keyword was found in this idea. Rephrase it in words, or enter a keyword.',
  languageUnsupported: 'We cannot read ideas in this language yet. Enter a keyword yourself and try again.',
  pageWithoutText: 'No article was found on this page. Paste its text instead.',
  pageTwice: 'This page was added twice.',
  untitledPage: 'Untitled page',
  reading: 'Reading the pages',
  gathering: 'Gathering evidence',
  finding: 'Finding terms, questions, and sections',
  wording: 'Writing headings and sentences',
  analyzing: 'Finding keywords and questions',
  wordingAnswers: 'Writing the answers',
  wordingTitles: 'Writing the titles',
  planning: 'Planning topics and links',
  startInPast: 'This date is in the past. Choose today or a later date.',
  saving: 'Saving',
  copyOf: (title: string) => `Copy of ${title}`,
};

/** What each language says. */
export type StrategySentences = typeof english;
