import { ConversionError } from '../conversion-error.ts';
import type { ImportResult } from './import-types.ts';
import { readImport } from './read-import.ts';

/** Largest file that is read, in bytes. */
export const IMPORT_BYTES_MAX = 20_000_000;

/**
 * The articles in a file: Markdown, HTML, plain text, DOCX, a WordPress export, or an item exported as JSON. What the
 * file is, its content says. Nothing is stored: images from inside the file are handed out as attachments.
 * It reads in the thread that calls it, and takes seconds for a large file.
 * Throws `ConversionError`: `empty_file`, `file_too_large`, `unsupported_file`, `unreadable_file`, `archive_bomb`, and
 * the codes of documents that exceed their limits. Of a WordPress export, items that fail are skipped one by one.
 */
export async function importFile(bytes: Uint8Array, fileName: string): Promise<ImportResult> {
  if (bytes.length > IMPORT_BYTES_MAX) throw new ConversionError('file_too_large');
  if (bytes.length === 0) throw new ConversionError('empty_file');
  return readImport(bytes, fileName);
}
