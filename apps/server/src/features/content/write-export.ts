import {
  documentPictures,
  exportDocument,
  type ExportFile,
  type ExportFormat,
  type WordPicture,
} from '../../documents/index.ts';
import type { ExportItem } from '../../documents/index.ts';

/**
 * Converts an item to a file. Markdown and HTML get absolute URLs for images on this server; other formats use the
 * item as the API returns it. Slow for long texts, so the server runs it in a worker thread.
 */
export async function writeExport(
  item: ExportItem,
  format: ExportFormat,
  publicUrl: string,
  pictures: ReadonlyMap<string, WordPicture>,
): Promise<ExportFile> {
  const given = format === 'md' || format === 'html' ? withAbsoluteUrls(item, publicUrl) : item;
  return exportDocument(given, format, (src) => Promise.resolve(pictures.get(src) ?? null));
}

/** Lists the image sources in a text. */
export function listImageSources(content: string): string[] {
  return documentPictures(content);
}

function withAbsoluteUrls(item: ExportItem, publicUrl: string): ExportItem {
  const document: unknown = JSON.parse(item.content, (key, value: unknown) =>
    key === 'src' && typeof value === 'string' && value.startsWith('/files/') ? publicUrl + value : value,
  );
  return { ...item, content: JSON.stringify(document) };
}
