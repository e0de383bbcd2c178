import type { PageSnapshot } from '@pagewright/engine';
import {
  readSerializedArticle,
  type SerializedArticle,
} from '../../../research/evidence/serialized-article.ts';

const HEADINGS_MAX = 100;

/** The parts of a page's content that are compared between versions. */
export function contentOfArticle(
  article: SerializedArticle,
): Pick<PageSnapshot, 'title' | 'description' | 'headings' | 'language'> {
  const { title, description, paper, language } = readSerializedArticle(article);
  const headings = paper.blocks
    .filter(({ kind }) => kind === 'heading')
    .slice(0, HEADINGS_MAX)
    .map(({ level, text }) => ({ level, text }));
  return { title, description, headings, language };
}
