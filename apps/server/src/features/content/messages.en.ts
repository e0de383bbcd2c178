/** Messages in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  notYours: 'You can read this content but not change it.',
  alreadyPublished: 'This content is already public, so its date is its publication date.',
  approvalNeeded:
    'This workspace publishes only approved content. Request a review. Nothing you wrote is lost.',
  sourcesNeeded: (open: number) =>
    open === 1
      ? 'One sentence has no source yet. Add a link, mark it as your own knowledge, or accept it. Nothing you wrote is lost.'
      : `${open} sentences have no source yet. Add links, mark them as your own knowledge, or accept them. Nothing you wrote is lost.`,
  adminsRule: 'Only an admin can change this.',
  conflict: 'This content has changed somewhere else since you opened it.',
  unreadable: 'The text could not be read as a document.',
  tooLarge: 'The text is too long.',
  unknownTemplate: 'There is no such template.',
  wrongCursor: 'This page of the list is no longer valid. Load the list again.',
  pageWithoutText: 'No article was found on this page. Paste its text instead.',
  pageKnown: 'This page is already in the comparison.',
  tooManyPages: (most: number) => `You can compare with at most ${most} pages. Remove one first.`,
  removedTooLongAgo: 'This content can no longer be restored.',
  templates: {
    'blog-post': {
      name: 'Blog Post Template',
      description: 'One idea, from the reader’s problem to the next step.',
    },
    'product-review': {
      name: 'Product Review Template',
      description: 'The verdict first, then how you tested, what you found, and who it suits.',
    },
    'how-to-guide': {
      name: 'How-to Guide Template',
      description: 'A task from preparation to result, with a check for each step.',
    },
    listicle: {
      name: 'Listicle Template',
      description: 'A curated list with clear criteria, a comparison table, and a pick for each reader.',
    },
  },
};

/** Shape of the messages in each language. */
export type ContentSentences = typeof english;
