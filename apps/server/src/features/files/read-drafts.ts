import type { EditorDocument } from '@pagewright/contract/document';
import {
  ConversionError,
  importFile,
  placeAttachments,
  type ConversionCode,
  type ImportItem,
  type SkipReason,
} from '../../documents/index.ts';
import { toImportDraft, type ImportDraft } from './import-draft.ts';

/** An article of a file: its draft, or why it was skipped. */
export type ReadDraft =
  | {
      readonly draft: Omit<ImportDraft, 'document'>;
      /** Text as editor JSON; images embedded in the file have the `source` of an attachment. */
      readonly content: string;
      readonly attachments: ImportItem['attachments'];
    }
  | { readonly title: string; readonly code: ConversionCode };

/** The articles of a file. */
export interface ReadDrafts {
  readonly drafts: readonly ReadDraft[];
  readonly skipped: readonly { readonly title: string; readonly reason: SkipReason }[];
}

/**
 * Reads the articles of a file as drafts; returns none if there are more than `max`. Takes seconds for a large file,
 * so the server runs it in a worker thread.
 * @throws ConversionError if the file cannot be read.
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
    const { document, ...draft } = toImportDraft(item, publicUrl);
    return { draft, content: JSON.stringify(document), attachments: item.attachments };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return { title: item.title, code: error.code };
  }
}

/** Replaces image sources in a text with the addresses of the stored images. */
export function placeImages(content: string, addresses: ReadonlyMap<string, string>): string {
  return JSON.stringify(placeAttachments(JSON.parse(content) as EditorDocument, addresses));
}
