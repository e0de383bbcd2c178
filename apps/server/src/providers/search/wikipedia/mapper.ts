import { cleanLine } from '../clean-answer.ts';
import type { Interest, SourceArticle } from '../port.ts';
import { leaveOutApparatus } from './leave-out-apparatus.ts';

/** Maximum UTF-16 units of an article; the few longer ones are lists. */
const HTML_MAX = 1_500_000;

/** An article's text as its own HTML page. Runs in worker threads. */
export function toArticle(url: string, { title, text }: { title: string; text: string }): SourceArticle {
  const name = cleanLine(title);
  // A database can store neither.
  const body = leaveOutApparatus(text.slice(0, HTML_MAX)).replaceAll('\0', '').toWellFormed();
  return {
    url: addressOf(url, title),
    title: name,
    html: `<!doctype html><title>${escapeHtml(name)}</title><article><h1>${escapeHtml(name)}</h1>${body}</article>`,
  };
}

/** Monthly views of an article. */
export function toInterest(
  url: string,
  title: string,
  { items }: { readonly items: readonly { readonly timestamp: string; readonly views: number }[] },
): Interest {
  return {
    subject: cleanLine(title),
    url: addressOf(url, title),
    months: items.map(({ timestamp, views }) => ({
      month: `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}`,
      views,
    })),
  };
}

function addressOf(url: string, title: string): string {
  return `${url}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
