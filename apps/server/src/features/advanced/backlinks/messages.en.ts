/** Messages in English. */
export const english = {
  readingOthers: 'Reading pages that could link',
  checkingLinks: 'Checking links',
  comparing: 'Comparing',
  wording: 'Writing the messages',
  crawledOnly:
    'This covers only the pages we have read: the sites you named, the pages they link to, and the pages from your research. There may be more.',
  namedBy: (source: string) =>
    `${source} listed pages that link to these sites. We read the first ones on its list and report only what we read.`,
  notFound: 'The requested resource was not found.',
  forbidden: 'Only the person who saved this opportunity or a workspace admin can remove it.',
  removedTooLongAgo: 'This opportunity can no longer be restored.',
  listIsFull: 'The list is full. Remove opportunities you have lost before you add more.',
  mentions: (brand: string) => `Mentions of ${brand}`,
  drafts: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
};

/** Shape of the messages in each language. */
export type BacklinkSentences = typeof english;
