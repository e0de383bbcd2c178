import { compute, defineWork } from '../../compute/index.ts';
import type { Context } from '../../context.ts';
import {
  reviveConversionError as reviveError,
  type ExportFile,
  type ExportFormat,
  type ExportItem,
  type WordPicture,
} from '../../documents/index.ts';
import { wordPictures } from './word-pictures.ts';
import { listPictures, writeExport } from './write-export.ts';

const module = new URL('./write-export.ts', import.meta.url);
const writing = defineWork(module, writeExport, { kind: 'long', reviveError });
const listing = defineWork(module, listPictures, { kind: 'long' });

/** An item as a file, with its stored pictures where the format holds them. @throws ConversionError for what is no document. */
export async function exportItem(
  ctx: Pick<Context, 'services' | 'signal'>,
  item: ExportItem,
  format: ExportFormat,
): Promise<ExportFile> {
  const pictures = new Map<string, WordPicture>();
  if (format === 'docx') {
    const find = wordPictures(ctx);
    for (const src of await compute(listing, item.content)) {
      const picture = await find(src);
      if (picture) pictures.set(src, picture);
    }
  }
  return compute(writing, item, format, ctx.services.publicUrl(), pictures);
}
