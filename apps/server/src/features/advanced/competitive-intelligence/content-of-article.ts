import { createHash } from 'node:crypto';
import { withoutSiteName, type PageSnapshot } from '@pagewright/engine';
import {
  readSerializedArticle,
  type SerializedArticle,
} from '../../../research/evidence/serialized-article.ts';
import { readMarkup } from '../../../research/site-index/read-markup.ts';

const HEADINGS_MAX = 100;

/** The parts of a page's content that are compared between versions. */
export function contentOfArticle(
  article: SerializedArticle,
): Pick<PageSnapshot, 'title' | 'description' | 'headings' | 'language'> {
  const { title, description, paper, language } = readSerializedArticle(article);
  const headings = paper.blocks
    .filter(({ kind }) => kind === 'heading')
    .slice(0, HEADINGS_MAX)
    .map(({ level, text }) => ({ level, text }));
  return { title, description, headings, language };
}

/** A digest of what a page says: its title and the text of its article, without links, markup, and what is around it. */
export function digestOfArticle(article: SerializedArticle): string {
  const { title, paper } = readSerializedArticle(article);
  const texts = [title, ...paper.blocks.map(({ text }) => text.replace(/\s+/g, ' ').trim())];
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

/** What the browser shows as a page's title, without the site's name; the article's own title may be its heading. */
export function documentTitle(html: string, url: string): string {
  return withoutSiteName(readMarkup(html, new URL(url)).title);
}
