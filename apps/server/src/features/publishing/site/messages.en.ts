import type { ListFilter } from '../article-repository.ts';

/** The sentences of public sites in English. */
export const english = {
  skipToText: 'Skip to content',
  by: 'By',
  updated: 'Updated',
  readingTime: (minutes: number): string => `${minutes}\u00a0min\u00a0read`,
  newer: (by: ListFilter['by']): string => (by === 'words' ? 'Previous results' : 'Newer articles'),
  older: (by: ListFilter['by']): string => (by === 'words' ? 'More results' : 'Older articles'),
  search: 'Search',
  searchWords: 'Search articles',
  nothingFound: 'No articles match your search. Try fewer or different words.',
  articlesAbout: (tag: string): string => `Articles tagged “${tag}”`,
  articlesBy: (author: string): string => `Articles by ${author}`,
  resultsFor: (words: string): string => `Search results for “${words}”`,
  articleCount: (count: number, isMore: boolean): string =>
    `${count.toLocaleString('en')}${isMore ? '+' : ''} ${count === 1 ? 'article' : 'articles'}`,
  newestFound: (count: number): string => `The ${count.toLocaleString('en')} newest articles found`,
  articlesOf: (site: string): string => `Articles from ${site}`,
  listOn: (list: string, site: string): string => `${list} on ${site}`,
  pages: 'Pages',
  feed: 'RSS feed',
  articles: 'Articles',
  allArticles: 'All articles',
  tags: 'Tags',
  table: 'Table',
  linkToHeading: 'Link to this section',
  page: (page: number): string => `Page ${page}`,
  pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  more: 'More articles',
  titleOfPage: (list: string, page: string): string => `${list}: ${page}`,
  missingTitle: 'Page not found',
  missing: 'There is no page at this address. It may have been moved or taken down.',
  failedTitle: 'This page can’t be shown right now',
  failed: 'Something went wrong on our side. Please try again in a moment.',
};

/** Shape of the sentences in each language. */
export type SiteSentences = typeof english;
