/** The sentences in English. */
export const english = {
  readingOthers: 'Reading pages that could link',
  checkingLinks: 'Checking links',
  comparing: 'Comparing',
  wording: 'Wording the messages',
  crawledOnly:
    'Only pages that were read here are known: those of the sites named, those they link to, and those of your research. There may be more.',
  namedBy: (source: string) =>
    `${source} named pages that link to these sites; those that it named first were read, and only what was read is told.`,
  notFound: 'The requested resource was not found.',
  forbidden: 'Only who keeps this opportunity, or an admin of the workspace, can take it off the list.',
  removedTooLongAgo: 'This opportunity can no longer be brought back.',
  listIsFull: 'The list is full. Take off what is lost before more is kept.',
  mentions: (brand: string) => `Mentions of ${brand}`,
  drafts: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
};

/** What each language says. */
export type BacklinkSentences = typeof english;
