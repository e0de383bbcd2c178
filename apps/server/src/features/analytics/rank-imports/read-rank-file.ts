import {
  RANK_IMPORT_LIMITS,
  RANK_ROW_FAULTS,
  type ImportedRank,
  type RankColumn,
  type RankRowFault,
  type RankTool,
  type UnderstoodRanks,
} from '@pagewright/contract/analytics';
import { storableDaySchema } from '@pagewright/contract/text';
import { parse } from 'csv-parse/sync';
import { readCsvCell } from '../../../documents/index.ts';

/** Lines in which the names of the columns are looked for: some files begin with a description. */
const HEADER_LINES = 40;
const DELIMITERS = [',', '\t', ';', '|'];
const HOSTS = 5;
const EXAMPLE_LENGTH = 160;

/** Names of columns, lowercase, as the tools write them. */
const NAMES: Readonly<Record<RankColumn, readonly string[]>> = {
  keyword: ['keyword', 'keywords', 'query', 'search term'],
  position: ['position', 'current position', 'rank', 'current rank'],
  url: ['url', 'current url', 'landing page', 'ranking url'],
  date: ['timestamp', 'date', 'updated', 'current date', 'last updated', 'last update'],
  volume: ['search volume', 'volume'],
  country: ['country', 'database', 'location'],
  device: ['device'],
};

/** Columns that only files of one tool have. */
const SIGNS: readonly (readonly [RankTool, readonly string[]])[] = [
  ['ahrefs', ['current position', 'current url', 'position change', 'kd']],
  [
    'semrush',
    ['keyword difficulty', 'traffic cost', 'traffic cost (%)', 'serp features by keyword', 'keyword intents'],
  ],
];

/** A column of Semrush Position Tracking: the site, the day, and what of it. */
const TRACKED = /^(?:\*\.)?(.+?)(?:\/\*)?_(\d{4})(\d{2})(\d{2})(?:_(\w+))?$/;
/** How tools write that they did not find the site. */
const NOT_FOUND = /^(?:-|–|—|0|>\s*\d+|\d+\+|not (?:found|ranking|in top \d+)|n\/a)$/i;
const POSITION_MAX = 1_000;

/** A rank file as far as it was understood; null if it has no keyword and position. */
export interface RankFile {
  readonly understood: UnderstoodRanks;
  readonly rows: readonly ImportedRank[];
}

/** `too_many_rows`: more positions than an import may have; `no_table`: no column of keywords and one of positions. */
export type RankFileFault = 'no_table' | 'too_many_rows';

interface Place {
  /** Index of the column with positions. */
  readonly position: number;
  readonly url: number;
  /** The day of all positions in this column; null: in a column of its own. */
  readonly day: string | null;
}

interface Layout {
  readonly names: readonly string[];
  readonly at: Readonly<Partial<Record<RankColumn, number>>>;
  readonly places: readonly Place[];
}

/** Reads a CSV of positions with any delimiter, detected by the names of its columns. */
export function readRankFile(text: string): RankFile | RankFileFault {
  for (const delimiter of DELIMITERS) {
    const lines = linesOf(text, delimiter);
    for (const [at, names] of lines.slice(0, HEADER_LINES).entries()) {
      const layout = layoutOf(names);
      if (layout) return readRows(layout, lines.slice(at + 1), at + 2);
    }
  }
  return 'no_table';
}

function linesOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 50_000,
      to: RANK_IMPORT_LIMITS.rows + HEADER_LINES,
    });
  } catch {
    return [];
  }
}

function layoutOf(given: readonly string[]): Layout | null {
  const names = given.map((name) => name.trim());
  const lower = names.map((name) => name.toLowerCase());
  const at: Partial<Record<RankColumn, number>> = {};
  for (const [column, known] of Object.entries(NAMES) as [RankColumn, readonly string[]][]) {
    // In the order of the names, so that the current value comes before others.
    const found = known.map((name) => lower.indexOf(name)).find((index) => index >= 0);
    if (found !== undefined) at[column] = found;
  }
  if (at.keyword === undefined) return null;
  const tracked = names.flatMap((name, index) => {
    const [, site = '', year, month, day, part] = TRACKED.exec(name) ?? [];
    return year === undefined ? [] : [{ site, date: `${year}-${month}-${day}`, part, index }];
  });
  // The first site is the own one; others are competitors.
  const site = tracked[0]?.site;
  const places: Place[] = tracked
    .filter((one) => one.part === undefined && one.site === site && isDay(one.date))
    .map(({ date, index }) => ({
      position: index,
      url:
        tracked.find((one) => one.site === site && one.date === date && one.part === 'landing')?.index ?? -1,
      day: date,
    }));
  if (places.length > 0) return { names, at, places };
  return at.position === undefined
    ? null
    : { names, at, places: [{ position: at.position, url: at.url ?? -1, day: null }] };
}

const isDay = (text: string): boolean => storableDaySchema.safeParse(text).success;

function readRows(layout: Layout, lines: readonly string[][], firstLine: number): RankFile | RankFileFault {
  const rows: ImportedRank[] = [];
  const faults: { reason: RankRowFault; line: number; cells: string }[] = [];
  for (const [offset, line] of lines.entries())
    for (const place of layout.places) {
      const row = readRow(line, layout, place);
      if (typeof row === 'string')
        faults.push({
          reason: row,
          line: firstLine + offset,
          cells: line.join(' | ').slice(0, EXAMPLE_LENGTH),
        });
      else rows.push(row);
    }
  if (rows.length > RANK_IMPORT_LIMITS.rows) return 'too_many_rows';
  return { understood: describe(layout, rows, faults), rows };
}

function readRow(line: readonly string[], { at }: Layout, place: Place): ImportedRank | RankRowFault {
  const cell = (index: number | undefined): string =>
    index === undefined || index < 0 ? '' : readCsvCell(line[index] ?? '').trim();
  const start = (text: string, length: number): string => text.slice(0, length).toWellFormed();
  const keyword = start(cell(at.keyword), RANK_IMPORT_LIMITS.keyword);
  if (keyword === '') return 'no_keyword';
  const written = cell(place.position);
  if (written === '') return 'no_position';
  const position = NOT_FOUND.test(written) ? null : Number(written);
  if (position !== null && !(Number.isInteger(position) && position >= 1 && position <= POSITION_MAX))
    return 'bad_position';
  const date = place.day ?? dayOf(cell(at.date));
  if (date === undefined) return 'bad_date';
  const url = cell(place.url);
  const volume = cell(at.volume).replaceAll(/[\s,.'’]/g, '');
  return {
    keyword,
    date,
    position,
    url: /^https?:\/\/\S+$/i.test(url) ? start(url, RANK_IMPORT_LIMITS.url) : null,
    volume: /^\d{1,9}$/.test(volume) ? Number(volume) : null,
    country: start(cell(at.country), 60) || null,
    device: start(cell(at.device), 30) || null,
  };
}

/** A day; null if none is written, undefined if it is not understood: days and months are never guessed. */
function dayOf(written: string): string | null | undefined {
  if (written === '' || written === '-') return null;
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D.*)?$/.exec(written) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : undefined;
}

function describe(
  { names, at, places }: Layout,
  rows: readonly ImportedRank[],
  faults: readonly { reason: RankRowFault; line: number; cells: string }[],
): UnderstoodRanks {
  const isTracked = places.some(({ day }) => day !== null);
  const columns = new Map<number, RankColumn>();
  for (const [column, index] of Object.entries(at) as [RankColumn, number][])
    if (!isTracked || !['position', 'url', 'date'].includes(column)) columns.set(index, column);
  for (const { position, url } of places) columns.set(position, 'position').set(url, 'url');
  const days = rows.flatMap(({ date }) => date ?? []).toSorted();
  const hosts = Map.groupBy(
    rows.flatMap(({ url }) =>
      url !== null && URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : [],
    ),
    (host) => host,
  );
  return {
    tool: toolOf(names, isTracked),
    used: names.flatMap((name, index) => {
      const as = columns.get(index);
      return as === undefined ? [] : [{ name, as }];
    }),
    ignored: names.filter((name, index) => name !== '' && !columns.has(index)),
    rows: rows.length,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    undated: rows.length - days.length,
    skipped: RANK_ROW_FAULTS.flatMap((reason) => {
      const found = faults.filter((fault) => fault.reason === reason);
      const examples = found
        .slice(0, RANK_IMPORT_LIMITS.examples)
        .map(({ line, cells }) => ({ line, cells }));
      return found.length === 0 ? [] : [{ reason, count: found.length, examples }];
    }),
    hosts: [...hosts]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, HOSTS)
      .map(([host]) => host),
  };
}

function toolOf(given: readonly string[], isTracked: boolean): RankTool {
  const names = new Set(given.map((name) => name.toLowerCase()));
  if (isTracked) return 'semrush';
  if (['id', 'device', 'added', 'tags'].every((name) => names.has(name))) return 'serpbear';
  return SIGNS.find(([, signs]) => signs.some((sign) => names.has(sign)))?.[0] ?? 'other';
}
