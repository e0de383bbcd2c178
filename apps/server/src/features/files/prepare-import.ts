import type { ContentCard } from '@pagewright/contract/content';
import { ApiError } from '../../platform/api-error.ts';
import { compute, defineTask } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import { ConversionError, reviveConversionError, type ImportItem } from '../../documents/index.ts';
import { ImageError, toWebImage } from '../../images/index.ts';
import { createPreparedContent, prepareContent, type PreparedContent } from '../content/index.ts';
import { filesMessages } from './messages.ts';
import type { NewFiles, StoredImage } from './new-files.ts';
import { placeImages, readDrafts, type ReadDraft, type ReadDrafts } from './read-drafts.ts';
import type { Upload } from './receive-upload.ts';
import { skipMessage } from './file-errors.ts';
import type { StoreResult } from './upload-result.ts';

/** Maximum articles per file. */
const ITEMS_MAX = 2_000;
/** Time limit for all images of a file; a caller waits 90 s at most. */
const IMAGES_MS = 30_000;

const module = new URL('./read-drafts.ts', import.meta.url);
const reading = defineTask(module, readDrafts, {
  kind: 'long',
  reviveError: reviveConversionError,
});
const placing = defineTask(module, placeImages, { kind: 'long' });

interface Skipped {
  readonly title: string;
  readonly reason: string;
}

interface Prepared {
  readonly content: PreparedContent;
  /** Images embedded in the file, stored under the ids that the text uses. */
  readonly images: readonly StoredImage[];
}

/**
 * Reads the articles and images of a document, and returns a function that creates drafts from them.
 * @throws ConversionError if the file cannot be read, ApiError 422 if it has no articles or too many.
 */
export async function prepareImport(
  ctx: Context,
  { bytes, name }: Upload,
  files: NewFiles,
): Promise<StoreResult> {
  const read = await compute(reading, bytes, name, ctx.services.publicUrl(), ITEMS_MAX);
  if ('tooMany' in read) throw new ApiError(422, 'too_many_items', filesMessages.tooManyItems(ITEMS_MAX));
  const { prepared, skipped } = await prepareItems(ctx, read, files);
  return async (inside) => {
    const content: ContentCard[] = [];
    for (const item of prepared) {
      ctx.signal.throwIfAborted();
      content.push(await storeItem(inside, files, item));
    }
    return { success: true, file: null, content, skipped: [...skipped] };
  };
}

async function prepareItems(
  ctx: Context,
  read: ReadDrafts,
  files: NewFiles,
): Promise<{ prepared: readonly Prepared[]; skipped: readonly Skipped[] }> {
  const isOne = read.drafts.length === 1 && read.skipped.length === 0;
  const skipped = read.skipped.map(({ title, reason }) => ({
    title: title || filesMessages.untitled,
    reason: skipMessage(reason),
  }));
  const prepared: Prepared[] = [];
  const until = performance.now() + IMAGES_MS;
  for (const item of read.drafts) {
    try {
      if ('code' in item) throw new ConversionError(item.code);
      const images = await readImages(ctx, item.attachments, files, until);
      prepared.push(await prepareItem(ctx, item, images));
      const lost = item.attachments.length - images.size;
      if (lost > 0) skipped.push({ title: item.draft.title, reason: filesMessages.imagesLeftOut(lost) });
    } catch (error) {
      if (isOne || !(error instanceof ConversionError)) throw error;
      const title = 'code' in item ? item.title : item.draft.title;
      skipped.push({ title: title || filesMessages.untitled, reason: skipMessage(error.code) });
    }
  }
  if (prepared.length === 0) throw nothingImported(skipped);
  return { prepared, skipped };
}

/** Scores an article with the final addresses of its images, before any transaction. */
async function prepareItem(
  ctx: Context,
  { draft, content, attachments }: Exclude<ReadDraft, { readonly code: unknown }>,
  images: ReadonlyMap<string, StoredImage>,
): Promise<Prepared> {
  const addresses = new Map([...images].map(([source, { url }]) => [source, url]));
  const placed = attachments.length === 0 ? content : await compute(placing, content, addresses);
  return { content: await prepareContent(ctx, { ...draft, content: placed }), images: [...images.values()] };
}

/** Stores the readable images within the remaining time. */
async function readImages(
  ctx: Context,
  attachments: ImportItem['attachments'],
  files: NewFiles,
  until: number,
): Promise<Map<string, StoredImage>> {
  const images = new Map<string, StoredImage>();
  for (const { source, bytes } of attachments) {
    if (performance.now() > until) break;
    try {
      images.set(source, await files.write(await toWebImage(bytes, ctx.signal)));
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
    }
  }
  return images;
}

async function storeItem(
  inside: Context,
  files: NewFiles,
  { content, images }: Prepared,
): Promise<ContentCard> {
  await files.add(inside, images);
  const { content: _text, ...card } = await createPreparedContent(inside, content, 'import');
  return card;
}

function nothingImported(skipped: readonly Skipped[]): ApiError {
  return new ApiError(422, 'nothing_imported', filesMessages.nothingImported, {
    details: skipped.slice(0, 20).map(({ title, reason }) => ({ path: title, message: reason })),
  });
}
