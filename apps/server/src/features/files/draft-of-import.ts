import { CONTENT_LIMITS, contentDraftSchema } from '@pagewright/contract/content';
import { documentText, type EditorDocument } from '@pagewright/contract/document';
import type { z } from 'zod';
import { ConversionError, type ImportItem } from '../../documents/index.ts';
import { filesMessages } from './messages.ts';

/** An imported article as a draft, its text still as a document. */
export type ImportDraft = Omit<z.output<typeof contentDraftSchema>, 'content'> & {
  readonly document: EditorDocument;
};

const TITLE_FROM_TEXT = 80;
/** Room for the addresses of stored images, which are longer than those they take the place of. */
const CONTENT_MAX = CONTENT_LIMITS.content - 20_000;

/**
 * The draft of an imported article: its fields within their limits, a slug only where it is one of ours, its own day
 * where that is still to come. Images of this server, whose address is `publicUrl`, are shown by their path.
 * @throws ConversionError `too_large` for a text that no item can hold.
 */
export function draftOfImport(item: ImportItem, publicUrl: string): ImportDraft {
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
    scheduledFor: item.publishedAt !== undefined && isToCome(item.publishedAt) ? item.publishedAt : null,
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

function isToCome(moment: string): boolean {
  return moment > new Date().toISOString() && contentDraftSchema.shape.scheduledFor.safeParse(moment).success;
}

/** The first heading, else the first words. */
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
