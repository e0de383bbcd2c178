import type { RankColumn, RankRowFault, RankTool } from '@pagewright/contract/analytics';
import { defineMessages } from '../../../lib/messages/define-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';

/** Rank files of other tools. */
export const rankImportMessages = defineMessages('rankImportMessages', (format) => ({
  title: 'Positions from other tools',
  help: 'Import a CSV from Semrush (Position Tracking, Organic), Ahrefs (Rank Tracker, Organic keywords), SerpBear, or another rank tracker. Imported positions stay apart from those tracked here.',
  choose: 'Choose a file',
  reading: 'Reading the file',
  failed: (problem: string) => `The file was not imported. ${problem}`,
  tooLarge: 'The file is larger than 5 MB.',
  preview: (name: string) => `What “${name}” holds`,
  tool: (tool: RankTool) =>
    ({ semrush: 'Semrush', ahrefs: 'Ahrefs', serpbear: 'SerpBear', other: 'Another tool' })[tool],
  found: (rows: number, tool: string) =>
    `${format.plural(rows, { one: '# position', other: '# positions' })} from ${tool}`,
  span: (from: string, to: string) =>
    from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`,
  used: 'Used columns',
  as: (name: string, column: RankColumn) =>
    `${name}: ${
      {
        keyword: 'keyword',
        position: 'position',
        url: 'address',
        date: 'day',
        volume: 'searches',
        country: 'country',
        device: 'device',
      }[column]
    }`,
  ignored: 'Columns that are not used',
  none: 'None',
  skipped: 'Not understood',
  skippedRows: (reason: RankRowFault, count: number) =>
    `${format.plural(count, { one: '# row', other: '# rows' })} ${
      {
        no_keyword: 'without a keyword',
        no_position: 'without a position',
        bad_position: 'whose position is not a whole number',
        bad_date: 'whose date is ambiguous or unknown',
      }[reason]
    }`,
  line: (line: number, cells: string) => `Line ${format.number(line)}: ${cells}`,
  site: 'Site whose positions these are',
  day: 'Day of the positions',
  dayHelp: (count: number) =>
    `The file does not say the day of ${format.plural(count, { one: '# position', other: '# positions' })}.`,
  import: 'Import',
  cancel: 'Cancel',
  imported: (rows: number) =>
    format.plural(rows, { one: '# position imported.', other: '# positions imported.' }),
  list: 'Imported files',
  of: (site: string, rows: string, span: string) => `${site}: ${rows}, ${span}`,
  show: 'Show',
  hide: 'Hide',
  showNamed: (name: string) => `Show ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText: 'Its positions are deleted. You can import the file again.',
  table: (name: string) => `Positions in ${name}`,
  date: 'Date',
  keyword: 'Keyword',
  position: 'Position',
  volume: 'Searches a month',
  result: 'Result',
  market: 'Market',
  notFound: 'Not found',
  unknown: '—',
  count: (value: number) => format.number(value),
  cut: (shown: number, all: number) =>
    `The first ${format.number(shown)} of ${format.number(all)} positions.`,
  loading: 'Loading imported positions',
  listFailed: 'Imported files could not be loaded',
  retry: 'Retry',
}));
