import type { LinkDirection } from '@pagewright/contract/analytics';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** Texts of the link suggestions. */
export const linksMessages = defineMessages('linksMessages', (format) => ({
  title: 'Internal links',
  loading: 'Comparing with the pages of your site...',
  failed: 'Link suggestions could not be loaded',
  retry: 'Retry',
  saveFirst: 'Save the content first. Then internal links are suggested here.',
  noSite: 'Your own site has not been crawled yet, so no pages are known to link to.',
  crawlSite: 'Go to your site',
  compared: (compared: number, read: number, known: number) =>
    `${format.number(compared)} pages of your site compared; ${format.number(read)} of ${format.number(known)} known pages are read.`,
  again: 'Check again',
  outbound: 'Link to these pages',
  noOutbound: 'No page found that the text names or covers without linking to it.',
  inbound: 'These pages should link here',
  inboundHelp: 'Add these links on your site once the content is published there.',
  inboundTo: (url: string) => `The address to link to is ${url}.`,
  noInbound: 'No page found that names this subject without linking to it.',
  likelihood: (value: number) => `Likelihood that an editor would set it: ${format.percent(value)}`,
  show: (sentence: string) => `Show in the text: ${sentence}`,
  insert: 'Insert link',
  insertNamed: (page: string) => `Insert link to ${page}`,
  accept: 'Accept',
  acceptNamed: (page: string) => `Accept the link from ${page}`,
  reject: 'Dismiss',
  rejectNamed: (page: string) => `Dismiss the suggestion: ${page}`,
  inserted: (anchor: string) => `Link set on “${anchor}”.`,
  wordsGone: (anchor: string) =>
    `The words “${anchor}” no longer stand in the text without a link. Check again.`,
  undo: 'Undo',
  undoNamed: (page: string) => `Undo the decision: ${page}`,
  decideFailed: 'The decision could not be saved.',
  accepted: 'Accepted',
  rejected: (count: number) =>
    format.plural(count, { one: '# dismissed suggestion', other: '# dismissed suggestions' }),
  decided: (direction: LinkDirection, anchor: string) =>
    direction === 'outbound' ? `From here, on “${anchor}”.` : `From that page, on “${anchor}”.`,
  state: (direction: LinkDirection, isSet: boolean | null): string => {
    if (isSet === null) return 'The page could not be read.';
    if (direction === 'outbound') return isSet ? 'In the text.' : 'Not in the text.';
    return isSet ? 'Added, seen in the last crawl.' : 'Not added as of the last crawl.';
  },
}));
