import {
  evidencePage,
  extractArticle,
  parsePaper,
  type ExtractedArticle,
  type ExtractedEvidencePage,
} from '@pagewright/engine';
import type { GivenPage } from './gathered-evidence.ts';

/** A page as the engine takes it: the article of an HTML page, or the text that was given. Never throws. */
export function extractPage({ text, format, url, title }: GivenPage): ExtractedEvidencePage {
  if (format === 'text') return { url, title, paper: parsePaper(text), faqs: [] };
  const read = evidencePage(text, url);
  return { ...read, title: title || read.title };
}

/** The article of a page with all that the page says of itself, but for links that nobody could open. */
export function extractSitePage(html: string, url: string): ExtractedArticle {
  const article = extractArticle(html, url);
  return { ...article, links: article.links.filter(({ href }) => URL.canParse(href)) };
}
