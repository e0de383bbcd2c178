import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An article as a list of headings (level 2-4) and paragraphs (level 0), convertible to any format. */
export interface BenchArticle {
  title: string;
  keyword: string;
  blocks: { level: number; text: string }[];
}

interface WikiSection {
  section_title: string;
  section_content: { sentence: string }[];
  subsections: WikiSection[];
}

interface WikiArticle {
  title: string;
  summary: string;
  content: WikiSection[];
}

const SENTENCES_PER_PARAGRAPH = 5;
const shared = process.env['PAGEWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../shared');
const wikiFolder = join(shared, 'data/freshwiki-dev');

/** Articles of the evaluation data; none, with a message, if it is absent. */
export function readWikiArticles(): BenchArticle[] {
  if (!existsSync(wikiFolder)) {
    console.log(
      `No articles in ${wikiFolder} (set PAGEWRIGHT_SHARED): the engine's own golden articles are used.`,
    );
    return [];
  }
  return readdirSync(wikiFolder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(wikiFolder, file), 'utf8')) as WikiArticle)
    .map((wiki) => ({
      title: wiki.title.replaceAll('_', ' '),
      keyword: wiki.title.replaceAll('_', ' ').split(' ').slice(-2).join(' '),
      blocks: [{ level: 0, text: wiki.summary }, ...wiki.content.flatMap((section) => blocksOf(section, 2))],
    }));
}

function blocksOf(section: WikiSection, level: number): BenchArticle['blocks'] {
  const sentences = section.section_content.map((item) => item.sentence.trim()).filter((text) => text !== '');
  const paragraphs: BenchArticle['blocks'] = [];
  for (let at = 0; at < sentences.length; at += SENTENCES_PER_PARAGRAPH) {
    paragraphs.push({ level: 0, text: sentences.slice(at, at + SENTENCES_PER_PARAGRAPH).join(' ') });
  }
  return [
    { level: Math.min(level, 4), text: section.section_title },
    ...paragraphs,
    ...section.subsections.flatMap((child) => blocksOf(child, level + 1)),
  ];
}

/**
 * Articles of exactly `words` words: each is extended with the following ones until it is long enough, and none is used
 * twice.
 */
export function joinArticles(articles: readonly BenchArticle[], words: number): BenchArticle[] {
  const joined: BenchArticle[] = [];
  let parts: BenchArticle[] = [];
  for (const article of articles) {
    parts.push(article);
    const blocks = parts.flatMap((part) => part.blocks);
    if (countWords(blocks) < words) continue;
    joined.push({ ...parts[0]!, blocks: cutTo(blocks, words) });
    parts = [];
  }
  return joined;
}

function countWords(blocks: BenchArticle['blocks']): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block.text).length, 0);
}

function cutTo(blocks: BenchArticle['blocks'], words: number): BenchArticle['blocks'] {
  const kept: BenchArticle['blocks'] = [];
  let left = words;
  for (const block of blocks) {
    if (left <= 0) break;
    const own = wordsOf(block.text);
    kept.push({ level: block.level, text: own.slice(0, left).join(' ') });
    left -= own.length;
  }
  return kept;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The article as the editor stores it. */
export function toEditorJson(article: BenchArticle): string {
  const content = article.blocks.map(({ level, text }) => ({
    type: level === 0 ? 'paragraph' : 'heading',
    ...(level === 0 ? {} : { attrs: { level } }),
    content: [{ type: 'text', text }],
  }));
  return JSON.stringify({ type: 'doc', content });
}

/** The article as a web page's body. */
export function toHtml(article: BenchArticle): string {
  return article.blocks
    .map(({ level, text }) => {
      const tag = level === 0 ? 'p' : `h${level}`;
      return `<${tag}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`;
    })
    .join('\n');
}
