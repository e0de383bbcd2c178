/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  forbidden: 'Only who added this, or an admin of the workspace, can remove it.',
  exportTooLarge: 'This export is too large. Download one of fewer days or rows.',
  unreadableExport:
    'This is no export of Search Console. Download it there under Performance, Export, “Download CSV”, and give the whole zip.',
  noFigures:
    'This file has no table of queries, pages or days. Give the whole zip that Search Console downloads, without a comparison of periods.',
  daysMissing:
    'This file does not say which days it tells of. Give the first and last day, or the whole zip.',
  wrongDays: 'The days must begin before they end, and be 550 at most.',
  tooManyImports: 'The workspace keeps 60 imports. Remove one that is no longer needed.',
  noSite: 'This is not a site. Enter a domain such as example.com.',
  watchlistFull: (kind: 'competitor' | 'keyword', limit: number) =>
    `A workspace watches ${limit} ${kind}s at most. Remove one, then add another.`,
  dailyForAdmins: 'Only an admin of the workspace can change this: it uses the workspace’s requests.',
  checkFailed: 'The sites could not be looked at. It is tried again tomorrow.',
  connectionForAdmins: 'Only an admin of the workspace can connect Search Console or change the connection.',
  wrongRange: 'The range must begin before it ends, and hold 731 days at most.',
};

/** What each language says. */
export type AnalyticsSentences = typeof english;
