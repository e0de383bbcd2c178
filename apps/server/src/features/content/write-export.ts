import {
  documentPictures,
  exportDocument,
  type ExportFile,
  type ExportFormat,
  type WordPicture,
} from '../../documents/index.ts';
import type { ExportItem } from '../../documents/index.ts';

/**
 * An item as a file. Readers of Markdown and HTML have the images of this server by their whole address; other formats take
 * the item as the API shows it. Takes long for a long text, so the server does it in a thread.
 */
export async function writeExport(
  item: ExportItem,
  format: ExportFormat,
  publicUrl: string,
  pictures: ReadonlyMap<string, WordPicture>,
): Promise<ExportFile> {
  const given = format === 'md' || format === 'html' ? withWholeAddresses(item, publicUrl) : item;
  return exportDocument(given, format, (src) => Promise.resolve(pictures.get(src) ?? null));
}

/** The sources of the pictures of a text. */
export function listPictures(content: string): string[] {
  return documentPictures(content);
}

function withWholeAddresses(item: ExportItem, publicUrl: string): ExportItem {
  const document: unknown = JSON.parse(item.content, (key, value: unknown) =>
    key === 'src' && typeof value === 'string' && value.startsWith('/files/') ? publicUrl + value : value,
  );
  return { ...item, content: JSON.stringify(document) };
}
