import type { ReadSite } from '@pagewright/contract/advanced';
import type { ReportSection } from '@pagewright/contract/reports';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { reportWords as words } from './messages.ts';

/** Rows of a table in the main part, and in the appendix. */
const MAIN_ROWS = 8;
const APPENDIX_ROWS = 200;
/** Maximum main points of a report, and characters of a point and of a cell. */
export const POINTS_MAX = 7;
const POINT_LENGTH = 300;
const CELL_LENGTH = 240;

/** Sections and appendix tables for one part of a result. */
export interface WrittenPart {
  readonly points: readonly string[];
  readonly sections: readonly ReportSection[];
  readonly appendix: readonly ReportSection[];
}

/** Text cut to `length`, in one line. */
export function clip(text: string, length: number = CELL_LENGTH): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}

/** Main points within their limits. */
export const asPoints = (points: readonly string[]): string[] =>
  points
    .filter((point) => point !== '')
    .slice(0, POINTS_MAX)
    .map((point) => clip(point, POINT_LENGTH));

/** A table with its first rows in the report and, if there are more, all of them in the appendix; nothing if it is empty. */
export function splitTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Pick<WrittenPart, 'sections' | 'appendix'> {
  if (rows.length === 0) return { sections: [], appendix: [] };
  const first = tableOf(title, columns, rows.slice(0, MAIN_ROWS));
  if (rows.length <= MAIN_ROWS) return { sections: [first], appendix: [] };
  return {
    sections: [{ ...first, text: words.restInAppendix }],
    appendix: [appendixTable(words.all(title), columns, rows)],
  };
}

/** A table of the appendix; a long one is cut and says how many rows there are. */
export function appendixTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ReportSection {
  const shown = tableOf(title, columns, rows.slice(0, APPENDIX_ROWS));
  return rows.length > APPENDIX_ROWS ? { ...shown, text: words.firstOf(APPENDIX_ROWS, rows.length) } : shown;
}

function tableOf(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ReportSection {
  return {
    title,
    text: null,
    table: { columns: [...columns], rows: rows.map((row) => row.map((cell) => clip(cell) || words.none)) },
  };
}

/** Concatenates several parts. */
export function joinParts(...parts: readonly Partial<WrittenPart>[]): WrittenPart {
  return {
    points: parts.flatMap(({ points = [] }) => points),
    sections: parts.flatMap(({ sections = [] }) => sections),
    appendix: parts.flatMap(({ appendix = [] }) => appendix),
  };
}

/** How much of each site was read. */
export const coverageTable = (sites: readonly ReadSite[]): string[] =>
  sites.map(({ site, pages, known, problem }) =>
    pages === 0
      ? words.notRead(site, problem ?? '')
      : known > pages
        ? words.readPartly(site, pages, known)
        : words.readWhole(site, pages),
  );

/** The pages that could not be read, with reasons. */
export function unreadTable(sites: readonly Pick<ReadSite, 'missed'>[]): ReportSection[] {
  const missed = sites.flatMap((site) => site.missed);
  if (missed.length === 0) return [];
  return [
    appendixTable(
      words.unreadTitle,
      [words.page, words.why],
      missed.map(({ url, message }) => [displayUrl(url), message]),
    ),
  ];
}

/** A URL without scheme and trailing slash. */
export const displayUrl = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** A number in the current language. */
export const formatCount = (value: number): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(value);

/** A date in the current language. */
export const formatDate = (moment: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
