import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** The value of a cell. Text stays text: a spreadsheet never reads it as a formula. */
export type WorkbookCell = string | number | boolean | null;

/** A sheet of a workbook; its rows come in batches, so that a large one is never entirely in memory. */
export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly batches:
    | AsyncIterable<readonly (readonly WorkbookCell[])[]>
    | Iterable<readonly (readonly WorkbookCell[])[]>;
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Limits of spreadsheet programs. */
const CELL_MAX = 32_767;
const NAME_MAX = 31;
const NOT_IN_NAMES = /[[\]:*?/\\']/g;
/** Characters that XML cannot contain, escaped or not. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const NEEDS_ESCAPE = new RegExp(`[&<>"]|${NOT_IN_XML.source}`, 'u');
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Column widths in characters. */
const WIDTH = { least: 12, most: 60 } as const;
const LONG_TEXT = /title|url|page|reason|message|sentence|text|action|keyword/i;
const LETTERS = 26;
/** Rows written before yielding to the event loop. */
const AT_ONCE = 50;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Style 1 is bold, for the header row. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/**
 * Writes a workbook (XLSX) in chunks as they are ready: one sheet per table, with the column names in a bold, frozen
 * row. Yields to the event loop every few rows.
 */
export async function* writeWorkbook(sheets: readonly WorkbookSheet[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    return pieces;
  };
  const begin = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 1 });
    zip.add(file);
    return file;
  };
  const names = namesOf(sheets);
  for (const [name, text] of Object.entries(partsOf(names))) begin(name).push(strToU8(text), true);
  for (const [at, { columns, batches }] of sheets.entries()) {
    const file = begin(`xl/worksheets/sheet${at + 1}.xml`);
    file.push(strToU8(sheetStart(columns)));
    let row = 1;
    for await (const batch of batches) {
      for (let from = 0; from < batch.length; from += AT_ONCE) {
        const rows = batch.slice(from, from + AT_ONCE).map((cells) => rowOf(cells, (row += 1)));
        file.push(strToU8(rows.join('')));
        yield* take();
        await setImmediate();
      }
    }
    file.push(strToU8(`</sheetData></worksheet>`), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Unique sheet names that spreadsheet programs accept. */
function namesOf(sheets: readonly WorkbookSheet[]): string[] {
  const used = new Set<string>();
  return sheets.map(({ name }) => {
    const plain = name.replaceAll(NOT_IN_NAMES, ' ').trim() || 'Sheet';
    for (let turn = 1; ; turn += 1) {
      const ending = turn === 1 ? '' : ` (${turn})`;
      const unique = plain.slice(0, NAME_MAX - ending.length).toWellFormed() + ending;
      if (used.has(unique.toLowerCase())) continue;
      used.add(unique.toLowerCase());
      return unique;
    }
  });
}

/** The parts of the package that list its sheets. */
function partsOf(names: readonly string[]): Record<string, string> {
  const each = (line: (name: string, number: number) => string): string =>
    names.map((name, at) => line(name, at + 1)).join('');
  const type = (kind: string): string => `ContentType="${SHEET_TYPE}.${kind}+xml"`;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ${type('sheet.main')}/><Override PartName="/xl/styles.xml" ${type('styles')}/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ${type('worksheet')}/>`)}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  };
}

function sheetStart(columns: readonly string[]): string {
  const widths = columns.map((name, at) => {
    const width = LONG_TEXT.test(name) ? WIDTH.most : Math.max(WIDTH.least, name.length + 2);
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const cols = widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`;
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${XML}<worksheet xmlns="${MAIN}">${pane}${cols}<sheetData>${rowOf(columns, 1, ' s="1"')}`;
}

function rowOf(cells: readonly WorkbookCell[], row: number, style = ''): string {
  const written = cells.map((cell, at) => cellOf(cell, `${columnName(at)}${row}`, style));
  return `<row r="${row}">${written.join('')}</row>`;
}

function cellOf(cell: WorkbookCell, place: string, style: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c r="${place}"${style}><v>${cell}</v></c>` : '';
  if (typeof cell === 'boolean') return `<c r="${place}"${style} t="b"><v>${Number(cell)}</v></c>`;
  const text = escapeXml(cell.slice(0, CELL_MAX));
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** 'A' for 0, 'AA' for 26. */
function columnName(at: number): string {
  const last = String.fromCodePoint(65 + (at % LETTERS));
  return at < LETTERS ? last : columnName(Math.floor(at / LETTERS) - 1) + last;
}

function escapeXml(text: string): string {
  const plain = text.toWellFormed();
  return NEEDS_ESCAPE.test(plain)
    ? plain.replaceAll(NOT_IN_XML, '\ufffd').replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
    : plain;
}
