import type { ListFilter } from './article-repository.ts';
import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of public pages, in English. */
export const publishingMessages = {
  skipToText: 'Skip to the text',
  by: 'By',
  updated: 'Updated',
  newer: (by: ListFilter['by']): string => (by === 'words' ? 'Previous results' : 'Newer articles'),
  older: (by: ListFilter['by']): string => (by === 'words' ? 'Further results' : 'Older articles'),
  search: 'Search',
  searchWords: 'Search the articles',
  nothingFound: 'No article has these words. Try fewer or other ones.',
  articlesAbout: (tag: string): string => `Articles about “${tag}”`,
  articlesBy: (author: string): string => `Articles by ${author}`,
  resultsFor: (words: string): string => `Search for “${words}”`,
  articleCount: (count: number, isMore = false): string =>
    `${count.toLocaleString('en')}${isMore ? '+' : ''} ${count === 1 ? 'article' : 'articles'}`,
  newestFound: (count: number): string => `The ${count.toLocaleString('en')} newest articles found`,
  listOf: (list: string, site: string): string =>
    list === site ? `Articles by ${site}` : `${list} on ${site}`,
  pages: 'Pages',
  feed: 'RSS feed',
  allArticles: 'All articles',
  feedOf: (site: string): string => `Articles by ${site}`,
  tags: 'Tags',
  table: 'Table',
  linkToHeading: 'Link to this section',
  page: (page: number): string => `Page ${page}`,
  more: 'More articles',
  pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  missingTitle: 'Page not found',
  missing: 'There is no page at this address. It may have been moved or taken down.',
  failedTitle: 'This page cannot be shown now',
  failed: 'Something went wrong on our side. Please try again in a moment.',
  readingTime: (minutes: number): string => `${minutes}\u00a0min\u00a0read`,
} as const;

/** The sentences of refusals of this feature. */
export const publishingRefusals = localizedMessages(english, spanish, french);
