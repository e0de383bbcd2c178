import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What is said of figures that were imported from Search Console. */
export const searchConsoleMessages = defineMessages('searchConsoleMessages', (format) => ({
  loading: 'Loading search figures',
  failed: 'Search figures could not be loaded',
  retry: 'Retry',
  noneTitle: 'No search figures yet',
  none: 'In Google Search Console, open Performance, choose Export, then “Download CSV”, and upload the zip here: clicks, impressions, click rate and position by query and page.',
  import: 'Import from Search Console',
  importing: 'Importing',
  importFailed: 'The file was not imported',
  tooLarge: 'This file is too large: 10 MB at most.',
  imported: (query: number, page: number, day: number) =>
    `Imported: ${[
      format.plural(query, { one: '# query', other: '# queries' }),
      format.plural(page, { one: '# page', other: '# pages' }),
      format.plural(day, { one: '# day', other: '# days' }),
    ].join(', ')}.`,
  replaced: 'It counts in place of an earlier import of the same days.',
  skipped: (names: string) => `Not taken: ${names}.`,
  daysTitle: 'Which days does this file tell of?',
  importDays: 'Import these days',
  cancel: 'Cancel',
  imports: 'Import',
  importName: (from: string, to: string, imported: string) => `${from} to ${to}, imported ${imported}`,
  together: (imports: number) => `All ${format.number(imports)} imports together`,
  span: (from: string, to: string) => `${from} to ${to}`,
  countedOnce:
    'Nothing counts twice: a day is taken from the newest import that tells of it. Queries and pages are sums over all days of an import, so an import adds to them only where no newer one shares a day with it.',
  leftOut: (spans: readonly string[]) => `Without queries and pages of: ${spans.join('; ')}.`,
  remove: 'Remove this import',
  removed: 'The import was removed.',
  removeFailed: 'The import could not be removed.',
  undo: 'Undo',
  undone: 'The import is back.',
  undoFailed: 'The import could not be brought back.',
  clicks: 'Clicks',
  impressions: 'Impressions',
  rate: 'Click rate',
  position: 'Mean position',
  count: (value: number) => format.number(value),
  share: (value: number | null) =>
    value === null ? '—' : `${format.number(Math.round(value * 1_000) / 10)}%`,
  place: (value: number | null) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
  byQuery: 'By query',
  byPage: 'By page',
  byDay: 'By day',
  clicksByDay: 'Clicks by day',
  query: 'Query',
  page: 'Page',
  day: 'Day',
  noRows: 'What was imported has none.',
  onDay: (day: string, clicks: number) =>
    `${day}: ${format.plural(clicks, { one: '# click', other: '# clicks' })}`,
  measured: (from: string, to: string) => `Measured by Google Search Console, ${from} to ${to}.`,
  rareQueries:
    'Google leaves out queries that few people searched for, so the queries can add up to less than the days.',
  otherPeriod:
    'These queries come from another period than the days above, so their sums cannot be compared.',
}));
