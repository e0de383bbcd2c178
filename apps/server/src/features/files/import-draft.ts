import { CONTENT_LIMITS, contentDraftSchema } from '@pagewright/contract/content';
import { documentText, type EditorDocument } from '@pagewright/contract/document';
import type { z } from 'zod';
import { ConversionError, type ImportItem } from '../../documents/index.ts';
import { filesMessages } from './messages.ts';

/** An imported article as a draft, with its text as a document. */
export type ImportDraft = Omit<z.output<typeof contentDraftSchema>, 'content'> & {
  readonly document: EditorDocument;
};

const TITLE_FROM_TEXT = 80;
/** Leaves room for the addresses of stored images, which are longer than the ones they replace. */
const CONTENT_MAX = CONTENT_LIMITS.content - 20_000;

/**
 * Converts an imported article to a draft: fields within their limits, the slug only if it is valid, the date only if
 * it is in the future. Images of this server, whose address is `publicUrl`, are referenced by path.
 * @throws ConversionError `too_large` for a text that exceeds the limit of an item.
 */
export function toImportDraft(item: ImportItem, publicUrl: string): ImportDraft {
  const document = withOwnImages(item.document, publicUrl);
  if (JSON.stringify(document).length > CONTENT_MAX) throw new ConversionError('too_large');
  const [primaryKeyword = '', ...keywords] = shortenAll(
    item.keywords,
    CONTENT_LIMITS.keyword,
    CONTENT_LIMITS.keywords + 1,
  );
  const draft = contentDraftSchema.parse({
    title: shorten(item.title, CONTENT_LIMITS.title) || titleOfText(document),
    category: shorten(item.category, CONTENT_LIMITS.category),
    tags: shortenAll(item.tags, CONTENT_LIMITS.tag, CONTENT_LIMITS.tags),
    metaTitle: shorten(item.metaTitle, CONTENT_LIMITS.metaTitle),
    metaDescription: shorten(item.metaDescription, CONTENT_LIMITS.metaDescription),
    primaryKeyword,
    keywords,
    slug: slugOf(item.slug),
    status: 'draft',
    scheduledFor: item.publishedAt !== undefined && isFuture(item.publishedAt) ? item.publishedAt : null,
  });
  return { ...draft, document };
}

function shorten(text: string | undefined, length: number): string {
  return (text ?? '')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function shortenAll(texts: readonly string[], length: number, max: number): string[] {
  const all = texts.map((text) => shorten(text, length)).filter((text) => text !== '');
  return [...new Set(all)].slice(0, max);
}

function slugOf(given: string | undefined): string {
  const slug = (given ?? '').normalize('NFC').toLowerCase();
  return contentDraftSchema.shape.slug.safeParse(slug).success ? slug : '';
}

function isFuture(moment: string): boolean {
  return moment > new Date().toISOString() && contentDraftSchema.shape.scheduledFor.safeParse(moment).success;
}

/** The first heading, or else the first words. */
function titleOfText({ content }: EditorDocument): string {
  const block = content.find(({ type }) => type === 'heading') ?? content.find((one) => textOf(one) !== '');
  const text = block ? textOf(block) : '';
  return shorten(text, TITLE_FROM_TEXT) || filesMessages.untitled;
}

function textOf(block: EditorDocument['content'][number]): string {
  return documentText({ type: 'doc', content: [block] })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withOwnImages(document: EditorDocument, publicUrl: string): EditorDocument {
  const own = `${publicUrl}/files/`;
  const text = JSON.stringify(document, (key, value: unknown) =>
    key === 'src' && typeof value === 'string' && value.startsWith(own)
      ? value.slice(publicUrl.length)
      : value,
  );
  return JSON.parse(text) as EditorDocument;
}
