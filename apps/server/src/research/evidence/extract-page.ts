import { MARKDOWN_HEADING } from '@pagewright/contract/markdown-heading';
import { extractEvidencePage, extractArticle, parsePaper, type Paper } from '@pagewright/engine';
import { ConversionError, readMarkdown } from '../../documents/index.ts';
import type { GivenPage } from './gathered-evidence.ts';
import { PAGE_TEXT_MAX } from './page-text-max.ts';
import { serializeArticle, type SerializedArticle } from './serialized-article.ts';
import { serializePage, type SerializedPage } from './serialized-page.ts';

const MOST = { ...PAGE_TEXT_MAX, links: 500, images: 200, addresses: 1_500 } as const;

/** Extracts a page's article: from its HTML, or from the given text. Never throws. Runs in worker threads. */
export function extractPage({ text, format, url, title }: GivenPage): SerializedPage {
  const read = format === 'text' ? { url, faqs: [], ...readText(text) } : extractEvidencePage(text, url);
  const paper = boundedPaper(read.paper);
  return serializePage({ ...read, title: title || read.title, paper }, isShorter(paper, read.paper));
}

/** Parses plain text, or Markdown if it has Markdown headings; a heading at the very top is the title. */
function readText(given: string): { paper: Paper; title: string } {
  const text = given.replaceAll(/\r\n?/g, '\n');
  if (!MARKDOWN_HEADING.test(text)) return { paper: parsePaper(given), title: '' };
  try {
    const { document, title } = readMarkdown(text, { takeTitle: true });
    return { paper: parsePaper(document), title };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return { paper: parsePaper(given), title: '' };
  }
}

/** Extracts a page's article and its metadata, without links to invalid URLs. Runs in worker threads. */
export function extractSitePage(html: string, url: string): SerializedArticle {
  const article = extractArticle(html, url);
  const paper = boundedPaper(article.paper);
  return serializeArticle(
    {
      ...article,
      paper,
      text: article.text.slice(0, MOST.characters),
      links: article.links.filter(({ href }) => URL.canParse(href)).slice(0, MOST.addresses),
    },
    isShorter(paper, article.paper),
  );
}

/** Whether a truncated paper leaves out text of the whole one. */
function isShorter({ blocks }: Paper, whole: Paper): boolean {
  return (
    blocks.length < whole.blocks.length ||
    blocks.some(({ text }, at) => text.length < (whole.blocks[at]?.text.length ?? 0))
  );
}

/** The start of a very long paper, with its links and images. */
export function boundedPaper(paper: Paper): Paper {
  let characters = 0;
  const from = paper.blocks.findIndex(({ text }) => (characters += text.length) > MOST.characters);
  const kept = Math.min(from === -1 ? paper.blocks.length : Math.max(1, from), MOST.blocks);
  const blocks = paper.blocks.slice(0, kept).map((block) => ({
    ...block,
    text: block.text.slice(0, MOST.characters),
  }));
  return {
    ...paper,
    blocks,
    links: paper.links
      .filter(({ block, end }) => end <= (blocks[block]?.text.length ?? -1))
      .slice(0, MOST.links),
    images: paper.images
      .filter(({ block, offset }) => offset <= (blocks[block]?.text.length ?? -1))
      .slice(0, MOST.images),
  };
}
