import type { EditorDocument } from '@pagewright/contract/document';
import type { ConversionCode } from '../conversion-error.ts';
import type { Attachment } from './attachments.ts';

/** What one file, or one entry of it, says about an article. Texts are one line and not yet cut to any limit. */
export type ImportItem = {
  title: string;
  /** Its images from inside the file have the `source` of an attachment: see `placeAttachments`. */
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
  /** What the item was where it comes from. */
  status?: 'draft' | 'review' | 'scheduled' | 'published';
  /** ISO 8601 in UTC. */
  publishedAt?: string;
};

export type SkipReason =
  /** It was in the trash. */
  | 'trashed'
  /** A media file of the site. */
  | 'attachment'
  /** Neither a post nor a page: a menu, a revision, a product, … */
  | 'other_type'
  | 'empty'
  | ConversionCode;

export type SkippedItem = { title: string; reason: SkipReason };

export type ImportResult = { items: ImportItem[]; skipped: SkippedItem[] };
