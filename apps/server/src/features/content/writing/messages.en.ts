/** The sentences in English. */
export const english = {
  steps: {
    draft: 'Drafting the section',
    continue: 'Continuing the text',
    rewrite: 'Rewriting',
    shorten: 'Shortening',
    simplify: 'Simplifying',
    titles: 'Proposing titles',
    descriptions: 'Proposing descriptions',
  },
  noEvidence:
    'There are no pages to write from. Add competitor pages beside the score, or ask whoever runs this installation for a language model.',
  nothingFound: 'The pages say nothing about this that the text does not say already. Add other pages.',
  needsModel:
    'The built-in engine cannot word anew: that needs a language model. It can shorten, simplify, and extract from pages.',
  nothingToShorten: 'There is nothing to leave out here: it takes a paragraph of several sentences.',
  nothingToSimplify:
    'Nothing to simplify was found: no long sentence that can be parted, and no word with a plainer one.',
  nothingWritten: 'The answer held nothing that could be used here. Try again.',
  browserUnusable: 'The browser’s model gave an answer of no use. Try again, or use the built-in engine.',
  keywordFirst: 'Name the primary keyword first: proposals are made from it.',
  noProposals: 'Nothing that fits a results page can be made of this keyword and these pages. Add pages.',
};

/** What each language says. */
export type WritingSentences = typeof english;
