/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  conflict: 'This brief was changed elsewhere since you opened it.',
  removedTooLongAgo: 'This brief can no longer be brought back.',
  noKeyword: 'No keyword was found in this idea. Please write it in words, or give a keyword.',
  languageUnsupported: 'We cannot read ideas in this language yet. Give the keyword yourself and try again.',
  pageWithoutText: 'No article was found on this page. Paste its text instead.',
  pageTwice: 'This page was given twice.',
  untitledPage: 'Untitled page',
  reading: 'Reading the pages',
  gathering: 'Gathering evidence',
  finding: 'Finding terms, questions and sections',
  wording: 'Wording headings and sentences',
  analysing: 'Finding keywords and questions',
  wordingAnswers: 'Wording the answers',
  wordingTitles: 'Wording the titles',
  planning: 'Planning topics and links',
  saving: 'Saving',
  copyOf: (title: string) => `Copy of ${title}`,
};

/** What each language says. */
export type StrategySentences = typeof english;
