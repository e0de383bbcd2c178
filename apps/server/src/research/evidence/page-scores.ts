import { deserialize } from 'node:v8';
import { inflateRawSync } from 'node:zlib';
import {
  createScorer,
  ENGINE_VERSION,
  shownScore,
  type ExtractedArticle,
  type Paper,
} from '@pagewright/engine';

/** The engine version of the scores; those of another version are recalculated. */
export const PAGE_SCORE_ENGINE = ENGINE_VERSION;

/** A page to score. */
export interface ScoredPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  readonly query: string;
  /** Its packed article. */
  readonly article: Uint8Array;
}

/** Scores pages for their main queries; null for a page that cannot be scored. Runs in worker threads. */
export function scorePages(pages: readonly ScoredPage[]): (number | null)[] {
  const scorer = createScorer();
  return pages.map(({ url, title, description, h1, query, article }) => {
    const { paper } = deserialize(inflateRawSync(article)) as ExtractedArticle;
    const result = scorer.score({
      content: htmlOf(paper),
      title: h1 || title,
      metaTitle: title,
      metaDescription: description,
      slug: lastPart(url),
      primaryKeyword: query,
      targetKeywords: [],
    });
    return result.status === 'scored' ? shownScore(result.overall) : null;
  });
}

/** Renders a paper as HTML that the engine parses back unchanged, except for nested lists and tables. */
function htmlOf({ blocks, links, images }: Paper): string {
  const parts: string[] = [];
  let isList = false;
  for (const [at, block] of blocks.entries()) {
    const isItem = block.listItem >= 0;
    if (isItem !== isList) parts.push(isItem ? '<ul>' : '</ul>');
    isList = isItem;
    const pictures = images
      .filter((image) => image.block === at)
      .map(({ src, alt }) => `<img src="${escape(src)}" alt="${escape(alt)}">`)
      .join('');
    const words = linkedWords(
      block.text,
      links.filter((link) => link.block === at),
    );
    const inner = `${words}${pictures}`;
    if (isItem) parts.push(`<li>${inner}</li>`);
    else if (block.kind === 'heading') parts.push(`<h${block.level}>${inner}</h${block.level}>`);
    else if (block.kind === 'code') parts.push(`<pre><code>${inner}</code></pre>`);
    else if (block.inQuote) parts.push(`<blockquote><p>${inner}</p></blockquote>`);
    else parts.push(`<p>${inner}</p>`);
  }
  if (isList) parts.push('</ul>');
  return parts.join('');
}

function linkedWords(text: string, links: Paper['links']): string {
  let at = 0;
  let written = '';
  for (const { start, end, href } of links.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    written += `${plain(text.slice(at, start))}<a href="${escape(href)}">${plain(text.slice(start, end))}</a>`;
    at = end;
  }
  return written + plain(text.slice(at));
}

/** Text without image placeholders; the images are written after it. */
function plain(text: string): string {
  return escape(text.replaceAll('\uFFFC', '')).replaceAll('\n', '<br>');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function lastPart(url: string): string {
  return new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';
}
