import { wordCount } from '@pagewright/engine';
import { z } from 'zod';
import { byLanguage } from '../../../../platform/language/by-language.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { readTexts, type Text } from '../../read-content.ts';
import { renderMarkdown, type RenderedText } from '../../render-markdown.ts';

/** The categories of the blog, as URLs name them. */
export const CATEGORIES = [
  'content-strategy',
  'seo-tips',
  'ai-writing',
  'case-studies',
  'tutorials',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The front matter of an article. */
const articleSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  excerpt: z.string(),
  category: z.enum(CATEGORIES),
  tags: z.array(z.string()),
  author: z.string(),
  publishDate: z.iso.date(),
  /** The date of its last change, if it changed after publication. */
  updated: z.iso.date().optional(),
  /** The keyword it is written for, used for the score. */
  primaryKeyword: z.string(),
  /** The score from our own engine, for lists; a test verifies it. */
  score: z.int(),
  featured: z.boolean(),
});

export type Article = Text<z.output<typeof articleSchema>>;

/** The rendered text of an article. */
interface ArticleText extends RenderedText {
  readonly words: number;
  /** Reading time in minutes. */
  readonly minutes: number;
}

/** The path of the feed of all articles. */
export const FEED_PATH = '/blog/feed.xml';
/** Words read per minute. */
const READING_SPEED = 230;

/** All articles of a language, the featured one first, then newest first. The featured one is the newest. */
export const articles = byLanguage((): readonly Article[] =>
  readTexts('blog', articleSchema).toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || b.publishDate.localeCompare(a.publishDate),
  ),
);

/** The text of an article with its length. */
export const articleText = memoizeByObject(({ markdown }: Article): ArticleText => {
  const rendered = renderMarkdown(markdown);
  const words = wordCount(rendered.body.text);
  return { ...rendered, words, minutes: Math.ceil(words / READING_SPEED) };
});

/** The path of an article. */
export function articlePath({ slug }: Article): string {
  return `/blog/${slug}`;
}

/** Up to three articles that have the most in common: tags, then category, then the newest. */
export function relatedArticles(article: Article): Article[] {
  const shared = (other: Article): number =>
    2 * other.tags.filter((tag) => article.tags.includes(tag)).length +
    Number(other.category === article.category);
  return articles()
    .filter((other) => other !== article)
    .toSorted((a, b) => shared(b) - shared(a) || b.publishDate.localeCompare(a.publishDate))
    .slice(0, 3);
}
