import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ConversionError } from '../conversion-error.ts';
import { csvHeader, csvRow } from './csv.ts';
import { exportDocument, exportName } from './export-document.ts';
import type { ExportFile, ExportFormat, ExportItem } from './export-types.ts';

/** Maximum number of files and bytes of an archive: the plain zip format allows no more. */
const FILES_MAX = 65_000;
const BYTES_MAX = 4_000_000_000;

/** Exports one item as a file. */
export type WriteFile = (item: ExportItem, format: ExportFormat) => Promise<ExportFile>;

/** Generates unique file names, ignoring case. */
class FileNames {
  private readonly counts = new Map<string, number>();

  next(name: string, ending: string): string {
    const key = name.toLowerCase();
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count === 1) return `${name}.${ending}`;
    return this.next(`${name}-${count}`, ending);
  }
}

const deflate = promisify(deflateRaw);

/** A file that is added whole, already compressed by Node outside the event loop. */
class WholeFile extends ZipPassThrough {
  override compression = 8;
  readonly #packed: Uint8Array<ArrayBuffer>;

  constructor(name: string, packed: Uint8Array<ArrayBuffer>) {
    super(name);
    this.#packed = packed;
  }

  protected override process(_chunk: Uint8Array, final: boolean): void {
    this.ondata(null, this.#packed, final);
  }
}

/**
 * Exports items as a zip archive, in chunks as they are ready: one file per item in that format, or with `csv` all of
 * them in one table. Only one item is in memory at a time (with `csv`, its row).
 * @throws ConversionError `library_too_large` beyond 65,000 files or 4 GB.
 */
export async function* exportLibrary(
  items: AsyncIterable<ExportItem>,
  format: ExportFormat,
  writeFile: WriteFile = (item, kind) => exportDocument(item, kind),
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  let bytes = 0;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  const take = function* (): Generator<Uint8Array> {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    for (const piece of pieces) {
      bytes += piece.length;
      if (bytes > BYTES_MAX) throw new ConversionError('library_too_large');
      yield piece;
    }
  };
  const add = <Kind extends ZipDeflate | ZipPassThrough>(file: Kind): Kind => {
    zip.add(file);
    return file;
  };

  const table = format === 'csv' ? add(new ZipDeflate('content.csv')) : null;
  table?.push(strToU8(csvHeader()));
  const names = new FileNames();
  let count = 0;
  for await (const item of items) {
    if (table) {
      table.push(strToU8(csvRow(item)));
    } else {
      count += 1;
      if (count > FILES_MAX) throw new ConversionError('library_too_large');
      const file = await writeFile(item, format);
      const packed = new Uint8Array(await deflate(file.bytes));
      add(new WholeFile(names.next(exportName(item), format), packed)).push(file.bytes, true);
    }
    yield* take();
  }
  table?.push(new Uint8Array(), true);
  zip.end();
  yield* take();
}
