import type { EditorDocument } from '@pagewright/contract/document';
import type { ConversionCode } from '../conversion-error.ts';
import type { Attachment } from './attachments.ts';

/** What a file, or one entry of it, contains about an article. Texts are on one line and not yet truncated. */
export type ImportItem = {
  title: string;
  /** Embedded images have the `source` of an attachment: see `placeAttachments`. */
  document: EditorDocument;
  tags: string[];
  /** Target keywords; the first is the primary one. */
  keywords: string[];
  attachments: Attachment[];
  slug?: string;
  category?: string;
  metaTitle?: string;
  metaDescription?: string;
  authorName?: string;
  /** The status of the item in its source. */
  status?: 'draft' | 'review' | 'scheduled' | 'published';
  /** ISO 8601, UTC. */
  publishedAt?: string;
};

export type SkipReason =
  /** The item was in the trash. */
  | 'trashed'
  /** A media file. */
  | 'attachment'
  /** Neither a post nor a page: a menu, a revision, a product, … */
  | 'other_type'
  | 'empty'
  | ConversionCode;

export type SkippedItem = { title: string; reason: SkipReason };

export type ImportResult = { items: ImportItem[]; skipped: SkippedItem[] };
