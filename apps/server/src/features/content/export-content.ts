import type { Context } from '../../platform/context.ts';
import type { ExportFile, ExportFormat } from '../../documents/index.ts';
import { exportItem } from './export-item.ts';
import { readContent } from './read-content.ts';

/** Exports one item as a file. @throws ApiError 404 if there is no item that the caller may read. */
export async function exportContent(ctx: Context, id: string, format: ExportFormat): Promise<ExportFile> {
  const item = await readContent(ctx, id);
  return exportItem(ctx, item, format);
}
