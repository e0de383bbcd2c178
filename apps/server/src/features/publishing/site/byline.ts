import { markup, type Markup } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import type { Article } from '../repository.ts';
import type { SiteAddress } from './address.ts';

const WORDS_A_MINUTE = 230;
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the reader sees it, readable to machines as well. */
function day(moment: Date): Markup {
  return markup`<time datetime="${moment.toISOString()}">${dayFormat.format(moment)}</time>`;
}

/** Who wrote an article, when, and how long reading takes; the day of its last change where that is a later one. */
export function byline(article: Article, address: SiteAddress): Markup {
  const minutes = Math.max(1, Math.round(article.wordCount / WORDS_A_MINUTE));
  const isUpdated = dayFormat.format(article.updatedAt) !== dayFormat.format(article.publishedAt);
  return markup`<p class="quiet">${say.by} ${author(article.authorName, address)} · ${day(article.publishedAt)}${
    isUpdated && markup` · ${say.updated} ${day(article.updatedAt)}`
  } · ${say.readingTime(minutes)}</p>`;
}

function author(name: string, address: SiteAddress): Markup | string {
  return canBePath(name)
    ? markup`<a rel="author" href="${address.path('authors', authorWord(name))}">${name}</a>`
    : name;
}

/** A name or tag as it stands in an address. */
export function pathWord(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A person's name as it stands in an address: with hyphens for the spaces between its words. */
export function authorWord(name: string): string {
  return pathWord(name).trim().replaceAll(/\s+/gu, '-');
}

/** Whether a name or tag can stand in an address as a part of its own. */
export function canBePath(text: string): boolean {
  return (
    text.trim() !== '' &&
    !/[\p{Cc}/\\]|^\.{1,2}$/u.test(text) &&
    text.isWellFormed() &&
    encodeURIComponent(text).length <= 280
  );
}
