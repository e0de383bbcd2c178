import { cleanLine } from '../clean-answer.ts';
import type { SourceArticle } from '../port.ts';
import { leaveOutApparatus } from './leave-out-apparatus.ts';

/** UTF-16 units of an article; the few longer ones are lists. */
const HTML_MAX = 1_500_000;

/** An article's text as a page of its own. */
export function toArticle(url: string, { title, text }: { title: string; text: string }): SourceArticle {
  const name = cleanLine(title);
  // A database keeps neither of the two.
  const body = leaveOutApparatus(text.slice(0, HTML_MAX)).replaceAll('\0', '').toWellFormed();
  return {
    url: `${url}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
    title: name,
    html: `<!doctype html><title>${escapeHtml(name)}</title><article><h1>${escapeHtml(name)}</h1>${body}</article>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
