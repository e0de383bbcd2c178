import { strToU8, strFromU8, zipSync } from 'fflate';
import { ConversionError } from '../conversion-error.ts';
import type { Attachments } from '../file/attachments.ts';
import { readHtml } from '../html/read-html.ts';
import type { HtmlRead } from '../html/read-html.ts';
import { readArchiveDirectory, unpackEntry } from './archive.ts';

/** The main part of a Word document. */
export const DOCX_MAIN_PART = 'word/document.xml';

/** Maximum size of one XML part in bytes; the parser builds a tree many times that size. */
const PART_MAX = 12_000_000;
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/[^/]+|word\/[^/]+\.xml|word\/_rels\/[^/]+|word\/media\/[^/]+)$/;
const XML = /\.(?:xml|rels)$/;

/** Maps Word's styles, including ours (see `write-docx.ts`), to elements. */
const STYLE_MAP = [
  "p[style-name='Title'] => h1.MsoTitle:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Code Block'] => pre:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "p[style-name='Horizontal Rule'] => hr:fresh",
  "r[style-name='Code'] => code",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Verbatim Char'] => code",
  'u => u',
];

/** The parts that are read, unpacked within limits and repacked without compression. */
async function safeArchive(bytes: Uint8Array): Promise<Buffer> {
  const entries = readArchiveDirectory(bytes)?.filter(({ name }) => PART.test(name)) ?? [];
  const parts = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (parts.has(entry.name)) throw new ConversionError('unreadable_file');
    if (XML.test(entry.name) && entry.unpacked > PART_MAX) throw new ConversionError('archive_bomb');
    const part = await unpackEntry(bytes, entry);
    // Word files never declare a document type, so there is no legitimate entity to expand.
    if (XML.test(entry.name) && /<!(?:DOCTYPE|ENTITY)/i.test(strFromU8(part, true))) {
      throw new ConversionError('unreadable_file');
    }
    parts.set(entry.name, part);
  }
  if (!parts.has(DOCX_MAIN_PART)) throw new ConversionError('unreadable_file');
  if (!parts.has('[Content_Types].xml')) parts.set('[Content_Types].xml', strToU8('<Types/>'));
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
}

type WordImage = { contentType: string; readAsBuffer(): Promise<Buffer> };

/** The source of an image; empty if it is outside the file. */
async function storedImage(image: WordImage, attachments: Attachments): Promise<string> {
  try {
    return attachments.add(await image.readAsBuffer(), image.contentType) ?? '';
  } catch {
    return '';
  }
}

/**
 * Reads a Word document. Images become attachments. Bookmarks and list numbers do not survive Word's format.
 * @throws ConversionError `archive_bomb` if it unpacks to more than a document needs, `unreadable_file` if it is
 * broken, and the codes for documents that exceed the limits.
 */
export async function readDocx(bytes: Uint8Array, attachments: Attachments): Promise<HtmlRead> {
  const buffer = await safeArchive(bytes);
  let html: string;
  try {
    // Loaded with the first Word file: it takes 5% of the startup time.
    const { default: mammoth } = await import('mammoth');
    const convertImage = mammoth.images.imgElement(async (image) => {
      return { src: await storedImage(image, attachments) };
    });
    const options = {
      styleMap: STYLE_MAP,
      convertImage,
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
    };
    const result = await mammoth.convertToHtml({ buffer }, options);
    html = result.value;
  } catch (error) {
    throw new ConversionError('unreadable_file', '', { cause: error });
  }
  return readHtml(html, { clean: true, takeTitle: true, anchors: 'drop' });
}
