/** How analyses come by what they answer, by the names under which it is kept: these are English already. */
export const english = {
  'mean of Theta and damped smoothing': 'mean of Theta and damped smoothing',
  'no source knows the demand': 'no source knows the demand',
  'growth without the season, against the topic’s own past':
    'growth without the season, against the topic’s own past',
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
  'pages read, compared by title, address and headings':
    'pages read, compared by title, address and headings',
  'pages read, compared with what they held before': 'pages read, compared with what they held before',
  'pages read': 'pages read',
  'views where known, else signs of age in the page': 'views where known, else signs of age in the page',
} as const;

/** What each language says. */
export type MethodSentences = Readonly<Record<keyof typeof english, string>>;
