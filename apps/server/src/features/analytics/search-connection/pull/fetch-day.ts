import {
  ROWS_OF_ANSWER,
  SearchConsoleError,
  type SearchConsole,
  type SearchConsoleRow,
  type SearchDimension,
} from '../../../../providers/search-console/port.ts';

/** All rows that Google has for a day. */
export interface DayRows {
  /** By page. */
  readonly pages: readonly SearchConsoleRow[];
  /** By country and device. */
  readonly markets: readonly SearchConsoleRow[];
  /** By page, query, country, and device, without the queries that Google anonymizes. */
  readonly details: readonly SearchConsoleRow[];
  /** Google returned its maximum number of rows. */
  readonly isCapped: boolean;
}

/**
 * Fetches the rows of one day, page by page.
 * @throws SearchConsoleError: a day is fetched completely or not at all.
 */
export async function fetchDay(
  console: SearchConsole,
  property: string,
  day: string,
  signal: AbortSignal,
): Promise<DayRows> {
  const { rowsOfDay } = console;
  const askAll = async (dimensions: readonly SearchDimension[]): Promise<SearchConsoleRow[]> => {
    const all: SearchConsoleRow[] = [];
    for (;;) {
      const { rows } = await console.query(
        property,
        { from: day, to: day, dimensions: ['DATE', ...dimensions], startRow: all.length },
        signal,
      );
      for (const row of rows) {
        if (row.keys[0] !== day) throw new SearchConsoleError('search_unreadable');
        all.push({ ...row, keys: row.keys.slice(1) });
      }
      // A partial page is the last one; the limit prevents an endless series of full pages.
      if (rows.length < ROWS_OF_ANSWER || all.length > 4 * rowsOfDay) return all;
    }
  };
  const pages = await askAll(['PAGE']);
  const markets = await askAll(['COUNTRY', 'DEVICE']);
  const details = await askAll(['PAGE', 'QUERY', 'COUNTRY', 'DEVICE']);
  return { pages, markets, details, isCapped: details.length >= rowsOfDay || pages.length >= rowsOfDay };
}
