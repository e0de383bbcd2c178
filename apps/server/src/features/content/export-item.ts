import { compute, defineTask } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import {
  reviveConversionError as reviveError,
  type ExportFile,
  type ExportFormat,
  type ExportItem,
  type WordPicture,
} from '../../documents/index.ts';
import { wordImageSource } from './word-image-source.ts';
import { listImageSources, writeExport } from './write-export.ts';

const module = new URL('./write-export.ts', import.meta.url);
const writing = defineTask(module, writeExport, { kind: 'long', reviveError });
const listing = defineTask(module, listImageSources, { kind: 'long' });

/**
 * Converts an item to a file, including stored images if the format supports them.
 * @throws ConversionError if the text is not a document.
 */
export async function exportItem(
  ctx: Pick<Context, 'services' | 'signal'>,
  item: ExportItem,
  format: ExportFormat,
): Promise<ExportFile> {
  const pictures = new Map<string, WordPicture>();
  if (format === 'docx') {
    const find = wordImageSource(ctx);
    for (const src of await compute(listing, item.content)) {
      const picture = await find(src);
      if (picture) pictures.set(src, picture);
    }
  }
  return compute(writing, item, format, ctx.services.publicUrl(), pictures);
}
