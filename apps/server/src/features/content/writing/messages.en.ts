/** Messages in English. */
export const english = {
  steps: {
    draft: 'Drafting the section',
    continue: 'Continuing the text',
    rewrite: 'Rewriting',
    shorten: 'Shortening',
    simplify: 'Simplifying',
    titles: 'Suggesting titles',
    descriptions: 'Suggesting descriptions',
  },
  noEvidence:
    'There are no pages to write from. Add competitor pages next to the score, or ask the operator of this installation to set up a language model.',
  nothingFound: 'The pages say nothing about this that your text does not already say. Add other pages.',
  needsModel:
    'The built-in engine cannot rewrite text; that needs a language model. It can shorten, simplify, and extract from pages.',
  nothingToShorten: 'There is nothing to cut here. Shortening needs a paragraph of several sentences.',
  nothingToSimplify:
    'There is nothing to simplify here: no long sentence that can be split, and no word with a plainer alternative.',
  nothingWritten: 'The answer had nothing usable in it. Try again.',
  browserUnusable: 'The browser’s model gave no usable answer. Try again, or use the built-in engine.',
  keywordFirst: 'Enter the primary keyword first. Suggestions are based on it.',
  noProposals: 'This keyword and these pages do not yield anything that fits a results page. Add pages.',
};

/** Shape of the messages in each language. */
export type WritingSentences = typeof english;
