import {
  evidencePage,
  extractArticle,
  parsePaper,
  type ExtractedArticle,
  type ExtractedEvidencePage,
} from '@pagewright/engine';
import type { GivenPage } from './gathered-evidence.ts';

type Paper = ExtractedEvidencePage['paper'];

/** So much of the article of one page is read: few pages are longer, and each value more is copied between threads. */
const MOST = { blocks: 1_500, characters: 200_000, links: 500, images: 200, addresses: 1_500 } as const;

/** A page as the engine takes it: the article of an HTML page, or the text that was given. Never throws. */
export function extractPage({ text, format, url, title }: GivenPage): ExtractedEvidencePage {
  if (format === 'text') return { url, title, paper: boundedPaper(parsePaper(text)), faqs: [] };
  const read = evidencePage(text, url);
  return { ...read, title: title || read.title, paper: boundedPaper(read.paper) };
}

/** The article of a page with all that the page says of itself, but for links that nobody could open. */
export function extractSitePage(html: string, url: string): ExtractedArticle {
  const article = extractArticle(html, url);
  return {
    ...article,
    paper: boundedPaper(article.paper),
    text: article.text.slice(0, MOST.characters),
    links: article.links.filter(({ href }) => URL.canParse(href)).slice(0, MOST.addresses),
  };
}

/** The beginning of a very long paper, with the links and images that stand in it. */
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
