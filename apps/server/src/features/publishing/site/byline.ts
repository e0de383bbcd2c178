import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { byLanguage } from '../../../platform/language/by-language.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import type { Article } from '../article-repository.ts';
import { languageAttributes } from './language-parts.ts';
import { siteMessages as say } from './messages.ts';
import type { SiteAddress } from './site-address.ts';

const WORDS_PER_MINUTE = 230;
const days = byLanguage(
  () => new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }),
);
const formatDay = (moment: Date): string => days().format(moment);

/** A date for readers, with a machine-readable value. */
function renderDate(moment: Date): Markup {
  return markup`<time datetime="${moment.toISOString()}">${formatDay(moment)}</time>`;
}

/**
 * An article's author, date, and reading time, plus the date of its last change if later, in the site's language.
 * @param around The language of the part of the page that contains it.
 */
export function renderByline(
  article: Article,
  address: SiteAddress,
  around: string = currentLanguage(),
): Markup {
  const minutes = Math.max(1, Math.round(article.wordCount / WORDS_PER_MINUTE));
  const isUpdated = formatDay(article.updatedAt) !== formatDay(article.publishedAt);
  return markup`<p class="quiet"${languageAttributes(currentLanguage(), around)}>${say.by} ${renderAuthor(article.authorName, address)} · ${renderDate(article.publishedAt)}${
    isUpdated && markup` · ${say.updated} ${renderDate(article.updatedAt)}`
  } · ${say.readingTime(minutes)}</p>`;
}

function renderAuthor(name: string, address: SiteAddress): Markup | string {
  return isValidSegment(name)
    ? markup`<a rel="author" href="${address.path('authors', toAuthorSegment(name))}">${name}</a>`
    : name;
}

/** A name or tag as a URL segment. */
export function toSegment(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A person's name as a URL segment, with hyphens for spaces. */
export function toAuthorSegment(name: string): string {
  return toSegment(name).trim().replaceAll(/\s+/gu, '-');
}

/** Whether a name or tag can be a URL segment. */
export function isValidSegment(text: string): boolean {
  return (
    text.trim() !== '' &&
    !/[\p{Cc}/\\]|^\.{1,2}$/u.test(text) &&
    text.isWellFormed() &&
    encodeURIComponent(text).length <= 280
  );
}
