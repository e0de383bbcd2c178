/** Descriptions of how results were obtained, by their stored English names. */
export const english = {
  'mean of Theta and damped smoothing': 'mean of Theta and damped smoothing',
  'no source knows the demand': 'no source knows the demand',
  'growth without the season, against the topic’s own past':
    'growth without the season, against the topic’s own past',
  'figures of a search source; intent and clusters by the words':
    'figures of a search source; intent and clusters by the words',
  'intent and clusters by the words of the keywords': 'intent and clusters by the words of the keywords',
  'no source knows the interest': 'no source knows the interest',
  'sentences of the text, by keyword, figure and position':
    'sentences of the text, by keyword, figure and position',
  'sentences of pages that were read': 'sentences of pages that were read',
  'templates filled from what was found on each page': 'templates filled from what was found on each page',
  'each part by its own method, on the pages read': 'each part by its own method, on the pages read',
  'occurrences counted in any inflection': 'occurrences counted in any inflection',
  'intent of each expansion of the keyword': 'intent of each expansion of the keyword',
  'words of the keywords; articles that hold them': 'words of the keywords; articles that hold them',
  'questions from templates': 'questions from templates',
  'answers extracted from the evidence by coverage, length and grade':
    'answers extracted from the evidence by coverage, length and grade',
  'passage coverage, GEO and C-SEO Bench rules': 'passage coverage, GEO and C-SEO Bench rules',
  'pages by title, address and headings; opportunity by share of competitors and intent, or by demand':
    'pages by title, address and headings; opportunity by share of competitors and intent, or by demand',
  'types, topics and findings by rules, on the pages read':
    'types, topics and findings by rules, on the pages read',
  'pages read, compared by title, address and headings':
    'pages read, compared by title, address and headings',
  'pages read, compared with what they held before': 'pages read, compared with what they held before',
  'pages read': 'pages read',
  'views where known, else signs of age in the page': 'views where known, else signs of age in the page',
  'share of competitors with a page, and intent': 'share of competitors with a page, and intent',
  'pages by title, address, headings and text; opportunity by demand, coverage, nearness and intent':
    'pages by title, address, headings and text; opportunity by demand, coverage, nearness and intent',
  'share of competitors with a page, nearness to own pages, and intent':
    'share of competitors with a page, nearness to own pages, and intent',
  'searches a month, share of competitors with a page, nearness to own pages, and intent':
    'searches a month, share of competitors with a page, nearness to own pages, and intent',
  'logarithm of searches a month': 'logarithm of searches a month',
  'keyword as it is searched': 'keyword as it is searched',
  'shared top-ten addresses': 'shared top-ten addresses',
  'stem cosine and spelling, shared top-ten addresses where known':
    'stem cosine and spelling, shared top-ten addresses where known',
  'headings of the pages grouped by likeness, in their median order and length':
    'headings of the pages grouped by likeness, in their median order and length',
  'keyphrases of the pages and a template': 'keyphrases of the pages and a template',
  template: 'template',
  'extracted word for word, to be reworded': 'extracted word for word, to be reworded',
  'least telling sentences left out': 'least telling sentences left out',
  'plain words and parted sentences': 'plain words and parted sentences',
  'keyword, terms and questions of the pages': 'keyword, terms and questions of the pages',
  'from the evidence': 'from the evidence',
  'built-in engine': 'built-in engine',
} as const;

/** What each language says. */
export type MethodSentences = Readonly<Record<keyof typeof english, string>>;
