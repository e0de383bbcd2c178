import type { Context } from '../../context.ts';
import { exportDocument, type ExportFile, type ExportFormat } from '../../documents/index.ts';
import { exportItem } from './export-item.ts';
import { readContent } from './read-content.ts';
import { wordPictures } from './word-pictures.ts';

/**
 * One item as a file.
 * @throws ApiError 404 where there is none that the caller may read.
 */
export async function exportContent(ctx: Context, id: string, format: ExportFormat): Promise<ExportFile> {
  const item = await readContent(ctx, id);
  return exportDocument(exportItem(ctx, item, format), format, wordPictures(ctx));
}
