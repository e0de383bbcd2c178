import type { Choice } from './repository.ts';
import { inLanguages } from '../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of public pages, in English. */
export const publishingMessages = {
  skipToText: 'Skip to the text',
  by: 'By',
  updated: 'Updated',
  newer: (by: Choice['by']): string => (by === 'words' ? 'Previous results' : 'Newer articles'),
  older: (by: Choice['by']): string => (by === 'words' ? 'Further results' : 'Older articles'),
  search: 'Search',
  searchWords: 'Search the articles',
  nothingFound: 'No article has these words. Try fewer or other ones.',
  articlesAbout: (tag: string): string => `Articles about “${tag}”`,
  articlesBy: (author: string): string => `Articles by ${author}`,
  resultsFor: (words: string): string => `Search for “${words}”`,
  articleCount: (count: number): string =>
    `${count.toLocaleString('en')} ${count === 1 ? 'article' : 'articles'}`,
  listOf: (list: string, site: string): string =>
    list === site ? `Articles by ${site}` : `${list} on ${site}`,
  pages: 'Pages',
  feed: 'RSS feed',
  allArticles: 'All articles',
  feedOf: (site: string): string => `Articles by ${site}`,
  tags: 'Tags',
  table: 'Table',
  linkToHeading: 'Link to this section',
  pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  missingTitle: 'Page not found',
  missing: 'There is no page at this address. It may have been moved or taken down.',
  failedTitle: 'This page cannot be shown now',
  failed: 'Something went wrong on our side. Please try again in a moment.',
  readingTime: (minutes: number): string => `${minutes}\u00a0min\u00a0read`,
} as const;

const english = {
  adminsOnly: 'Only admins of this workspace can change how and where it publishes. Ask one of them.',
  noConnection: 'There is no such connection. It may have been removed.',
  tooManyConnections: 'This workspace has as many connections as it can have. Remove one first.',
  notEncrypted:
    'The address must begin with https://, so that nobody can read the password or key on its way.',
  secretNeeded: 'Enter the password or key again: it is never sent to another address than it was given for.',
  notYours: 'You can read this item but not publish it. Ask its author or an admin.',
  stillSending: 'The last change is still being sent there. Wait a moment.',
  notThere: 'The item does not stand on that site.',
  noLogo: 'There is no such image in this workspace. Upload it again.',
  domainInvalid: 'This is not a domain such as blog.example.com.',
  domainOurs: 'This is the address of the application itself. Choose another domain.',
  noDomain: 'No domain has been named. Enter one first.',
  domainTaken: 'Another workspace has verified this domain, and its record still stands.',
  domainUnproved:
    'The record was not found yet. Changes of domain records can take a while; try again later.',
  domainNoAnswer: 'The domain’s name servers did not answer. Try again later.',
};

/** What each language says. */
export type PublishingRefusals = typeof english;

/** The sentences of refusals of this feature. */
export const publishingRefusals = inLanguages(english, spanish, french);
