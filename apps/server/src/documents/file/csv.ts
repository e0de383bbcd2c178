import { documentText } from '@pagewright/contract/document';
import { documentOf } from './document-of.ts';
import type { ExportItem } from './export-types.ts';

/**
 * Characters that make a spreadsheet read a cell as a formula, with the wide forms that East Asian ones also accept.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The apostrophe that `csvCell` and other programs put before such a cell. */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠])/u;
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

const COLUMNS: readonly [name: string, value: (item: ExportItem) => string | number | null][] = [
  ['id', (item) => item.id],
  ['title', (item) => item.title],
  ['content', (item) => documentText(documentOf(item))],
  ['category', (item) => item.category],
  ['status', (item) => item.status],
  ['tags', (item) => item.tags.join(', ')],
  ['metaTitle', (item) => item.metaTitle],
  ['metaDescription', (item) => item.metaDescription],
  ['keywords', (item) => item.keywords.join(', ')],
  ['primaryKeyword', (item) => item.primaryKeyword],
  ['contentType', (item) => item.contentType],
  ['slug', (item) => item.slug],
  ['scheduledFor', (item) => item.scheduledFor],
  ['score', (item) => item.score],
  ['wordCount', (item) => item.wordCount],
  ['viewCount', (item) => item.viewCount],
  ['engagementTime', (item) => item.engagementTime],
  ['conversions', (item) => item.conversions],
  ['authorName', (item) => item.authorName],
  ['authorEmail', (item) => item.authorEmail],
  ['createdAt', (item) => item.createdAt],
  ['updatedAt', (item) => item.updatedAt],
  ['publishedAt', (item) => item.publishedAt],
];

/**
 * One cell: text that a spreadsheet would read as a formula gets an apostrophe in front; commas, quotes, and line
 * breaks make it quoted. Null is empty.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The original text of a cell, without the apostrophe that guards against formulas. */
export function readCsvCell(cell: string): string {
  return cell.replace(GUARD, '').toWellFormed();
}

/** The header row, with a byte order mark so that spreadsheets read the file as UTF-8. */
export function csvHeader(): string {
  return BYTE_ORDER_MARK + COLUMNS.map(([name]) => name).join(',') + LINE_END;
}

export function csvRow(item: ExportItem): string {
  return COLUMNS.map(([, value]) => csvCell(value(item))).join(',') + LINE_END;
}

/** A whole table, with a byte order mark; its first row holds the column names. */
export function csvTable(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('');
}
