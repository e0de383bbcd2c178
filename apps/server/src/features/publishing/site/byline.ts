import { markup, type Markup } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import type { Article } from '../repository.ts';

const WORDS_A_MINUTE = 230;
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the reader sees it, readable to machines as well. */
function day(moment: Date): Markup {
  return markup`<time datetime="${moment.toISOString()}">${dayFormat.format(moment)}</time>`;
}

/** Who wrote an article, when, and how long reading takes; the day of its last change where that is a later one. */
export function byline(article: Article): Markup {
  const minutes = Math.max(1, Math.round(article.wordCount / WORDS_A_MINUTE));
  const isUpdated = dayFormat.format(article.updatedAt) !== dayFormat.format(article.publishedAt);
  return markup`<p class="quiet">${say.by} ${article.authorName} · ${day(article.publishedAt)}${
    isUpdated && markup` · ${say.updated} ${day(article.updatedAt)}`
  } · ${say.readingTime(minutes)}</p>`;
}
