import type { Article } from '../article-repository.ts';

const TITLE_LENGTH_MAX = 110;
const DESCRIPTION_LENGTH_MAX = 160;

/** The title for search results and link previews. */
export function metaTitle(article: Article): string {
  return article.metaTitle || article.title;
}

/** The title for structured data, at most 110 characters. */
export function headline(article: Article): string {
  return truncate(article.title, TITLE_LENGTH_MAX);
}

/** The description of an article, or else the start of its text cut at a word boundary. */
export function metaDescription(article: Article, beginning: string): string {
  return article.metaDescription || truncate(beginning, DESCRIPTION_LENGTH_MAX);
}

function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > length / 2 ? end : length - 1).toWellFormed()}…`;
}
