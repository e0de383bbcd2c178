import { setImmediate as breathe } from 'node:timers/promises';
import type { ContentCard } from '@pagewright/contract/content';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import {
  ConversionError,
  importFile,
  placeAttachments,
  type ImportItem,
  type ImportResult,
} from '../../documents/index.ts';
import { ImageError, imageForWeb, type WebImage } from '../../images/index.ts';
import { takeTurns } from '../../take-turns.ts';
import { createContent } from '../content/index.ts';
import { draftOfImport, type ImportDraft } from './draft-of-import.ts';
import { filesMessages } from './messages.ts';
import type { NewFiles } from './new-files.ts';
import type { Upload } from './receive-upload.ts';
import { skipSentence } from './refuse-file.ts';
import type { Keep } from './uploaded.ts';

/** Files that are taken apart at once: each can take many times its size in memory. */
const AT_ONCE = 2;
/** Articles of one file. */
const ITEMS_MAX = 2_000;
/** Time for all images of one file; a caller waits 90 s at most. */
const IMAGES_MS = 30_000;

const takeTurn = takeTurns(AT_ONCE);

interface Skipped {
  readonly title: string;
  readonly reason: string;
}

interface Prepared {
  readonly draft: ImportDraft;
  /** Its images from inside the file, by their source. */
  readonly images: ReadonlyMap<string, WebImage>;
}

/**
 * Reads the articles of a document and its images; what it returns makes drafts of them.
 * @throws ConversionError for a file that cannot be read, ApiError 422 where it holds no article or too many.
 */
export async function prepareImport(ctx: Context, { bytes, name }: Upload): Promise<Keep> {
  const read = await takeTurn(ctx.signal, () => importFile(bytes, name, ctx.signal));
  const { prepared, skipped } = await prepareItems(ctx, read);
  return async (inside, files) => {
    const content: ContentCard[] = [];
    for (const item of prepared) {
      ctx.signal.throwIfAborted();
      content.push(await keepItem(inside, files, item));
    }
    return { success: true, file: null, content, skipped: [...skipped] };
  };
}

async function prepareItems(
  ctx: Context,
  result: ImportResult,
): Promise<{ prepared: readonly Prepared[]; skipped: readonly Skipped[] }> {
  if (result.items.length > ITEMS_MAX) {
    throw new ApiError(422, 'too_many_items', filesMessages.tooManyItems(ITEMS_MAX));
  }
  const isOne = result.items.length === 1 && result.skipped.length === 0;
  const skipped = result.skipped.map(({ title, reason }) => ({
    title: title || filesMessages.untitled,
    reason: skipSentence(reason),
  }));
  const prepared: Prepared[] = [];
  const until = performance.now() + IMAGES_MS;
  for (const item of result.items) {
    try {
      const draft = draftOfImport(item, ctx.services.publicUrl());
      const images = await readImages(ctx, item, until);
      prepared.push({ draft, images });
      const lost = item.attachments.length - images.size;
      if (lost > 0) skipped.push({ title: draft.title, reason: filesMessages.imagesLeftOut(lost) });
    } catch (error) {
      if (isOne || !(error instanceof ConversionError)) throw error;
      skipped.push({ title: item.title || filesMessages.untitled, reason: skipSentence(error.code) });
    }
    await breathe();
  }
  if (prepared.length === 0) throw nothingImported(skipped);
  return { prepared, skipped };
}

/** The images that can be read, within the time that is left for them. */
async function readImages(
  ctx: Context,
  { attachments }: ImportItem,
  until: number,
): Promise<Map<string, WebImage>> {
  const images = new Map<string, WebImage>();
  for (const { source, bytes } of attachments) {
    if (performance.now() > until) break;
    try {
      images.set(source, await imageForWeb(bytes, ctx.signal));
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
    }
  }
  return images;
}

async function keepItem(inside: Context, files: NewFiles, { draft, images }: Prepared): Promise<ContentCard> {
  const { document, ...fields } = draft;
  const stored = await files.add(inside, [...images.values()]);
  const addresses = new Map([...images.keys()].map((source, index) => [source, stored[index]?.url ?? '']));
  const placed = placeAttachments(document, addresses);
  const { content: _text, ...card } = await createContent(
    inside,
    { ...fields, content: JSON.stringify(placed) },
    'import',
  );
  return card;
}

function nothingImported(skipped: readonly Skipped[]): ApiError {
  return new ApiError(422, 'nothing_imported', filesMessages.nothingImported, {
    details: skipped.slice(0, 20).map(({ title, reason }) => ({ path: title, message: reason })),
  });
}
