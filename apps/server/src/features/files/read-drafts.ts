import type { EditorDocument } from '@pagewright/contract/document';
import {
  ConversionError,
  importFile,
  placeAttachments,
  type ConversionCode,
  type ImportItem,
  type SkipReason,
} from '../../documents/index.ts';
import { draftOfImport, type ImportDraft } from './draft-of-import.ts';

/** An article of a file: its draft, or why it is none. */
export type ReadDraft =
  | {
      readonly draft: Omit<ImportDraft, 'document'>;
      /** Its text as editor JSON; images from inside the file have the `source` of an attachment. */
      readonly content: string;
      readonly attachments: ImportItem['attachments'];
    }
  | { readonly title: string; readonly code: ConversionCode };

/** What a file holds. */
export interface ReadDrafts {
  readonly drafts: readonly ReadDraft[];
  readonly skipped: readonly { readonly title: string; readonly reason: SkipReason }[];
}

/**
 * The articles of a file as drafts; none are made of more than `most`. Takes seconds for a large file, so the server does
 * it in a thread.
 * @throws ConversionError for a file that cannot be read.
 */
export async function readDrafts(
  bytes: Uint8Array,
  name: string,
  publicUrl: string,
  max: number,
): Promise<ReadDrafts | { readonly tooMany: true }> {
  const { items, skipped } = await importFile(bytes, name);
  if (items.length > max) return { tooMany: true };
  return { drafts: items.map((item) => readDraft(item, publicUrl)), skipped };
}

function readDraft(item: ImportItem, publicUrl: string): ReadDraft {
  try {
    const { document, ...draft } = draftOfImport(item, publicUrl);
    return { draft, content: JSON.stringify(document), attachments: item.attachments };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return { title: item.title, code: error.code };
  }
}

/** A text with the addresses of its stored images in the place of their sources. */
export function placeImages(content: string, addresses: ReadonlyMap<string, string>): string {
  return JSON.stringify(placeAttachments(JSON.parse(content) as EditorDocument, addresses));
}
