import { wordCount } from '@pagewright/engine';
import { z } from 'zod';
import { keepFor } from '../../keep-for.ts';
import { readTexts, type Text } from '../../read-content.ts';
import { renderMarkdown, type RenderedText } from '../../render-markdown.ts';

/** The categories of the blog, by the names that they have in addresses. */
export const CATEGORIES = {
  'content-strategy': 'Content strategy',
  'seo-tips': 'SEO tips',
  'ai-writing': 'AI writing',
  'case-studies': 'Case studies',
  tutorials: 'Tutorials',
} as const;

const categorySchema = z.enum(['content-strategy', 'seo-tips', 'ai-writing', 'case-studies', 'tutorials']);

/** What stands above the text of an article. */
const articleSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  excerpt: z.string(),
  category: categorySchema,
  tags: z.array(z.string()),
  author: z.string(),
  publishDate: z.iso.date(),
  /** The day of its last change, where it changed since it came out. */
  updated: z.iso.date().optional(),
  /** What it is written for; the score rests on it. */
  primaryKeyword: z.string(),
  /** What our own engine gives it, for lists; a test holds it to the engine. */
  score: z.int(),
  featured: z.boolean(),
});

export type Article = Text<z.output<typeof articleSchema>>;

/** An article as it is read. */
interface ArticleText extends RenderedText {
  readonly words: number;
  /** Minutes that it takes to read. */
  readonly minutes: number;
}

/** Words that are read in a minute. */
const READING_SPEED = 230;

/** All articles, the featured first and then the newest; the featured one is the newest. */
export const articles: readonly Article[] = readTexts('blog', articleSchema).toSorted(
  (a, b) => Number(b.featured) - Number(a.featured) || b.publishDate.localeCompare(a.publishDate),
);

/** The text of an article and how long it is. */
export const articleText = keepFor(({ markdown }: Article): ArticleText => {
  const rendered = renderMarkdown(markdown);
  const words = wordCount(rendered.body.text);
  return { ...rendered, words, minutes: Math.ceil(words / READING_SPEED) };
});

/** Where an article stands. */
export function articlePath({ slug }: Article): string {
  return `/blog/${slug}`;
}

/** Up to three articles that share the most with it: tags, then the category; the newest of equals. */
export function relatedArticles(article: Article): Article[] {
  const shared = (other: Article): number =>
    2 * other.tags.filter((tag) => article.tags.includes(tag)).length +
    Number(other.category === article.category);
  return articles
    .filter((other) => other !== article)
    .toSorted((a, b) => shared(b) - shared(a) || b.publishDate.localeCompare(a.publishDate))
    .slice(0, 3);
}
