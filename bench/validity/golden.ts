import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePaper, prepareEvidence } from '@pagewright/engine';
import type { ScoreInput } from '@pagewright/engine';
import { evidenceOf, readGoldenArticles } from '../../packages/engine/src/score/testing/golden-article.ts';

const FOLDER = join(import.meta.dirname, 'golden');
/** Written, with their competing pages, by someone who has not seen the score. */
const OWN_ARTICLES = [
  'accessibility-tools',
  'dehumidifier-laundry',
  'employee-onboarding',
  'kettle-descaling',
  'preserved-lemons',
  'rain-barrel',
];

/** One of the twelve golden articles. */
export interface RankedArticle {
  name: string;
  input: ScoreInput;
}

/** The twelve golden articles: six from the engine's tests and six written for this benchmark. */
export function readRankedArticles(): RankedArticle[] {
  const known = readGoldenArticles().map(([file, golden]): RankedArticle => ({
    name: `existing-${file.replace('.json', '')}`,
    input: { ...golden.input, evidence: evidenceOf(golden) },
  }));
  return [...known, ...OWN_ARTICLES.map((name) => ({ name, input: inputOf(name) }))];
}

/** Article names as ranked by a reader who has seen no score, best first. */
export function readRanking(reader: 1 | 2): string[] {
  const text = readFileSync(join(FOLDER, `readers-${reader}.md`), 'utf8');
  return [...text.matchAll(/^\d+\.\s+\**`?([\w-]+)\.md/gm)].map(([, name]) => name!);
}

function inputOf(name: string): ScoreInput {
  const { head, html } = readArticle(`${name}.md`);
  const keyword = head.get('keyword') ?? '';
  const pages = readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${name}-page`))
    .map((file) => {
      const page = readArticle(file);
      return {
        url: `https://example.org/${file}`,
        title: page.head.get('title') ?? '',
        paper: parsePaper(page.html),
      };
    });
  return {
    content: html,
    title: head.get('title') ?? '',
    metaTitle: head.get('title') ?? '',
    metaDescription: head.get('description') ?? '',
    slug: '',
    primaryKeyword: keyword,
    language: 'en',
    evidence: pages.length === 0 ? null : prepareEvidence({ keyword, pages }),
  };
}

/** Parses the subset of Markdown used by the articles: front matter, headings, lists, links, bold text. */
function readArticle(file: string): { head: Map<string, string>; html: string } {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const [, front = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const head = new Map(
    [...front.matchAll(/^(\w+): ?"?(.*?)"?$/gm)].map(([, key, value]) => [key!, value!] as const),
  );
  const html = body
    .trim()
    .split(/\n{2,}/)
    .map(blockHtml)
    .join('');
  return { head, html };
}

function blockHtml(block: string): string {
  const [, level, heading] = /^(#+) (.*)/.exec(block) ?? [];
  // The title is shown above the text.
  if (level !== undefined)
    return level === '#' ? '' : `<h${level.length}>${inline(heading!)}</h${level.length}>`;
  const isList = /^(?:[-*]|\d+\.) /.test(block);
  if (!isList) return `<p>${inline(block)}</p>`;
  const items = block.split(/\n(?=[-*] |\d+\. )/).map((item) => item.replace(/^(?:[-*]|\d+\.) /, ''));
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
}

const inline = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>');
