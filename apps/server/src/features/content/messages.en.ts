/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  notYours: 'You may read this content but not change it.',
  alreadyPublished: 'This content is public: its date is that of its publication.',
  approvalNeeded:
    'This workspace publishes only what was approved. Ask for a review; what you wrote is not lost.',
  sourcesNeeded: (open: number) =>
    open === 1
      ? 'One sentence has no source yet. Add a link, mark it as your own knowledge, or accept it; what you wrote is not lost.'
      : `${open} sentences have no source yet. Add links, mark them as your own knowledge, or accept them; what you wrote is not lost.`,
  adminsRule: 'Only an admin can change this.',
  conflict: 'This content was changed elsewhere since you opened it.',
  unreadable: 'The text could not be read as a document.',
  tooLarge: 'The text is too long.',
  unknownTemplate: 'There is no such template.',
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
  pageWithoutText: 'No article was found on this page. Paste its text instead.',
  pageKnown: 'This page is compared with already.',
  tooManyPages: (most: number) => `At most ${most} pages can be compared with. Remove one first.`,
  removedTooLongAgo: 'This content can no longer be brought back.',
  templates: {
    'blog-post': {
      name: 'Blog Post Template',
      description: 'One idea, argued from the reader’s problem to what to do next.',
    },
    'product-review': {
      name: 'Product Review Template',
      description: 'A verdict first, then how you tested, what you found, and whom it suits.',
    },
    'how-to-guide': {
      name: 'How-to Guide Template',
      description: 'A task from what is needed to the finished result, each step with how to check it.',
    },
    listicle: {
      name: 'Listicle Template',
      description:
        'A chosen list with the criteria in the open, a table to compare, and a pick for each reader.',
    },
  },
};

/** What each language says. */
export type ContentSentences = typeof english;
