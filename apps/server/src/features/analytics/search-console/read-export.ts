import { SEARCH_CONSOLE_LIMITS, type SearchFigureKind } from '@pagewright/contract/analytics';
import { ConversionError, decodeText, readArchiveDirectory, unpackEntry } from '../../../documents/index.ts';
import { readTable, type SearchRow, type TableFault } from './read-table.ts';

/** Rows of a packed table that are stored at once. */
export const EXPORT_BATCH = 2_000;

/** The tables of a Search Console export. */
interface SearchExport {
  readonly tables: ReadonlyMap<SearchFigureKind, readonly SearchRow[]>;
  readonly skipped: readonly { readonly name: string; readonly reason: TableFault | 'twice' }[];
}

interface NamedText {
  readonly name: string;
  /** Null if it is not text. */
  readonly text: string | null;
}

/** A table of an export, ready for the database. */
export interface PackedTable {
  readonly kind: SearchFigureKind;
  readonly count: number;
  /** JSON of 2,000 rows each, which the event loop only passes on; ten megabytes at once would keep it for 50 ms. */
  readonly batches: readonly string[];
}

/** A Search Console export, ready for the database. */
export interface PackedExport {
  readonly tables: readonly PackedTable[];
  /** First and last day of the table of days; null if there is none. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly skipped: SearchExport['skipped'];
}

/** Reads an export as `readExport` does and packs it. Runs in worker threads. */
export async function packExport(fileName: string, bytes: Uint8Array): Promise<PackedExport> {
  const { tables, skipped } = await readExport(fileName, bytes);
  if ([...tables.values()].some((rows) => rows.length > SEARCH_CONSOLE_LIMITS.rows))
    throw new ConversionError('archive_bomb');
  const days = (tables.get('day') ?? []).map(({ name }) => name).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return {
    tables: [...tables].map(([kind, rows]) => ({ kind, count: rows.length, batches: inBatches(rows) })),
    days: from === undefined || to === undefined ? null : { from, to },
    skipped,
  };
}

function inBatches(rows: readonly SearchRow[]): string[] {
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += EXPORT_BATCH)
    batches.push(JSON.stringify(rows.slice(from, from + EXPORT_BATCH)));
  return batches;
}

/**
 * Reads a zip downloaded from Search Console, or one CSV table of it, detected by content.
 * @throws ConversionError if the archive is broken or unpacks to more than an export contains.
 */
async function readExport(fileName: string, bytes: Uint8Array): Promise<SearchExport> {
  const tables = new Map<SearchFigureKind, readonly SearchRow[]>();
  const skipped: { name: string; reason: TableFault | 'twice' }[] = [];
  for (const { name, text } of await textsOf(fileName, bytes)) {
    const table = text === null ? 'unreadable' : readTable(text);
    if (typeof table === 'string') skipped.push({ name, reason: table });
    else if (tables.has(table.kind)) skipped.push({ name, reason: 'twice' });
    else tables.set(table.kind, table.rows);
  }
  return { tables, skipped };
}

async function textsOf(fileName: string, bytes: Uint8Array): Promise<NamedText[]> {
  const entries = readArchiveDirectory(bytes);
  if (entries === null) return [{ name: fileName, text: decodeText(bytes) }];
  const texts: NamedText[] = [];
  for (const entry of entries) {
    const name = entry.name.slice(0, 200);
    if (!/\.[ct]sv$/i.test(name) || name.startsWith('__MACOSX/')) continue;
    const isTooLarge = entry.unpacked > SEARCH_CONSOLE_LIMITS.table;
    texts.push({ name, text: isTooLarge ? null : decodeText(await unpackEntry(bytes, entry)) });
  }
  return texts;
}
