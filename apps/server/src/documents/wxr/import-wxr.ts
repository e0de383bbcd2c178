import { setImmediate as nextTurn } from 'node:timers/promises';
import { documentText } from '@pagewright/contract/document';
import { ConversionError } from '../conversion-error.ts';
import { Attachments } from '../file/attachments.ts';
import type { ImportItem, ImportResult, SkipReason } from '../file/import-types.ts';
import { firstOf, oneLine, utcMoment } from '../file/lines.ts';
import { readHtml } from '../html/read-html.ts';
import { WxrReader } from './read-wxr.ts';
import type { WxrItem } from './read-wxr.ts';

/** Characters read before yielding to the event loop. */
const PIECE = 64_000;
/** The block editor writes comments and paragraphs; the classic editor only writes line breaks. */
const HAS_PARAGRAPHS = /<!--\s{0,9}wp:|<p[\s>]/i;
/** Templates of Yoast and Rank Math (`%%title%%`, `%sitename%`) that only WordPress can fill. */
const TEMPLATE = /%%?[a-z_]{2,40}%%?/i;

const STATUSES: ReadonlyMap<string, ImportItem['status']> = new Map([
  ['publish', 'published'],
  ['future', 'scheduled'],
  ['pending', 'review'],
]);

function skipReason(item: WxrItem): SkipReason | null {
  if (item.type === 'attachment') return 'attachment';
  if (item.type !== 'post' && item.type !== 'page') return 'other_type';
  if (item.status === 'trash') return 'trashed';
  return item.status === 'auto-draft' ? 'other_type' : null;
}

function metaLine(item: WxrItem, ...keys: string[]): string | undefined {
  return firstOf(keys.map((key) => oneLine(item.meta.get(key))).filter((text) => !TEMPLATE.test(text)));
}

function importItem(item: WxrItem, authors: ReadonlyMap<string, string>): ImportItem {
  const attachments = new Attachments();
  const { document } = readHtml(item.content, {
    clean: true,
    lineBreaks: !HAS_PARAGRAPHS.test(item.content),
    storeImage: (source) => attachments.addAddress(source),
  });
  const keywords = oneLine(item.meta.get('_yoast_wpseo_focuskw') ?? item.meta.get('rank_math_focus_keyword'));
  const creator = oneLine(item.creator);
  return {
    title: oneLine(item.title),
    document,
    tags: [...new Set(item.tags.map(oneLine).filter(Boolean))],
    keywords: keywords.split(',').map(oneLine).filter(Boolean),
    attachments: attachments.list,
    slug: firstOf([decodedSlug(item.slug)]),
    category: firstOf(item.categories.map(oneLine).filter((name) => name !== 'Uncategorized')),
    metaTitle: metaLine(item, '_yoast_wpseo_title', 'rank_math_title', '_aioseo_title'),
    metaDescription:
      metaLine(item, '_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description') ??
      firstOf([oneLine(documentText(readHtml(item.excerpt).document))]),
    authorName: firstOf([authors.get(creator) ?? creator]),
    status: STATUSES.get(item.status) ?? 'draft',
    publishedAt: utcMoment(item.date),
  };
}

/** WordPress percent-encodes slugs in other alphabets. */
function decodedSlug(slug: string): string {
  try {
    return oneLine(decodeURIComponent(slug));
  } catch {
    return oneLine(slug);
  }
}

/**
 * Reads the posts and pages of a WordPress export (WXR). Authors come before the items that name them. Yields to the
 * event loop between parts of a large file. An item that cannot be imported is skipped with its reason.
 * @throws ConversionError `unreadable_file` for a truncated file or one that is not an export.
 */
export async function importWxr(xml: string): Promise<ImportResult> {
  const result: ImportResult = { items: [], skipped: [] };
  const authors = new Map<string, string>();
  const take = (item: WxrItem): void => {
    const title = oneLine(item.title);
    const reason = skipReason(item) ?? (title === '' && item.content.trim() === '' ? 'empty' : null);
    if (reason) {
      result.skipped.push({ title, reason });
      return;
    }
    try {
      result.items.push(importItem(item, authors));
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      result.skipped.push({ title, reason: error.code });
    }
  };
  const reader = new WxrReader({
    item: take,
    author: (login, name) => authors.set(oneLine(login), oneLine(name)),
  });
  for (let at = 0; at < xml.length; at += PIECE) {
    reader.write(xml.slice(at, at + PIECE));
    await nextTurn();
  }
  reader.end();
  return result;
}
