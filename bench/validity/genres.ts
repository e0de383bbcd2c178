import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractArticle } from '@pagewright/engine';
import type { ScoreInput } from '@pagewright/engine';
import type { Block, Paper } from '../../packages/engine/src/paper/types.ts';
import { readEvaluationPages } from '../engine/evaluation-pages.ts';
import { isBuildHalf } from '../engine/held-out.ts';

/** A genuine text that is not an ordinary article: a recipe, a list, a glossary, a product page, a short answer. */
export interface GenreText {
  url: string;
  genre: string;
  language: string;
  isBuild: boolean;
  input: ScoreInput;
}

interface GenreRow {
  url: string;
  genre: string;
  language: string;
  keyword: string;
}

/** Texts of special genres as published, selected with their keywords by someone who has not seen the score. */
export function readGenreTexts(): GenreText[] {
  const pages = readEvaluationPages();
  if (pages === null) return [];
  const byUrl = new Map(pages.map((page) => [page.url, page.html]));
  const rows = JSON.parse(readFileSync(join(import.meta.dirname, 'genres.json'), 'utf8')) as GenreRow[];
  return rows.flatMap(({ url, genre, language, keyword }) => {
    const html = byUrl.get(url);
    if (html === undefined) return [];
    const { paper, title } = extractArticle(html, url);
    const input = { content: htmlOf(paper), title: title ?? '', primaryKeyword: keyword, language };
    return [{ url, genre, language, isBuild: isBuildHalf(url), input }];
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function htmlOf({ blocks }: Paper): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml({ kind, text, level, listDepth }: Block): string {
  const tag = kind === 'heading' ? `h${level}` : kind === 'code' ? 'pre' : 'p';
  const html = `<${tag}>${escaped(text)}</${tag}>`;
  return listDepth > 0 ? `<ul><li>${html}</li></ul>` : html;
}
