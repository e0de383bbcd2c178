import { DOCUMENT_LIMITS } from '@pagewright/contract/document';
import { isDeeperThan } from '@pagewright/contract/json-depth';
import { z } from 'zod';
import { ConversionError } from '../conversion-error.ts';
import { readDocx } from '../docx/read-docx.ts';
import { readHtml } from '../html/read-html.ts';
import type { HtmlRead } from '../html/read-html.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { readText } from '../text/read-text.ts';
import { toDocument } from '../to-document.ts';
import { importWxr } from '../wxr/import-wxr.ts';
import { Attachments } from './attachments.ts';
import { decodeText } from './decode-text.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { EXPORT_GENERATOR } from './export-types.ts';
import type { ImportItem, ImportResult } from './import-types.ts';
import { firstOf, oneLine, utcMoment } from './lines.ts';

/** Characters checked to tell our own export from other pages; they include its head. */
const HEAD_LENGTH = 4_000;
const STATUSES: ReadonlyMap<string, ImportItem['status']> = new Map([
  ['draft', 'draft'],
  ['review', 'review'],
  ['scheduled', 'scheduled'],
  ['published', 'published'],
  ['publish', 'published'],
]);

/** A title from the file name, for files without one. */
function nameWithoutEnding(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  return oneLine(name.replace(/\.[a-z0-9]{1,8}$/i, '').replaceAll(/[_-]+/g, ' '));
}

function importMarkdown(text: string, fileName: string, attachments: Attachments): ImportItem {
  const { frontMatter, body } = splitFrontMatter(text);
  const { document, title } = readMarkdown(body, {
    takeTitle: frontMatter.title ?? true,
    storeImage: (source) => attachments.addAddress(source),
    // Links in our own export stay unchanged.
    anchors: frontMatter.generator === EXPORT_GENERATOR ? 'keep' : 'settle',
  });
  return {
    title: firstOf([frontMatter.title, title, nameWithoutEnding(fileName)]) ?? '',
    document,
    tags: frontMatter.tags ?? [],
    keywords: frontMatter.keywords ?? [],
    attachments: attachments.list,
    slug: frontMatter.slug,
    category: frontMatter.category,
    metaTitle: frontMatter.metaTitle,
    metaDescription: frontMatter.description,
    authorName: frontMatter.author,
    status: STATUSES.get(frontMatter.status?.toLowerCase() ?? ''),
    publishedAt: utcMoment(frontMatter.date),
  };
}

function itemOf({ document, title, meta }: HtmlRead, fileName: string, attachments: Attachments): ImportItem {
  return {
    title: firstOf([title, meta.title, nameWithoutEnding(fileName)]) ?? '',
    document,
    tags: [],
    keywords: meta.keywords,
    attachments: attachments.list,
    metaTitle: title === '' || meta.title === title ? undefined : firstOf([meta.title]),
    metaDescription: firstOf([meta.description]),
  };
}

function importHtml(text: string, fileName: string, attachments: Attachments): ImportItem {
  const storeImage = (source: string): string | null => attachments.addAddress(source);
  // Our own export is read as is; other pages are cleaned.
  const isOurs = readHtml(text.slice(0, HEAD_LENGTH).toWellFormed()).meta.generator === EXPORT_GENERATOR;
  return itemOf(readHtml(text, { clean: !isOurs, takeTitle: true, storeImage }), fileName, attachments);
}

const line = z.string().transform(oneLine).optional().catch(undefined);
const lines = z.array(z.string().transform(oneLine)).catch([]);
const exportedSchema = z.object({
  title: line,
  content: z.string(),
  tags: lines,
  primaryKeyword: line,
  keywords: lines,
  slug: line,
  category: line,
  metaTitle: line,
  metaDescription: line,
  authorName: line,
  status: z.enum(['draft', 'review', 'scheduled', 'published']).optional().catch(undefined),
  publishedAt: line,
});

function importExported(text: string, fileName: string): ImportItem {
  if (isDeeperThan(text, DOCUMENT_LIMITS.json)) throw new ConversionError('unreadable_file');
  let exported: z.infer<typeof exportedSchema>;
  try {
    exported = exportedSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ConversionError('unreadable_file', '', { cause: error });
  }
  const { primaryKeyword, keywords, ...fields } = exported;
  return {
    ...fields,
    keywords: [...new Set([primaryKeyword ?? '', ...keywords])].filter((keyword) => keyword !== ''),
    title: firstOf([exported.title, nameWithoutEnding(fileName)]) ?? '',
    document: toDocument(exported.content).document,
    publishedAt: utcMoment(exported.publishedAt),
    attachments: [],
  };
}

async function importText(kind: string, text: string, fileName: string): Promise<ImportResult> {
  if (kind === 'wxr') return importWxr(text);
  const attachments = new Attachments();
  const read = (): ImportItem => {
    if (kind === 'markdown') return importMarkdown(text, fileName, attachments);
    if (kind === 'html') return importHtml(text, fileName, attachments);
    if (kind === 'item') return importExported(text, fileName);
    const title = nameWithoutEnding(fileName);
    return { title, document: readText(text), tags: [], keywords: [], attachments: [] };
  };
  return { items: [read()], skipped: [] };
}

/**
 * Reads the articles of a file in this thread; see `importFile`, which also limits size and time.
 * @throws ConversionError
 */
export async function readImport(bytes: Uint8Array, fileName: string): Promise<ImportResult> {
  const kind = detectFileKind(bytes, fileName);
  if (kind === 'unknown' || kind === 'image') throw new ConversionError('unsupported_file');
  if (kind === 'docx') {
    const attachments = new Attachments();
    return { items: [itemOf(await readDocx(bytes, attachments), fileName, attachments)], skipped: [] };
  }
  const text = decodeText(bytes);
  if (text === null) throw new ConversionError('unsupported_file');
  if (text.trim() === '') throw new ConversionError('empty_file');
  return importText(kind, text, fileName);
}
