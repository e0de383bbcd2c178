import { REPORT_LIMITS, type ReportDocument, type ReportSection } from '@pagewright/contract/reports';
import { CONTENT_WIDTH, MARGIN, openSheet, PAGE_HEIGHT, type Sheet } from '../../../documents/pdf/sheet.ts';
import { columnWidths } from './column-widths.ts';

const GRAY = '#55635e';
const BRAND = '#0f6b5c';
const TINT = '#f3f1ea';
/** The page footer starts here. */
const BOTTOM = PAGE_HEIGHT - 64;
const LOGO = { width: 170, height: 42 };
const CELL_SIZE = 8.5;
const CELL_GAP = 10;

/** A report with the labels around it, in its language. */
export interface PrintedReport {
  readonly title: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly document: ReportDocument;
  /** Client, author, and date. */
  readonly byLine: string;
  readonly workspaceName: string;
  readonly logo: Uint8Array | null;
  readonly words: {
    readonly mainPoints: string;
    readonly basis: string;
    readonly appendix: string;
    readonly restInAppendix: string;
    /** `{page}` and `{pages}` are replaced by the numbers. */
    readonly pageOf: string;
  };
}

/** The position of the next block, and what did not fit in the main part. */
interface Cursor {
  readonly sheet: Sheet;
  y: number;
  page: number;
  /** Whether another page may be started; false at the end of the main part. */
  canAddPage: () => boolean;
}

/** Draws the PDF of a report. The main part has at most six pages; what does not fit starts the appendix. */
export async function drawReport(report: PrintedReport): Promise<Uint8Array> {
  const { title, language, createdAt, document, words } = report;
  const sheet = await openSheet({ title, language, createdAt }, collectTexts(report));
  const cursor: Cursor = {
    sheet,
    y: MARGIN,
    page: 1,
    canAddPage: () => cursor.page < REPORT_LIMITS.mainPages,
  };
  sheet.bookmark(title);
  drawHead(cursor, report);
  drawFigures(cursor, document.figures);
  drawList(cursor, words.mainPoints, document.points, (index) => `${index + 1}.`);
  // The basis always goes in the main part, however little else fits there.
  const [basis, kept] = [{ title: words.basis, lines: document.basis }, cursor.canAddPage];
  const left: ReportSection[] = [];
  for (const section of document.sections) {
    const rest = left.length > 0 ? section : drawSection(cursor, section, words.restInAppendix);
    if (rest !== null) left.push(rest);
  }
  const isBasisLater = !fits(cursor, listHeight(sheet, basis.lines)) && !kept();
  if (!isBasisLater) drawList(cursor, basis.title, basis.lines, () => '•');
  const appendix = [...left, ...document.appendix];
  cursor.canAddPage = () => true;
  if (appendix.length > 0 || isBasisLater) {
    nextPage(cursor);
    sheet.bookmark(words.appendix);
    cursor.y = sheet.write(words.appendix, {
      x: MARGIN,
      y: cursor.y + 14,
      width: CONTENT_WIDTH,
      size: 18,
      isBold: true,
    });
    if (isBasisLater) drawList(cursor, basis.title, basis.lines, () => '•');
    for (const section of appendix) drawSection(cursor, section, words.restInAppendix);
  }
  drawFooters(sheet, report);
  return sheet.finish();
}

/** All text that the file may contain, to choose its fonts. */
function collectTexts({ title, byLine, workspaceName, document, words }: PrintedReport): string[] {
  const { summary, points, figures, sections, appendix, basis } = document;
  const written = [...sections, ...appendix].flatMap(({ title: name, text, table }) => [
    name,
    text ?? '',
    ...(table?.columns ?? []),
    ...(table?.rows.flat() ?? []),
  ]);
  const numbers = '0123456789.•…';
  return [title, byLine, workspaceName, summary, numbers, ...points, ...basis, ...Object.values(words)]
    .concat(figures.flatMap(({ label, value }) => [label, value]))
    .concat(written);
}

function drawHead(cursor: Cursor, { logo, title, byLine, document }: PrintedReport): void {
  const { sheet } = cursor;
  if (logo !== null) {
    sheet.picture(logo, { x: MARGIN, y: cursor.y, ...LOGO });
    cursor.y += LOGO.height + 22;
  }
  const place = { x: MARGIN, width: CONTENT_WIDTH };
  cursor.y = sheet.write(title, { ...place, y: cursor.y + 22, size: 22, isBold: true });
  cursor.y = sheet.write(byLine, { ...place, y: cursor.y - 8, size: 10, color: GRAY });
  cursor.y = sheet.write(document.summary, { ...place, y: cursor.y + 12, size: 11 }) + 8;
}

function drawFigures(cursor: Cursor, figures: ReportDocument['figures']): void {
  if (figures.length === 0) return;
  const { sheet } = cursor;
  const width = (CONTENT_WIDTH - (figures.length - 1) * 10) / figures.length;
  const inner = width - 20;
  const label = Math.max(...figures.map((one) => sheet.heightOf(one.label, { width: inner, size: 8.5 })));
  const height = 38 + label;
  for (const [index, figure] of figures.entries()) {
    const x = MARGIN + index * (width + 10);
    sheet.box({ x, y: cursor.y, width, height }, TINT);
    sheet.write(figure.value, { x: x + 10, y: cursor.y + 25, width: inner, size: 17, isBold: true });
    sheet.write(figure.label, { x: x + 10, y: cursor.y + 41, width: inner, size: 8.5, color: GRAY });
  }
  cursor.y += height + 8;
}

const LIST_INDENT = 20;

function listHeight(sheet: Sheet, lines: readonly string[]): number {
  return lines.reduce(
    (sum, line) => sum + sheet.heightOf(line, { width: CONTENT_WIDTH - LIST_INDENT, size: 10 }) + 4,
    44,
  );
}

function drawList(
  cursor: Cursor,
  title: string,
  lines: readonly string[],
  mark: (index: number) => string,
): void {
  if (lines.length === 0) return;
  // A list that fits on one page is not split.
  const height = listHeight(cursor.sheet, lines);
  drawHeading(cursor, title, height < PAGE_HEIGHT / 2 ? height : 40);
  for (const [index, line] of lines.entries()) {
    const width = CONTENT_WIDTH - LIST_INDENT;
    ensureSpace(cursor, cursor.sheet.heightOf(line, { width, size: 10 }) + 4);
    const y = cursor.y + 10;
    cursor.sheet.write(mark(index), { x: MARGIN, y, width: LIST_INDENT, color: BRAND, isBold: true });
    cursor.y = cursor.sheet.write(line, { x: MARGIN + LIST_INDENT, y, width }) - 6;
  }
}

function drawHeading(cursor: Cursor, title: string, following: number): void {
  const height = cursor.sheet.heightOf(title, { width: CONTENT_WIDTH, size: 13, isBold: true });
  ensureSpace(cursor, height + 18 + following);
  const place = { x: MARGIN, y: cursor.y + 28, width: CONTENT_WIDTH, size: 13, isBold: true, color: BRAND };
  cursor.y = cursor.sheet.write(title, place) - 8;
}

/** Draws a section. Returns what did not fit, with its heading; null if all of it did. */
function drawSection(cursor: Cursor, section: ReportSection, restNote: string): ReportSection | null {
  const { title, text, table } = section;
  const { sheet } = cursor;
  const widths = table === null ? [] : columnWidths(table, CONTENT_WIDTH, CELL_GAP);
  const heights = (table?.rows ?? []).map((row) => rowHeight(sheet, row, widths));
  const head = table === null ? 0 : rowHeight(sheet, table.columns, widths);
  if (!fits(cursor, 60 + head + (heights[0] ?? 0)) && !cursor.canAddPage()) return section;
  drawHeading(cursor, title, 24 + head + (heights[0] ?? 0));
  if (text !== null)
    cursor.y =
      sheet.write(text, { x: MARGIN, y: cursor.y + 10, width: CONTENT_WIDTH, size: 9, color: GRAY }) - 6;
  if (table === null) return null;
  drawRow(cursor, table.columns, { widths, height: head, isHead: true });
  for (const [index, row] of table.rows.entries()) {
    const height = heights[index] ?? 0;
    if (!fits(cursor, height)) {
      if (!cursor.canAddPage()) {
        sheet.write(restNote, { x: MARGIN, y: cursor.y + 12, width: CONTENT_WIDTH, size: 9, color: GRAY });
        return { title, text: null, table: { columns: table.columns, rows: table.rows.slice(index) } };
      }
      nextPage(cursor);
      drawRow(cursor, table.columns, { widths, height: head, isHead: true });
    }
    drawRow(cursor, row, { widths, height, isHead: false });
  }
  cursor.y += 6;
  return null;
}

function rowHeight(sheet: Sheet, row: readonly string[], widths: readonly number[]): number {
  const heights = row.map((cell, index) =>
    sheet.heightOf(cell, { width: widths[index] ?? 0, size: CELL_SIZE }),
  );
  return Math.max(...heights, CELL_SIZE) + 8;
}

function drawRow(
  cursor: Cursor,
  row: readonly string[],
  {
    widths,
    height,
    isHead,
  }: { readonly widths: readonly number[]; readonly height: number; readonly isHead: boolean },
): void {
  let x = MARGIN;
  for (const [index, cell] of row.entries()) {
    const width = widths[index] ?? 0;
    const look = isHead ? { color: GRAY } : {};
    cursor.sheet.write(cell, { x, y: cursor.y + CELL_SIZE + 5, width, size: CELL_SIZE, ...look });
    x += width + CELL_GAP;
  }
  cursor.y += height;
  cursor.sheet.rule(cursor.y + 1);
}

const fits = ({ y }: Cursor, height: number): boolean => y + height <= BOTTOM;

/** Starts a new page if there is not enough room, unless this is the last page of its part. */
function ensureSpace(cursor: Cursor, height: number): void {
  if (!fits(cursor, height)) nextPage(cursor);
}

function nextPage(cursor: Cursor): void {
  cursor.sheet.addPage();
  cursor.page += 1;
  cursor.y = MARGIN;
}

function drawFooters(sheet: Sheet, { workspaceName, words }: PrintedReport): void {
  sheet.eachPage((page, pages) => {
    const y = PAGE_HEIGHT - 34;
    const text = words.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages));
    sheet.write(workspaceName, { x: MARGIN, y, width: CONTENT_WIDTH / 2, size: 8, color: GRAY });
    const place = { x: MARGIN + CONTENT_WIDTH / 2, y, width: CONTENT_WIDTH / 2, size: 8, color: GRAY };
    sheet.write(text, { ...place, align: 'right' });
  });
}
