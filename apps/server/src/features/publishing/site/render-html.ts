import { documentText, emptyDocument, parseEditorDocument } from '@pagewright/contract/document';
import { keywordDensity } from '@pagewright/engine';
import { writeHtml } from '../../../documents/html/write-html.ts';

/** Characters of the opening text. */
export const BEGINNING_LENGTH = 400;

/** A text as HTML, before the page's additions. */
export interface RenderedHtml {
  readonly html: string;
  /** The first words, in one line. */
  readonly beginning: string;
  /** URLs of its pictures as in the HTML, in order. */
  readonly sources: readonly string[];
  /** Language code of the text; null if unknown. */
  readonly language: string | null;
}

/** Renders an article's text as HTML. Slow for long texts, so the server runs it in a worker thread. */
export function renderHtml(content: string): RenderedHtml {
  const parsed = parseEditorDocument(content);
  const document = parsed.ok ? parsed.document : emptyDocument();
  const html = writeHtml(document, { for: 'page' });
  const { code } = keywordDensity(document, []).language;
  return {
    html,
    beginning: documentText(document).slice(0, BEGINNING_LENGTH).replaceAll(/\s+/g, ' ').trim(),
    sources: [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source = '']) => source),
    language: code === 'und' ? null : code,
  };
}
