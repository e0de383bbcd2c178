import type { ContentItem } from '@pagewright/contract/content';
import type { Services } from '../../context.ts';
import type { ExportFormat } from '../../documents/index.ts';

/**
 * The item as it goes into a file. Readers of Markdown and HTML have the images of this server by their whole address;
 * other formats take the item as the API shows it.
 */
export function exportItem(
  { services }: { readonly services: Pick<Services, 'publicUrl'> },
  item: ContentItem,
  format: ExportFormat,
): ContentItem {
  if (format !== 'md' && format !== 'html') return item;
  const document: unknown = JSON.parse(item.content, (key, value: unknown) =>
    key === 'src' && typeof value === 'string' && value.startsWith('/files/')
      ? services.publicUrl() + value
      : value,
  );
  return { ...item, content: JSON.stringify(document) };
}
