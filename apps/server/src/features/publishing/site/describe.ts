import type { Article } from '../repository.ts';

const TITLE_LENGTH_MAX = 110;
const DESCRIPTION_LENGTH_MAX = 160;

/** The title for search results and shared links. */
export function headTitle(article: Article): string {
  return article.metaTitle || article.title;
}

/** The title as structured data takes it: 110 characters at most. */
export function headline(article: Article): string {
  return cut(article.title, TITLE_LENGTH_MAX);
}

/** The description of an article: its own, else the beginning of its text, up to the end of a word. */
export function describe(article: Article, beginning: string): string {
  return article.metaDescription || cut(beginning, DESCRIPTION_LENGTH_MAX);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > length / 2 ? end : length - 1).toWellFormed()}…`;
}
