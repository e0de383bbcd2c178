import { ConversionError } from '../conversion-error.ts';
import type { ImportResult } from './import-types.ts';
import { readImport } from './read-import.ts';

/** Maximum file size in bytes. */
export const IMPORT_BYTES_MAX = 20_000_000;

/**
 * Reads the articles of a file: Markdown, HTML, plain text, DOCX, a WordPress export, or an item exported as JSON. The
 * content decides which. Nothing is stored: embedded images are returned as attachments. Runs in the calling thread and
 * takes seconds for a large file.
 * ¶ @throws ConversionError `empty_file`, `file_too_large`, `unsupported_file`, `unreadable_file`, `archive_bomb`, and
 * the codes for documents that exceed their limits. In a WordPress export, only the items that fail are skipped.
 */
export async function importFile(bytes: Uint8Array, fileName: string): Promise<ImportResult> {
  if (bytes.length > IMPORT_BYTES_MAX) throw new ConversionError('file_too_large');
  if (bytes.length === 0) throw new ConversionError('empty_file');
  return readImport(bytes, fileName);
}
