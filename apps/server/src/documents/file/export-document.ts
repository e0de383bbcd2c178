import { parseEditorDocument } from '@pagewright/contract/document';
import { imagesIn, writeDocx } from '../docx/write-docx.ts';
import type { PictureSource } from '../docx/write-docx.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { writeFrontMatter } from '../markdown/front-matter.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { csvHeader, csvRow } from './csv.ts';
import { documentOf } from './document-of.ts';
import { EXPORT_GENERATOR } from './export-types.ts';
import type { ExportFile, ExportFormat, ExportItem } from './export-types.ts';

const MEDIA_TYPES: Record<ExportFormat, string> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const NAME_MAX = 80;

function markdownFile(item: ExportItem): string {
  const frontMatter = writeFrontMatter({
    title: item.title,
    slug: item.slug,
    description: item.metaDescription,
    metaTitle: item.metaTitle,
    category: item.category,
    tags: [...item.tags],
    keywords: keywordsOf(item),
    status: item.status,
    author: item.authorName,
    date: item.publishedAt ?? undefined,
    generator: EXPORT_GENERATOR,
  });
  return frontMatter + writeMarkdown(documentOf(item));
}

/** The keywords without duplicates, the primary one first. */
function keywordsOf({ primaryKeyword, keywords }: ExportItem): string[] {
  return [...new Set([primaryKeyword, ...keywords])].filter((keyword) => keyword !== '');
}

function htmlFile(item: ExportItem): string {
  const meta = (name: string, content: string): string =>
    content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">\n`;
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="generator" content="${EXPORT_GENERATOR}">
<title>${escapeHtml(item.metaTitle === '' ? item.title : item.metaTitle)}</title>
${meta('description', item.metaDescription)}${meta('keywords', keywordsOf(item).join(', '))}${meta('author', item.authorName)}</head>
<body>
<article>
<h1>${escapeHtml(item.title)}</h1>
${writeHtml(documentOf(item))}
</article>
</body>
</html>
`;
}

/** The file name without extension: the item's slug, its title in safe characters, or its id. */
export function exportName({ slug, title, id }: Pick<ExportItem, 'slug' | 'title' | 'id'>): string {
  const name = (slug === '' ? title.toLowerCase() : slug)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, NAME_MAX)
    .replaceAll(/^-+|-+$/g, '')
    .toWellFormed();
  return name === '' ? id : name;
}

async function bytesOf(
  item: ExportItem,
  format: ExportFormat,
  pictureOf?: PictureSource,
): Promise<Uint8Array> {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  switch (format) {
    case 'json':
      return encode(`${JSON.stringify(item, null, 2)}\n`);
    case 'csv':
      return encode(csvHeader() + csvRow(item));
    case 'md':
      return encode(markdownFile(item));
    case 'html':
      return encode(htmlFile(item));
    case 'docx': {
      const properties = {
        title: item.title,
        author: item.authorName,
        description: item.metaDescription,
        keywords: keywordsOf(item).join(', '),
      };
      return writeDocx(documentOf(item), properties, pictureOf);
    }
  }
}

/** The sources of a document's images, without duplicates; empty if the content is not a document. */
export function documentPictures(content: string): string[] {
  const parsed = parseEditorDocument(content);
  return parsed.ok ? [...new Set(imagesIn(parsed.document.content))] : [];
}

/**
 * Exports one item as a file. Markdown, HTML, and JSON give the same document when imported again; DOCX keeps what Word
 * supports, and the images that `pictureOf` finds.
 * @throws ConversionError if the stored content is not a document.
 */
export async function exportDocument(
  item: ExportItem,
  format: ExportFormat,
  pictureOf?: PictureSource,
): Promise<ExportFile> {
  const bytes = await bytesOf(item, format, pictureOf);
  return { bytes, mediaType: MEDIA_TYPES[format], fileName: `${exportName(item)}.${format}` };
}
