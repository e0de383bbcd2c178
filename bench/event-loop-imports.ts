/** Imports of tables and logs, each as large as it may be, with hostile cells. */
import {
  AI_LOG_LIMITS,
  importAiLog,
  importRanks,
  importSearchFigures,
  previewRankImport,
  RANK_IMPORT_LIMITS,
  SEARCH_CONSOLE_LIMITS,
} from '@pagewright/contract/analytics';
import type { ComputingCall, Shape } from './event-loop-calls.ts';

const CELL = 150;
/** A log is read while it arrives; its first megabytes show what the rest would. */
const LOG_BYTES = AI_LOG_LIMITS.file / 10;

/** A file of one field of a form. */
function form(name: string, text: string): FormData {
  const data = new FormData();
  data.append('file', new Blob([text]), name);
  return data;
}

const cellOf = (shape: Shape, run: number): string =>
  shape(CELL, run)
    .replaceAll(/[\s"|]+/gu, ' ')
    .toWellFormed();

/** Lines below a header, as many as fit. */
function fill(header: string, line: string, { bytes, rows }: { bytes: number; rows: number }): string {
  const fitting = Math.floor((bytes - header.length) / Buffer.byteLength(line));
  return header + line.repeat(Math.min(rows, fitting));
}

/** Positions of another tool in a table whose delimiter is the last one tried. */
export function rankFile(shape: Shape, run: number, bytes: number = RANK_IMPORT_LIMITS.file): FormData {
  const line = `"${cellOf(shape, run)}"|7|2026-11-20|https://example.com/bees\n`;
  return form(
    'ranks.csv',
    fill('Keyword|Position|Date|URL\n', line, { bytes, rows: RANK_IMPORT_LIMITS.rows }),
  );
}

export const IMPORT_CALLS: readonly ComputingCall[] = [
  {
    name: 'import of a Search Console table (CSV)',
    method: 'POST',
    path: `${importSearchFigures.path}?from=2026-01-01&to=2026-01-31`,
    body: (shape, run) => {
      const line = `"${cellOf(shape, run)}",1,2,50%,3.1\n`;
      const most = { bytes: SEARCH_CONSOLE_LIMITS.file, rows: SEARCH_CONSOLE_LIMITS.rows };
      return form('Queries.csv', fill('Top queries,Clicks,Impressions,CTR,Position\n', line, most));
    },
  },
  {
    name: 'preview of a rank file (CSV)',
    method: 'POST',
    path: previewRankImport.path,
    body: (shape, run) => rankFile(shape, run),
  },
  {
    name: 'import of a rank file (CSV)',
    method: 'POST',
    path: `${importRanks.path}?site=example.com`,
    body: (shape, run) => rankFile(shape, run),
  },
  {
    name: 'import of a server log',
    method: 'POST',
    path: `${importAiLog.path}?site=example.com`,
    body: (shape, run) => {
      const path = encodeURI(cellOf(shape, run));
      const line = `203.0.113.7 - - [20/Nov/2026:10:00:00 +0000] "GET /${path} HTTP/1.1" 200 10 "-" "GPTBot/1.2"\n`;
      return form('access.log', fill('', line, { bytes: LOG_BYTES, rows: AI_LOG_LIMITS.hits }));
    },
  },
];
